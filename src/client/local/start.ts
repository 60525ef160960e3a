// Starts a match in this browser.
import { rules } from '../../game';
import { optionsFor } from '../lobby/choices';
import { localPath } from '../lobby/paths';
import type { Options } from '../store/setup';
import { startMatch } from './localMatch';
import { keepMatch, type LocalSeat, newLocalID, prune } from './stored';

/** @returns the address of the new match. */
export function startLocal(game: string, seats: readonly LocalSeat[], options: Options): string {
  const played = rules[game];
  if (!played) throw new Error(`there is no game ${game}`);
  const id = newLocalID();
  keepMatch(id, startMatch(played, seats, optionsFor(game, options)));
  prune();
  return localPath(game, id);
}
