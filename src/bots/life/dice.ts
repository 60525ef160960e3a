// The chances of every sum, with one die and with two.
import type { Chance } from '../../game';
import { ScriptedDice } from '../dice';

const FACES = 6;

/** Every sum that one or two dice can show. */
export const sums: readonly number[] = Array.from({ length: 2 * FACES }, (_, i) => i + 1);

/** By number of dice and sum: the chance of that sum. */
export const chances: Readonly<Record<1 | 2, readonly number[]>> = {
  1: [0, ...sums.map((sum) => (sum <= FACES ? 1 / FACES : 0))],
  2: [0, ...sums.map((sum) => (sum < 2 ? 0 : (FACES - Math.abs(FACES + 1 - sum)) / FACES ** 2))],
};

/** The fewest dice that can show `sum`, and how they fall to show it. Only the sum counts in Life. */
export function showing(sum: number): { count: 1 | 2; chance: Chance } {
  const count = sum <= FACES ? 1 : 2;
  return { count, chance: new ScriptedDice().load(Math.min(sum, FACES), sum - FACES) };
}
