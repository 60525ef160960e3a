// Forged requests to the lobby: answered with a refusal that names its reason, and nothing is harmed.
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME, seatedMatch, startTestTable, type TestTable } from '../help/server';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.end());

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${table.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { reason: string; message: string } };
};

const ids = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%00',
  '..%2f..%2fetc',
  '-1',
  '1e3',
  '99',
  ' 0',
  '0 ',
  '00',
  '01',
  '+0',
  '-0',
  '0x0',
  '1e0',
];

test.each(ids)('the seat %j is not found and opens nothing', async (playerID) => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const { status, body } = await post(
    `/games/${GAME}/${matchID}/join`,
    `{"playerName":"Eve","playerID":${JSON.stringify(playerID)}}`,
  );
  expect([status, body.reason]).toEqual([404, 'seatNotFound']);
  expect(({} as { name?: unknown }).name).toBeUndefined();
  expect((await table.lobby.getMatch(GAME, matchID)).players).toEqual([0, 1].map((id) => ({ id, isConnected: false })));
});

test.each(ids)('the match and the game %j are not found', async (id) => {
  const path = encodeURIComponent(id);
  expect((await post(`/games/${GAME}/${path}/join`, { playerName: 'Eve' })).body.reason).toBe('matchNotFound');
  expect((await post(`/games/${path}/create`, { numPlayers: 2 })).body.reason).toBe('gameNotFound');
  expect((await fetch(`${table.url}/games/${GAME}/${path}`)).status).toBe(404);
  expect((await fetch(`${table.url}/games/${path}`)).status).toBe(404);
});

test.each([
  ['no JSON', '{"numPlayers":', 400, 'badRequest'],
  ['a list', '[2]', 400, 'badRequest'],
  ['a number', '2', 400, 'badRequest'],
  ['null', 'null', 400, 'badRequest'],
  ['a prototype', '{"numPlayers":2,"__proto__":{"unlisted":true}}', 400, 'badRequest'],
  ['seats that are a list', '{"numPlayers":[2]}', 400, 'badSeats'],
  ['options that are a string', '{"numPlayers":2,"setupData":"all"}', 400, 'badOptions'],
  ['deeply nested options', `{"numPlayers":2,"setupData":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400, 'badOptions'],
  ['unlisted that is an object', '{"numPlayers":2,"unlisted":{}}', 400, 'badRequest'],
  ['a megabyte', `{"numPlayers":2,"x":"${'x'.repeat(1_000_000)}"}`, 413, 'tooLarge'],
])('creating with %s is refused', async (_name, body, status, reason) => {
  const before = table.storage.count();
  const answer = await post(`/games/${GAME}/create`, body);
  expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  expect(table.storage.count()).toBe(before);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/csp-report'])(
  'a body of type %s is refused, whatever it holds',
  async (type) => {
    const before = table.storage.count();
    const answer = await post(`/games/${GAME}/create`, '{"numPlayers":3}', { 'Content-Type': type });
    expect([answer.status, answer.body.reason]).toEqual([415, 'notJson']);
    expect(table.storage.count()).toBe(before);
  },
);

test('a website of another origin can neither create a match nor join one, not even with a body of JSON', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const before = table.storage.count();
  for (const type of ['text/plain', 'application/json']) {
    for (const Origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
      const headers = { 'Content-Type': type, Origin };
      for (const path of ['create', `${matchID}/join`]) {
        const { status, body } = await post(`/games/${GAME}/${path}`, { numPlayers: 2, playerName: 'Eve' }, headers);
        expect([status, body.reason]).toEqual([403, 'foreignPage']);
      }
    }
  }
  expect(table.storage.count()).toBe(before);
});

test("the server's own page creates matches", async () => {
  expect((await post(`/games/${GAME}/create`, { numPlayers: 2 }, { Origin: table.url })).status).toBe(200);
});

test('a name that is an object or a list is refused', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  for (const playerName of [{}, [], ['Ann'], 5, true]) {
    expect((await post(`/games/${GAME}/${matchID}/join`, { playerName })).body.reason).toBe('badName');
  }
});

test('a refusal repeats no credentials', async () => {
  const { matchID } = await seatedMatch(table.lobby);
  const { status, body } = await post(`/games/${GAME}/${matchID}/leave`, { playerID: '0', credentials: 'my-secret' });
  expect([status, body.reason]).toEqual([403, 'unauthorized']);
  expect(JSON.stringify(body)).not.toContain('my-secret');
});

test('credentials of another type are refused', async () => {
  const { matchID } = await seatedMatch(table.lobby);
  for (const credentials of [null, 5, {}, [], true]) {
    expect((await post(`/games/${GAME}/${matchID}/leave`, { playerID: '0', credentials })).status).toBeGreaterThanOrEqual(400);
  }
  expect((await table.lobby.getMatch(GAME, matchID)).players[0]?.name).toBe('Player 0');
});

test('unknown routes and methods of the lobby get a JSON answer', async () => {
  const get = await fetch(`${table.url}/games/${GAME}/a/b/c`);
  expect([get.status, await get.json()]).toMatchObject([404, { reason: 'notFound' }]);
  const put = await fetch(`${table.url}/games/${GAME}/create`, { method: 'PUT' });
  expect([put.status, await put.json()]).toMatchObject([405, { reason: 'methodNotAllowed' }]);
});

test.each(['br', 'gzip', 'deflate'])('a body that is no %s although it says so is refused', async (encoding) => {
  const answer = await post(`/games/${GAME}/create`, '{"numPlayers":3}', { 'Content-Encoding': encoding });
  expect([answer.status, answer.body.reason]).toEqual([400, 'badRequest']);
});

test('a request line with a host that is none is refused', async () => {
  const socket = new Socket().connect(table.port, '127.0.0.1');
  socket.write('GET http://[bad/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const part of socket) text += part;
  expect(text).toMatch(/^HTTP\/1.1 400 /);
  expect(text).toContain('"reason":"badRequest"');
});
