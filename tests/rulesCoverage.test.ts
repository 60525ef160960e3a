// Every numbered rule of docs/rules has a test whose name begins with its number.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const range = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`);

const setUp = range('C', 1, 4);
const roll = range('C', 10, 16);
const build = range('C', 20, 27);
const income = range('C', 30, 43);
const life = [...range('L', 1, 4), ...range('L', 10, 20), ...range('L', 30, 39), 'L50'];
const rules = [...setUp, ...roll, ...build, ...income, 'C50', ...life, ...range('A', 1, 6)];

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.test\.tsx?$/.test(file),
);
/** The first words of a test's name: `test('C25, C16: ...` or `])('C3: ...`. */
const START = /(?:\btest|\](?: as const)?\))\(\s*(['"`])((?:[ACL]\d+)(?:, [ACL]\d+)*): /g;
const named = new Set(
  files.flatMap((file) => {
    const names = readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(START);
    return [...names].flatMap(([, , numbers = '']) => numbers.split(', '));
  }),
);

test.each(rules)('rule %s has a test that begins with its number', (rule) => {
  expect([...named]).toContain(rule);
});

test('no test begins with the number of a rule that does not exist', () => {
  expect([...named].filter((number) => !rules.includes(number))).toEqual([]);
});
