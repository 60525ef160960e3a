// The rule for names, character by character.
import { expect, test } from 'vitest';
import { readName } from '../../src/server/names';
import { badNames, goodNames } from '../help/names';

test.each(goodNames)('%j becomes %j', (given, name) => {
  expect(readName(given)).toBe(name);
});

test.each<[string, unknown]>([...badNames, ['a number', 5], ['null', null], ['an object', { toString: () => 'Ann' }]])(
  '%s is no name',
  (_what, given) => {
    expect(readName(given)).toBeNull();
  },
);
