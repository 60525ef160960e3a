// Matches go when their time has come, and the job says which.
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { startExpiry } from '../../src/server/expiry';
import { GAME, next, seatedMatch, startTestTable, type TestTable } from '../help/server';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let table: TestTable;
afterEach(() => table.end());

interface Age {
  created?: number;
  updated?: number;
  moves?: number;
  over?: boolean;
}

/** A match as if so many milliseconds had gone by. */
async function aged({ created = 0, updated = created, moves = 0, over = false }: Age): Promise<string> {
  const { matchID } = await seatedMatch(table.lobby);
  table.storage.db
    .prepare('UPDATE matches SET created_at = ?, updated_at = ?, state_id = ?3, played = ?3 > 0, gameover = ? WHERE id = ?')
    .run(Date.now() - created, Date.now() - updated, moves, over ? '{"winner":"0"}' : null, matchID);
  return matchID;
}

/** Runs the job once. @returns the lines of its log. */
function run(settings: typeof usual) {
  const lines: { msg: string; removed?: unknown }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  startExpiry(table.storage, table.transport, { ...settings, EXPIRY_INTERVAL_MINUTES: 10 }, log)();
  return lines;
}

const usual = { EXPIRE_FINISHED_DAYS: 30, EXPIRE_EMPTY_MINUTES: 15, EXPIRE_UNSTARTED_HOURS: 24, EXPIRE_IDLE_DAYS: 90 };

test('finished, never started and abandoned matches go at their ages, with seats and log; the others stay', async () => {
  table = await startTestTable();
  const finished = await aged({ created: 31 * DAY, updated: 30 * DAY, moves: 9, over: true });
  const unstarted = await aged({ created: 24 * HOUR, updated: HOUR });
  const idle = await aged({ created: 91 * DAY, updated: 90 * DAY, moves: 1 });
  const stay = [
    await aged({ created: 99 * DAY, updated: 29 * DAY, moves: 9, over: true }),
    await aged({ created: 23 * HOUR }),
    await aged({ created: 99 * DAY, updated: 89 * DAY, moves: 1 }),
  ];
  expect(run(usual)).toMatchObject([
    { msg: 'expired matches removed', removed: { finished: [finished], unstarted: [unstarted], idle: [idle] } },
  ]);
  expect((await table.storage.listMatches()).sort()).toEqual([...stay].sort());
  expect(table.storage.db.prepare('SELECT DISTINCT match_id FROM seats').all()).toHaveLength(3);
});

test('matches where nobody has ever sat go after minutes, those where somebody waits stay', async () => {
  table = await startTestTable();
  const ids = [];
  for (let i = 0; i < 3; i++) ids.push((await table.lobby.createMatch(GAME, { numPlayers: 2 })).matchID);
  const [empty, waiting, young] = ids as [string, string, string];
  await table.lobby.joinMatch(GAME, waiting, { playerName: 'Ann' });
  const age = table.storage.db.prepare('UPDATE matches SET created_at = ? WHERE id = ?');
  for (const id of [empty, waiting]) age.run(Date.now() - 15 * 60_000, id);
  expect(run(usual)).toMatchObject([{ removed: { finished: [], empty: [empty], unstarted: [], idle: [] } }]);
  expect((await table.storage.listMatches()).sort()).toEqual([waiting, young].sort());
});

test('a job that finds nothing says nothing', async () => {
  table = await startTestTable();
  await aged({});
  expect(run(usual)).toEqual([]);
});

test('the ages can be set, and 0 keeps matches for ever', async () => {
  table = await startTestTable();
  await aged({ created: 999 * DAY, moves: 9, over: true });
  const unstarted = await aged({ created: 2 * HOUR });
  run({ EXPIRE_FINISHED_DAYS: 0, EXPIRE_EMPTY_MINUTES: 0, EXPIRE_UNSTARTED_HOURS: 1, EXPIRE_IDLE_DAYS: 0 });
  expect(table.storage.matchData(unstarted)).toBeUndefined();
  expect(table.storage.count()).toBe(1);
});

test('whoever is still at an expired match is told', async () => {
  table = await startTestTable();
  const matchID = await aged({ created: 25 * HOUR });
  const socket = await table.socket();
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, null, null);
  await synced;
  const refused = next(socket, 'refused');
  run(usual);
  expect((await refused)[0]).toEqual({ matchID, stateID: null, refusal: { reason: 'matchNotFound' } });
});

test('the job also runs when the server starts', async () => {
  table = await startTestTable();
  const matchID = await aged({ created: 25 * HOUR });
  await table.restart();
  expect((await table.lobby.listMatches(GAME)).matches.map((match) => match.matchID)).not.toContain(matchID);
});
