// What the first page says of games and bots without loading them agrees with the games and bots.
import { expect, test } from 'vitest';
import { levels as botLevels } from '../../../src/bots';
import { boxes, boxOf } from '../../../src/client/lobby/boxes';
import { levels } from '../../../src/client/store/setup';
import { t } from '../../../src/client/text';
import { editions, games, rules } from '../../../src/game';

test('every game has a box, and every box a game', () => {
  expect(boxes.map(({ game }) => game).sort()).toEqual(games.map(({ name }) => name).sort());
  expect(boxOf('machi-koro')).toBe(boxes[0]);
  expect(boxOf('chess')).toBeUndefined();
});

test('a box has as many seats as the rules of its game', () => {
  for (const { game, seats } of boxes) expect(seats).toEqual(rules[game]?.seats);
});

test('boxes bear their printed names', () => {
  for (const edition of Object.values(editions)) {
    const box = boxOf(edition.game);
    expect(box?.skin).toBe(edition.id);
    expect(box && t(`common.box.${box.game}.name`)).toBe(edition.title);
  }
});

test('the levels to choose from are those the bots have', () => {
  expect(levels).toEqual(botLevels);
});
