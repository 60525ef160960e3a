// What the programs for the command line share.
import { expect, test } from 'vitest';
import { defaults, gameNamed, UsageError, whole } from '../../scripts/command';
import { rules } from '../../src/game';

test.each([
  ['classic', 'machi-koro'],
  ['fussball', 'machi-koro-fussball'],
  ['verlagswelt', 'machi-koro-verlagswelt'],
  ['life', 'machi-koro-life'],
])('a game goes by the name of its box and by its own: %s', (box, game) => {
  expect(gameNamed(box)).toBe(game);
  expect(gameNamed(game)).toBe(game);
});

test('who asks for a game that is not there is told the names that the help uses', () => {
  for (const name of ['chess', 'toString', '']) expect(() => gameNamed(name)).toThrow(UsageError);
  expect(() => gameNamed('chess')).toThrow('(classic, fussball, verlagswelt, life)');
  expect(Object.keys(rules)).toHaveLength(4);
});

test('the help says what holds for arguments that are not given', () => {
  const options = {
    game: { type: 'string', default: 'machi-koro' },
    out: { type: 'string' },
    rate: { type: 'string', default: '0.005' },
  } as const;
  expect(defaults(options)).toBe('  Unless said otherwise: --game machi-koro --rate 0.005');
});

test.each(['0', '-1', '1.5', 'many', ''])('a number of matches is a whole number from 1, not %j', (text) => {
  expect(() => whole('games', text)).toThrow('--games');
});
