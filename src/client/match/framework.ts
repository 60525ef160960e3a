// The framework's data -> what boards show: moves with what they caused, seats with who sits there.
import type { FilteredMetadata, LogEntry as FrameworkEntry } from 'boardgame.io';
import type { Happening } from '../../game';
import type { LogEntry, SeatInfo } from './types';

/** The moves among the framework's entries, in order; its own events (turn ends, stages) are left out. */
export function logEntries(entries: readonly FrameworkEntry[]): LogEntry[] {
  return entries.flatMap((entry) => {
    if (entry.action.type !== 'MAKE_MOVE') return [];
    const { type, args, playerID } = entry.action.payload;
    return [
      {
        turn: entry.turn,
        stateID: entry._stateID,
        seat: Number(playerID),
        move: { move: type, args: Array.isArray(args) ? args : [] },
        happenings: (entry.metadata ?? []) as readonly Happening[],
      },
    ];
  });
}

/** The framework sends what a client told of itself too, but its type is silent about it. */
type Players = readonly (FilteredMetadata[number] & { data?: { bot?: unknown } })[];

/** The framework's match data as seats. A bot's level stands in its data. */
export const seatInfos = (players: Players): SeatInfo[] =>
  players.map(({ id, name, isConnected, data }) => {
    const bot = typeof data?.bot === 'string' ? data.bot : null;
    return { seat: id, name: name ?? null, bot, connected: isConnected === true || bot !== null };
  });
