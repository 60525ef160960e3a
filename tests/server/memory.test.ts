// Nothing stays in memory for those who have gone, and simultaneous moves are judged one after the other.
import { join } from 'node:path';
import type { State } from 'boardgame.io';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refused } from '../../src/game/index';
import { open } from '../../src/server/storage/driver';
import { GroupCommit } from '../../src/server/storage/groupCommit';
import { SqliteStorage, StaleState } from '../../src/server/storage/sqlite';
import {
  GAME,
  movePacket,
  next,
  type Seat,
  seatedMatch,
  startTestTable,
  type TestTable,
  temporaryFolder,
  until,
} from '../help/server';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.end());

const listen = async (matchID: string): Promise<Socket> => {
  const socket = await table.socket();
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, null, null);
  await synced;
  return socket;
};

test('when all have gone no match, queue or socket is left in memory', async () => {
  const sockets: Socket[] = [];
  for (let i = 0; i < 20; i++) {
    const { matchID, seats } = await seatedMatch(table.lobby);
    const socket = await listen(matchID);
    const update = next(socket, 'update');
    socket.emit('update', ...movePacket(matchID, seats[0] as Seat, 0, 'rollDice', 1));
    await update;
    sockets.push(socket);
  }
  expect(table.transport.openMatches).toBe(20);
  expect(table.transport.queues).toBe(0);
  for (const socket of sockets) socket.disconnect();
  await until(() => table.transport.openMatches === 0 && table.transport.openSockets === 0);
});

test('of twenty moves for the same state one is made and nineteen are stale', async () => {
  const { matchID, seats } = await seatedMatch(table.lobby);
  const sockets = await Promise.all(Array.from({ length: 20 }, () => listen(matchID)));
  const answers = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => {
        socket.once('refused', ({ refusal }: Refused) => resolve(refusal.reason));
      }),
  );
  const updates: unknown[] = [];
  sockets[0]?.on('update', (_id, state) => updates.push(state._stateID));
  for (const socket of sockets) socket.emit('update', ...movePacket(matchID, seats[0] as Seat, 0, 'rollDice', 1));
  const refused: string[] = [];
  for (const answer of answers) void answer.then((reason) => refused.push(reason));
  await until(() => refused.length === 19);
  expect(refused).toEqual(Array(19).fill('stale'));
  expect(updates).toEqual([1]);
  for (const socket of sockets) socket.disconnect();
});

test('a state computed from an older one than the stored is not stored, with nothing of its log', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const state = table.storage.state(matchID) as State;
  const later = { ...state, _stateID: 1 };
  await table.storage.setState(matchID, later, []);
  await expect(table.storage.setState(matchID, { ...later, G: 'forged' }, [])).rejects.toThrow(StaleState);
  await expect(table.storage.setState(matchID, { ...later, _stateID: 3 }, [])).rejects.toThrow(StaleState);
  await expect(table.storage.setState('222222222222', later, [])).rejects.toThrow(StaleState);
  expect(table.storage.state(matchID)).toMatchObject({ G: state.G, _stateID: 1 });
  expect(table.storage.db.prepare('SELECT state_id FROM log WHERE match_id = ?').all(matchID)).toHaveLength(1);
});

test('of moves stored in one go a failing one leaves the others alone', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push((await table.lobby.createMatch(GAME, { numPlayers: 2 })).matchID);
  const states = ids.map((id) => ({ ...(table.storage.state(id) as State), _stateID: 1 }));
  // The second log entry cannot be written after its state has been.
  table.storage.db.exec(
    `CREATE TRIGGER bad BEFORE INSERT ON log WHEN NEW.match_id = '${ids[1]}' BEGIN SELECT RAISE(ABORT, 'bad'); END`,
  );
  const stored = await Promise.allSettled(ids.map((id, i) => table.storage.setState(id, states[i] as State, [])));
  table.storage.db.exec('DROP TRIGGER bad');
  expect(stored.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ids.map((id) => table.storage.state(id)?._stateID)).toEqual([1, 0, 1]);
});

/** Another program that holds the lock until it is told to let go. */
function lock(): () => void {
  const other = open(join(table.dir, 'table.sqlite'), 'FULL');
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

test('when a whole transaction fails, every move in it is refused and the next one is stored', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const later = { ...(table.storage.state(matchID) as State), _stateID: 1 };
  const unlock = lock();
  await expect(table.storage.setState(matchID, later, [])).rejects.toThrow(/locked/);
  unlock();
  await table.storage.setState(matchID, later, []);
  expect(table.storage.state(matchID)?._stateID).toBe(1);
});

test('a lock that another program lets go soon loses no move, and stops the server for a moment only', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const unlock = lock();
  const stored = table.storage.setState(matchID, { ...(table.storage.state(matchID) as State), _stateID: 1 }, []);
  const slowest: number[] = [];
  for (let i = 0; i < 3; i++) {
    const asked = performance.now();
    expect((await fetch(`${table.url}/healthz`)).status).toBe(200);
    slowest.push(performance.now() - asked);
  }
  unlock();
  await stored;
  expect(table.storage.state(matchID)?._stateID).toBe(1);
  expect(Math.max(...slowest)).toBeLessThan(2000);
});

test('why a transaction has failed is told, also when it cannot be taken back', async () => {
  const db = {
    inTransaction: true,
    exec(sql: string) {
      throw new Error(sql === 'ROLLBACK' ? 'no transaction is active' : 'disk is full');
    },
  };
  await expect(new GroupCommit(db as never).add(() => {})).rejects.toThrow('disk is full');
});

test('the master cannot set up a match, whatever it is asked for', async () => {
  const before = table.storage.count();
  await expect(table.storage.createMatch('222222222222')).rejects.toThrow('there is no match');
  expect(table.storage.count()).toBe(before);
});

test('a storage whose file cannot be tidied up closes all the same, and says why', () => {
  const folder = temporaryFolder();
  const storage = new SqliteStorage(join(folder.path, 'table.sqlite'), 'FULL');
  storage.db.exec('BEGIN IMMEDIATE');
  storage.db.exec('PRAGMA user_version = 50');
  const told: unknown[] = [];
  storage.close((error) => told.push(error));
  expect(told).toEqual([expect.objectContaining({ message: expect.stringMatching(/locked/) })]);
  folder.remove();
});
