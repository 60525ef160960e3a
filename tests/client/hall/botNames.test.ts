// What bots are called.
import { expect, test } from 'vitest';
import { namesForBots } from '../../../src/client/hall/botNames';

test('bots have different names, and none of a person at the table', () => {
  const names = namesForBots(3, ['Momo']);
  expect(new Set(names).size).toBe(3);
  expect(names).not.toContain('Momo');
});
