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
  `ALTER TABLE matches ADD COLUMN list_rank INTEGER NOT NULL DEFAULT 1;
   UPDATE matches SET list_rank = CASE
     WHEN gameover IS NOT NULL THEN 3
     WHEN NOT EXISTS (SELECT 1 FROM seats WHERE match_id = id AND name IS NOT NULL) THEN 1
     WHEN EXISTS (SELECT 1 FROM seats WHERE match_id = id AND name IS NULL) THEN 0
     ELSE 2 END;
   DROP INDEX matches_by_game;
   CREATE INDEX matches_listed ON matches (game, list_rank, updated_at DESC) WHERE unlisted = 0;`,
  // `played`: whether a person has made a move; bots that begin do not make a match one that is kept for long.
  `ALTER TABLE seats ADD COLUMN bot TEXT;
   CREATE INDEX seats_of_bots ON seats (match_id) WHERE bot IS NOT NULL;
   ALTER TABLE matches ADD COLUMN leaver_bot TEXT;
   ALTER TABLE matches ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
   UPDATE matches SET played = state_id > 0;`,
];

/**
 * @param to the version that is wanted; an older one only to test the way from there.
 * @throws {Error} when a newer version of this program has written the file.
 */
export function migrate(db: Connection, to = versions.length): void {
  const { user_version: found } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found > versions.length) throw new Error(`the data are of version ${found}, this program knows ${versions.length}`);
  for (const [i, sql] of versions.entries()) {
    if (i >= found && i < to) db.transaction(() => db.exec(`${sql} PRAGMA user_version = ${i + 1};`)).immediate();
  }
}
