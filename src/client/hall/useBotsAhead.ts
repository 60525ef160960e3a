// Has the bots of the table that is chosen ready before the match begins: their script, and what they think with at that size. That is
// one network, not all of them; hints and all levels take the same.
import { useEffect } from 'react';
import { fetchBotsAhead } from '../../bots/ahead';
import { onceIdle } from './idle';

/** Fetches them when the page is idle, and again when the choice changes. */
export function useBotsAhead(game: string, seats: number): void {
  useEffect(() => onceIdle(() => fetchBotsAhead(game, seats)), [game, seats]);
}
