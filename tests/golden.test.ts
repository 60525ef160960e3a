// Recorded whole matches, told again: a difference is a change of the rules. `npm run golden` rewrites them; the diff is reviewed.
import { describe, expect, test } from 'vitest';
import { allBoxes } from './help/boxes';
import { goldenEditions, goldenFiles } from './help/goldenFiles';
import { retell } from './help/record';

test('every box has recordings, and every folder is a box', () => {
  expect(goldenEditions()).toEqual([...allBoxes].sort());
});

describe.each(allBoxes)('%s', (edition) => {
  test.each(goldenFiles(edition))('A4: $name, told again, goes as it was written down', ({ text }) => {
    expect(retell(text).text).toBe(text);
  });

  test.each(goldenFiles(edition))('$name is a whole match of this box', ({ text }) => {
    expect(text).toMatch(new RegExp(`^edition ${edition}\n`));
    expect(text).toMatch(/\nwinner \d\n$/);
  });
});

describe('the recorder', () => {
  const [first] = goldenFiles('classic');
  const text = first?.text ?? '';

  test('reads the moves alone: coins and words are told anew', () => {
    expect(retell(text.replace(/ \| .*$/gm, ' | ')).text).toBe(text);
  });

  test('refuses a move that is not legal', () => {
    expect(() => retell(text.replace(/^(\d) rollDice 1 /m, '$1 build mine '))).toThrow('illegal move');
  });

  test('refuses a move of the wrong seat', () => {
    expect(() => retell(text.replace(/^(\d) rollDice 1 /m, (_, seat) => `${1 - Number(seat)} rollDice 1 `))).toThrow(
      'is to move',
    );
  });
});
