// Starts a match in this browser.
import { rules } from '../../game';
import { localPath } from '../hall/paths';
import { startMatch } from './localMatch';
import { keepMatch, type LocalSeat, newLocalID, prune } from './stored';

/** @returns the address of the new match. */
export function startLocal(game: string, seats: readonly LocalSeat[], setupData: unknown): string {
  const played = rules[game];
  if (!played) throw new Error(`there is no game ${game}`);
  const id = newLocalID();
  keepMatch(id, startMatch(played, seats, setupData));
  prune();
  return localPath(game, id);
}
