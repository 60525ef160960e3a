// The three landmark editions as the rule tests meet them: ids, rules and settings by edition.
import {
  type CardId,
  type EstablishmentId,
  editions,
  establishmentIds,
  type LandmarkId,
  landmarkIds,
  rules,
} from '../../src/game';
import type { CityG, CityHappening, CityOptions, EditionId } from '../../src/game/city/types';
import type { Rules } from '../../src/game/rules';

export type CityRules = Rules<CityG, CityOptions, CityHappening>;

export const boxes: readonly EditionId[] = ['classic', 'fussball', 'verlagswelt'];
export const boxesWithRelief: readonly EditionId[] = ['fussball', 'verlagswelt'];

export const defaults: CityOptions = { display: 'all', maxCopies: null, startingPlayer: 'first' };
export const comeWhatMay: CityOptions = { ...defaults, display: 'comeWhatMay' };

/** Every combination of options. */
export const allOptions: readonly CityOptions[] = (['all', 'comeWhatMay'] as const).flatMap((display) =>
  ([null, 2] as const).flatMap((maxCopies) =>
    (['first', 'random'] as const).map((startingPlayer) => ({ display, maxCopies, startingPlayer })),
  ),
);

export function rulesOf(edition: EditionId): CityRules {
  const found = rules[editions[edition].game] as CityRules | undefined;
  if (!found) throw new Error(`no rules for ${edition}`);
  return found;
}

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
