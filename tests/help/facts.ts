// What the tests of all boxes ask of a state, answered by each engine: purses, face-down piles, and whether the cards are all there.
import type { Chance } from '../../src/game/rules';
import { type AnyG, type AnyHappening, type BoxId, boxOf } from './boxes';
import { cityFacts } from './cityFacts';
import { lifeFacts } from './lifeFacts';

export interface Facts<G, H> {
  /** Coins or hearts, by seat. */
  purses(G: G): number[];
  /** The face-down piles; there are none in a view. */
  piles(G: G): (readonly string[])[];
  pileSizes(G: G): number[];
  shufflePiles(G: G, chance: Chance): void;
  /** Throws when a purse is below 0 or the cards do not add up to the box. */
  check(G: G): void;
  /** What the happenings say that a seat gained. */
  gained(happenings: readonly H[], seat: number): number;
  /** A happening in words, for a recording. */
  words(happening: H): string;
}

export const factsOf = (box: BoxId): Facts<AnyG, AnyHappening> => (box === 'life' ? lifeFacts : cityFacts);
export const factsAbout = (G: AnyG): Facts<AnyG, AnyHappening> => factsOf(boxOf(G));
