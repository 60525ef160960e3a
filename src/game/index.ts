// The games of this house and their rules: the only door for bots, client and server.
import type { Game } from 'boardgame.io';
import { city } from './city/city';
import { classic } from './city/editions/classic';
import { fussball } from './city/editions/fussball';
import { verlagswelt } from './city/editions/verlagswelt';
import { createGame } from './createGame';
import { life } from './life/life';
import type { Rules } from './rules';

const landmarkBoxes = [city(classic), city(fussball), city(verlagswelt)];

/** The boardgame.io games, one per box. */
export const games: Game[] = [...landmarkBoxes.map((one) => createGame(one)), createGame(life)];

/** Rules by boardgame.io game name. */
// biome-ignore lint/suspicious/noExplicitAny: each engine has its own state, and the caller who holds a state knows which
export const rules: Readonly<Record<string, Rules<any>>> = Object.fromEntries(
  [...landmarkBoxes, life].map((one) => [one.id, one]),
);

export { type SeededChance, seededChance } from './chance';
export {
  type CardId,
  cost,
  type EstablishmentId,
  establishment,
  establishmentIds,
  isEstablishmentId,
  isLandmarkId,
  type LandmarkId,
  landmark,
  landmarkIds,
} from './city/cards';
export { cityChoices } from './city/city';
export { editionOf, editions } from './city/edition';
export { activations, bonus, coinsPerCopy, countIcon, hasPower } from './city/effects';
export { buildRefusal, supply } from './city/market';
export type { MoveMetadata } from './createGame';
export {
  type CardId as LifeBoxCardId,
  card as lifeBoxCard,
  cardIds as lifeBoxCardIds,
  type DreamCardId,
  dreamCard,
  dreamCardIds,
  isDreamCardId,
  isLifeCardId,
  type LifeCardId,
  lifeCard,
  lifeCardIds,
  names as lifeNames,
} from './life/cards';
export { activations as lifeActivations } from './life/effects';
export { lifeChoices } from './life/life';
export { bonus as summerHouseBonus, countColor, friendCard, friendHearts, isAloof, points } from './life/powers';
export { buyRefusal as lifeBuyRefusal, cardsOf as lifeCardsOf, meetsNeeds, missingNeeds } from './life/rows';
export { draftLaps, pointsToWin } from './life/turn';
export * from './rules';
