// The options the hall offers are those the rules of each game take, and every one has its words.
import { expect, test } from 'vitest';
import { boxes } from '../../../src/client/lobby/boxes';
import { choicesOf, optionsFor } from '../../../src/client/lobby/choices';
import { t } from '../../../src/client/text';
import { rules } from '../../../src/game';

test.each(boxes.map(({ game }) => game))('%s takes every choice, and knows no other option', (game) => {
  const defaults = rules[game]?.readOptions(undefined);
  expect(Object.fromEntries(Object.entries(choicesOf(game)).map(([name, [first]]) => [name, first]))).toEqual(defaults);
  for (const [name, choices] of Object.entries(choicesOf(game))) {
    for (const choice of choices) expect(rules[game]?.readOptions({ [name]: choice })).toMatchObject({ [name]: choice });
  }
});

test.each(boxes.map(({ game }) => game))('%s has a question and answers for each option', (game) => {
  for (const [name, choices] of Object.entries(choicesOf(game))) {
    for (const word of ['question', ...choices.map((choice) => choice ?? 'none')]) {
      const key = `hall.options.${name}.${word}` as 'hall.options.display.all';
      expect(t(key)).not.toBe(key);
    }
  }
});

test('what was chosen for one game is left out for a game that does not ask', () => {
  const remembered = { display: 'comeWhatMay', maxCopies: 2, startingPlayer: 'random', mystery: 'x' };
  expect(optionsFor('machi-koro', remembered)).toEqual({ display: 'comeWhatMay', maxCopies: 2, startingPlayer: 'random' });
  expect(optionsFor('machi-koro-life', remembered)).toEqual({ startingPlayer: 'random' });
  expect(optionsFor('chess', remembered)).toEqual({});
});
