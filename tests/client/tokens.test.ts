// The colours of every skin in both themes: legible, and told apart by every kind of eye.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, distance, eyes, parse, seenBy } from './colour';

const skins = ['classic', 'fussball', 'verlagswelt', 'life'] as const;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const read = (name: string) => readFileSync(`src/client/skins/${name}.css`, 'utf8');

/** The custom properties that a skin sees in a theme, colours only. */
const tokens = (skin: string, theme: Theme) => {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of (read('tokens') + read(skin)).matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)$/i.exec(value);
    const color = both ? both[theme === 'light' ? 1 : 2] : /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
    if (color) found.set(name, color);
  }
  return (name: string) => {
    const color = found.get(`--${name}`);
    if (!color) throw new Error(`${skin} has no colour --${name}`);
    return color;
  };
};

const classes = ['class-blue', 'class-green', 'class-red', 'class-purple'] as const;

/** Ink, what it stands on, and the contrast it needs: 4.5 for text, 3 for signs, edges and rings. */
const pairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['table-ink', 'table', 7],
  ['table-muted', 'table', 4.5],
  ['muted-ink', 'table', 4.5],
  ['panel-ink', 'panel', 7],
  ['muted-ink', 'panel', 4.5],
  ['paper-ink', 'paper', 7],
  ['paper-muted', 'paper', 4.5],
  ['paper-danger', 'paper', 4.5],
  ['paper-ok', 'paper', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['accent', 'table', 3],
  ['accent', 'panel', 4.5],
  ['danger', 'table', 4.5],
  ['danger', 'panel', 4.5],
  ['ok', 'table', 4.5],
  ['ok', 'panel', 4.5],
  ['line-strong', 'table', 3],
  ['line-strong', 'panel', 3],
  ['focus', 'table', 3],
  ['focus', 'panel', 3],
  ['paper-focus', 'paper', 3],
  ['coin-ink', 'coin', 4.5],
  ['coin-edge', 'coin', 3],
  ['coin-edge', 'paper', 3],
  ['heart-ink', 'heart', 4.5],
  ['heart', 'panel', 3],
  ['heart', 'paper', 3],
  ['pip', 'die', 7],
  ...classes.flatMap((name) => [[`${name}-ink`, name, 4.5] as const, [name, 'paper', 3] as const]),
];

describe.each(skins.flatMap((skin) => themes.map((theme) => [skin, theme] as const)))('%s in the %s', (skin, theme) => {
  const color = tokens(skin, theme);

  test.each(pairs)('--%s can be read on --%s', (ink, ground, least) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(least);
  });

  test('cards lie visibly on the table', () => {
    expect(distance(parse(color('paper')), parse(color('table')))).toBeGreaterThan(0.04);
  });
});

describe.each(Object.entries(eyes))('with %s', (_, matrix) => {
  const color = tokens('classic', 'light');
  const rivals = classes.flatMap((one, i) => classes.slice(i + 1).map((other) => [one, other] as const));

  test.each(rivals)('--%s and --%s stay apart', (one, other) => {
    expect(distance(seenBy(matrix, parse(color(one))), seenBy(matrix, parse(color(other))))).toBeGreaterThan(0.1);
  });
});

test('no skin changes a class colour, so that a colour always means the same', () => {
  for (const skin of skins) expect(read(skin)).not.toContain('--class-');
});

test('every skin sets the same properties', () => {
  const names = (skin: string) => [...read(skin).matchAll(/(--[\w-]+):/g)].map((match) => match[1]);
  for (const skin of skins) expect(names(skin)).toEqual(names('classic'));
});

test('the font that is loaded stays below 60 kB', () => {
  const files = [...read('font').matchAll(/url\(['"]([^'"]+)['"]\)/g)].map((match) => match[1]);
  const bytes = files.map((file) => readFileSync(`node_modules/${file}`).length);
  expect(files).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});
