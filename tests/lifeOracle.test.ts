// The rules of Life compared with a second, naive telling of them, over random positions and a few moves onward.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { seededChance } from '../src/game';
import { life } from '../src/game/life/life';
import type { LifeG } from '../src/game/life/types';
import type { Chance, Move } from '../src/game/rules';
import { LifeOracle } from './help/lifeOracle';
import { lifePosition } from './help/lifePositions';
import { loaded } from './help/positions';

// Many matches in one test; a busy machine may need longer than usual.
vi.setConfig({ testTimeout: 60_000 });

const sorted = (moves: readonly Move[]) => moves.map((move) => JSON.stringify(move)).sort();

/** What two states must agree on; the order in which cards lie before a player is not among it. */
function comparable(G: LifeG): unknown {
  const { queue, ...turn } = G.turn;
  return {
    ...G,
    players: G.players.map(({ hearts, life, dreams }) => ({
      hearts,
      life: life.map((one) => `${one.card} ${one.friend} ${one.hearts}`).sort(),
      dreams: dreams.map(({ card }) => card).sort(),
    })),
    gone: [...G.gone].sort(),
    turn: { ...turn, queue: queue.map(({ seat, index }) => ({ seat, ...G.players[seat]?.life[index] })) },
  };
}

/** Plays on from a position, comparing each state and each list of legal moves; counts the steps and moves met. */
function compare(start: LifeG, seed: number, moves: number, met: Map<string, number>): void {
  const dice = loaded(seededChance(seed));
  const choice = seededChance(seed + 1);
  const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  let G = start;
  for (let i = 0; i < moves && life.toMove(G) !== null; i++) {
    const legal = life.legalMoves(G);
    expect(sorted(legal)).toEqual(sorted(new LifeOracle(G).legalMoves()));
    const move = choice.shuffle(legal)[0] as Move;
    meet(G.turn.step);
    meet(move.move === 'buy' ? String(move.args[0]) : move.move);
    if (move.move === 'prank') meet(String(move.args[1]));
    const thrown: number[] = [];
    const noting: Chance = {
      ...dice,
      die: () => {
        thrown.push(dice.die());
        return thrown.at(-1) as number;
      },
    };
    const next = life.copy(G);
    life.apply(next, move, noting);
    const expected = new LifeOracle(G).after(move, () => thrown.shift() as number);
    expect(comparable(next), JSON.stringify(move)).toEqual(comparable(expected));
    G = next;
  }
  meet(`${G.turn.partnerUsed ? 'partner ' : ''}${G.turn.step}`);
}

test('A1, L1-L50: from any position the rules and a naive telling of them agree on legal moves and on what follows', () => {
  const met = new Map<string, number>();
  fc.assert(
    fc.property(lifePosition, fc.nat({ max: 1e6 }), (G, seed) => compare(G, seed, 10, met)),
    { numRuns: 400 },
  );
  // A comparison that never meets a choice would prove nothing.
  for (const what of ['roll', 'prank', 'buy', 'partner', 'over', 'life', 'dreams', 'discard', 'friend', 'rollAgain']) {
    expect(met.get(what) ?? 0, what).toBeGreaterThan(20);
  }
  for (const what of ['aHome', 'overseasTrip', 'volunteerMedal', 'partner over'])
    expect(met.get(what) ?? 0, what).toBeGreaterThan(0);
});
