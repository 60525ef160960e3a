// The job that removes matches for their age.
import type { Log } from './log';
import type { Settings } from './settings';
import { removeExpired } from './storage/expiry';
import type { SqliteStorage } from './storage/sqlite';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type ExpirySettings = Pick<
  Settings,
  'EXPIRE_FINISHED_DAYS' | 'EXPIRE_EMPTY_MINUTES' | 'EXPIRE_UNSTARTED_HOURS' | 'EXPIRE_IDLE_DAYS' | 'EXPIRY_INTERVAL_MINUTES'
>;

/** Removes now and then at intervals. @returns a function that ends it. */
export function startExpiry(
  storage: SqliteStorage,
  listeners: { matchRemoved(matchID: string): void },
  settings: ExpirySettings,
  log: Log,
): () => void {
  const lifetimes = {
    finished: settings.EXPIRE_FINISHED_DAYS * DAY,
    empty: settings.EXPIRE_EMPTY_MINUTES * MINUTE,
    unstarted: settings.EXPIRE_UNSTARTED_HOURS * HOUR,
    idle: settings.EXPIRE_IDLE_DAYS * DAY,
  };
  const run = () => {
    try {
      const removed = removeExpired(storage.db, lifetimes);
      const ids = Object.values(removed).flat();
      if (ids.length > 0) log.info({ removed }, 'expired matches removed');
      for (const matchID of ids) listeners.matchRemoved(matchID);
    } catch (error) {
      log.error({ err: error }, 'expired matches not removed');
    }
  };
  run();
  const timer = setInterval(run, settings.EXPIRY_INTERVAL_MINUTES * MINUTE);
  timer.unref();
  return () => clearInterval(timer);
}
