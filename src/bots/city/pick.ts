// Small choices that several ways of thinking share.
import type { Move } from '../../game';
import type { CityG, CityPlayer } from '../../game/city/types';
import { best } from '../pick';

/** The player at a seat that is known to exist. */
export const at = (G: CityG, seat: number): CityPlayer => G.players[seat] as CityPlayer;

/** Coins are taken from whoever has most. */
export function richest(G: CityG, moves: readonly Move[]): Move {
  return best(moves, ({ args }) => at(G, args[0] as number).coins);
}
