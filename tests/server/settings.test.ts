// The settings: their defaults, and what is said about wrong ones.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, StartError } from '../../src/server/settings';

test('without any variable the server is for this machine only, on port 8000, with the safest storage', () => {
  expect(readSettings({})).toMatchObject({ PORT: 8000, HOST: '127.0.0.1', DATA_DIR: './data', SQLITE_SYNC: 'FULL', ORIGINS: [] });
  expect(readSettings({})).toMatchObject({ EXPIRE_FINISHED_DAYS: 30, EXPIRE_UNSTARTED_HOURS: 24, TRUST_PROXY: 0 });
});

test('an empty variable is as good as none, and other variables do not matter', () => {
  expect(readSettings({ PORT: '', HOME: '/root' })).toEqual(readSettings({}));
});

test('numbers and lists are read', () => {
  const settings = readSettings({ PORT: '80', ORIGINS: 'https://a.example, http://b.example:81/', TRUST_PROXY: '1' });
  expect(settings).toMatchObject({ PORT: 80, ORIGINS: ['https://a.example', 'http://b.example:81'], TRUST_PROXY: 1 });
});

test.each([
  [{ PORT: '70000' }, 'PORT=70000 must be at most 65535'],
  [{ PORT: '-1' }, 'PORT=-1 must be at least 0'],
  [{ PORT: '80.5' }, 'PORT=80.5 must be a whole number'],
  [{ EXPIRE_IDLE_DAYS: 'never' }, 'EXPIRE_IDLE_DAYS=never must be a whole number from 0'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud must be one of fatal,'],
  [{ SQLITE_SYNC: 'OFF' }, 'SQLITE_SYNC=OFF must be FULL or NORMAL'],
  [{ ORIGINS: 'https://a.example,b' }, 'ORIGINS=https://a.example,b must be a comma-separated list of origins'],
  [{ MAX_MATCHES: '0' }, 'MAX_MATCHES=0 must be at least 1'],
])('%j is refused with its name, its value and what it must be', (env, message) => {
  expect(() => readSettings(env)).toThrow(StartError);
  expect(() => readSettings(env)).toThrow(message);
});

test("the operators' page lists every setting with its default, and no other", () => {
  const page = readFileSync('docs/OPERATIONS.md', 'utf8');
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`|none) \|/gm)].map(([, name, value = '']) => [name, value]);
  const defaults = Object.entries(readSettings({})).map(([name, value]) => [name, String(value)]);
  expect(listed).toEqual(defaults);
});
