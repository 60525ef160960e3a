// The rules compared with a second, naive telling of them, over random positions and a few moves onward.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { seededChance } from '../src/game';
import type { CityG } from '../src/game/city/types';
import type { Chance, Move } from '../src/game/rules';
import { rulesOf } from './help/boxes';
import { Oracle } from './help/oracle';
import { loaded, position } from './help/positions';

// Many matches in one test; a busy machine may need longer than usual.
vi.setConfig({ testTimeout: 60_000 });

const sorted = (moves: readonly Move[]) => moves.map((move) => JSON.stringify(move)).sort();

/** Plays on from a position, comparing each state and each list of legal moves. Returns the steps met. */
function compare(start: CityG, seed: number, moves: number, steps: Map<string, number>): void {
  const rules = rulesOf(start.edition);
  const dice = loaded(seededChance(seed));
  const choice = seededChance(seed + 1);
  let G = start;
  for (let i = 0; i < moves && rules.toMove(G) !== null; i++) {
    const legal = rules.legalMoves(G);
    expect(sorted(legal)).toEqual(sorted(new Oracle(G).legalMoves()));
    steps.set(G.turn.step, (steps.get(G.turn.step) ?? 0) + 1);
    const move = choice.shuffle(legal)[0] as Move;
    const thrown: number[] = [];
    const noting: Chance = {
      ...dice,
      die: () => {
        thrown.push(dice.die());
        return thrown.at(-1) as number;
      },
    };
    const next = rules.copy(G);
    rules.apply(next, move, noting);
    const expected = new Oracle(G).after(move, () => thrown.shift() as number);
    expect(next, JSON.stringify(move)).toEqual(expected);
    G = next;
  }
}

test('A1, C10-C50: from any position the rules and a naive telling of them agree on legal moves and on what follows', () => {
  const steps = new Map<string, number>();
  fc.assert(
    fc.property(position, fc.nat({ max: 1e6 }), (G, seed) => compare(G, seed, 12, steps)),
    { numRuns: 400 },
  );
  // A comparison that never meets a choice would prove nothing.
  for (const step of ['roll', 'reroll', 'takeCoins', 'trade', 'build']) expect(steps.get(step), step).toBeGreaterThan(50);
});
