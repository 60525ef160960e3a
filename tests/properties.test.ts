// What must hold in every match, whatever is rolled and chosen: random games of all boxes, options and seat counts.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type EstablishmentId, establishment, establishmentIds, seededChance, supply } from '../src/game';
import type { CityG, CityHappening } from '../src/game/city/types';
import { rulesOf } from './help/boxes';
import { match, playMatch } from './help/positions';

// Many matches in one test; a busy machine may need longer than usual.
vi.setConfig({ testTimeout: 60_000 });

const STARTING: readonly string[] = ['wheatField', 'bakery'];

/** Where each card of a kind is, together: market, pile and players, less the starting cards. */
function inPlay(G: CityG, id: EstablishmentId): number {
  const owned = G.players.reduce((sum, player) => sum + player.establishments[id], 0);
  const faceDown = (G.secret?.deck ?? []).filter((card) => card === id).length;
  return G.market[id] + faceDown + owned - (STARTING.includes(id) ? G.players.length : 0);
}

function checkPlayers(G: CityG): void {
  const most = (id: EstablishmentId) => (establishment(id).color === 'purple' ? 1 : (G.options.maxCopies ?? 99));
  for (const player of G.players) {
    const counts = establishmentIds.map((id) => ({ id, copies: player.establishments[id] }));
    const wrong = counts.find(({ id, copies }) => !Number.isInteger(copies) || copies < 0 || copies > most(id));
    if (wrong) throw new Error(`${wrong.id}: a player owns ${wrong.copies}`);
    if (!Number.isInteger(player.coins) || player.coins < 0) throw new Error(`coins: ${player.coins}`);
  }
}

function checkCounts(G: CityG): void {
  checkPlayers(G);
  for (const id of establishmentIds) {
    if (G.market[id] < 0) throw new Error(`${id}: ${G.market[id]} in the market`);
    if (inPlay(G, id) !== supply(G.options, G.players.length, id)) throw new Error(`${id}: ${inPlay(G, id)} in play`);
  }
  if (G.deckSize !== G.secret?.deck.length) throw new Error('the size of the pile is wrong');
}

/** What the happenings say each seat gained. */
function gained(happenings: readonly CityHappening[], seat: number): number {
  let sum = 0;
  for (const one of happenings) {
    if (one.type === 'pay') sum += (one.to === seat ? one.amount : 0) - (one.from === seat ? one.amount : 0);
    if (one.type === 'relief' && one.seat === seat) sum += one.amount;
    if (one.type === 'build' && one.seat === seat) sum -= one.cost;
  }
  return sum;
}

describe('every match', () => {
  test('A4: the same seed and the same moves give the same match, to the last coin', () => {
    fc.assert(
      fc.property(match, (one) => {
        const [first, second] = [playMatch(one), playMatch(one)];
        expect(second).toEqual(first);
        const rules = rulesOf(one.edition);
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

  test('A5: coins never go below 0, and the cards of each kind add up to the box after every move', () => {
    fc.assert(
      fc.property(match, (one) => {
        checkCounts(playMatch(one, checkCounts).G);
      }),
      { numRuns: 60 },
    );
  });

  test('A5: what happened accounts for every coin that changed hands', () => {
    fc.assert(
      fc.property(match, (one) => {
        let coins: number[] = [];
        playMatch(
          one,
          (G) => {
            coins = G.players.map((player) => player.coins);
          },
          (G, happenings) => {
            const expected = coins.map((before, seat) => before + gained(happenings, seat));
            expect(
              G.players.map((player) => player.coins),
              JSON.stringify(happenings),
            ).toEqual(expected);
          },
        );
      }),
      { numRuns: 15 },
    );
  });

  test('A6: there is a legal move until the match is over, and none afterwards', () => {
    fc.assert(
      fc.property(match, (one) => {
        const rules = rulesOf(one.edition);
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
        const rules = rulesOf(one.edition);
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
        const rules = rulesOf(one.edition);
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
        const rules = rulesOf(one.edition);
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
