// The line-up: four rows, each with its deck, and why a card cannot be bought.
import type { Chance, Refusal } from '../rules';
import { type CardId, card, cardIds, dreamCard, isDreamCardId, isLifeCardId, rowIds } from './cards';
import { countColor, friends, owns } from './powers';
import type { LifeG, LifeHappening, LifePlayer, Need, Row } from './types';

/** So many different kinds lie in each row. */
const KINDS_IN_ROW = 5;

/** Row -> its cards, in the order of the tables. */
export const cardsOf: Readonly<Record<Row, readonly CardId[]>> = eachRow((row) => cardIds.filter((id) => card(id).row === row));

/** The same question answered for each row. */
export function eachRow<T>(answer: (row: Row) => T): Record<Row, T> {
  return {
    dream1: answer('dream1'),
    dream2to6: answer('dream2to6'),
    life1to6: answer('life1to6'),
    life7to12: answer('life7to12'),
  };
}

/** L1: the rows and decks with which a match begins. */
export function setupRows(chance: Chance): Pick<LifeG, 'rows' | 'deckSizes' | 'secret'> {
  const decks = eachRow((row) => chance.shuffle(cardsOf[row].flatMap((id) => Array<CardId>(card(id).copies).fill(id))));
  const lineUp = {
    rows: eachRow((row) => Object.fromEntries(cardsOf[row].map((id) => [id, 0])) as Partial<Record<CardId, number>>),
    deckSizes: eachRow((row) => decks[row].length),
    secret: { decks },
  };
  for (const row of rowIds) refill(lineUp, row, []);
  return lineUp;
}

/**
 * L1, L18: turns cards up until five kinds lie in the row or its deck is empty, and appends what was turned up.
 * @throws {Error} on a view with cards face down: nobody knows them there (`imagine` first).
 */
export function refill(G: Pick<LifeG, 'rows' | 'deckSizes' | 'secret'>, row: Row, happened: LifeHappening[]): void {
  const deck = G.secret?.decks[row] ?? [];
  const faceUp = G.rows[row];
  let kinds = 0;
  for (const id of cardsOf[row]) if ((faceUp[id] ?? 0) > 0) kinds++;
  while (kinds < KINDS_IN_ROW) {
    const drawn = deck.pop();
    if (drawn === undefined) {
      if (G.deckSizes[row] > 0) throw new Error('the piles of a view are unknown');
      break;
    }
    const before = faceUp[drawn] ?? 0;
    if (before === 0) kinds++;
    faceUp[drawn] = before + 1;
    G.deckSizes[row]--;
    happened.push({ type: 'reveal', card: drawn, row });
  }
}

/** How many of this card lie face up. */
export const faceUp = (G: LifeG, id: CardId): number => G.rows[card(id).row][id] ?? 0;

/** Why this player may not buy `id` now, the step and the turn aside; null when nothing is in the way. Accepts any value. */
export function buyRefusal(G: LifeG, player: LifePlayer, id: unknown): Refusal | null {
  if (!isLifeCardId(id) && !isDreamCardId(id)) return { reason: 'unknownMove' };
  if (faceUp(G, id) === 0) return { reason: 'soldOut' };
  const missing = card(id).cost - player.hearts;
  if (missing > 0) return { reason: 'price', missing };
  return missingNeeds(player, id).length > 0 ? { reason: 'need' } : null;
}

/** The gain conditions of a card that this player does not meet; Life cards have none. */
export function missingNeeds(player: LifePlayer, id: CardId): Need[] {
  return needsOf[id].filter((need) => !meets(player, id, need));
}

/** Whether the player meets the gain conditions of a card. */
export function meetsNeeds(player: LifePlayer, id: CardId): boolean {
  for (const need of needsOf[id]) if (!meets(player, id, need)) return false;
  return true;
}

const needsOf = Object.fromEntries(cardIds.map((id) => [id, isDreamCardId(id) ? dreamCard(id).needs : []])) as Readonly<
  Record<CardId, readonly Need[]>
>;

function meets(player: LifePlayer, id: CardId, need: Need): boolean {
  switch (need.type) {
    case 'color':
      return countColor(player, need.color) >= need.atLeast;
    case 'card':
      return owns(player, need.card);
    case 'only':
      return !owns(player, id);
    case 'carrier':
      return friends(player) < player.life.length;
  }
}
