// Connections that ask for more than they read: cut off before they fill the memory, and the others do not notice.

import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME, next, seatedMatch, startTestTable, type TestTable, until } from '../help/server';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.end());

/** A match whose log fills a sync: 400 kB. */
async function longMatch(): Promise<string> {
  const { matchID } = await seatedMatch(table.lobby);
  const add = table.storage.db.prepare('INSERT INTO log (match_id, state_id, entries) VALUES (?, ?, ?)');
  const entry = { turn: 0, phase: '', action: { type: 'MAKE_MOVE', payload: { type: 'x'.repeat(900), playerID: '0' } } };
  for (let id = 1; id <= 400; id++) add.run(matchID, id, JSON.stringify([{ ...entry, _stateID: id - 1 }]));
  return matchID;
}

/** Stops to read what comes over the network. */
const goDeaf = (socket: Socket) => (socket.io.engine.transport as unknown as { ws: { pause(): void } }).ws.pause();

test('a connection that asks and reads nothing is cut off', async () => {
  const matchID = await longMatch();
  const deaf = io(`${table.url}/${GAME}`, { transports: ['websocket'], perMessageDeflate: false as never, reconnection: false });
  await next(deaf, 'connect');
  goDeaf(deaf);
  const asks = setInterval(() => deaf.emit('sync', matchID, null, null), 5);
  // Sooner than the ping would find out that it is silent.
  await until(() => table.transport.openSockets === 0, 3500);
  clearInterval(asks);
  expect(table.transport.openMatches).toBe(0);
  deaf.disconnect();
});

test('whoever reads what he has asked for is not cut off', async () => {
  const matchID = await longMatch();
  const socket = await table.socket();
  for (let i = 0; i < 20; i++) {
    const synced = next(socket, 'sync');
    socket.emit('sync', matchID, null, null);
    await synced;
  }
  expect(socket.connected).toBe(true);
  socket.disconnect();
});

test('of many syncs asked for at once the first and the last are answered', async () => {
  const { matchID, seats } = await seatedMatch(table.lobby);
  const socket = await table.socket();
  const heard: unknown[] = [];
  socket.on('sync', (_id, { state }) => heard.push(state.G.seenFrom ?? state._stateID));
  for (let i = 0; i < 30; i++) socket.emit('sync', matchID, null, null);
  socket.emit('sync', matchID, '1', seats[1]?.playerCredentials);
  await until(() => table.transport.isPresent(matchID, '1'));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard.length).toBeLessThan(10);
  expect(table.transport.isPresent(matchID, '1')).toBe(true);
  socket.disconnect();
});
