// Measures the table: moves per second and their latency, 100 matches of 4 seats on the loopback, the server in its own process.
import { readFileSync } from 'node:fs';
import { LobbyClient } from 'boardgame.io/client';
import type { Socket } from 'socket.io-client';
import { rules } from '../src/game/index';
import { GAME, movePacket, next, openSocket, type Seat, seatedMatch, temporaryFolder } from '../tests/help/server';
import { buildServer, type ServerProcess, startProcess } from '../tests/help/serverProcess';

const MATCHES = 100;
const SEATS = 4;
const SECONDS = 8;

/** How fast the matches play: as fast as the server answers, or one move each per so many milliseconds. */
const runs = [
  { name: 'flat out, FULL', sync: 'FULL', pace: 0 },
  { name: 'flat out, NORMAL', sync: 'NORMAL', pace: 0 },
  { name: 'a move a second each, FULL', sync: 'FULL', pace: 1000 },
] as const;

interface State {
  G: unknown;
  _stateID: number;
}

interface Table {
  matchID: string;
  seats: Seat[];
  sockets: Socket[];
}

async function seatTable(server: ServerProcess): Promise<Table> {
  const { matchID, seats } = await seatedMatch(new LobbyClient({ server: server.url }), SEATS);
  const sockets = await Promise.all(seats.map(() => openSocket(server.url)));
  return { matchID, seats, sockets };
}

/** The first state after this one that the socket is shown; another socket may have been shown the last one earlier. */
function updateAfter(socket: Socket, stateID: number): Promise<State> {
  return new Promise((resolve) => {
    const see = (_matchID: string, state: State) => {
      if (state._stateID <= stateID) return;
      socket.off('update', see);
      resolve(state);
    };
    socket.on('update', see);
  });
}

/** Plays random moves until the time is up or the match is over. @returns the latency of each move in milliseconds. */
async function play({ matchID, seats, sockets }: Table, pace: number, end: number): Promise<number[]> {
  const game = rules[GAME];
  if (!game) throw new Error(`no game ${GAME}`);
  const synced = sockets.map((socket) => next(socket, 'sync', 20_000));
  for (const [i, socket] of sockets.entries()) socket.emit('sync', matchID, String(i), seats[i]?.playerCredentials);
  const [[, whole] = []] = await Promise.all(synced);
  let { state } = whole as { state: State };
  for (const socket of sockets) {
    socket.on('refused', (refused) => {
      throw new Error(`refused: ${JSON.stringify(refused)}`);
    });
  }
  const latencies: number[] = [];
  if (pace) await pause(Math.random() * pace);
  while (performance.now() < end) {
    const seat = game.toMove(state.G);
    if (seat === null) break;
    const moves = game.legalMoves(state.G);
    const move = moves[Math.floor(Math.random() * moves.length)];
    const [socket, holder] = [sockets[seat], seats[seat]];
    if (!move || !socket || !holder) break;
    const began = performance.now();
    const update = updateAfter(socket, state._stateID);
    socket.emit('update', ...movePacket(matchID, holder, state._stateID, move.move, ...move.args));
    state = await update;
    latencies.push(performance.now() - began);
    if (pace) await pause(pace - (performance.now() - began));
  }
  return latencies;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** CPU time of a process in milliseconds, and its memory in MB (Linux). */
function usage(pid: number): { cpu: number; memory: number } {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpu: (user + system) * 10, memory: Math.round(Number(memory) / 1024) };
}

const built = await buildServer();
process.stdout.write(`${MATCHES} matches of ${SEATS}, ${SECONDS} s each, ${GAME}\n`);
process.stdout.write('run                          moves/s   p50 ms   p99 ms   CPU us/move   CPU %   memory MB\n');
for (const { name, sync, pace } of runs) {
  const folder = temporaryFolder();
  const limits = {
    CONNECTS_PER_MINUTE: '100000',
    CREATES_PER_MINUTE: '100000',
    MAX_UNSTARTED_PER_ADDRESS: '100000',
    JOINS_PER_MINUTE: '100000',
    PACKETS_PER_SECOND: '100000',
    MOVES_PER_SECOND: '100000',
    MAX_MOVES: '1000000',
    MAX_SOCKETS_PER_ADDRESS: '10000',
  };
  const server = await startProcess(built.file, { DATA_DIR: folder.path, SQLITE_SYNC: sync, LOG_LEVEL: 'info', ...limits });
  const tables: Table[] = [];
  for (let i = 0; i < MATCHES; i++) tables.push(await seatTable(server));
  const [began, before] = [performance.now(), usage(server.pid)];
  const end = began + SECONDS * 1000;
  const latencies = (await Promise.all(tables.map((table) => play(table, pace, end)))).flat().sort((a, b) => a - b);
  const [seconds, after] = [(performance.now() - began) / 1000, usage(server.pid)];
  const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1);
  const cpu = after.cpu - before.cpu;
  const columns = [
    name.padEnd(28),
    (latencies.length / seconds).toFixed(0).padStart(7),
    at(0.5).padStart(8),
    at(0.99).padStart(8),
    ((cpu * 1000) / latencies.length).toFixed(0).padStart(13),
    (cpu / seconds / 10).toFixed(0).padStart(7),
    String(after.memory).padStart(11),
  ];
  process.stdout.write(`${columns.join(' ')}\n`);
  for (const { sockets } of tables) for (const socket of sockets) socket.disconnect();
  server.kill('SIGTERM');
  await server.ended;
  folder.remove();
}
built.remove();
process.exit(0);
