// The tables of the database file and how an older file is brought up to date.
import type { Connection } from './driver';

/** One entry per version of the file, applied in order; never change one that has been released. */
const versions = [
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     unlisted INTEGER NOT NULL,
     setup_data TEXT,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL,
     gameover TEXT,
     next_match_id TEXT,
     state_id INTEGER NOT NULL,
     state TEXT NOT NULL
   ) STRICT;
   CREATE INDEX matches_by_game ON matches (game, unlisted, updated_at);
   CREATE TABLE seats (
     match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
     seat INTEGER NOT NULL,
     name TEXT,
     credentials TEXT,
     data TEXT,
     PRIMARY KEY (match_id, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE log (
     match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
     state_id INTEGER NOT NULL,
     entries TEXT NOT NULL,
     PRIMARY KEY (match_id, state_id)
   ) STRICT, WITHOUT ROWID;`,
];

/** @throws {Error} when a newer version of this program has written the file. */
export function migrate(db: Connection): void {
  const { user_version: found } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found > versions.length) throw new Error(`the data are of version ${found}, this program knows ${versions.length}`);
  for (const [i, sql] of versions.entries()) {
    if (i >= found) db.transaction(() => db.exec(`${sql} PRAGMA user_version = ${i + 1};`)).immediate();
  }
}
