// Chance for tests: dice from a script, and shuffles that can be read.
import type { Chance } from '../../src/game/rules';

export interface ScriptedChance extends Chance {
  /** Adds dice to the end of the script. */
  script(...dice: readonly number[]): void;
  /** Dice not yet thrown. */
  left(): number;
}

/** Throws the dice of the script and fails loudly when it has run out. Shuffles turn the cards round, so that order is foreseeable. */
export function scriptedChance(...dice: readonly number[]): ScriptedChance {
  const coming = [...dice];
  return {
    die() {
      const die = coming.shift();
      if (die === undefined) throw new Error('the script has run out of dice');
      return die;
    },
    shuffle: (items) => [...items].reverse(),
    script: (...more) => void coming.push(...more),
    left: () => coming.length,
  };
}

/** A chance that must not be asked. */
export const noChance: Chance = {
  die: () => {
    throw new Error('no die may be thrown here');
  },
  shuffle: () => {
    throw new Error('nothing may be shuffled here');
  },
};
