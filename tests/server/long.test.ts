// A match that goes on for ever costs no more than any other: what a sync brings, how fast and how often its players may move.
import type { Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { rules } from '../../src/game/index';
import { LOGGED_MOVES } from '../../src/server/storage/sqlite';
import { GAME, movePacket, next, refusalOf, type Seat, seatedMatch, startTestTable, type TestTable } from '../help/server';

let table: TestTable;
afterEach(() => table.end());

interface Synced {
  state: { G: unknown; _stateID: number };
  log: { _stateID: number }[];
}

const sync = async (socket: Socket, matchID: string): Promise<Synced> => {
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, null, null);
  return (await synced)[1] as Synced;
};

/** As if so many moves had been made. */
function lengthen(matchID: string, moves: number): void {
  const { db } = table.storage;
  const add = db.prepare('INSERT INTO log (match_id, state_id, entries) VALUES (?, ?, ?)');
  const entry = (id: number) => JSON.stringify([{ _stateID: id, turn: id, phase: null, action: { type: 'MAKE_MOVE' } }]);
  db.transaction(() => {
    for (let id = 1; id <= moves; id++) add.run(matchID, id, entry(id - 1));
    db.prepare("UPDATE matches SET state_id = ?1, state = json_set(state, '$._stateID', ?1) WHERE id = ?2").run(moves, matchID);
  })();
}

/** Some move that the player to move may make now. */
function anyMove(matchID: string, seats: readonly Seat[]) {
  const state = table.storage.state(matchID);
  const seat = seats[rules[GAME]?.toMove(state?.G) ?? 0] as Seat;
  const [{ move, args } = { move: '', args: [] }] = rules[GAME]?.legalMoves(state?.G) ?? [];
  return movePacket(matchID, seat, state?._stateID ?? 0, move, ...args);
}

test('a sync brings the newest moves of the log only, in their order', async () => {
  table = await startTestTable();
  const { matchID } = await seatedMatch(table.lobby);
  lengthen(matchID, LOGGED_MOVES + 100);
  const { log, state } = await sync(await table.socket(), matchID);
  expect(log.map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: LOGGED_MOVES }, (_, i) => i + 100));
  expect(state._stateID).toBe(LOGGED_MOVES + 100);
});

test('a sync costs by what it brings', async () => {
  table = await startTestTable({ PACKETS_PER_SECOND: 2 });
  const { matchID } = await seatedMatch(table.lobby);
  const short = await table.socket();
  for (let i = 0; i < 3; i++) await sync(short, matchID);
  lengthen(matchID, 400);
  const long = await table.socket();
  await sync(long, matchID);
  expect((await refusalOf(long, 'sync', matchID, null)).refusal.reason).toBe('tooFast');
});

test('the players of a match may not move without a pause, from however many sockets', async () => {
  table = await startTestTable({ MOVES_PER_SECOND: 1 });
  const { matchID, seats } = await seatedMatch(table.lobby);
  const [watcher, one, two] = [await table.socket(), await table.socket(), await table.socket()];
  await sync(watcher, matchID);
  for (let i = 0; i < 4; i++) {
    const update = next(watcher, 'update');
    (i % 2 ? one : two).emit('update', ...anyMove(matchID, seats));
    await update;
  }
  const before = table.storage.state(matchID)?._stateID;
  expect((await refusalOf(one, 'update', ...anyMove(matchID, seats))).refusal).toEqual({ reason: 'tooFast' });
  expect(table.storage.state(matchID)?._stateID).toBe(before);
  const { matchID: other, seats: others } = await seatedMatch(table.lobby);
  await sync(watcher, other);
  const update = next(watcher, 'update');
  one.emit('update', ...anyMove(other, others));
  await update;
});

test('what is refused takes nothing of what the players of a match may do', async () => {
  table = await startTestTable({ MOVES_PER_SECOND: 1 });
  const { matchID, seats } = await seatedMatch(table.lobby);
  const socket = await table.socket();
  for (let i = 0; i < 8; i++) {
    const forged = movePacket(matchID, { playerID: '0', playerCredentials: 'wrong' }, 0, 'rollDice', 1);
    expect((await refusalOf(socket, 'update', ...forged)).refusal.reason).toBe('unauthorized');
  }
  await sync(socket, matchID);
  const update = next(socket, 'update');
  socket.emit('update', ...anyMove(matchID, seats));
  await update;
});

test('a match ends its moves at the most that the table lets one have, and can still be watched', async () => {
  table = await startTestTable({ MAX_MOVES: 10 });
  const { matchID, seats } = await seatedMatch(table.lobby);
  lengthen(matchID, 9);
  const socket = await table.socket();
  await sync(socket, matchID);
  const update = next(socket, 'update');
  socket.emit('update', ...anyMove(matchID, seats));
  await update;
  const refused = await refusalOf(socket, 'update', ...anyMove(matchID, seats));
  expect(refused).toEqual({ matchID, stateID: 10, refusal: { reason: 'tooLong' } });
  expect((await sync(socket, matchID)).state._stateID).toBe(10);
});
