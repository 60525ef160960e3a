// What the recorded matches of a box must show together: each card, each choice, and the rare ways of tests/help/ways.ts.
import { describe, expect, test } from 'vitest';
import { allBoxes, rulesOf } from './help/boxes';
import { goldenFiles } from './help/goldenFiles';
import { retell } from './help/record';
import { shown, waysOf } from './help/ways';

describe.each(allBoxes)('%s', (edition) => {
  const stories = goldenFiles(edition).map(({ text }) => retell(text));
  const seen = new Set(stories.flatMap((story) => shown(edition, story)));

  test.each(Object.keys(waysOf(edition)))('the recordings show: %s', (way) => {
    expect([...seen]).toContain(way);
  });

  test('the recordings show matches of every number of players', () => {
    const { min, max } = rulesOf(edition).seats;
    const every = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    expect(new Set(stories.map(({ moves }) => moves[0]?.G.players.length))).toEqual(new Set(every));
  });
});
