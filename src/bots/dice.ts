// The chances of the dice, and dice that fall as a bot wants while it thinks.
import type { Chance } from '../game';

const FACES = 6;
const faces = Array.from({ length: FACES }, (_, i) => i + 1);

/** One way for the dice to fall, and its chance. */
export type Throw = readonly [first: number, second: number, chance: number];

export const oneDie: readonly Throw[] = faces.map((face) => [face, face, 1 / FACES]);

/** Which of two dice is which does not matter. */
export const twoDice: readonly Throw[] = faces.flatMap((high) =>
  faces.filter((low) => low <= high).map((low): Throw => [high, low, (low === high ? 1 : 2) / FACES ** 2]),
);

/** One way to throw each sum of two dice, with the chance of the sum. */
export const sumsOfTwo: readonly Throw[] = Array.from({ length: 2 * FACES - 1 }, (_, i): Throw => {
  const sum = i + 2;
  return [Math.ceil(sum / 2), Math.floor(sum / 2), (FACES - Math.abs(FACES + 1 - sum)) / FACES ** 2];
});

/** The chance that one of these numbers comes up with so many dice. */
export function chanceOf(numbers: readonly number[], dice: 1 | 2): number {
  let sum = 0;
  for (const [first, second, chance] of dice === 1 ? oneDie : sumsOfTwo) {
    if (numbers.includes(dice === 1 ? first : first + second)) sum += chance;
  }
  return sum;
}

/** Dice that show what they are told, over and over; counts them. */
export class ScriptedDice implements Chance {
  thrown = 0;
  #first = 1;
  #second = 1;

  load(first: number, second: number): this {
    this.thrown = 0;
    this.#first = first;
    this.#second = second;
    return this;
  }

  die(): number {
    return this.thrown++ % 2 === 0 ? this.#first : this.#second;
  }

  shuffle<T>(items: readonly T[]): T[] {
    return [...items];
  }
}

/** For moves that throw no dice. */
export const noDice: Chance = {
  die: () => {
    throw new Error('this move throws no dice');
  },
  shuffle: (items) => [...items],
};
