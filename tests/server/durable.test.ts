// What a client has been shown is stored: through a failing disk, a restart and kill -9.
import { LobbyClient } from 'boardgame.io/client';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Move, rules } from '../../src/game/index';
import {
  GAME,
  movePacket,
  next,
  openSocket,
  refusalOf,
  type Seat,
  seatedMatch,
  startTestTable,
  temporaryFolder,
  until,
} from '../help/server';
import { buildServer, startProcess } from '../help/serverProcess';

interface Shown {
  G: unknown;
  _stateID: number;
}

const sync = async (socket: Socket, matchID: string, seat: Seat): Promise<Shown> => {
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, seat.playerID, seat.playerCredentials);
  return ((await synced)[1] as { state: Shown }).state;
};

const someMove = (G: unknown): Move | undefined => {
  const moves = rules[GAME]?.legalMoves(G) ?? [];
  return moves[Math.floor(Math.random() * moves.length)];
};

test('a move that cannot be stored is shown to nobody, its seat is told, and it can be made later', async () => {
  const table = await startTestTable();
  const { matchID, seats } = await seatedMatch(table.lobby);
  const [ann, bob] = [await table.socket(), await table.socket()];
  await sync(ann, matchID, seats[0] as Seat);
  await sync(bob, matchID, seats[1] as Seat);
  const shown: unknown[] = [];
  for (const socket of [ann, bob]) socket.on('update', (update) => shown.push(update));
  const roll = movePacket(matchID, seats[0] as Seat, 0, 'rollDice', 1);
  const row = () => JSON.stringify(table.storage.db.prepare('SELECT state, state_id, updated_at FROM matches').all());
  const before = row();

  // The last write of the move's transaction fails, so the state must be taken back too.
  table.storage.db.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  expect(await refusalOf(ann, 'update', ...roll)).toEqual({ matchID, stateID: 0, refusal: { reason: 'unavailable' } });
  expect((await sync(bob, matchID, seats[1] as Seat))._stateID).toBe(0);
  expect(shown).toEqual([]);
  expect(row()).toBe(before);

  table.storage.db.exec('DROP TRIGGER full');
  const update = next(bob, 'update');
  ann.emit('update', ...roll);
  expect((await update)[1]).toMatchObject({ _stateID: 1 });
  await table.end();
});

test('when a move is shown, its state and its log entry can be read from the file', async () => {
  const table = await startTestTable();
  const { matchID, seats } = await seatedMatch(table.lobby);
  const socket = await table.socket();
  let { G, _stateID } = await sync(socket, matchID, seats[0] as Seat);
  for (let i = 0; i < 20; i++) {
    const seat = seats[rules[GAME]?.toMove(G) ?? 0] as Seat;
    const move = someMove(G) as Move;
    const update = next(socket, 'update');
    socket.emit('update', ...movePacket(matchID, seat, _stateID, move.move, ...move.args));
    ({ G, _stateID } = (await update)[1] as Shown);
    expect(table.storage.state(matchID)?._stateID).toBe(_stateID);
    const entry = { _stateID: _stateID - 1, action: expect.objectContaining({ type: 'MAKE_MOVE' }) };
    expect((await table.storage.fetch(matchID, { log: true })).log).toContainEqual(expect.objectContaining(entry));
  }
  await table.end();
});

test('after a restart both clients come back by themselves and play on', async () => {
  const table = await startTestTable();
  const { matchID, seats } = await seatedMatch(table.lobby);
  const clients = seats.map((seat) => table.client(matchID, seat));
  const ids = () => clients.map((client) => client.getState()?._stateID);
  await until(() => ids().every((id) => id === 0));
  clients[0]?.moves.rollDice?.(1);
  await until(() => ids().every((id) => id === 1));
  await table.restart();
  await until(() => clients.every((client) => client.getState()?.isConnected));
  const before = clients[0]?.getState()?.G;
  const move = someMove(before) as Move;
  const mover = clients.find((client) => client.getState()?.isActive);
  mover?.moves[move.move]?.(...move.args);
  await until(() => ids().every((id) => id === 2));
  const { players } = await table.lobby.getMatch(GAME, matchID);
  expect(players.map(({ isConnected }) => isConnected)).toEqual([true, true]);
  await table.end();
});

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

/** Plays on a server that is killed `kills` times, and checks after each start that nothing shown before is missing. */
async function playThroughKills(kills: number): Promise<number> {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, LOG_LEVEL: 'info', PACKETS_PER_SECOND: '100000', MOVES_PER_SECOND: '100000' };
  let shown: Shown = { G: null, _stateID: -1 };
  let match: { matchID: string; seats: Seat[] } | undefined;
  let moves = 0;
  for (let i = 0; i <= kills; i++) {
    const server = await startProcess(built.file, env);
    match ??= await seatedMatch(new LobbyClient({ server: server.url }));
    const { matchID, seats } = match;
    const socket = await openSocket(server.url);
    const stored = await sync(socket, matchID, seats[0] as Seat);
    expect(stored._stateID).toBeGreaterThanOrEqual(shown._stateID);
    if (stored._stateID === shown._stateID) expect(stored.G).toEqual(shown.G);
    const play = ({ G, _stateID }: Shown) => {
      const move = someMove(G);
      if (!move) match = undefined;
      else
        socket.emit(
          'update',
          ...movePacket(matchID, seats[rules[GAME]?.toMove(G) ?? 0] as Seat, _stateID, move.move, ...move.args),
        );
    };
    socket.on('update', (_matchID, state: Shown) => {
      shown = state;
      moves += 1;
      play(state);
    });
    shown = stored;
    play(stored);
    const wanted = moves + 5 + Math.floor(Math.random() * 20);
    if (i < kills) await until(() => moves >= wanted || !match, 20_000);
    server.kill(i < kills ? 'SIGKILL' : 'SIGTERM');
    await server.ended;
    socket.disconnect();
    if (!match) shown = { G: null, _stateID: -1 };
  }
  folder.remove();
  return moves;
}

test('kill -9 loses no move that a client was shown, twenty times', async () => {
  const moves = await Promise.all([5, 5, 5, 5].map(playThroughKills));
  for (const count of moves) expect(count).toBeGreaterThanOrEqual(25);
}, 90_000);
