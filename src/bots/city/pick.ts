// Small choices that several ways of thinking share.
import type { Move } from '../../game';
import type { CityG, CityPlayer } from '../../game/city/types';

/** The player at a seat that is known to exist. */
export const at = (G: CityG, seat: number): CityPlayer => G.players[seat] as CityPlayer;

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

/** Coins are taken from whoever has most. */
export function richest(G: CityG, moves: readonly Move[]): Move {
  return best(moves, ({ args }) => at(G, args[0] as number).coins);
}
