// The overrides of package.json are in force where the server runs them (docs/decisions/0008-overrides.md).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The version that the last package gets when each one asks for the next. */
function resolved(...chain: string[]): string {
  let file = join(process.cwd(), 'package.json');
  for (const name of chain) {
    const places = createRequire(file).resolve.paths(name) ?? [];
    const found = places.map((place) => join(place, name, 'package.json')).find((path) => exists(path));
    if (!found) throw new Error(`${dirname(file)} finds no ${name}`);
    file = found;
  }
  return read(file).version;
}

const exists = (file: string): boolean => {
  try {
    return Boolean(read(file));
  } catch {
    return false;
  }
};

test.each([
  ['4.8.4', ['boardgame.io', 'koa-socket-2', 'socket.io']],
  ['4.8.4', ['boardgame.io', 'socket.io']],
  ['4.1.0', ['koa', 'koa-compose']],
  ['4.1.0', ['boardgame.io', 'koa', 'koa-compose']],
  ['4.1.0', ['@koa/router', 'koa-compose']],
  ['5.0.0', ['boardgame.io', '@koa/cors']],
  ['6.0.1', ['boardgame.io', 'koa-body']],
  ['0.7.2', ['boardgame.io', 'react-cookies', 'cookie']],
])('%s is what is installed at the end of %j', (version, chain) => {
  expect(resolved(...chain)).toBe(version);
});

test('every override is explained', () => {
  const page = readFileSync('docs/decisions/0008-overrides.md', 'utf8');
  const explained = [...page.matchAll(/^\| `(.+?)` .*?\|/gm)].map(([row, name]) => [/below `(.+?)`/.exec(row)?.[1], name]);
  const overrides: [string, string | Record<string, string>][] = Object.entries(read('package.json').overrides);
  const given = overrides.flatMap(([name, inside]) =>
    typeof inside === 'string' ? [[undefined, name]] : Object.keys(inside).map((inner) => [name, inner]),
  );
  expect(explained.sort()).toEqual(given.sort());
});
