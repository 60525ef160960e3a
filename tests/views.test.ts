// A3: what a seat may see. No view holds a pile, and nothing in it depends on the order of one.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { seededChance } from '../src/game';
import { allBoxes, rulesOf, withPiles } from './help/boxes';
import { factsOf } from './help/facts';
import { match, playMatch } from './help/matches';

// Many matches in one test; a busy machine may need longer than usual.
vi.setConfig({ testTimeout: 60_000 });

const everyone = (seats: number) => [null, ...Array(seats).keys()];

describe('views', () => {
  test('A3: no view holds secrets, only the sizes of the piles', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.box);
        playMatch(one, (G) => {
          for (const seat of everyone(one.seats)) {
            const view = rules.view(G, seat);
            expect('secret' in view).toBe(false);
            expect(JSON.stringify(view)).not.toContain('secret');
            const { piles, pileSizes } = factsOf(one.box);
            expect(pileSizes(view)).toEqual(piles(G).map((pile) => pile.length));
          }
        });
      }),
      { numRuns: 10 },
    );
  });

  test('A3: two matches that differ only in the order of the piles look the same, byte for byte', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.box);
        playMatch({ ...one, options: withPiles(one.box) }, (G) => {
          const other = rules.copy(G);
          factsOf(one.box).shufflePiles(other, seededChance(one.seed));
          for (const seat of everyone(one.seats)) {
            expect(JSON.stringify(rules.view(other, seat))).toBe(JSON.stringify(rules.view(G, seat)));
          }
        });
      }),
      { numRuns: 10 },
    );
  });

  test('A3: the legal moves, the seat to move and the step can be told from any view', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.box);
        playMatch(one, (G, move) => {
          for (const seat of everyone(one.seats)) {
            const view = rules.view(G, seat);
            expect(rules.legalMoves(view)).toEqual(rules.legalMoves(G));
            expect([rules.toMove(view), rules.step(view), rules.phase(view)]).toEqual([
              rules.toMove(G),
              rules.step(G),
              rules.phase(G),
            ]);
            expect(rules.refusal(view, move)).toBeNull();
            expect(rules.outcome(view)).toEqual(rules.outcome(G));
          }
        });
      }),
      { numRuns: 10 },
    );
  });

  test('A3, A5: an imagined match fits the view and holds exactly the cards of the box', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.box);
        playMatch(one, (G) => {
          const view = rules.view(G, 0);
          const imagined = rules.imagine(view, seededChance(one.seed));
          expect(rules.view(imagined, 0)).toEqual(view);
          const piles = (of: typeof G) =>
            factsOf(one.box)
              .piles(of)
              .map((pile) => [...pile].sort());
          expect(piles(imagined)).toEqual(piles(G));
        });
      }),
      { numRuns: 10 },
    );
  });

  test.each(allBoxes)('A3: %s: an imagined pile is not the real one: its order is drawn anew', (box) => {
    const rules = rulesOf(box);
    const G = rules.setup(4, withPiles(box), seededChance(1));
    const orders = [1, 2, 3].map((seed) => JSON.stringify(rules.imagine(G, seededChance(seed)).secret));
    expect(new Set([JSON.stringify(G.secret), ...orders]).size).toBe(4);
  });

  test('an imagined match can be played to its end', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.box);
        const chance = seededChance(one.seed);
        const start = rules.setup(one.seats, one.options, chance);
        const G = rules.imagine(rules.view(start, 1), chance);
        for (let i = 0; i < 4000 && rules.toMove(G) !== null; i++) {
          rules.apply(G, chance.shuffle(rules.legalMoves(G))[0] ?? { move: 'pass', args: [] }, chance);
        }
        factsOf(one.box).check(G);
        expect(rules.outcome(G)).not.toBeNull();
      }),
      { numRuns: 20 },
    );
  });
});
