// The built server as a process: bad settings end it with one line, signals end it cleanly.

import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GAME, next, openSocket, seatedMatch, temporaryFolder } from '../help/server';
import { buildServer, startProcess } from '../help/serverProcess';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let built: Awaited<ReturnType<typeof buildServer>>;
const data = temporaryFolder();
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => {
  built.remove();
  data.remove();
});

const start = (env: Record<string, string> = {}) => startProcess(built.file, { DATA_DIR: data.path, ...env });

const plainFile = join(data.path, 'file');
writeFileSync(plainFile, 'not a folder');

test.each([
  [
    'bad settings',
    { PORT: 'http', SQLITE_SYNC: 'OFF' },
    'bad setting: PORT=http must be a whole number from 0 to 65535; SQLITE_SYNC',
  ],
  ['a data folder that cannot be made', { DATA_DIR: '/proc/table' }, 'cannot use the data folder /proc/table'],
  ['a data folder that is a file', { DATA_DIR: plainFile }, `cannot use the data folder ${plainFile}`],
  ['a host that is not this machine', { HOST: '192.0.2.1' }, 'cannot listen on 192.0.2.1:0'],
])('%s: one clear line and exit code 1', async (_name, env, line) => {
  const server = await start(env);
  expect(await server.ended).toBe(1);
  const { stderr } = server.output();
  expect(stderr).toContain(`machi-koro: ${line}`);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

test('a port that is in use: one clear line and exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const server = await start({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output().stderr).toBe(`machi-koro: cannot listen on 127.0.0.1:${port}: the port is already in use\n`);
  other.close();
});

test('data of a newer version are left alone: one clear line and exit code 1', async () => {
  const folder = temporaryFolder();
  const { open } = await import('../../src/server/storage/driver');
  const db = open(join(folder.path, 'table.sqlite'), 'FULL');
  db.exec('PRAGMA user_version = 99');
  db.close();
  const server = await start({ DATA_DIR: folder.path });
  expect(await server.ended).toBe(1);
  expect(server.output().stderr).toMatch(/^machi-koro: cannot use the data folder .* version 99.*\n$/);
  folder.remove();
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s with a match under way: sockets closed, exit code 0', async (signal) => {
  const server = await start();
  const { matchID, seats } = await seatedMatch(new LobbyClient({ server: server.url }));
  const socket = await openSocket(server.url);
  socket.emit('sync', matchID, '0', seats[0]?.playerCredentials);
  await next(socket, 'sync');
  const closed = next(socket, 'disconnect');
  const before = Date.now();
  server.kill(signal);
  await closed;
  expect(await server.ended).toBe(0);
  expect(Date.now() - before).toBeLessThan(5000);
});

test('a client that does not hang up does not keep the server from ending in time', async () => {
  const server = await start();
  const { Socket } = await import('node:net');
  const idle = new Socket().connect(server.port ?? 0, '127.0.0.1');
  idle.on('error', () => {});
  await new Promise((resolve) => idle.once('connect', resolve));
  idle.write('POST /games/x/create HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n');
  const before = Date.now();
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(Date.now() - before).toBeLessThan(5000);
  idle.destroy();
});

test('every line of the log is JSON with a level and a time', async () => {
  const server = await start({ LOG_LEVEL: 'debug' });
  await fetch(`${server.url}/games/${GAME}`);
  server.kill('SIGTERM');
  await server.ended;
  const lines = server
    .output()
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const line of lines)
    expect(line).toMatchObject({ level: expect.any(String), time: expect.any(String), msg: expect.any(String) });
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['listening', 'ending', 'ended']));
});

test('a signal while another program holds the file: said in the log, exit code 0', async () => {
  const folder = temporaryFolder();
  const server = await start({ DATA_DIR: folder.path });
  const { open } = await import('../../src/server/storage/driver');
  const other = open(join(folder.path, 'table.sqlite'), 'FULL');
  other.exec('BEGIN IMMEDIATE');
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output().stdout).toContain('"msg":"ended"');
  other.exec('ROLLBACK');
  other.close();
  folder.remove();
});
