// The boxes as the tests meet them: ids, rules and options. First the landmark editions, then all boxes, whatever their engine.
import {
  type CardId,
  cityChoices,
  type EstablishmentId,
  editions,
  establishmentIds,
  type LandmarkId,
  landmarkIds,
  rules,
} from '../../src/game';
import type { CityG, CityHappening, CityOptions, EditionId } from '../../src/game/city/types';
import { life, lifeChoices } from '../../src/game/life/life';
import type { LifeG, LifeHappening, LifeOptions } from '../../src/game/life/types';
import type { Rules } from '../../src/game/rules';

export type CityRules = Rules<CityG, CityOptions, CityHappening>;

export const boxes: readonly EditionId[] = ['classic', 'fussball', 'verlagswelt'];
export const boxesWithRelief = boxes.filter((id) => editions[id].reliefCard !== null);
/** Where landmarks work later (C25) and doubles win once (C15); a box that mixes the two settings needs lists of its own. */
export const boxesWithLaterLandmarks = boxes.filter(
  (id) => editions[id].landmarksWork === 'nextTurn' && editions[id].doubles === 'once',
);

export const defaults: CityOptions = { display: 'all', maxCopies: null, startingPlayer: 'first' };
export const comeWhatMay: CityOptions = { ...defaults, display: 'comeWhatMay' };

/** Every combination of options. */
export const allOptions: readonly CityOptions[] = (['all', 'comeWhatMay'] as const).flatMap((display) =>
  ([null, 2] as const).flatMap((maxCopies) =>
    (['first', 'random'] as const).map((startingPlayer) => ({ display, maxCopies, startingPlayer })),
  ),
);

/** Every box, whatever its engine. */
export type BoxId = EditionId | 'life';
export const allBoxes: readonly BoxId[] = [...boxes, 'life'];

export type LifeRules = Rules<LifeG, LifeOptions, LifeHappening>;
export type AnyG = CityG | LifeG;
export type AnyOptions = CityOptions | LifeOptions;
export type AnyHappening = CityHappening | LifeHappening;
export type AnyRules = Rules<AnyG, AnyOptions, AnyHappening>;

export function rulesOf(box: EditionId): CityRules;
export function rulesOf(box: 'life'): LifeRules;
export function rulesOf(box: BoxId): AnyRules;
export function rulesOf(box: BoxId): AnyRules {
  if (box === 'life') return life;
  const found = rules[editions[box].game] as CityRules | undefined;
  if (!found) throw new Error(`no rules for ${box}`);
  return found;
}

export const boxOf = (G: AnyG): BoxId => ('edition' in G ? G.edition : 'life');
/** Option -> the values it may take. */
export const choicesOf = (box: BoxId): Readonly<Record<string, readonly unknown[]>> =>
  box === 'life' ? { ...lifeChoices } : { ...cityChoices };
/** Every combination of options of a box. */
export const allOptionsOf = (box: BoxId): readonly AnyOptions[] =>
  box === 'life' ? lifeChoices.startingPlayer.map((startingPlayer) => ({ startingPlayer })) : allOptions;
/** Options with which there are face-down piles. */
export const withPiles = (box: BoxId): AnyOptions => (box === 'life' ? { startingPlayer: 'first' } : comeWhatMay);

/** Finds a card by the name printed in its box, so that a worked example reads as in that rulebook. */
export function cardsOf(edition: EditionId): {
  establishment(name: string): EstablishmentId;
  landmark(name: string): LandmarkId;
} {
  const { names } = editions[edition];
  const find = <Id extends CardId>(ids: readonly Id[], name: string): Id => {
    const id = ids.find((one) => names[one] === name);
    if (!id) throw new Error(`no card of ${edition} is called ${name}`);
    return id;
  };
  return { establishment: (name) => find(establishmentIds, name), landmark: (name) => find(landmarkIds, name) };
}
