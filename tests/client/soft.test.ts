// Long words of names break where one may break them, not anywhere.
import { expect, test } from 'vitest';
import { softName } from '../../src/client/text/en/soft';
import { editions, lifeNames } from '../../src/game';

const SOFT = /\u00ad/g;
const names = [...Object.values(editions).flatMap((edition) => Object.values(edition.names)), ...Object.values(lifeNames)];

test('a name stays the same but for where it may break', () => {
  expect(softName('Convenience Store')).toBe('Con\u00adven\u00adience Store');
  expect(names.map((name) => softName(name).replace(SOFT, ''))).toEqual(names);
});

test('no card has a word of ten letters or more that may not break', () => {
  const whole = names.flatMap((name) => softName(name).match(/[\p{L}\u00ad]+/gu) ?? []);
  expect(whole.filter((word) => word.replace(SOFT, '').length >= 10 && !word.match(SOFT))).toEqual([]);
});
