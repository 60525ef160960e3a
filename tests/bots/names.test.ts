// What bots are called.
import { expect, test } from 'vitest';
import { namesForBots } from '../../src/bots/names';

test('bots have different names, and none of a person at the table', () => {
  const names = namesForBots(3, ['Momo']);
  expect(new Set(names).size).toBe(3);
  expect(names).not.toContain('Momo');
});

test('two ways to write a name count as one where they are said to', () => {
  const names = namesForBots(6, ['MOMO'], (a, b) => a.toLowerCase() === b.toLowerCase());
  expect(names).toHaveLength(5);
  expect(names).not.toContain('Momo');
});
