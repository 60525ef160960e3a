// What everyone may know about the seats of a match.
import type { FilteredMetadata } from 'boardgame.io';
import type { MatchData } from './storage/rows';

/** Names, data and presence of the seats, without credentials; the framework calls it match data. */
export function publicSeats(metadata: MatchData, isPresent: (seat: string) => boolean): FilteredMetadata {
  return Object.values(metadata.players).map(({ credentials: _, ...seat }) => ({
    ...seat,
    isConnected: isPresent(String(seat.id)),
  }));
}
