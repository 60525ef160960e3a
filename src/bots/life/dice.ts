// The chances of the dice, and dice that fall as a bot wants while it thinks.
import type { Chance } from '../../game';

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
  const dice = sum <= FACES ? [sum] : [FACES, sum - FACES];
  let thrown = 0;
  return {
    count: dice.length as 1 | 2,
    chance: { die: () => dice[thrown++ % dice.length] as number, shuffle: (items) => [...items] },
  };
}

/** For moves that throw no dice. */
export const noDice: Chance = {
  die: () => {
    throw new Error('this move throws no dice');
  },
  shuffle: (items) => [...items],
};
