// The framework's log -> what boards show: moves only, each with what it caused.
import type { LogEntry as FrameworkEntry } from 'boardgame.io';
import type { Happening } from '../../game';
import type { LogEntry } from './types';

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
