// How a seat is written, and what everyone may know about the seats of a match.
import type { FilteredMetadata } from 'boardgame.io';
import type { BotLevel } from '../bots/player';
import { credentialsMatch, house } from './credentials';
import type { MatchData, SeatData } from './storage/rows';

/** A seat as the framework writes it, in one way only: `00` would be another player to it and the same seat to us. */
export const seatPattern = /^(?:0|[1-9]\d?)$/;

/** The level of the bot on this seat; null where a person sits or nobody. Only the storage says so: see `toSeatData`. */
export const botOf = (seat: SeatData | undefined): BotLevel | null => (seat?.data as { bot?: BotLevel } | undefined)?.bot ?? null;

/** Whether a person sits there. */
export const isPerson = (seat: SeatData): boolean => seat.name !== undefined && !botOf(seat);

/** Whether these are the credentials of that seat; a bot's seat has none that could be sent. */
export const ownsSeat = (seat: SeatData | undefined, credentials: unknown): boolean =>
  credentials === house ? botOf(seat) !== null : credentialsMatch(credentials, seat?.credentials);

/** Names, data and presence of the seats (a bot is always there), without credentials; the framework calls it match data. */
export function publicSeats(metadata: MatchData, isPresent: (seat: string) => boolean): FilteredMetadata {
  return Object.values(metadata.players).map(({ credentials: _, ...seat }) => ({
    ...seat,
    isConnected: botOf(seat) !== null || isPresent(String(seat.id)),
  }));
}
