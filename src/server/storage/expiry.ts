// Which matches are removed for their age.
import type { Connection } from './driver';
import { ranks } from './statements';

/** Ages in milliseconds after which a match goes; 0 keeps it for ever. */
export interface Lifetimes {
  /** Since the last move of a finished match. */
  finished: number;
  /** Since the creation of a match where nobody has ever sat. */
  empty: number;
  /** Since the creation of a match in which no person has made a move. */
  unstarted: number;
  /** Since the last move or change of seats in a match under way. */
  idle: number;
}

export type Removed = Record<keyof Lifetimes, string[]>;

const conditions: Record<keyof Lifetimes, string> = {
  finished: 'gameover IS NOT NULL AND updated_at <= ?',
  empty: `state_id = 0 AND list_rank = ${ranks.empty} AND created_at <= ?`,
  unstarted: 'gameover IS NULL AND played = 0 AND created_at <= ?',
  idle: 'gameover IS NULL AND played = 1 AND updated_at <= ?',
};

/** Removes what has outlived its time, with seats and log. @returns the ids by reason. */
export function removeExpired(db: Connection, lifetimes: Lifetimes, now = Date.now()): Removed {
  const remove = (reason: keyof Lifetimes): string[] => {
    if (lifetimes[reason] <= 0) return [];
    const rows = db.prepare(`DELETE FROM matches WHERE ${conditions[reason]} RETURNING id`).all(now - lifetimes[reason]);
    return (rows as { id: string }[]).map(({ id }) => id);
  };
  return { finished: remove('finished'), empty: remove('empty'), unstarted: remove('unstarted'), idle: remove('idle') };
}
