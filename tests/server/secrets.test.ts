// What must not leave the server does not: two matches that differ in nothing but secrets look the same, byte for byte.
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME, movePacket, next, openSocket, type Seat, startTestTable, type TestTable } from '../help/server';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.end());

interface Stored {
  ctx: { activePlayers: Record<string, string> };
  G: { secret: { deck: string[] }; turn: { step: string } };
  plugins: { random: { data: object } };
}

/** A match with a face-down pile. */
async function matchWithPile(): Promise<{ matchID: string; seats: Seat[] }> {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2, setupData: { display: 'comeWhatMay' } });
  const seats: Seat[] = [];
  for (const playerName of ['Ann', 'Bob']) seats.push(await table.lobby.joinMatch(GAME, matchID, { playerName }));
  return { matchID, seats };
}

const read = (matchID: string): Stored =>
  JSON.parse((table.storage.db.prepare('SELECT state FROM matches WHERE id = ?').get(matchID) as { state: string }).state);
const write = (matchID: string, state: Stored) =>
  table.storage.db.prepare('UPDATE matches SET state = ? WHERE id = ?').run(JSON.stringify(state), matchID);

/** The state of a match at the point where its first player may build or pass. */
function atBuilding(matchID: string): Stored {
  const state = read(matchID);
  return {
    ...state,
    G: { ...state.G, turn: { ...state.G.turn, step: 'build' } },
    ctx: { ...state.ctx, activePlayers: { 0: 'build' } },
  };
}

/** Every frame that the socket gets, as it comes over the wire. */
function frames(socket: Socket): string[] {
  const got: string[] = [];
  socket.io.engine.on('packet', ({ type, data }: { type: string; data?: string }) => {
    if (type === 'message') got.push(String(data));
  });
  return got;
}

/** What a seat (or a spectator) is sent over a sync, a turn and a renaming. */
async function sentTo({ matchID, seats }: { matchID: string; seats: Seat[] }, seat: Seat | undefined): Promise<string[]> {
  const socket = await openSocket(table.url);
  const got = frames(socket);
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, seat?.playerID ?? null, seat?.playerCredentials ?? null);
  await synced;
  const update = next(socket, 'update');
  socket.emit('update', ...movePacket(matchID, seats[0] as Seat, 0, 'pass'));
  await update;
  const news = next(socket, 'matchData');
  const { playerID, playerCredentials: credentials } = seats[0] as Seat;
  await table.lobby.updatePlayer(GAME, matchID, { playerID, credentials, newName: 'Anna' });
  await news;
  socket.disconnect();
  return got.map((frame) => frame.replaceAll(matchID, 'MATCH'));
}

test.each([
  ['the player to move', 0],
  ['the other player', 1],
  ['a spectator', undefined],
])('%s is sent the same bytes whatever lies face down and whatever the dice will be', async (_name, seat) => {
  const [one, two] = [await matchWithPile(), await matchWithPile()];
  const state = atBuilding(one.matchID);
  write(one.matchID, state);
  write(two.matchID, {
    ...state,
    G: { ...state.G, secret: { deck: state.G.secret.deck.toReversed() } },
    plugins: { ...state.plugins, random: { data: { seed: 'another', prngstate: { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 } } } },
  });
  expect(read(one.matchID).G.secret).not.toEqual(read(two.matchID).G.secret);
  const sent = await sentTo(one, seat === undefined ? undefined : one.seats[seat]);
  expect(sent.join('\n')).toContain('comeWhatMay');
  expect(await sentTo(two, seat === undefined ? undefined : two.seats[seat])).toEqual(sent);
});

test('no frame names the secret, the generator, the first state or credentials', async () => {
  const match = await matchWithPile();
  write(match.matchID, atBuilding(match.matchID));
  expect(JSON.stringify(read(match.matchID))).toMatch(/"secret".*"deck".*"seed"/);
  const sent = (await sentTo(match, match.seats[0])).join('\n');
  for (const word of ['secret', '"deck"', 'prngstate', 'seed', 'initialState', 'credentials']) expect(sent).not.toContain(word);
  for (const { playerCredentials } of match.seats) expect(sent).not.toContain(playerCredentials);
});

test('each move throws with a generator of its own, so that dice seen tell nothing about dice to come', async () => {
  const { matchID } = await matchWithPile();
  const seeds = Array.from({ length: 20 }, () => table.storage.state(matchID)?.plugins.random?.data);
  expect(new Set(seeds.map((data) => data.seed)).size).toBe(20);
  for (const data of seeds) expect(Object.keys(data)).toEqual(['seed']);
});

test('the file holds hashes of credentials only', async () => {
  const { matchID, seats } = await matchWithPile();
  const rows = JSON.stringify(table.storage.db.prepare('SELECT * FROM seats WHERE match_id = ?').all(matchID));
  expect(rows).toContain('Ann');
  for (const { playerCredentials } of seats) expect(rows).not.toContain(playerCredentials);
});
