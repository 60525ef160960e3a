// The drawings of every card in every box: complete, small, plain and different from each other.
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as lifeIcons from '../../src/client/parts/lifeIcons';
import { BoxPicture } from '../../src/client/skins/BoxPicture';
import { CardArt } from '../../src/client/skins/CardArt';
import { loadSkin } from '../../src/client/skins/index';
import { scenes } from '../../src/client/skins/scenes';
import { editions, establishmentIds, landmarkIds } from '../../src/game/index';
import { cardIds as lifeCardIds } from '../../src/game/life/cards';

const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon';
const css = readFileSync('src/client/skins/art.css', 'utf8');
const isPaint = (value: string) =>
  value === 'none' || (/^var\(--art-\w+\)$/.test(value) && css.includes(`${value.slice(4, -1)}:`));

const boxes = await Promise.all(Object.values(editions).map(async (edition) => ({ edition, skin: await loadSkin(edition.id) })));
const life = await loadSkin('life');
const all = [...boxes.map(({ skin }) => skin), life].flatMap(({ id, drawings }) =>
  Object.entries(drawings).map(([card, draw]) => ({ box: id, card, draw })),
);

test.each(boxes.map(({ edition, skin }) => [edition.id, edition, skin] as const))(
  '%s has a drawing for each of its cards and no other',
  (_, edition, skin) => {
    const cards: string[] = [...establishmentIds, ...landmarkIds];
    if (edition.reliefCard) cards.push('relief');
    expect(Object.keys(skin.drawings).sort()).toEqual(cards.sort());
  },
);

test('life has a drawing for each of its Life and Dream cards and no other', () => {
  expect(Object.keys(life.drawings).sort()).toEqual([...lifeCardIds].sort());
});

describe.each(all.map(({ box, card, draw }) => [box, card, draw] as const))('%s: %s', (_, __, Draw) => {
  const svg = () => render(<Draw />).container.querySelector('svg');

  test('is a 64 x 64 picture that screen readers pass over', () => {
    expect(svg()).toHaveAttribute('viewBox', '0 0 64 64');
    expect(svg()).toHaveAttribute('aria-hidden', 'true');
  });

  test('is cut from 5 to 25 shapes, without text and gradients', () => {
    const drawing = svg();
    const shapes = drawing?.querySelectorAll(SHAPES).length ?? 0;
    expect(shapes).toBeGreaterThanOrEqual(5);
    expect(shapes).toBeLessThanOrEqual(25);
    expect(drawing?.querySelectorAll(`*:not(${SHAPES}, g)`)).toHaveLength(0);
  });

  test('uses the colours of the palette only', () => {
    const drawing = svg();
    for (const attribute of ['fill', 'stroke'])
      for (const shape of drawing?.querySelectorAll(`[${attribute}]`) ?? [])
        expect(shape.getAttribute(attribute)).toSatisfy(isPaint);
  });

  test('has no broken number in a shape', () => {
    expect(renderToStaticMarkup(<Draw />)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('no two drawings are the same', () => {
  const markup = all.map(({ draw: Draw }) => renderToStaticMarkup(<Draw />));
  expect(new Set(markup).size).toBe(all.length);
});

test('a card shows its drawing at the wanted size, and nothing for a relief card that is not in the box', () => {
  const classic = boxes.find(({ edition }) => edition.id === 'classic')?.skin.drawings;
  if (!classic) throw new Error('no classic box');
  const { container, rerender } = render(<CardArt drawings={classic} card="mine" size="2rem" />);
  expect(container.firstChild).toHaveStyle({ width: '2rem' });
  rerender(<CardArt drawings={classic} card="relief" />);
  expect(container).toBeEmptyDOMElement();
});

describe.each(Object.keys(scenes) as (keyof typeof scenes)[])('the lid of %s', (box) => {
  test('is cut from at most 60 different shapes in the colours of the palette', () => {
    const { container } = render(<BoxPicture box={box} />);
    const shapes = [...container.querySelectorAll('path')];
    expect(shapes.length).toBeGreaterThan(10);
    expect(shapes.length).toBeLessThanOrEqual(60);
    expect(new Set(shapes.map((shape) => shape.getAttribute('d'))).size).toBe(shapes.length);
    for (const shape of shapes) {
      expect(shape.getAttribute('fill')).toSatisfy(isPaint);
      expect(shape.getAttribute('stroke') ?? 'none').toSatisfy(isPaint);
    }
  });
});

test.each(boxes.map(({ edition, skin }) => [edition.id, skin] as const))('the card symbols of %s look different', (_, skin) => {
  const looks = Object.values(skin.symbols).map((Sign) => renderToStaticMarkup(<Sign />));
  expect(new Set(looks).size).toBe(8);
});

test('the signs of Life look different', () => {
  const looks = Object.values(lifeIcons).map((Icon) => renderToStaticMarkup(<Icon />));
  expect(looks.length).toBeGreaterThan(0);
  expect(new Set(looks).size).toBe(looks.length);
});
