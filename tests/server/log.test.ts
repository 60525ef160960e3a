// What the server writes into its log: faults as faults, and nothing that the operators' page does not explain.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'boardgame.io';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { allBoxes } from '../../src/server/app';
import type { Box } from '../../src/server/gate';
import { GAME, movePacket, refusalOf, type Seat, seatedMatch, startTestTable, type TestTable } from '../help/server';

interface Line {
  level: number;
  msg: string;
  err?: { message: string };
}

let table: TestTable;
const tables: TestTable[] = [];
afterEach(async () => {
  for (const open of tables.splice(0)) await open.end();
});

/** A table whose log is kept, with its errors. */
async function listen(box: Box = allBoxes.get(GAME) as Box): Promise<() => Line[]> {
  const lines: Line[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  table = await startTestTable({}, { log, boxes: new Map([[GAME, box]]) });
  tables.push(table);
  return () => lines.filter(({ level }) => level >= 50);
}

/** Makes the first move of a match. @returns why it was refused. */
async function roll({ matchID, seats }: { matchID: string; seats: Seat[] }): Promise<string> {
  const socket = await table.socket();
  return (await refusalOf(socket, 'update', ...movePacket(matchID, seats[0] as Seat, 0, 'rollDice', 1))).refusal.reason;
}

test('methods and bodies that nobody serves are no errors of the server', async () => {
  const errors = await listen();
  for (const method of ['PROPFIND', 'PUT', 'DELETE']) {
    expect((await fetch(`${table.url}/games/${GAME}/create`, { method })).status).toBeGreaterThanOrEqual(405);
  }
  const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' };
  expect((await fetch(`${table.url}/games/${GAME}/create`, broken)).status).toBe(400);
  expect(errors()).toEqual([]);
});

test('a request that fails for a fault of the program is an error, and the answer tells nothing of it', async () => {
  const errors = await listen();
  table.storage.publicMatches = () => {
    throw new Error('inside');
  };
  const answer = await fetch(`${table.url}/games/${GAME}`);
  expect([answer.status, await answer.json()]).toEqual([500, { reason: 'unavailable', message: 'The server could not do this' }]);
  expect(errors()).toMatchObject([{ msg: 'request failed', err: { message: 'inside' } }]);
});

test('a move that the storage cannot keep is told from one that the game cannot make', async () => {
  let errors = await listen();
  table.storage.db.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  expect(await roll(await seatedMatch(table.lobby))).toBe('unavailable');
  expect(errors()).toMatchObject([{ msg: 'move not stored', err: { message: expect.stringContaining('disk full') } }]);

  const box = allBoxes.get(GAME) as Box;
  let faulty = false;
  // The framework wraps the game's functions with it, the setup included.
  const fnWrap: NonNullable<Plugin['fnWrap']> =
    (fn) =>
    (...args) => {
      if (faulty) throw new Error('a fault of the game');
      return fn(...args);
    };
  errors = await listen({ ...box, game: { ...box.game, plugins: [{ name: 'faulty', fnWrap }] } });
  const match = await seatedMatch(table.lobby);
  faulty = true;
  expect(await roll(match)).toBe('unavailable');
  expect(errors()).toMatchObject([{ msg: 'move failed', err: { message: 'a fault of the game' } }]);
});

test("the operators' page explains every message of the log, at its level", () => {
  const page = readFileSync('docs/OPERATIONS.md', 'utf8').split('## The log')[1] ?? '';
  const explained = [...page.matchAll(/^\| (`.*?`) \| (\w+) \|/gm)].flatMap(([, names = '', level]) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => `${level} ${name}`),
  );
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const code = ['server.ts', ...files.map((file) => join('src/server', file))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const written = [
    ...code.matchAll(/\blog\s*\.(info|warn|error|fatal)\(\s*(?:\{[^;]*?\},\s*)?(?:'([^']+)'|fault),?\s*\)/g),
  ].flatMap(([, level, name]) => (name ? [`${level} ${name}`] : ['fatal uncaughtException', 'fatal unhandledRejection']));
  expect(written).toHaveLength((code.match(/\blog\s*\.(info|warn|error|fatal)\(/g)?.length ?? 0) + 1);
  expect([...new Set(written)].sort()).toEqual(explained.sort());
});
