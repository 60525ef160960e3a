// How a seat is written, and what everyone may know about the seats of a match.
import type { FilteredMetadata } from 'boardgame.io';
import type { MatchData } from './storage/rows';

/** A seat as the framework writes it, in one way only: `00` would be another player to it and the same seat to us. */
export const seatPattern = /^(?:0|[1-9]\d?)$/;

/** Names, data and presence of the seats, without credentials; the framework calls it match data. */
export function publicSeats(metadata: MatchData, isPresent: (seat: string) => boolean): FilteredMetadata {
  return Object.values(metadata.players).map(({ credentials: _, ...seat }) => ({
    ...seat,
    isConnected: isPresent(String(seat.id)),
  }));
}
