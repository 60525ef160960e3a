// The network and what is reckoned with it: chances, and expectations over the dice.
import { describe, expect, test } from 'vitest';
import { freshWeights } from '../../scripts/train/trainee';
import { engineFor } from '../../src/bots/engines';
import { Judge } from '../../src/bots/network/judge';
import { loadNetwork, networkFor, networkName } from '../../src/bots/network/library';
import { Network } from '../../src/bots/network/network';
import { packWeights, unpackWeights } from '../../src/bots/network/weightFile';
import { type Chance, type Move, type Rules, rules, seededChance } from '../../src/game';
import { boxes } from '../help/boxes';
import { table } from '../help/table';
import { type Case, cases } from './positions';

const judgeOf = (played: Rules<unknown>, seats: number) =>
  new Judge(played, engineFor(played.id).outlook, networkFor(played.id, seats), seats);
const seatsOf = ({ played, G }: Case): number => engineFor(played.id).outlook.seats(G);
/** Those positions that the network judges as they stand. */
const judged = cases.filter(({ played, G }) => engineFor(played.id).outlook.isJudged(G));

/** The same position with everybody moved on by so many seats. */
function turned<G>(G: G, by: number): G {
  const other = structuredClone(G) as { players: unknown[]; turn: { seat: number }; first?: number };
  const count = other.players.length;
  other.players = other.players.map((_, seat) => other.players[(seat - by + count) % count]);
  other.turn.seat = (other.turn.seat + by) % count;
  if (other.first !== undefined) other.first = (other.first + by) % count;
  return other as G;
}

describe('the chances to win', () => {
  test.each(judged)('sum to 1: $name', (one) => {
    const chances = judgeOf(one.played, seatsOf(one)).chances(one.G);
    expect(chances).toHaveLength(seatsOf(one));
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10);
    for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
  });

  test.each(judged)('go round with the seats: $name', (one) => {
    const seats = seatsOf(one);
    const judge = judgeOf(one.played, seats);
    const chances = judge.chances(one.G);
    for (let by = 1; by < seats; by++) {
      const then = judge.chances(turned(one.G, by));
      for (let seat = 0; seat < seats; seat++) expect(then[(seat + by) % seats]).toBeCloseTo(chances[seat] as number, 9);
    }
  });

  test('are those of the winner when the match is over', () => {
    const { played, G } = cases.find(({ name }) => name.includes('buy')) as Case;
    const over = structuredClone(G) as { turn: { step: string; seat: number }; players: unknown[] };
    over.turn.step = 'over';
    const expected = over.players.map((_, seat) => (seat === over.turn.seat ? 1 : 0));
    expect(judgeOf(played, over.players.length).chances(over)).toEqual(expected);
  });
});

test('a sum brought up to date is the sum built anew', () => {
  const [sizes, seats] = [[7, 2, 30, 5], 3];
  const weights = freshWeights(sizes, seats, 16, 3);
  const kept = new Network(sizes, weights);
  const chance = seededChance(8);
  for (let i = 0; i < 200; i++) {
    const position = {
      slots: Uint8Array.from(sizes, (size) => (chance.die() * 7 + chance.die()) % size),
      odds: Float64Array.of(chance.die(), 0, 0),
    };
    const fresh = new Network(sizes, weights).evaluate(position);
    const found = kept.evaluate(position);
    for (let seat = 0; seat < seats; seat++) expect(found[seat]).toBeCloseTo(fresh[seat] as number, 9);
  }
  expect(() => new Network([7, 2], weights)).toThrow(RangeError);
});

test('a weight file says what was trained, to a hundredth', () => {
  const weights = freshWeights([4, 4], 2, 8, 1);
  const madeBy = { game: 'machi-koro', seed: 1, games: 0, rate: 0.1, commit: '', minutes: 0 };
  const file = JSON.parse(JSON.stringify(packWeights(weights, madeBy)));
  const read = unpackWeights(file);
  const highest = Math.max(...weights.rows.map(Math.abs));
  for (const [i, one] of weights.rows.entries()) expect(Math.abs(one - (read.rows[i] as number))).toBeLessThan(highest / 200);
  expect(file.madeBy).toEqual(madeBy);
});

test('there is a network for every game and number of seats, and for no other', async () => {
  for (const { id, seats } of Object.values(rules)) {
    for (let count = seats.min; count <= seats.max; count++) {
      await loadNetwork(id, count);
      expect(networkFor(id, count)).toBeInstanceOf(Network);
    }
    await expect(loadNetwork(id, seats.max + 1)).rejects.toThrow(RangeError);
    expect(() => networkFor(id, seats.max + 1)).toThrow('not been loaded');
  }
  await expect(loadNetwork('chess', 2)).rejects.toThrow(RangeError);
  expect(networkName('machi-koro-fussball', 2)).toBe(networkName('machi-koro-verlagswelt', 2));
});

/** The mean worth of what a move leads to, over all 36 throws of two dice. */
function everyThrow(played: Rules<unknown>, G: unknown, move: Move, worth: (after: unknown) => number): number {
  let [sum, count] = [0, 0];
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      let thrown = 0;
      const dice: Chance = { die: () => (thrown++ === 0 ? first : second), shuffle: (items) => [...items] };
      const after = played.copy(G);
      played.applyLegal(after, move, dice);
      sum += worth(after);
      count++;
    }
  }
  return sum / count;
}

/** Best play of `seat` until the network judges, by brute force. */
function bruteForce(played: Rules<unknown>, judge: Judge<unknown>, G: unknown, seat: number): number {
  const outlook = engineFor(played.id).outlook;
  if (played.toMove(G) === null || outlook.isJudged(G)) return judge.chances(G)[seat] as number;
  const moves = played.legalMoves(G);
  return Math.max(...moves.map((move) => everyThrow(played, G, move, (after) => bruteForce(played, judge, after, seat))));
}

/** The judged positions of the same few matches told over and over, which part from each other here and there. */
function* crossings(played: Rules<unknown>): Generator<unknown> {
  const { outlook } = engineFor<unknown>(played.id);
  for (let seed = 1; seed <= 60; seed++) {
    const chance = seededChance(1 + (seed % 3));
    const other = seededChance(seed);
    const G = played.setup(played.seats.max, played.readOptions({}), chance);
    for (let i = 0; i < 40 && played.toMove(G) !== null; i++) {
      if (outlook.isJudged(G)) yield G;
      played.applyLegal(G, (i % 4 === 3 ? other : chance).shuffle(played.legalMoves(G))[0] as Move, chance);
    }
  }
}

/** Those whose positions are remembered by name. */
const named = Object.keys(rules).filter((game) => engineFor(game).outlook.nameOf);

test.each(named)('positions of the same name have the same moves, worth the same: %s', (game) => {
  const played = rules[game] as Rules<unknown>;
  const judge = judgeOf(played, played.seats.max);
  const known = new Map<string, string>();
  let again = 0;
  for (const G of crossings(played)) {
    const name = engineFor<unknown>(game).outlook.nameOf?.(G) as string;
    const worth = JSON.stringify([played.legalMoves(G), judge.chances(G)]);
    if (known.has(name)) again++;
    expect(known.get(name) ?? worth).toBe(worth);
    known.set(name, worth);
  }
  expect(again).toBeGreaterThan(50);
  expect(known.size).toBeGreaterThan(100);
});

test.each(Object.keys(rules))('a win at once is never overlooked, and is certain: %s', (game) => {
  const played = rules[game] as Rules<unknown>;
  const { outlook, sensible } = engineFor<unknown>(game);
  const judge = judgeOf(played, 2);
  let found = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const chance = seededChance(seed);
    const G = played.setup(2, played.readOptions({}), chance);
    for (let seat = played.toMove(G); seat !== null; seat = played.toMove(G)) {
      const moves = played.legalMoves(G);
      const wins = (move: Move) => played.outcome(judge.after(G, move, seat as number, seededChance(seed)))?.winner === seat;
      if (outlook.isJudged(G) && moves.some(wins)) {
        found++;
        expect(outlook.mayWin(G)).toBe(true);
        expect(judge.chances(G)[seat]).toBe(1);
      }
      played.applyLegal(G, sensible(played, G, moves), chance);
    }
  }
  expect(found).toBeGreaterThan(5);
});

describe('the expectation over the dice', () => {
  const rolls = cases.filter(({ played, G }) => played.step(G) === 'roll' && played.legalMoves(G).length > 1);
  // Where no choice with hundreds of answers lies in between.
  const few = rolls.filter(({ G }) => {
    const text = JSON.stringify(G);
    return !text.includes('prankOfFate') && !/"businessCenter":[1-9]/.test(text.split('"market"')[0] as string);
  });

  test('there are such positions', () => expect(few.length).toBeGreaterThan(3));

  // Doubles count there, not the sum alone.
  const withDoubles = boxes.map((box): Case => {
    const { rules: played, G } = table(box, { landmarks: [['trainStation', 'amusementPark'], []] });
    return { name: `${box}, doubles win a turn`, played, G };
  });

  test.each([...few, ...withDoubles])('is that of every way they can fall: $name', (one) => {
    const { played, G } = one;
    const judge = judgeOf(played, seatsOf(one));
    const seat = played.toMove(G) as number;
    const moves = played.legalMoves(G);
    const found = judge.expectations(G, moves);
    for (const [i, move] of moves.entries()) {
      const exact = everyThrow(played, G, move, (after) => bruteForce(played, judge, after, seat));
      expect((found[i] as number[])[seat]).toBeCloseTo(exact, 8);
    }
  });
});
