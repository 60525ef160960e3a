// The public list: who waits for players comes first, and asking for it is cheap however many matches there are.
import { afterEach, expect, test, vi } from 'vitest';
import { Unstarted } from '../../src/server/lobby/unstarted';
import { open } from '../../src/server/storage/driver';
import { migrate } from '../../src/server/storage/schema';
import { listSql, seatsOfAllSql } from '../../src/server/storage/statements';
import { GAME, seatedMatch, startTestTable, type TestTable } from '../help/server';

let table: TestTable;
const tables: TestTable[] = [];
const start = async (changes?: Parameters<typeof startTestTable>[0]) => {
  table = await startTestTable(changes);
  tables.push(table);
};
afterEach(async () => {
  vi.restoreAllMocks();
  await tables.pop()?.end();
});

const create = async () => (await table.lobby.createMatch(GAME, { numPlayers: 2 })).matchID;
let joined = 0;
const join = (matchID: string) => table.lobby.joinMatch(GAME, matchID, { playerName: `Player ${joined++}` });
const listed = async (where?: { isGameover: boolean }) =>
  (await table.lobby.listMatches(GAME, where)).matches.map(({ matchID }) => matchID);

test('a match that waits for a player is listed however many busier ones there are', async () => {
  await start();
  const waiting = await create();
  await join(waiting);
  const unvisited = await create();
  for (let i = 0; i < 120; i++) await seatedMatch(table.lobby);
  for (const where of [undefined, { isGameover: false }]) {
    const ids = await listed(where);
    expect(ids).toHaveLength(100);
    expect(ids.slice(0, 2)).toEqual([waiting, unvisited]);
  }
});

test('matches change their place in the list when seats are taken and left, and when they are over', async () => {
  await start();
  const [a, b] = [await create(), await create()];
  await join(a);
  expect(await listed()).toEqual([a, b]);
  const ann = await join(b);
  await join(a);
  expect(await listed()).toEqual([b, a]);
  await join(b);
  expect((await listed()).sort()).toEqual([a, b].sort());
  await table.lobby.leaveMatch(GAME, b, { playerID: ann.playerID, credentials: ann.playerCredentials });
  expect(await listed()).toEqual([b, a]);
  const state = table.storage.state(b);
  if (!state) throw new Error('no state');
  await table.storage.setState(b, { ...state, _stateID: 1, ctx: { ...state.ctx, gameover: { winner: '0' } } });
  // A move that changes nobody's seat is known to the list a second later.
  await expect.poll(() => listed(), { timeout: 3000 }).toEqual([a, b]);
  expect([await listed({ isGameover: true }), await listed({ isGameover: false })]).toEqual([[b], [a]]);
});

test('the list comes out of its index, in order, and its seats out of theirs', async () => {
  await start();
  const plan = (sql: string, ...args: unknown[]) =>
    (table.storage.db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...args) as { detail: string }[]).map(({ detail }) => detail);
  const [search, ...more] = plan(listSql, { game: GAME, from: 0, to: 2, before: 9, after: 0, limit: 100 });
  expect([search, more]).toEqual([expect.stringMatching(/^SEARCH matches USING INDEX matches_listed \(game=\?/), []]);
  const seats = plan(seatsOfAllSql, '[]').join('\n');
  expect(seats).toContain('SEARCH seats USING PRIMARY KEY (match_id=?)');
  expect(seats).not.toMatch(/SCAN seats|TEMP B-TREE/);
});

test('a list takes two queries, and those who ask within the same second share it', async () => {
  await start();
  for (let i = 0; i < 5; i++) await join(await create());
  const statement = Object.getPrototypeOf(table.storage.db.prepare('SELECT 1'));
  const queries = [vi.spyOn(statement, 'all'), vi.spyOn(statement, 'get')];
  const asked = () => queries.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  table.storage.publicMatches({ gameName: GAME }, 100);
  expect(asked()).toBe(2);
  const lists = vi.spyOn(table.storage, 'publicMatches');
  for (let i = 0; i < 10; i++) await table.lobby.listMatches(GAME);
  expect(lists.mock.calls.length).toBeLessThan(10);
});

test('a file of the first version is brought up to date with everyone in his place', () => {
  const db = open(':memory:', 'FULL');
  migrate(db, 1);
  const match = db.prepare(`INSERT INTO matches VALUES (?, 'g', 0, NULL, 1, 1, ?, NULL, 0, '{}')`);
  const seat = db.prepare('INSERT INTO seats (match_id, seat, name) VALUES (?, ?, ?)');
  for (const [id, over, names] of [
    ['waiting', null, ['Ann', null]],
    ['empty', null, [null, null]],
    ['full', null, ['Ann', 'Bob']],
    ['over', '{}', ['Ann', null]],
  ] as const) {
    match.run(id, over);
    for (const [i, name] of names.entries()) seat.run(id, i, name);
  }
  migrate(db);
  const rows = db.prepare('SELECT id FROM matches ORDER BY list_rank').all() as { id: string }[];
  expect(rows.map(({ id }) => id)).toEqual(['waiting', 'empty', 'full', 'over']);
  db.close();
});

test('an address may have only so many matches waiting to begin, and more when they have begun or gone', async () => {
  await start({ MAX_UNSTARTED_PER_ADDRESS: 2 });
  const { matchID, seats } = await seatedMatch(table.lobby);
  await create();
  await expect(create()).rejects.toMatchObject({ message: 'HTTP status 429', details: { reason: 'tooManyUnstarted' } });
  const [{ playerID, playerCredentials: credentials }] = seats as [(typeof seats)[number]];
  table.storage.db.prepare("UPDATE matches SET gameover = '{}' WHERE id = ?").run(matchID);
  const again = table.lobby.playAgain(GAME, matchID, { playerID, credentials });
  await expect(again).rejects.toMatchObject({ details: { reason: 'tooManyUnstarted' } });
  const state = table.storage.state(matchID);
  if (!state) throw new Error('no state');
  await table.storage.setState(matchID, { ...state, _stateID: 1 });
  const third = await create();
  await expect(create()).rejects.toThrow('429');
  await table.storage.wipe(third);
  await create();
});

test('of addresses that set up matches only so many are remembered', () => {
  const unstarted = new Unstarted(1, () => true, 10);
  for (let i = 0; i < 100; i++) unstarted.add(`10.0.0.${i}`, String(i));
  expect([unstarted.size, unstarted.allows('10.0.0.99'), unstarted.allows('10.0.0.1')]).toEqual([10, false, true]);
});
