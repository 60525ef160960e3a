// Forged packets on a raw socket: each is refused with its reason, changes nothing and leaves the server alive.
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rules } from '../../src/game/index';
import { holdsSeat } from '../../src/server/gate';
import { GAME, movePacket, next, refusalOf, type Seat, seatedMatch, startTestTable, type TestTable } from '../help/server';

let table: TestTable;
let matchID: string;
let seats: Seat[];
let socket: Socket;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.end());
beforeEach(async () => {
  ({ matchID, seats } = await seatedMatch(table.lobby));
  socket = await table.socket();
});
afterEach(() => {
  socket.disconnect();
});

/** Formed like an id, but of no match. */
const NO_MATCH = '222222222222';

const stored = () =>
  table.storage.db.prepare('SELECT * FROM matches WHERE id = ?').get(matchID) as { state: string; state_id: number };

interface Target {
  matchID: string;
  ann: Seat;
  bob: Seat;
}
type Packet = readonly unknown[];

/** Ann's first roll, with something in the action or in its payload replaced. */
const forged = ({ matchID, ann }: Target, payload: object, action: object = {}): Packet => [
  {
    type: 'MAKE_MOVE',
    payload: { type: 'rollDice', args: [1], playerID: '0', credentials: ann.playerCredentials, ...payload },
    ...action,
  },
  0,
  matchID,
  '0',
];
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const attacks: [name: string, reason: string, packet: (target: Target) => Packet][] = [
  ['nothing at all', 'badRequest', () => []],
  ['a null action', 'badRequest', ({ matchID }) => [null, 0, matchID, '0']],
  ['an action that is a string', 'badRequest', ({ matchID }) => ['MAKE_MOVE', 0, matchID, '0']],
  ['an action without a type', 'badRequest', (t) => forged(t, {}, { type: undefined })],
  ['an action without a payload', 'badRequest', (t) => forged(t, {}, { payload: undefined })],
  [
    'RESET with a state of its own',
    'badRequest',
    (t) => forged(t, {}, { type: 'RESET', state: { G: {}, ctx: {}, _stateID: 9 } }),
  ],
  ['UPDATE', 'badRequest', (t) => forged(t, {}, { type: 'UPDATE', state: { G: {} } })],
  ['SYNC', 'badRequest', (t) => forged(t, {}, { type: 'SYNC', state: { G: {} } })],
  ['PATCH', 'badRequest', (t) => forged(t, {}, { type: 'PATCH', patch: [{ op: 'replace', path: '/G', value: 1 }] })],
  ['UNDO', 'badRequest', (t) => forged(t, { type: 'UNDO' }, { type: 'UNDO' })],
  ['REDO', 'badRequest', (t) => forged(t, {}, { type: 'REDO' })],
  ['PLUGIN', 'badRequest', (t) => forged(t, { type: 'random' }, { type: 'PLUGIN' })],
  ['the event endGame', 'badRequest', (t) => forged(t, { type: 'endGame', args: [{ winner: '0' }] }, { type: 'GAME_EVENT' })],
  [
    'the event setActivePlayers',
    'badRequest',
    (t) => forged(t, { type: 'setActivePlayers', args: [null] }, { type: 'GAME_EVENT' }),
  ],
  ['the event endTurn as a move', 'unknownMove', (t) => forged(t, { type: 'endTurn', args: [] })],
  ['the move "constructor"', 'unknownMove', (t) => forged(t, { type: 'constructor' })],
  ['the move "toString"', 'unknownMove', (t) => forged(t, { type: 'toString' })],
  ['the move "__proto__"', 'unknownMove', (t) => forged(t, { type: '__proto__' })],
  ['the move "hasOwnProperty"', 'unknownMove', (t) => forged(t, { type: 'hasOwnProperty' })],
  ['a move name that is an object', 'badRequest', (t) => forged(t, { type: { toString: 'x' } })],
  ['a move name as long as a book', 'badRequest', (t) => forged(t, { type: 'x'.repeat(5000) })],
  ['a hundred arguments', 'badRequest', (t) => forged(t, { args: Array(100).fill(1) })],
  ['a deeply nested argument', 'badRequest', (t) => forged(t, { args: [nested(1000)] })],
  ['an argument that is an object', 'badRequest', (t) => forged(t, { args: [{ valueOf: 1 }] })],
  ['an argument as long as a book', 'badRequest', (t) => forged(t, { args: ['x'.repeat(5000)] })],
  ['an argument of bytes', 'badRequest', (t) => forged(t, { args: [Buffer.from('x')] })],
  ['arguments that are no list', 'badRequest', (t) => forged(t, { args: { length: 1 } })],
  ['three dice', 'unknownMove', (t) => forged(t, { args: [3] })],
  ['no dice', 'unknownMove', (t) => forged(t, { args: [] })],
  ['a card of a forged name', 'notNow', (t) => forged(t, { type: 'build', args: ['__proto__'] })],
  ['a state id that is no number', 'badRequest', (t) => forged(t, {}).with(1, 'latest')],
  ['a negative state id', 'badRequest', (t) => forged(t, {}).with(1, -1)],
  ['an old or future state id', 'stale', (t) => forged(t, {}).with(1, 7)],
  ['no match id', 'badRequest', (t) => forged(t, {}).with(2, null)],
  ['a match id that is an object', 'badRequest', (t) => forged(t, {}).with(2, { a: 1 })],
  ['the match id "__proto__"', 'badRequest', (t) => forged(t, {}).with(2, '__proto__')],
  ['a match that does not exist', 'matchNotFound', (t) => forged(t, {}).with(2, NO_MATCH)],
  ['no credentials', 'badRequest', (t) => forged(t, { credentials: undefined })],
  ['credentials that are null', 'badRequest', (t) => forged(t, { credentials: null })],
  ['empty credentials', 'unauthorized', (t) => forged(t, { credentials: '' })],
  ['wrong credentials', 'unauthorized', (t) => forged(t, { credentials: 'x'.repeat(32) })],
  ["the other player's credentials", 'unauthorized', (t) => forged(t, { credentials: t.bob.playerCredentials })],
  [
    "the other player's seat with his own credentials outside",
    'badRequest',
    (t) => forged(t, { credentials: t.bob.playerCredentials }).with(3, '1'),
  ],
  ['a seat inside, a spectator outside', 'badRequest', (t) => forged(t, {}).with(3, null)],
  ['the seat "__proto__"', 'badRequest', (t) => forged(t, { playerID: '__proto__' }).with(3, '__proto__')],
  ['a seat that is a number', 'badRequest', (t) => forged(t, { playerID: 0 }).with(3, 0)],
  ['a seat that the box has not', 'unauthorized', (t) => forged(t, { playerID: '7' }).with(3, '7')],
  ['a move out of turn', 'notYourTurn', ({ matchID, bob }) => movePacket(matchID, bob, 0, 'rollDice', 1)],
];

test.each(attacks)('%s is refused: %s', async (_name, reason, packet) => {
  const before = stored();
  const refused = await refusalOf(socket, 'update', ...packet({ matchID, ann: seats[0] as Seat, bob: seats[1] as Seat }));
  expect(refused.refusal.reason).toBe(reason);
  expect({ state: stored().state, id: stored().state_id }).toEqual({ state: before.state, id: 0 });
  const health = await fetch(`${table.url}/healthz`);
  expect(health.status).toBe(200);
});

test.each(['00', '01', ' 0', '0 ', '+0', '-0', '0x0', '1e0', '0.0', '٠'])(
  'a seat written as %j is no seat, even with the credentials of the one it looks like',
  async (seat) => {
    const [ann, bob] = seats as [Seat, Seat];
    const { playerCredentials } = seat.includes('1') ? bob : ann;
    const heard: string[] = [];
    socket.onAny((event) => heard.push(event));
    const forgery = movePacket(matchID, { playerID: seat, playerCredentials }, 0, 'rollDice', 1);
    expect((await refusalOf(socket, 'update', ...forgery)).refusal.reason).toBe('badRequest');
    await refusalOf(socket, 'sync', matchID, seat, playerCredentials);
    const line = { id: 'abc1234', sender: seat, payload: 'hello' };
    expect((await refusalOf(socket, 'chat', matchID, line, playerCredentials)).refusal.reason).toBe('badRequest');
    expect(heard).toEqual(['refused', 'refused', 'refused']);
    expect(stored().state_id).toBe(0);
    expect(holdsSeat(table.storage.matchData(matchID), seat, playerCredentials)).toBe(false);
  },
);

test('what is refused is told to nobody else', async () => {
  const witness = await table.socket();
  witness.emit('sync', matchID, '1', seats[1]?.playerCredentials);
  await next(witness, 'sync');
  const heard: string[] = [];
  witness.onAny((event) => heard.push(event));
  await refusalOf(socket, 'update', ...forged({ matchID, ann: seats[0] as Seat, bob: seats[1] as Seat }, { args: [3] }));
  witness.emit('sync', matchID, '1', seats[1]?.playerCredentials);
  await next(witness, 'sync');
  expect(heard.filter((event) => event !== 'matchData')).toEqual(['sync']);
  witness.disconnect();
});

test('nobody moves before every seat is taken; a seat that is left later does not stop the others', async () => {
  const { matchID: fresh } = await table.lobby.createMatch(GAME, { numPlayers: 3 });
  const join = (playerName: string) => table.lobby.joinMatch(GAME, fresh, { playerName });
  const [ann, bob] = [await join('Ann'), await join('Bob')];
  socket.emit('sync', fresh, '0', ann.playerCredentials);
  await next(socket, 'sync');
  const roll = movePacket(fresh, ann, 0, 'rollDice', 1);
  expect((await refusalOf(socket, 'update', ...roll)).refusal).toEqual({ reason: 'notStarted' });
  expect(table.storage.state(fresh)?._stateID).toBe(0);
  await join('Cy');
  let update = next(socket, 'update');
  socket.emit('update', ...roll);
  expect((await update)[1]).toMatchObject({ _stateID: 1 });
  await table.lobby.leaveMatch(GAME, fresh, { playerID: bob.playerID, credentials: bob.playerCredentials });
  const [then] = rules[GAME]?.legalMoves(table.storage.state(fresh)?.G) ?? [];
  update = next(socket, 'update');
  socket.emit('update', ...movePacket(fresh, ann, 1, then?.move ?? '', ...(then?.args ?? [])));
  expect((await update)[1]).toMatchObject({ _stateID: 2 });
});

test('a match is not played through the namespace of another game', async () => {
  const other = await table.socket('machi-koro-fussball');
  const refused = await refusalOf(other, 'update', ...movePacket(matchID, seats[0] as Seat, 0, 'rollDice', 1));
  expect(refused.refusal.reason).toBe('matchNotFound');
  expect((await refusalOf(other, 'sync', matchID, null)).refusal.reason).toBe('matchNotFound');
  expect(stored().state_id).toBe(0);
});

test('only the games have namespaces', async () => {
  await expect(table.socket('')).rejects.toThrow();
  await expect(table.socket('chess')).rejects.toThrow();
});

test('nobody plays a seat that nobody has joined', async () => {
  const { matchID: empty } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  for (const playerCredentials of ['', 'undefined', 'x']) {
    const refused = await refusalOf(
      socket,
      'update',
      ...movePacket(empty, { playerID: '0', playerCredentials }, 0, 'rollDice', 1),
    );
    expect(refused.refusal.reason).toBe('unauthorized');
    expect((await refusalOf(socket, 'sync', empty, '0', playerCredentials)).refusal.reason).toBe('unauthorized');
  }
});

test.each([
  ['an unknown match', 'matchNotFound', [NO_MATCH, null]],
  ["the framework's default match", 'matchNotFound', ['default', null]],
  ['an unknown match for 1e8 players', 'matchNotFound', [NO_MATCH, null, null, 1e8]],
  ['the match "__proto__"', 'matchNotFound', ['__proto__', null]],
  ['no match', 'badRequest', [null, null]],
  ['a match that is an object', 'badRequest', [{ toString: 1 }, null]],
  ['nothing', 'badRequest', []],
])('a sync of %s creates nothing and is refused: %s', async (_name, reason, packet) => {
  const before = table.storage.count();
  expect((await refusalOf(socket, 'sync', ...packet)).refusal.reason).toBe(reason);
  expect(table.storage.count()).toBe(before);
});

test.each([
  ['no credentials', [null]],
  ['wrong credentials', ['wrong']],
  ['credentials that are an object', [{ length: 32 }]],
])('a sync of a seat with %s shows nothing', async (_name, credentials) => {
  const heard: string[] = [];
  socket.onAny((event) => heard.push(event));
  await refusalOf(socket, 'sync', matchID, '0', ...credentials);
  await fetch(`${table.url}/healthz`);
  expect(heard).toEqual(['refused']);
});

test('two quick syncs and a disconnect leave nothing behind', async () => {
  for (let i = 0; i < 20; i++) {
    const quick = await table.socket();
    quick.emit('sync', matchID, '0', seats[0]?.playerCredentials);
    quick.emit('sync', matchID, '1', seats[1]?.playerCredentials);
    quick.disconnect();
  }
  await expect.poll(() => table.transport.openMatches).toBe(0);
  expect(table.transport.queues).toBe(0);
});

test('a packet larger than any move closes its connection only', async () => {
  socket.emit('update', { type: 'MAKE_MOVE', payload: 'x'.repeat(100_000) });
  await next(socket, 'disconnect');
  expect((await fetch(`${table.url}/healthz`)).status).toBe(200);
});

test('chat needs the credentials of its sender and a short text', async () => {
  const [ann, bob] = seats as [Seat, Seat];
  socket.emit('sync', matchID, '1', bob.playerCredentials);
  await next(socket, 'sync');
  const line = (changes: object) => ({ id: 'abc1234', sender: '0', payload: 'hello', ...changes });
  const refused = async (...packet: unknown[]) => (await refusalOf(socket, 'chat', ...packet)).refusal.reason;
  expect(await refused(matchID, line({}), bob.playerCredentials)).toBe('unauthorized');
  expect(await refused(matchID, line({}), null)).toBe('badRequest');
  expect(await refused(matchID, line({ payload: 'x'.repeat(301) }), ann.playerCredentials)).toBe('badRequest');
  for (const payload of ['a\u202eb', 'a\nb', 'a\u200bb', `a${'\u0336'.repeat(9)}`]) {
    expect(await refused(matchID, line({ payload }), ann.playerCredentials)).toBe('badRequest');
  }
  expect(await refused(matchID, line({ payload: { html: 1 } }), ann.playerCredentials)).toBe('badRequest');
  expect(await refused(matchID, null, ann.playerCredentials)).toBe('badRequest');
  const heard = next(socket, 'chat');
  socket.emit('chat', matchID, line({ extra: 'dropped' }), ann.playerCredentials);
  expect(await heard).toEqual([matchID, line({})]);
});

test('a right packet among all these is played', async () => {
  socket.emit('sync', matchID, '0', seats[0]?.playerCredentials);
  await next(socket, 'sync');
  const update = next(socket, 'update');
  socket.emit('update', ...movePacket(matchID, seats[0] as Seat, 0, 'rollDice', 1));
  expect((await update)[1]).toMatchObject({ _stateID: 1 });
  expect(stored().state_id).toBe(1);
});
