// A player without a screen: what it is asked, what it may spend, and how strong it is.
import type { Move } from '../game';

/** From the weakest to the strongest. */
export const levels = ['easy', 'normal', 'hard', 'expert'] as const;
export type BotLevel = (typeof levels)[number];
/** `random`: any legal move. Sits at no table; it is the yardstick below which nobody may fall. */
export type Skill = BotLevel | 'random';

/** Whether a level plays by a network, which has to be loaded first. */
export const needsNetwork = (level: Skill): boolean => level === 'hard' || level === 'expert';

/** How long a search may think; the first limit reached ends it. Without either: `DEFAULT_BUDGET`. */
export interface Budget {
  /** Simulated games. The only limit with which the same seed always gives the same move. */
  iterations?: number;
  milliseconds?: number;
}

export const DEFAULT_BUDGET: Budget = { milliseconds: 300 };

export interface PlayerOptions extends Budget {
  /** Any whole number: the same seed, view and number of iterations give the same move. */
  seed: number;
}

export interface Player {
  /**
   * A legal move for `seat`, whose turn it must be. Depends on nothing but the seed and what `seat` may see: anything else in
   * `view` is dropped unread.
   * @throws {RangeError} when it is not the turn of `seat`.
   */
  choose(view: unknown, seat: number): Move;
}

export interface Analyst {
  /** What a search thinks of each move worth a thought, best first. @throws {RangeError} when it is not the turn of `seat`. */
  analyse(view: unknown, seat: number): MoveAnalysis[];
  /**
   * The same for every legal move and bit by bit: each step takes some hundredths of a second and gives all moves tried so far, best first.
   * It goes on as long as it is asked; the budget does not count. @throws {RangeError} when it is not the turn of `seat`.
   */
  start(view: unknown, seat: number): Generator<MoveAnalysis[], void>;
}

/** What a search thinks of one legal move of the seat to move. */
export interface MoveAnalysis {
  move: Move;
  /** The chance to win after it, 0-1. */
  chance: number;
  /** How many simulated games began with it. */
  visits: number;
}
