// Every SQL statement about matches, prepared once.
import type { Connection } from './driver';

/** In which order matches are listed, those first that wait for somebody; stored with each, so that an index can give the list. */
export const ranks = { waiting: 0, empty: 1, full: 2, over: 3 } as const;

export type Statements = ReturnType<typeof statements>;

const about = 'id, game, unlisted, setup_data, created_at, updated_at, gameover, next_match_id, leaver_bot';

/** The public matches of a game whose ranks lie between two; by the index `matches_listed` alone. */
export const listSql = `SELECT ${about} FROM matches
  WHERE game = :game AND unlisted = 0 AND list_rank BETWEEN :from AND :to AND updated_at < :before AND updated_at > :after
  ORDER BY list_rank, updated_at DESC LIMIT :limit`;

/** The seats of all matches in a JSON list of ids. */
export const seatsOfAllSql = `SELECT match_id, seat, name, credentials, data, bot FROM seats
  WHERE match_id IN (SELECT value FROM json_each(?)) ORDER BY match_id, seat`;

export const statements = (db: Connection) => ({
  create: db.prepare(
    `INSERT INTO matches (id, game, unlisted, setup_data, created_at, updated_at, leaver_bot, state_id, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  createSeat: db.prepare('INSERT INTO seats (match_id, seat, name, bot) VALUES (?, ?, ?, ?)'),
  move: db.prepare(
    `UPDATE matches SET state = :state, state_id = :before + 1, gameover = :over, updated_at = :now,
       list_rank = CASE WHEN :over IS NULL THEN list_rank ELSE ${ranks.over} END,
       played = max(played, NOT EXISTS (SELECT 1 FROM seats WHERE match_id = :id AND seat = :mover AND bot IS NOT NULL))
     WHERE id = :id AND state_id = :before`,
  ),
  addLog: db.prepare('INSERT INTO log (match_id, state_id, entries) VALUES (?, ?, ?)'),
  match: db.prepare(`SELECT ${about} FROM matches WHERE id = ?`),
  unplayed: db.prepare('SELECT 1 FROM matches WHERE id = ? AND played = 0'),
  unbegun: db.prepare('SELECT 1 FROM matches WHERE id = ? AND state_id = 0'),
  state: db.prepare('SELECT state FROM matches WHERE id = ?'),
  seats: db.prepare('SELECT match_id, seat, name, credentials, data, bot FROM seats WHERE match_id = ? ORDER BY seat'),
  newestLog: db.prepare('SELECT entries FROM log WHERE match_id = ? ORDER BY state_id DESC LIMIT ?'),
  list: db.prepare(listSql),
  seatsOfAll: db.prepare(seatsOfAllSql),
  ids: db.prepare(
    `SELECT id FROM matches
     WHERE (:game IS NULL OR game = :game) AND (:over IS NULL OR (gameover IS NOT NULL) = :over)
       AND updated_at < :before AND updated_at > :after`,
  ),
  takeSeat: db.prepare(
    `UPDATE seats SET name = ?, credentials = ?, data = ?
     WHERE match_id = ?4 AND name IS NULL
       AND seat = coalesce(?5, (SELECT min(seat) FROM seats WHERE match_id = ?4 AND name IS NULL))
     RETURNING seat`,
  ),
  changeSeat: db.prepare('UPDATE seats SET name = coalesce(?, name), data = coalesce(?, data) WHERE match_id = ? AND seat = ?'),
  /** Takes a seat from whoever has it, for a bot or for nobody. */
  giveSeat: db.prepare('UPDATE seats SET name = ?, credentials = NULL, data = NULL, bot = ? WHERE match_id = ? AND seat = ?'),
  withBots: db.prepare(
    `SELECT DISTINCT match_id AS id FROM seats JOIN matches ON id = match_id WHERE bot IS NOT NULL AND gameover IS NULL`,
  ),
  seatsChanged: db.prepare(
    `UPDATE matches SET updated_at = ?1, list_rank = CASE
       WHEN gameover IS NOT NULL THEN ${ranks.over}
       WHEN EXISTS (SELECT 1 FROM seats WHERE match_id = ?2 AND name IS NULL) THEN ${ranks.waiting}
       ELSE ${ranks.full} END
     WHERE id = ?2`,
  ),
  setNext: db.prepare('UPDATE matches SET next_match_id = ? WHERE id = ?'),
  remove: db.prepare('DELETE FROM matches WHERE id = ?'),
  count: db.prepare('SELECT count(*) AS n FROM matches'),
});
