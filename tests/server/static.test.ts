// The built client over HTTP: compression, caching, the client's routes, real 404s and security headers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestTable, type TestTable, temporaryFolder } from '../help/server';

const script = `console.log(${JSON.stringify('machi koro '.repeat(500))})`;
const page = '<!doctype html><title>Table</title>'.padEnd(2000, ' ');
const client = temporaryFolder();
let table: TestTable;

beforeAll(async () => {
  mkdirSync(join(client.path, 'assets'));
  writeFileSync(join(client.path, 'index.html'), page);
  writeFileSync(join(client.path, 'assets', 'index-Ab3_x9Zk.js'), script);
  writeFileSync(join(client.path, 'assets', 'dice-Ab3_x9Zk.png'), 'x'.repeat(5000));
  writeFileSync(join(client.path, 'favicon.svg'), '<svg/>');
  table = await startTestTable({ CLIENT_DIR: client.path });
});
afterAll(async () => {
  await table.end();
  client.remove();
});

/** Without the decompression that `fetch` does. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const sent = request(`${table.url}${path}`, { headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const SCRIPT = '/assets/index-Ab3_x9Zk.js';

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('a script goes out as %s to whoever accepts it', async (encoding, accepted, unpack) => {
  const { headers, body } = await get(SCRIPT, { 'Accept-Encoding': accepted });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(body.length).toBeLessThan(script.length / 5);
  expect(unpack(body).toString()).toBe(script);
});

test('who accepts no compression gets none, and pictures are never compressed', async () => {
  const plain = await get(SCRIPT);
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
  const picture = await get('/assets/dice-Ab3_x9Zk.png', { 'Accept-Encoding': 'br' });
  expect([picture.headers['content-encoding'], picture.headers['content-type']]).toEqual([undefined, 'image/png']);
});

test('a file whose name changes with its content is kept for a year, the page is asked for each time', async () => {
  expect((await get(SCRIPT)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
  expect((await get('/index.html')).headers['cache-control']).toBe('no-cache');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
});

test('an unchanged page is not sent again', async () => {
  const { etag } = (await get('/')).headers;
  const again = await get('/', { 'If-None-Match': etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each(['/', '/match/abc', '/match/machi-koro/abc?seat=1', '/local', '/local/fussball', '/rules/classic'])(
  '%s is the page of the client',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/html; charset=utf-8', page]);
  },
);

test.each(['/assets/gone-Ab3_x9Zk.js', '/gone.png', '/robots.txt', '/games/none/none/none', '/socket.io.js', '/nothing'])(
  '%s is not found',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  },
);

test('a browser that goes to a page that is none gets the page of the client, to say so, with status 404', async () => {
  const lost = await get('/nothing', { Accept: 'text/html,*/*' });
  expect([lost.status, lost.body.toString(), lost.headers['cache-control']]).toEqual([404, page, 'no-store']);
  for (const path of ['/assets/gone.js', '/games/none', '/gone.png']) {
    expect((await get(path, { Accept: 'text/html' })).headers['content-type']).toContain('json');
  }
});

test.each(['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fetc/passwd', '/%', '/%00', '/assets/'])(
  '%s leads nowhere',
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toMatch(/machi-koro-online|root:/);
  },
);

test('HEAD tells what GET would send', async () => {
  const { status, headers, body } = await get(SCRIPT, { 'Accept-Encoding': 'br' }, 'HEAD');
  expect([status, headers['content-encoding'], body.length]).toEqual([200, 'br', 0]);
  expect(Number(headers['content-length'])).toBe((await get(SCRIPT, { 'Accept-Encoding': 'br' })).body.length);
});

test.each(['/', SCRIPT, '/games', '/games/none', '/healthz'])('%s carries the security headers', async (path) => {
  const { headers } = await get(path);
  const policy = new Map(
    headers['content-security-policy']?.split(';').map((rule) => rule.split(/ (.*)/).slice(0, 2) as [string, string]),
  );
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
  expect(policy.get('connect-src')).toBe(`'self' ws://127.0.0.1:${table.port} wss://127.0.0.1:${table.port}`);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(headers['x-powered-by']).toBeUndefined();
});

test('a forged Host does not get into the policy', async () => {
  const { headers } = await get('/', { Host: "x; script-src 'unsafe-inline'" }).catch(() => ({
    headers: {} as Record<string, string>,
  }));
  expect(headers['content-security-policy'] ?? '').not.toContain('unsafe-inline');
});

test('the health of the server is told', async () => {
  const { status, headers, body } = await get('/healthz');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body.toString())).toEqual({
    status: 'ok',
    matches: 0,
    openMatches: 0,
    sockets: 0,
    bots: { threads: 0, thinking: 0, waiting: 0 },
  });
});
