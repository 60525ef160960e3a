// The embedded database: the only file that knows which SQLite driver is used.
import Database from 'libsql';

export type Connection = Database.Database;

/** Waits that long for a lock that another program holds; nothing else is done meanwhile, so whoever can wait longer tries again. */
const BUSY_MS = 250;

/**
 * Opens or creates the database file in WAL mode.
 * @param sync `FULL` survives a power cut, `NORMAL` a crash of the process or a kill.
 */
export function open(file: string, sync: 'FULL' | 'NORMAL'): Connection {
  const db = new Database(file);
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  db.exec('PRAGMA journal_mode = WAL');
  db.exec(`PRAGMA synchronous = ${sync}`);
  db.exec('PRAGMA foreign_keys = ON');
  return db;
}

/** Whether another program holds the lock. */
export const isBusy = (error: unknown): boolean => String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_BUSY');
