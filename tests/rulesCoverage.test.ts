// Every rule that docs/rules/numbers.md lists has a test whose name begins with its number.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const numbersPage = readFileSync(join(import.meta.dirname, '../docs/rules/numbers.md'), 'utf8');
const rules = [...numbersPage.matchAll(/^- \*\*([ACL]\d+)\*\* /gm)].map(([, number]) => number as string);

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

test('the list of numbers is whole', () => {
  const count = (letter: string) => rules.filter((number) => number.startsWith(letter)).length;
  expect({ C: count('C'), L: count('L'), A: count('A') }).toEqual({ C: 34, L: 26, A: 6 });
  expect(new Set(rules).size).toBe(rules.length);
});
