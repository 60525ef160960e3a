// The seats this browser has taken, and how it takes one: never two in the same match, whatever is clicked or opened twice.
import { joinMatch, leaveMatch, type TakenSeat } from '../lobby/lobby';
import { withLock } from '../store/lock';
import { readStored, removeStored, storedKeys, writeStored } from '../store/storage';

/** What is remembered of a match: our seat in it, or that we only want to watch. */
export interface Remembered {
  readonly game: string;
  readonly seat: TakenSeat | null;
  /** Milliseconds since 1970. */
  readonly since: number;
}

const PREFIX = 'seat/';
const key = (matchID: string) => PREFIX + matchID;

/** Null when this browser knows nothing of the match. */
export function remembered(matchID: string): Remembered | null {
  const stored = readStored(key(matchID)) as Partial<Remembered> | undefined;
  if (typeof stored?.game !== 'string') return null;
  const { playerID, credentials } = stored.seat ?? {};
  const seat = typeof playerID === 'string' && typeof credentials === 'string' ? { playerID, credentials } : null;
  return { game: stored.game, seat, since: Number(stored.since) || 0 };
}

/** The matches in which this browser holds a seat, newest first. */
export function heldMatches(): { matchID: string; game: string; since: number }[] {
  return storedKeys(PREFIX)
    .map((stored) => ({ matchID: stored.slice(PREFIX.length), memory: remembered(stored.slice(PREFIX.length)) }))
    .flatMap(({ matchID, memory }) => (memory?.seat ? [{ matchID, game: memory.game, since: memory.since }] : []))
    .sort((a, b) => b.since - a.since);
}

/**
 * Our seat in the match: the one already taken here, else a free one.
 * @throws {LobbyError} `full` when every seat is taken.
 */
export function takeSeat(game: string, matchID: string, name: string): Promise<TakenSeat> {
  return withLock(`seat/${matchID}`, async () => {
    const held = remembered(matchID)?.seat;
    if (held) return held;
    const seat = await joinMatch(game, matchID, name);
    writeStored(key(matchID), { game, seat, since: Date.now() } satisfies Remembered);
    return seat;
  });
}

/** Remembers that we want no seat in this match. */
export function watchOnly(game: string, matchID: string): void {
  writeStored(key(matchID), { game, seat: null, since: Date.now() } satisfies Remembered);
}

/** Gives the seat up on the server, and watches from then on. */
export function leaveSeat(game: string, matchID: string): Promise<void> {
  return withLock(`seat/${matchID}`, async () => {
    const held = remembered(matchID)?.seat;
    if (held) await leaveMatch(game, matchID, held);
    watchOnly(game, matchID);
  });
}

/** Forgets a match that is gone, or a seat that is ours no longer. */
export const forget = (matchID: string): void => removeStored(key(matchID));
