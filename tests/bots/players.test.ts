// What every level owes the table: a legal move, the same one for the same view and seed, and no look under the cards.
import { describe, expect, test } from 'vitest';
import { createPlayer, levels } from '../../src/bots';
import { type Rules, seededChance } from '../../src/game';
import { asSeen, cases, classic, life, randomPosition } from './positions';

const iterations = 40;

/** Games with cards face down. */
const withPiles = [
  [classic, { display: 'comeWhatMay' }],
  [life, {}],
] as unknown as readonly [Rules<{ secret?: unknown }>, unknown][];

describe.each(levels)('%s', (level) => {
  test.each(cases)('plays a legal move: $name', ({ played, G }) => {
    const [view, seat] = asSeen(played, G);
    const move = createPlayer(played.id, level, { seed: 3, iterations }).choose(view, seat);
    expect(played.legalMoves(G)).toContainEqual(move);
  });

  test('leaves the view as it was', () => {
    for (const { played, G } of cases) {
      const [view, seat] = asSeen(played, G);
      const before = JSON.stringify(view);
      createPlayer(played.id, level, { seed: 3, iterations }).choose(view, seat);
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  test('plays the same move for the same view and seed, whatever it was asked before', () => {
    const once = cases.map(({ played, G }) =>
      createPlayer(played.id, level, { seed: 5, iterations }).choose(...asSeen(played, G)),
    );
    for (const id of new Set(cases.map(({ played }) => played.id))) {
      const player = createPlayer(id, level, { seed: 5, iterations });
      for (const [i, { played, G }] of cases.entries()) {
        if (played.id === id) expect(player.choose(...asSeen(played, G))).toEqual(once[i]);
      }
    }
  });

  test('plays the same move for states that differ only in the face-down piles', () => {
    for (const [played, options] of withPiles) {
      const player = createPlayer(played.id, level, { seed: 8, iterations: 100 });
      for (let seed = 0; seed < 8; seed++) {
        const G = randomPosition(played, 3, options, seed, 20 + 5 * seed);
        const [view, seat] = asSeen(played, G);
        const chosen = player.choose(view, seat);
        for (const shuffle of [1, 2]) {
          const other = played.imagine(view, seededChance(shuffle));
          expect(other.secret).not.toEqual(G.secret);
          expect(player.choose(other, seat)).toEqual(chosen);
        }
      }
    }
  });

  test('needs no more than the view', () => {
    for (const [played, options] of withPiles) {
      const G = randomPosition(played, 2, options, 1, 30);
      const [view, seat] = asSeen(played, G);
      expect(view).not.toHaveProperty('secret');
      expect(played.legalMoves(G)).toContainEqual(createPlayer(played.id, level, { seed: 1, iterations }).choose(view, seat));
    }
  });

  test('refuses to move for a seat whose turn it is not', () => {
    const G = classic.setup(2, classic.readOptions({}), seededChance(1));
    expect(() => createPlayer(classic.id, level, { seed: 1, iterations }).choose(G, 1)).toThrow(RangeError);
  });

  test('is refused for a game that does not exist', () => {
    for (const game of ['chess', 'constructor', '__proto__']) {
      expect(() => createPlayer(game, level, { seed: 1 })).toThrow(RangeError);
    }
  });
});

test('random plays any of the legal moves, as often as any other', () => {
  const G = classic.setup(2, classic.readOptions({}), seededChance(1));
  G.turn.step = 'build';
  const [view, seat] = asSeen(classic, G);
  const legal = classic.legalMoves(G);
  const times = new Map<string, number>();
  const asked = 300 * legal.length;
  for (let seed = 0; seed < asked; seed++) {
    const move = JSON.stringify(createPlayer(classic.id, 'random', { seed }).choose(view, seat));
    times.set(move, (times.get(move) ?? 0) + 1);
  }
  expect(times.size).toBe(legal.length);
  for (const count of times.values()) expect(Math.abs(count - 300)).toBeLessThan(90);
});
