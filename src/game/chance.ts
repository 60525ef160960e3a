// Seeded randomness for searches, simulations and tests: the same seed, the same dice. Matches use boardgame.io's generator.
import type { Chance } from './rules';

/** Dice and shuffles that a seed decides. The generator is mulberry32. */
export interface SeededChance extends Chance {
  /** Another generator that goes on from where this one stands, neither of them changing the other. */
  fork(): SeededChance;
}

/** A reproducible `Chance`. `seed` is any whole number (taken modulo 2^32). */
export function seededChance(seed: number): SeededChance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    // A seed is nothing but the state to begin with.
    fork: () => seededChance(state),
    die: () => 1 + Math.floor(next() * 6),
    shuffle<T>(items: readonly T[]): T[] {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        const swapped = shuffled[i] as T;
        shuffled[i] = shuffled[j] as T;
        shuffled[j] = swapped;
      }
      return shuffled;
    },
  };
}
