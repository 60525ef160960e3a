// What must hold in every match, whatever is rolled and chosen: random games of all boxes, options and seat counts.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { seededChance } from '../src/game';
import { rulesOf } from './help/boxes';
import { factsOf } from './help/facts';
import { match, playMatch } from './help/matches';

// Many matches in one test; a busy machine may need longer than usual.
vi.setConfig({ testTimeout: 60_000 });

describe('every match', () => {
  test('A4: the same seed and the same moves give the same match, to the last coin and heart', () => {
    fc.assert(
      fc.property(match, (one) => {
        const [first, second] = [playMatch(one), playMatch(one)];
        expect(second).toEqual(first);
        const rules = rulesOf(one.box);
        const chance = seededChance(one.seed);
        const again = rules.setup(one.seats, one.options, chance);
        for (const move of first.moves) rules.apply(again, JSON.parse(JSON.stringify(move)), chance);
        expect(again).toEqual(first.G);
      }),
      { numRuns: 25 },
    );
  });

  test('A4: another seed gives another match', () => {
    fc.assert(
      fc.property(match, (one) => {
        const other = playMatch({ ...one, seed: one.seed ^ 1 });
        expect(other.G).not.toEqual(playMatch(one).G);
      }),
      { numRuns: 10 },
    );
  });

  test('A5: coins and hearts never go below 0, and the cards of each kind add up to the box after every move', () => {
    fc.assert(
      fc.property(match, (one) => {
        const { check } = factsOf(one.box);
        check(playMatch(one, check).G);
      }),
      { numRuns: 60 },
    );
  });

  test('A5: what happened accounts for every coin and heart that changed hands', () => {
    fc.assert(
      fc.property(match, (one) => {
        const { purses, gained } = factsOf(one.box);
        let before: number[] = [];
        playMatch(
          one,
          (G) => {
            before = purses(G);
          },
          (G, happenings) => {
            const expected = before.map((purse, seat) => purse + gained(happenings, seat));
            expect(purses(G), JSON.stringify(happenings)).toEqual(expected);
          },
        );
      }),
      { numRuns: 15 },
    );
  });

  test('A6: there is a legal move until the match is over, and none afterwards', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.box);
        const { G } = playMatch(one, (now) => {
          expect(rules.legalMoves(now).length).toBeGreaterThan(0);
          expect(rules.outcome(now)).toBeNull();
        });
        expect(rules.outcome(G)).toEqual({ winner: G.turn.seat });
        expect(rules.toMove(G)).toBeNull();
        expect(rules.legalMoves(G)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('A6: every legal move applies, is listed once and is one that the step may offer', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.box);
        playMatch(one, (G) => {
          const legal = rules.legalMoves(G);
          const names = rules.phases[rules.phase(G)]?.[rules.step(G)] ?? [];
          expect(new Set(legal.map((move) => JSON.stringify(move))).size).toBe(legal.length);
          for (const move of legal) {
            if (!names.includes(move.move) || rules.refusal(G, move)) throw new Error(`${move.move} at ${rules.step(G)}`);
            rules.apply(rules.copy(G), move, seededChance(one.seed));
          }
        });
      }),
      { numRuns: 8 },
    );
  });

  test('a state survives JSON, and an independent copy equals it and shares nothing with it', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.box);
        playMatch(one, (G, move) => {
          const text = JSON.stringify(G);
          expect(JSON.parse(text)).toEqual(G);
          const copied = rules.copy(G);
          expect(copied).toEqual(G);
          rules.apply(copied, move, seededChance(7));
          scramble(copied);
          expect(JSON.stringify(G)).toBe(text);
        });
      }),
      { numRuns: 10 },
    );
  });

  test('legal moves and their application do not depend on what has been asked before', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.box);
        playMatch(one, (G, move) => {
          const before = JSON.stringify(G);
          rules.legalMoves(G);
          rules.refusal(G, move);
          rules.view(G, 0);
          rules.imagine(rules.view(G, null), seededChance(1));
          rules.outcome(G);
          expect(JSON.stringify(G)).toBe(before);
        });
      }),
      { numRuns: 10 },
    );
  });
});

/** Spoils every object in a state. */
function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    scramble(inner);
    (value as Record<string, unknown>)[key] = 'spoilt';
  }
}
