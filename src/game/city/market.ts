// The market: what lies face up, the pile behind it, and why a card cannot be built.
import type { Chance, Refusal } from '../rules';
import {
  type CardId,
  cost,
  type EstablishmentId,
  establishment,
  establishmentIds,
  isEstablishmentId,
  isLandmarkId,
  type LandmarkId,
} from './cards';
import type { CityG, CityHappening, CityOptions, CityPlayer } from './types';

/** Come What May: so many different kinds lie face up. */
const KINDS_FACE_UP = 10;
/** Of each purple kind a player may own one. */
const MAJOR_LIMIT = 1;
/** With so many seats, Come What May uses one card of each purple kind per seat. */
const SEATS_IN_BOX = 4;

/** The same number for every kind. */
export function eachKind(count: (id: EstablishmentId) => number): Record<EstablishmentId, number> {
  const counts = {} as Record<EstablishmentId, number>;
  for (const id of establishmentIds) counts[id] = count(id);
  return counts;
}

/** How many cards of a kind the supply of this match has, face up, face down and bought together; starting cards are extra (C2, C3). */
export function supply(options: CityOptions, seats: number, id: EstablishmentId): number {
  const { copies, color } = establishment(id);
  return options.display === 'comeWhatMay' && color === 'purple' ? copies - (SEATS_IN_BOX - seats) : copies;
}

/** The market and the pile with which a match begins. */
export function setupMarket(options: CityOptions, seats: number, chance: Chance): Pick<CityG, 'market' | 'deckSize' | 'secret'> {
  if (options.display === 'all') {
    return { market: eachKind((id) => supply(options, seats, id)), deckSize: 0, secret: { deck: [] } };
  }
  const cards = establishmentIds.flatMap((id) => Array<EstablishmentId>(supply(options, seats, id)).fill(id));
  const stock = { market: eachKind(() => 0), deckSize: cards.length, secret: { deck: chance.shuffle(cards) } };
  turnUp(stock);
  return stock;
}

/**
 * C3, C27: turns cards up until ten kinds lie face up or the pile is empty. Returns what was turned up.
 * @throws {Error} on a view with cards face down: nobody knows them there (`imagine` first).
 */
export function turnUp(G: Pick<CityG, 'market' | 'deckSize' | 'secret'>): CityHappening[] {
  const happenings: CityHappening[] = [];
  const deck = G.secret?.deck ?? [];
  let kinds = establishmentIds.filter((id) => G.market[id] > 0).length;
  while (kinds < KINDS_FACE_UP) {
    const card = deck.pop();
    if (card === undefined) {
      if (G.deckSize > 0) throw new Error('the pile of a view is unknown');
      break;
    }
    if (G.market[card] === 0) kinds++;
    G.market[card]++;
    G.deckSize--;
    happenings.push({ type: 'reveal', card });
  }
  return happenings;
}

/** How many of this kind a player may own; Infinity without a limit (C23, C24). */
export function limit(options: CityOptions, id: EstablishmentId): number {
  if (establishment(id).color === 'purple') return MAJOR_LIMIT;
  return options.maxCopies ?? Number.POSITIVE_INFINITY;
}

/** Why this player may not build `id` now, the step and the turn aside; null when nothing is in the way. Accepts any value. */
export function buildRefusal(G: CityG, player: CityPlayer, id: unknown): Refusal | null {
  if (isEstablishmentId(id)) return supplyRefusal(G, player, id) ?? priceRefusal(player, id);
  if (isLandmarkId(id)) return builtRefusal(player, id) ?? priceRefusal(player, id);
  return { reason: 'unknownMove' };
}

/** Why this player may not have one more of an establishment, the price aside. */
export function supplyRefusal(G: CityG, player: CityPlayer, id: EstablishmentId): Refusal | null {
  if (G.market[id] === 0) return { reason: 'soldOut' };
  const most = limit(G.options, id);
  return player.establishments[id] >= most ? { reason: 'limit', limit: most } : null;
}

/** Why this player may not build a landmark, the price aside. */
export function builtRefusal(player: CityPlayer, id: LandmarkId): Refusal | null {
  return player.landmarks[id] === 'unbuilt' ? null : { reason: 'built' };
}

function priceRefusal(player: CityPlayer, id: CardId): Refusal | null {
  return player.coins < cost(id) ? { reason: 'price', missing: cost(id) - player.coins } : null;
}
