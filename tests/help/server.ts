// Starts a table for a test: a temporary data folder, a port of its own, no limits that a test would run into, no log.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { io, type Socket } from 'socket.io-client';
import { games, type Refused } from '../../src/game/index';
import { startTable, type Table, type TableParts } from '../../src/server/app';
import { readSettings, type Settings } from '../../src/server/settings';

export const GAME = 'machi-koro';

/** A data folder that `remove` takes away. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'table-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const testSettings = (dir: string, changes: Partial<Settings> = {}): Settings => ({
  ...readSettings({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dir, CLIENT_DIR: join(dir, 'no-client') }),
  CONNECTS_PER_MINUTE: 100_000,
  CREATES_PER_MINUTE: 100_000,
  JOINS_PER_MINUTE: 100_000,
  READS_PER_MINUTE: 100_000,
  MAX_UNSTARTED_PER_ADDRESS: 100_000,
  PACKETS_PER_SECOND: 10_000,
  MOVES_PER_SECOND: 10_000,
  MAX_SOCKETS_PER_ADDRESS: 10_000,
  ...changes,
});

export interface TestTable extends Table {
  readonly url: string;
  readonly dir: string;
  readonly lobby: LobbyClient;
  /** Closes clients, server and folder. */
  end(): Promise<void>;
  /** Ends the server and starts it again on the same port and data. */
  restart(): Promise<void>;
  /** A raw socket in a game's namespace, connected. */
  socket(game?: string): Promise<Socket>;
  /** The framework's client with its socket transport, started. */
  client(matchID: string, seat?: Seat): GameClient;
}

/** What joining gives. */
export interface Seat {
  playerID: string;
  playerCredentials: string;
}

export type GameClient = ReturnType<typeof newClient>;

const newClient = (url: string, matchID: string, seat?: Seat, game = GAME) =>
  Client({
    game: gameNamed(game),
    multiplayer: SocketIO({ server: url }),
    matchID,
    playerID: seat?.playerID,
    credentials: seat?.playerCredentials,
    debug: false,
  });

const gameNamed = (name: string) => {
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(`no game ${name}`);
  return game;
};

/** @param changes settings that differ from the test's usual ones. */
export async function startTestTable(changes: Partial<Settings> = {}, parts: TableParts = {}): Promise<TestTable> {
  const folder = temporaryFolder();
  const settings = testSettings(folder.path, changes);
  let table = await startTable(settings, parts);
  const { port } = table;
  const url = `http://127.0.0.1:${port}`;
  const open: { stop(): void }[] = [];
  return {
    port,
    url,
    dir: folder.path,
    lobby: new LobbyClient({ server: url }),
    log: table.log,
    get storage() {
      return table.storage;
    },
    get transport() {
      return table.transport;
    },
    close: () => table.close(),
    async end() {
      for (const client of open) client.stop();
      await table.close();
      folder.remove();
    },
    async restart() {
      await table.close();
      table = await startTable({ ...settings, PORT: port }, parts);
    },
    async socket(game = GAME) {
      const socket = await openSocket(url, game);
      open.push({ stop: () => socket.disconnect() });
      return socket;
    },
    client(matchID, seat) {
      const client = newClient(url, matchID, seat);
      client.start();
      open.push(client);
      return client;
    },
  };
}

export function openSocket(url: string, game = GAME): Promise<Socket> {
  const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** The next time `event` comes, with what it carries. */
export function next(socket: Socket, event: string, ms = 3000): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event} within ${ms} ms`)), ms);
    socket.once(event, (...args: unknown[]) => {
      clearTimeout(timer);
      resolve(args);
    });
  });
}

/** Sends a packet and returns the refusal that it gets. */
export async function refusalOf(socket: Socket, event: string, ...packet: unknown[]): Promise<Refused> {
  const refused = next(socket, 'refused');
  socket.emit(event, ...packet);
  return (await refused)[0] as Refused;
}

/** Polls until `check` returns something true, and returns it. */
export async function until<T>(check: () => T, ms = 5000): Promise<NonNullable<T>> {
  const end = Date.now() + ms;
  for (;;) {
    const value = check();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not so within ${ms} ms: ${check}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A match whose seats are all taken. */
export async function seatedMatch(lobby: LobbyClient, numPlayers = 2, game = GAME): Promise<{ matchID: string; seats: Seat[] }> {
  const { matchID } = await lobby.createMatch(game, { numPlayers });
  const seats: Seat[] = [];
  for (let i = 0; i < numPlayers; i++) seats.push(await lobby.joinMatch(game, matchID, { playerName: `Player ${i}` }));
  return { matchID, seats };
}

/** The packet by which the framework's client makes a move. */
export const movePacket = (
  matchID: string,
  { playerID, playerCredentials }: Seat,
  stateID: number,
  move: string,
  ...args: unknown[]
) =>
  [
    { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials: playerCredentials } },
    stateID,
    matchID,
    playerID,
  ] as const;
