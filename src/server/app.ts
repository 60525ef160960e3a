// Puts the table together: settings in, a running server out.
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Server } from 'boardgame.io/server';
import { games, rules } from '../game/index';
import { createMind } from './bots/mind';
import { Pool } from './bots/pool';
import { Steward } from './bots/steward';
import { startThread, type Thread } from './bots/thread';
import { startExpiry } from './expiry';
import type { Box } from './gate';
import { KeyedLimit } from './limits';
import { createLobby } from './lobby/lobby';
import { lobbyRoutes } from './lobby/routes';
import { createLog, type Log } from './log';
import { ownsSeat } from './seats';
import { type Settings, StartError } from './settings';
import { Doorkeeper } from './socket/doorkeeper';
import { TableTransport } from './socket/transport';
import { makeFolder } from './storage/folder';
import { SqliteStorage } from './storage/sqlite';
import { allowOrigins, refuseForeignPages } from './web/cors';
import { answerErrors } from './web/errors';
import { loadClient } from './web/files';
import { securityHeaders } from './web/headers';
import { health } from './web/health';
import { listen } from './web/listen';
import { serveClient } from './web/static';

/** Requests under way may end within that time when the server closes. */
const REQUEST_GRACE_MS = 1000;
/** So many seconds' worth of moves of a match may come at once. */
const MOVE_BURST_SECONDS = 4;

/** A running server. */
export interface Table {
  readonly port: number;
  readonly log: Log;
  readonly storage: SqliteStorage;
  readonly transport: TableTransport;
  /** Takes no more, stores what has been accepted, closes all connections and the storage. */
  close(): Promise<void>;
}

/** What a test may put in place of the real thing. */
export interface TableParts {
  storage?: SqliteStorage;
  boxes?: ReadonlyMap<string, Box>;
  log?: Log;
  startThread?: () => Thread;
}

/** Games and rules by name. */
export const allBoxes: ReadonlyMap<string, Box> = new Map(
  games.flatMap((game) => {
    const name = String(game.name);
    const found = rules[name];
    return found ? [[name, { game, rules: found }] as const] : [];
  }),
);

/** @throws {StartError} when the data folder or the port cannot be used. */
export async function startTable(settings: Settings, parts: TableParts = {}): Promise<Table> {
  const log = parts.log ?? createLog(settings.LOG_LEVEL);
  const boxes = parts.boxes ?? allBoxes;
  const storage = parts.storage ?? (await openStorage(settings));
  const { MOVES_PER_SECOND } = settings;
  const transport = new TableTransport({
    storage,
    boxes,
    doorkeeper: new Doorkeeper(settings),
    moves: { perMatch: new KeyedLimit(MOVES_PER_SECOND, MOVES_PER_SECOND * MOVE_BURST_SECONDS), max: settings.MAX_MOVES },
    log,
    changed: (matchID) => steward.look(matchID),
  });
  const pool = new Pool({
    threads: settings.BOT_THREADS || Math.max(1, availableParallelism() - 1),
    thinkMs: settings.BOT_THINK_MS,
    start: parts.startThread ?? startThread,
    log,
  });
  const steward = new Steward({
    storage,
    boxes,
    mind: createMind(pool, log),
    play: (game, move) => transport.playBot(game, move),
    paceMs: settings.BOT_PACE_MS,
    log,
  });
  const { app } = Server({
    games: [...boxes.values()].map(({ game }) => game),
    db: storage,
    transport,
    origins: settings.ORIGINS,
    authenticateCredentials: (credentials, seat) => ownsSeat(seat, credentials),
  });
  const lobby = createLobby({
    boxes,
    storage,
    listeners: transport,
    maxMatches: settings.MAX_MATCHES,
    maxUnstartedPerAddress: settings.MAX_UNSTARTED_PER_ADDRESS,
    log,
  });
  const routes = lobbyRoutes(lobby, settings);
  const client = await loadClient(resolve(settings.CLIENT_DIR));
  if (client.size === 0) log.warn({ dir: resolve(settings.CLIENT_DIR) }, 'no built client: only the API is served');

  app.silent = true;
  app.on('error', (error) => log.debug({ err: error }, 'connection failed'));
  app.use(answerErrors(log));
  app.use(securityHeaders());
  app.use(allowOrigins(settings.ORIGINS));
  app.use(refuseForeignPages(settings));
  app.use(health({ storage, transport, bots: pool }));
  app.use(routes.routes()).use(routes.allowedMethods());
  app.use(serveClient(client));

  const http = await listen(app, settings).catch((error) => {
    storage.close();
    throw error;
  });
  const { port } = http.address() as AddressInfo;
  void steward.start().catch((error) => log.error({ err: error }, 'bots not started'));
  const stopExpiry = startExpiry(storage, transport, settings, log);

  return {
    port,
    log,
    storage,
    transport,
    async close() {
      stopExpiry();
      steward.close();
      const hangUp = setTimeout(() => http.closeAllConnections(), REQUEST_GRACE_MS);
      await Promise.all([transport.close(), pool.close()]);
      clearTimeout(hangUp);
      storage.close((error) => log.warn({ err: error }, 'not everything is in the main file'));
    },
  };
}

async function openStorage({ DATA_DIR, SQLITE_SYNC }: Settings): Promise<SqliteStorage> {
  const dir = resolve(DATA_DIR);
  try {
    await makeFolder(dir);
    return new SqliteStorage(join(dir, 'table.sqlite'), SQLITE_SYNC);
  } catch (error) {
    throw new StartError(`cannot use the data folder ${dir}: ${(error as Error).message}`);
  }
}
