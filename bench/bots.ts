// Measures how long people wait for the answer to their moves while the server's bots think, the built server in its own process.
import { readFileSync } from 'node:fs';
import { LobbyClient } from 'boardgame.io/client';
import type { Socket } from 'socket.io-client';
import { rules } from '../src/game/index';
import { anyMove, matchWithBots, type Shown, sync } from '../tests/help/bots';
import { GAME, movePacket, openSocket, type Seat, seatedMatch, temporaryFolder } from '../tests/help/server';
import { buildServer, type ServerProcess, startProcess } from '../tests/help/serverProcess';

const SECONDS = 20;
/** Before that the threads start and everything is compiled. */
const WARM_UP_MS = 4000;
/** People against people, each table with a move every so many milliseconds. */
const TABLES_OF_PEOPLE = 20;
const PEOPLE_PACE_MS = 500;
const BOTS_AT_A_TABLE = 3;

/** How many tables have one person and three experts, and how long bots wait with a move. */
const runs = [
  { name: 'people only', tables: 0, paceMs: 600 },
  { name: '50 tables of bots', tables: 50, paceMs: 600 },
  { name: '50 tables of bots that never wait', tables: 50, paceMs: 0 },
] as const;

const NO_LIMIT = '100000';
const limits = Object.fromEntries(
  ['CONNECTS', 'CREATES', 'JOINS', 'READS']
    .map((what) => [`${what}_PER_MINUTE`, NO_LIMIT])
    .concat([
      ['PACKETS_PER_SECOND', NO_LIMIT],
      ['MOVES_PER_SECOND', NO_LIMIT],
      ['MAX_SOCKETS_PER_ADDRESS', '10000'],
      ['MAX_UNSTARTED_PER_ADDRESS', '10000'],
    ]),
);

/** In milliseconds: how long moves of people took until they were shown, and turns of bots from the state before. */
interface Times {
  people: number[];
  bots: number[];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const warm = (began: number) => performance.now() - began > WARM_UP_MS;

/** Plays the seats of `people` by random moves, over one socket that sees seat 0, and notes how long every move takes. */
async function play(socket: Socket, matchID: string, people: readonly Seat[], paceMs: number, times: Times): Promise<void> {
  const began = performance.now();
  let asked = began;
  const see = async ({ G, _stateID }: Shown) => {
    const seat = rules[GAME]?.toMove(G) ?? null;
    if (seat === null) return socket.disconnect();
    const person = people[seat];
    if (person) await pause(paceMs);
    asked = performance.now();
    const { move, args } = anyMove(G);
    if (person) socket.emit('update', ...movePacket(matchID, person, _stateID, move, ...args));
  };
  let before = await sync(socket, matchID, people[0]);
  socket.on('update', (_matchID, state: Shown) => {
    const seat = rules[GAME]?.toMove(before.G) ?? 0;
    if (warm(began)) times[people[seat] ? 'people' : 'bots'].push(performance.now() - asked);
    before = state;
    void see(state);
  });
  await pause(Math.random() * PEOPLE_PACE_MS);
  await see(before);
}

/** Bots that think or wait for a thread, on average over the run. */
async function meanLoad(url: string, end: number): Promise<number> {
  const loads: number[] = [];
  while (performance.now() < end) {
    const { bots } = (await (await fetch(`${url}/healthz`)).json()) as { bots: { thinking: number; waiting: number } };
    loads.push(bots.thinking + bots.waiting);
    await pause(250);
  }
  return loads.reduce((sum, load) => sum + load, 0) / Math.max(1, loads.length);
}

async function seat(server: ServerProcess, tables: number, times: Times): Promise<Socket[]> {
  const lobby = new LobbyClient({ server: server.url });
  const sockets: Socket[] = [];
  const sit = async ({ matchID, seats }: { matchID: string; seats: Seat[] }, paceMs: number) => {
    const socket = await openSocket(server.url);
    sockets.push(socket);
    void play(socket, matchID, seats, paceMs, times);
  };
  const bots = Array.from({ length: BOTS_AT_A_TABLE }, () => 'expert' as const);
  for (let i = 0; i < tables; i++) await sit(await matchWithBots(lobby, { numPlayers: 4, bots }, ['Ann']), 0);
  for (let i = 0; i < TABLES_OF_PEOPLE; i++) await sit(await seatedMatch(lobby), PEOPLE_PACE_MS);
  return sockets;
}

/** Milliseconds that the event loop's thread has had a core, and has waited for one on a machine that is too busy (Linux). */
function loopOf(pid: number): { ran: number; waited: number } {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { ran: ran / 1e6, waited: waited / 1e6 };
}

const at = (times: number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
};

const built = await buildServer();
process.stdout.write(
  `${TABLES_OF_PEOPLE} tables of people, and some of a person and ${BOTS_AT_A_TABLE} experts; ${SECONDS} s each\n`,
);
process.stdout.write(
  '                                          moves of people           moves of bots                      event loop\n',
);
process.stdout.write(
  'run                                  number  p50 ms  p99 ms    number  p50 ms  p99 ms   bots in thought   ran %   waited %\n',
);
for (const { name, tables, paceMs } of runs) {
  const folder = temporaryFolder();
  const server = await startProcess(built.file, { DATA_DIR: folder.path, BOT_PACE_MS: String(paceMs), ...limits });
  const times: Times = { people: [], bots: [] };
  const sockets = await seat(server, tables, times);
  const before = loopOf(server.pid);
  const load = await meanLoad(server.url, performance.now() + SECONDS * 1000);
  const after = loopOf(server.pid);
  for (const socket of sockets) socket.disconnect();
  server.kill('SIGTERM');
  await server.ended;
  folder.remove();
  const columns = [times.people, times.bots].map(
    (list) => `${String(list.length).padStart(8)}${at(list, 0.5).padStart(8)}${at(list, 0.99).padStart(8)}`,
  );
  const share = (ms: number) => (ms / SECONDS / 10).toFixed(0);
  const loop = [share(after.ran - before.ran).padStart(8), share(after.waited - before.waited).padStart(11)];
  process.stdout.write(`${name.padEnd(35)}${columns.join('  ')}${load.toFixed(0).padStart(18)}${loop.join('')}\n`);
}
built.remove();
process.exit(0);
