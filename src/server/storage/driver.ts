// The embedded database: the only file that knows which SQLite driver is used.
import Database from 'libsql';

export type Connection = Database.Database;

/** Waits that long for a lock that a backup or another program holds. */
const BUSY_MS = 5000;

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
