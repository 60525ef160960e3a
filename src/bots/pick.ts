// The choice that every way of thinking ends with.
import type { Move } from '../game';

/** The move with the highest worth, the first of equals. */
export function best(moves: readonly Move[], worth: (move: Move) => number): Move {
  let chosen = moves[0] as Move;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const found = worth(move);
    if (found > highest) [chosen, highest] = [move, found];
  }
  return chosen;
}
