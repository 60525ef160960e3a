import type { Chance } from '../src/game';

const DIGITS = 8;

/** A number from 0 to 1, without 1, from a generator that throws dice only. */
export function uniform(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < DIGITS; i++) sum = sum * 6 + chance.die() - 1;
  return sum / 6 ** DIGITS;
}
