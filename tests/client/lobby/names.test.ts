// What a player may be called: the page says at once what the server would say, so that nobody is refused at the door.
import { expect, test } from 'vitest';
import { tidyName } from '../../../src/client/lobby/names';
import { readName } from '../../../src/server/names';
import { badNames, goodNames } from '../../help/names';

test.each(goodNames)('%j becomes %j, as on the server', (typed, name) => {
  expect(tidyName(typed)).toBe(name);
  expect(readName(typed)).toBe(name);
});

test.each(badNames)('%s is no name, as on the server', (_what, typed) => {
  expect(tidyName(typed)).toBeNull();
  expect(readName(typed)).toBeNull();
});

test('a character of any kind is judged as on the server', () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => code < 0x3200 || code > 0xfa00);
  const differ = codes.filter((code) => {
    const typed = `A${String.fromCharCode(code)}`;
    return tidyName(typed) !== readName(typed);
  });
  expect(differ).toEqual([]);
});
