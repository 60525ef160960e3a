// Life, as the tests of all boxes ask about it.
import { type CardId, card, cardIds, lifeCard, rowIds } from '../../src/game/life/cards';
import { eachRow } from '../../src/game/life/rows';
import type { LifeG, LifeHappening, LifePlayer } from '../../src/game/life/types';
import type { Facts } from './facts';

export const lifeFacts: Facts<LifeG, LifeHappening> = {
  purses: (G) => G.players.map((player) => player.hearts),
  piles: (G) => rowIds.flatMap((row) => (G.secret ? [G.secret.decks[row]] : [])),
  pileSizes: (G) => rowIds.map((row) => G.deckSizes[row]),
  shufflePiles(G, chance) {
    const { decks } = G.secret ?? {};
    G.secret = { decks: eachRow((row) => chance.shuffle(decks?.[row] ?? [])) };
  },
  check,
  gained,
  words,
};

/** How many copies of a card there are anywhere; a Friend is a mark on another card. */
function inPlay(G: LifeG, id: CardId): number {
  const everywhere: CardId[] = [...rowIds.flatMap((row) => G.secret?.decks[row] ?? []), ...G.gone];
  for (const { life, dreams } of G.players) {
    everywhere.push(...life.map((one) => one.card), ...dreams.map((one) => one.card));
    everywhere.push(...life.flatMap(({ friend }): CardId[] => (friend ? ['friend'] : [])));
  }
  return everywhere.filter((one) => one === id).length + (G.rows[card(id).row][id] ?? 0);
}

function check(G: LifeG): void {
  for (const id of cardIds) {
    if ((G.rows[card(id).row][id] ?? 0) < 0) throw new Error(`${id}: fewer than none face up`);
    if (inPlay(G, id) !== card(id).copies) throw new Error(`${id}: ${inPlay(G, id)} in play`);
  }
  for (const row of rowIds) if (G.deckSizes[row] !== G.secret?.decks[row].length) throw new Error(`${row}: wrong size`);
  for (const player of G.players) checkPlayer(player);
}

function checkPlayer({ hearts, life }: LifePlayer): void {
  if (!Number.isInteger(hearts) || hearts < 0) throw new Error(`hearts: ${hearts}`);
  for (const one of life) {
    const most = lifeCard(one.card).effect.type === 'harvest' ? Number.POSITIVE_INFINITY : 0;
    if (!Number.isInteger(one.hearts) || one.hearts < 0 || one.hearts > most) throw new Error(`${one.card}: ${one.hearts} on it`);
  }
}

function gained(happenings: readonly LifeHappening[], seat: number): number {
  let sum = 0;
  for (const one of happenings) {
    if (one.type === 'pay') sum += (one.to === seat ? one.amount : 0) - (one.from === seat ? one.amount : 0);
    if (one.type === 'relief' && one.seat === seat) sum += one.amount;
    if (one.type === 'buy' && one.seat === seat) sum -= one.cost;
    if (one.type === 'invest' && one.seat === seat) sum -= 1;
  }
  return sum;
}

function words(one: LifeHappening): string {
  switch (one.type) {
    case 'roll':
      return `${one.again ? 'rolls once more' : 'rolls'} ${one.dice.join('+')}`;
    case 'pay': {
      const amount = one.amount === one.owed ? one.amount : `${one.amount} of ${one.owed}`;
      return `${one.to} gets ${amount} from ${one.from} for ${one.card}`;
    }
    case 'noEffect':
      return `${one.card} has no effect`;
    case 'exchange':
      return `gives ${one.given} to ${one.with} for ${one.taken}`;
    case 'invest':
      return `${one.hearts} on ${one.card}`;
    case 'relief':
      return `relief heart for ${one.seat}`;
    case 'buy':
      return `buys ${one.card} for ${one.cost}${one.on ? ` onto ${one.on}` : ''}`;
    case 'discard':
      return `discards ${one.card}`;
    case 'pass':
      return 'passes';
    case 'reveal':
      return `${one.card} is turned up`;
    case 'turn':
      return one.lap === null ? `turn of ${one.seat}` : `lap ${one.lap + 1} for ${one.seat}`;
    case 'win':
      return `${one.seat} wins with ${one.points}`;
  }
}
