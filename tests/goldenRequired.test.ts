// What the recorded matches of an edition must show together: each card, each choice, and the rare ways of tests/help/ways.ts.
import { describe, expect, test } from 'vitest';
import { boxes } from './help/boxes';
import { goldenFiles } from './help/goldenFiles';
import { retell } from './help/record';
import { shown, waysOf } from './help/ways';

describe.each(boxes)('%s', (edition) => {
  const stories = goldenFiles(edition).map(({ text }) => retell(text));
  const seen = new Set(stories.flatMap((story) => shown(edition, story)));

  test.each(Object.keys(waysOf(edition)))('the recordings show: %s', (way) => {
    expect([...seen]).toContain(way);
  });

  test('the recordings show matches of two, three and four players', () => {
    expect(new Set(stories.map(({ moves }) => moves[0]?.G.players.length))).toEqual(new Set([2, 3, 4]));
  });
});
