// Every SQL statement about matches, prepared once.
import type { Connection } from './driver';

export type Statements = ReturnType<typeof statements>;

const about = 'id, game, unlisted, setup_data, created_at, updated_at, gameover, next_match_id';

export const statements = (db: Connection) => ({
  create: db.prepare(
    `INSERT INTO matches (id, game, unlisted, setup_data, created_at, updated_at, state_id, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  createSeat: db.prepare('INSERT INTO seats (match_id, seat) VALUES (?, ?)'),
  move: db.prepare('UPDATE matches SET state = ?, state_id = ?, gameover = ?, updated_at = ? WHERE id = ? AND state_id = ?'),
  addLog: db.prepare('INSERT INTO log (match_id, state_id, entries) VALUES (?, ?, ?)'),
  match: db.prepare(`SELECT ${about} FROM matches WHERE id = ?`),
  state: db.prepare('SELECT state FROM matches WHERE id = ?'),
  seats: db.prepare('SELECT match_id, seat, name, credentials, data FROM seats WHERE match_id = ? ORDER BY seat'),
  log: db.prepare('SELECT entries FROM log WHERE match_id = ? ORDER BY state_id'),
  list: db.prepare(
    `SELECT ${about} FROM matches
     WHERE (:game IS NULL OR game = :game) AND unlisted <= :unlisted
       AND (:over IS NULL OR (gameover IS NOT NULL) = :over)
       AND (:before IS NULL OR updated_at < :before) AND (:after IS NULL OR updated_at > :after)
     ORDER BY updated_at DESC LIMIT :limit`,
  ),
  takeSeat: db.prepare(
    `UPDATE seats SET name = ?, credentials = ?, data = ?
     WHERE match_id = ?4 AND name IS NULL
       AND seat = coalesce(?5, (SELECT min(seat) FROM seats WHERE match_id = ?4 AND name IS NULL))
     RETURNING seat`,
  ),
  changeSeat: db.prepare('UPDATE seats SET name = coalesce(?, name), data = coalesce(?, data) WHERE match_id = ? AND seat = ?'),
  freeSeat: db.prepare('UPDATE seats SET name = NULL, credentials = NULL, data = NULL WHERE match_id = ? AND seat = ?'),
  touch: db.prepare('UPDATE matches SET updated_at = ? WHERE id = ?'),
  setNext: db.prepare('UPDATE matches SET next_match_id = ? WHERE id = ?'),
  remove: db.prepare('DELETE FROM matches WHERE id = ?'),
  count: db.prepare('SELECT count(*) AS n FROM matches'),
});
