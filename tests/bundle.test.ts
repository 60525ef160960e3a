// The production client: small at first, and without anything for developers in it.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BundleFile, firstLoad, gzipBytes, scriptsIn } from '../scripts/bundle';

const MAX_FIRST_LOAD_BYTES = 110_000;
const FRAMEWORK = 'node_modules/boardgame.io/dist/esm';
/** Words of boardgame.io's debug panel and its bots that survive minification. */
const panelWords = ['debug-panel', 'SvelteComponent', 'bgio-debug', 'Simulate', 'iterationCounter'];
/** The same of our debug page. */
const debugPageWords = ['AI tab plays', 'any legal move'];

const folder = mkdtempSync(join(tmpdir(), 'client-'));
let scripts: BundleFile[] = [];
let first: BundleFile[] = [];

beforeAll(async () => {
  // In a process of its own: vitest has set NODE_ENV, and Vite would keep what is for developers.
  const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, build, { env: { ...process.env, NODE_ENV: 'production' } });
  scripts = scriptsIn(folder);
  first = firstLoad(folder);
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const holds = (files: readonly BundleFile[], word: string) =>
  files.filter(({ text }) => text.includes(word)).map(({ path }) => path);

test(`the home page works after at most ${MAX_FIRST_LOAD_BYTES / 1000} kB of JavaScript (gzip)`, () => {
  expect(first.length).toBeGreaterThan(0);
  expect(gzipBytes(first)).toBeGreaterThan(60_000);
  expect(gzipBytes(first)).toBeLessThanOrEqual(MAX_FIRST_LOAD_BYTES);
});

test.each([
  ['the rules', 'unknownMove'],
  ['the framework', 'MAKE_MOVE'],
  ['the socket', 'tryAllTransports'],
])('of %s nothing comes before it is needed', (_what, word) => {
  expect(holds(scripts, word)).not.toEqual([]);
  expect(holds(first, word)).toEqual([]);
});

test('boards and bots come when they are needed, not before', () => {
  for (const name of ['CityBoard', 'worker']) {
    const files = scripts.filter(({ path }) => path.includes(name));
    expect(files).not.toEqual([]);
    expect(first.filter((file) => files.includes(file))).toEqual([]);
  }
});

test('the debug panel is in no file', () => {
  const panel = readdirSync(FRAMEWORK).filter((file) => /^(Debug|ai)-/.test(file));
  const source = panel.map((file) => readFileSync(join(FRAMEWORK, file), 'utf8')).join('');
  for (const word of panelWords) {
    expect(source).toContain(word);
    expect(holds(scripts, word)).toEqual([]);
  }
});

test('the debug page is in no file', () => {
  const source = ['text/debug.ts', 'debug/ai.ts'].map((file) => readFileSync(`src/client/${file}`, 'utf8')).join('');
  for (const word of debugPageWords) {
    expect(source).toContain(word);
    expect(holds(scripts, word)).toEqual([]);
  }
});
