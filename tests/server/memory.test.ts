// Nothing stays in memory for those who have gone, and simultaneous moves are judged one after the other.
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refused } from '../../src/server/socket/refusals';
import { StaleState } from '../../src/server/storage/sqlite';
import { GAME, movePacket, next, type Seat, seatedMatch, startTestTable, type TestTable, until } from '../help/server';

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
  const { state } = table.storage.fetch(matchID, { state: true });
  const later = { ...state, _stateID: 1 };
  table.storage.setState(matchID, later, []);
  const before = table.storage.fetch(matchID, { state: true, log: true });
  expect(() => table.storage.setState(matchID, { ...later, G: 'forged' }, [])).toThrow(StaleState);
  expect(() => table.storage.setState(matchID, { ...later, _stateID: 3 }, [])).toThrow(StaleState);
  expect(() => table.storage.setState('222222222222', later, [])).toThrow(StaleState);
  const { G, _stateID } = table.storage.fetch(matchID, { state: true }).state;
  expect({ G, _stateID }).toEqual({ G: before.state.G, _stateID: 1 });
  expect(table.storage.fetch(matchID, { log: true }).log).toEqual(before.log);
});
