// How often, how many and from where: limits that keep one guest from spoiling the evening for the others.
import type { IncomingMessage } from 'node:http';
import { io } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { AddressLimit, Bucket } from '../../src/server/limits';
import { clientAddress, originAllowed } from '../../src/server/web/address';
import { GAME, next, openSocket, refusalOf, startTestTable, type TestTable, until } from '../help/server';

test('a bucket lets a burst through, then a steady stream', () => {
  const bucket = new Bucket(2, 4, 0);
  expect([1, 2, 3, 4, 5].map(() => bucket.take(1, 0))).toEqual([true, true, true, true, false]);
  expect([bucket.take(1, 499), bucket.take(1, 500), bucket.take(1, 500)]).toEqual([false, true, false]);
  expect([bucket.take(4, 2499), bucket.take(4, 2500), bucket.full(4499), bucket.full(4500)]).toEqual([false, true, false, true]);
});

test('what is owed is paid off before anything else is let through', () => {
  const bucket = new Bucket(2, 4, 0);
  bucket.charge(7, 0);
  expect([bucket.take(1, 1500), bucket.take(1, 2000), bucket.take(1, 2000)]).toEqual([false, true, false]);
});

test('addresses do not share a bucket', () => {
  const limit = new AddressLimit(2);
  expect([limit.take('a', 0), limit.take('a', 0), limit.take('a', 0), limit.take('b', 0)]).toEqual([true, true, false, true]);
  expect([limit.take('a', 29_000), limit.take('a', 31_000)]).toEqual([false, true]);
});

test('addresses that have gone quiet are forgotten, and never more than the most are kept', () => {
  const quiet = new AddressLimit(60);
  for (let i = 0; i < 1000; i++) quiet.take(`10.0.0.${i}`, i * 10_000);
  expect(quiet.size).toBeLessThan(10);
  const crowded = new AddressLimit(60, 100);
  for (let i = 0; i < 1000; i++) crowded.take(`10.0.0.${i}`, 0);
  expect(crowded.size).toBe(100);
});

const from = (headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['without a proxy a forwarded address is not believed', {}, '10.0.0.1', 0, '10.0.0.1'],
  ['nor is one that is there', { 'x-forwarded-for': '1.2.3.4' }, '10.0.0.1', 0, '10.0.0.1'],
  ['behind a proxy the last entry counts', { 'x-forwarded-for': '6.6.6.6, 1.2.3.4' }, '10.0.0.1', 1, '1.2.3.4'],
  ['behind two proxies the last but one', { 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.9' }, '10.0.0.1', 2, '1.2.3.4'],
  ['a proxy that forwards nothing counts itself', {}, '10.0.0.1', 1, '10.0.0.1'],
  ['IPv4 in IPv6 is IPv4', {}, '::ffff:10.0.0.1', 0, '10.0.0.1'],
  ['IPv6 counts by network', {}, '2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2::/64'],
  ['also when it is abbreviated', {}, '2001:db8::6', 0, '2001:db8:0:0::/64'],
  ['this machine', {}, '::1', 0, '0:0:0:0::/64'],
])('address: %s', (_name, headers, remote, proxies, address) => {
  expect(clientAddress(from(headers as Record<string, string>, remote), proxies)).toBe(address);
});

test.each([
  ['no page', {}, 0, true],
  ["the server's own page", { origin: 'http://a.example:8000', host: 'a.example:8000' }, 0, true],
  ['a page of another port', { origin: 'http://a.example:9000', host: 'a.example:8000' }, 0, false],
  ['a page of an allowed origin', { origin: 'https://b.example', host: 'a.example' }, 0, true],
  ['any other page', { origin: 'https://evil.example', host: 'a.example' }, 0, false],
  ['a page without an origin', { origin: 'null', host: 'a.example' }, 0, false],
  [
    'a forwarded host that nobody vouches for',
    { origin: 'https://e.example', host: 'a', 'x-forwarded-host': 'e.example' },
    0,
    false,
  ],
  ['a host that the proxy forwards', { origin: 'https://e.example', host: 'a', 'x-forwarded-host': 'e.example' }, 1, true],
])('origin: %s', (_name, headers, proxies, allowed) => {
  expect(originAllowed(from(headers as Record<string, string>), ['https://b.example'], proxies)).toBe(allowed);
});

let table: TestTable;
afterEach(() => table?.end());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${table.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('an address may not create or join without end, and is told when to come back', async () => {
  table = await startTestTable({ CREATES_PER_MINUTE: 3, JOINS_PER_MINUTE: 2, TRUST_PROXY: 1 });
  const create = (address: string) => post(`/games/${GAME}/create`, { numPlayers: 2 }, { 'X-Forwarded-For': address });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await create('1.1.1.1')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await create('1.1.1.1');
  expect([refused.headers.get('Retry-After'), await refused.json()]).toMatchObject(['60', { reason: 'tooFast' }]);
  const other = await create('2.2.2.2');
  expect(other.status).toBe(200);
  const { matchID } = (await other.json()) as { matchID: string };
  const join = async (playerName: string) =>
    (await post(`/games/${GAME}/${matchID}/join`, { playerName }, { 'X-Forwarded-For': '1.1.1.1' })).status;
  expect([await join('Ann'), await join('Bob'), await join('Cy')]).toEqual([200, 200, 429]);
});

test('the server holds no more matches than it may', async () => {
  table = await startTestTable({ MAX_MATCHES: 2 });
  const create = () => table.lobby.createMatch(GAME, { numPlayers: 2 });
  await create();
  await create();
  await expect(create()).rejects.toMatchObject({ message: 'HTTP status 503', details: { reason: 'tooManyMatches' } });
});

test('a socket that sends too fast is told so, and cut off when it goes on', async () => {
  table = await startTestTable({ PACKETS_PER_SECOND: 1 });
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const socket = await table.socket();
  for (let i = 0; i < 2; i++) {
    const synced = next(socket, 'sync');
    socket.emit('sync', matchID, null, null);
    await synced;
  }
  expect(await refusalOf(socket, 'sync', matchID, null)).toEqual({ matchID, stateID: null, refusal: { reason: 'tooFast' } });
  const cut = next(socket, 'disconnect');
  for (let i = 0; i < 200; i++) socket.emit('nonsense');
  await cut;
});

test('the limit of packets holds for the connection, however often its namespaces are left and opened again', async () => {
  table = await startTestTable({ PACKETS_PER_SECOND: 1 });
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const socket = await table.socket();
  const other = socket.io.socket('/machi-koro-fussball');
  await next(other, 'connect');
  for (let i = 0; i < 2; i++) {
    const synced = next(socket, 'sync');
    socket.emit('sync', matchID, null, null);
    await synced;
    // The manager keeps the connection, since the other namespace is open.
    socket.disconnect();
    await until(() => table.transport.openMatches === 0);
    const again = next(socket, 'connect');
    socket.connect();
    await again;
  }
  expect((await refusalOf(socket, 'sync', matchID, null)).refusal.reason).toBe('tooFast');
  expect((await refusalOf(other, 'sync', matchID, null)).refusal.reason).toBe('tooFast');
});

test('a connection that opens namespaces without end is cut off, those that exist and those that do not', async () => {
  table = await startTestTable({ PACKETS_PER_SECOND: 1 });
  for (const namespace of [GAME, 'chess']) {
    const socket = await table.socket();
    const cut = next(socket, 'disconnect');
    for (let i = 0; i < 200; i++) socket.io.engine.write(`0/${namespace},`);
    await cut;
  }
  expect(table.transport.openMatches).toBe(0);
});

test('an address may not open one socket after the other without end', async () => {
  table = await startTestTable({ CONNECTS_PER_MINUTE: 3 });
  for (let i = 0; i < 3; i++) (await table.socket()).disconnect();
  await expect(table.socket()).rejects.toThrow();
});

test('an address may not open sockets without end, and may again when it has closed some', async () => {
  table = await startTestTable({ MAX_SOCKETS_PER_ADDRESS: 2 });
  const [first] = [await table.socket(), await table.socket()];
  await expect(table.socket()).rejects.toThrow();
  first?.disconnect();
  await expect.poll(() => table.transport.openSockets).toBe(1);
  await table.socket();
});

test('the server holds no more sockets than it may', async () => {
  table = await startTestTable({ MAX_SOCKETS: 1 });
  await table.socket();
  await expect(openSocket(table.url)).rejects.toThrow();
});

test("pages of other origins can neither open a socket nor read the lobby's answers; allowed ones can", async () => {
  table = await startTestTable({ ORIGINS: ['https://friend.example'] });
  const opened = (origin: string) =>
    new Promise<boolean>((resolve) => {
      const options = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { Origin: origin } };
      const socket = io(`${table.url}/${GAME}`, options);
      socket.once('connect', () => resolve(socket.disconnect() !== undefined));
      socket.once('connect_error', () => resolve(false));
    });
  const readable = async (origin: string) =>
    (await fetch(`${table.url}/games`, { headers: { Origin: origin } })).headers.get('Access-Control-Allow-Origin');
  expect([await opened('https://evil.example'), await readable('https://evil.example')]).toEqual([false, null]);
  expect([await opened('https://friend.example'), await readable('https://friend.example')]).toEqual([
    true,
    'https://friend.example',
  ]);
  const preflight = await fetch(`${table.url}/games/${GAME}/create`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://friend.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([204, 'Content-Type']);
});
