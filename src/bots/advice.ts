// What a bot has to know about one engine: the seam between thinking in general and judging a town (or, later, a life).
import type { Chance, Move, Rules } from '../game';
import { cityAdvice } from './city/advice';

/** All states are whole states of one's own making; none of these functions changes them or returns a move outside `moves`. */
export interface Advice<G> {
  /** A sensible move by simple arithmetic; `moves` are the legal ones. */
  sensible(G: G, moves: readonly Move[]): Move;
  /** A tolerable move at once: the rule of thumb by which a search plays on. */
  quick(G: G, moves: readonly Move[], chance: Chance): Move;
  /** The moves a search should look at, in any order; never empty. */
  shortlist(G: G, moves: readonly Move[]): readonly Move[];
  /** Each seat's chance to win, summing to 1. */
  evaluate(G: G): number[];
}

const engines: readonly ((rules: Rules<never>) => Advice<unknown> | null)[] = [cityAdvice];

/** @throws {RangeError} for a game no bot has learnt. */
export function adviceFor<G>(rules: Rules<G>): Advice<G> {
  for (const engine of engines) {
    const advice = engine(rules as Rules<never>);
    if (advice) return advice as Advice<G>;
  }
  throw new RangeError(`no bot knows ${rules.id}`);
}
