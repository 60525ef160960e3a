// The boxes as data: how many cards, complete and distinct names, known provenance, and every effect within the vocabulary.
import { describe, expect, test } from 'vitest';
import { editions, establishment, establishmentIds, isEstablishmentId, isLandmarkId, landmark, landmarkIds } from '../src/game';
import type { Effect } from '../src/game/city/types';
import { boxes } from './help/boxes';

const SEATS = 4;
const cards = [...establishmentIds, ...landmarkIds];
const icons = ['wheat', 'cow', 'gear', 'bread', 'cup', 'factory', 'fruit', 'major'];

describe('the card table that all three boxes share', () => {
  test('15 kinds make 84 establishments, and there are 4 landmarks', () => {
    expect(establishmentIds).toHaveLength(15);
    expect(establishmentIds.reduce((sum, id) => sum + establishment(id).copies, 0)).toBe(84);
    expect(landmarkIds).toHaveLength(4);
  });

  test.each(establishmentIds)('%s: numbers, colour, icon, price and copies make sense', (id) => {
    const { activation, color, icon, cost, copies } = establishment(id);
    expect(activation.length).toBeGreaterThan(0);
    for (const number of activation) expect(Number.isInteger(number) && number >= 1 && number <= 12).toBe(true);
    expect([...activation].sort((a, b) => a - b)).toEqual(activation);
    expect(['blue', 'green', 'red', 'purple']).toContain(color);
    expect(icons).toContain(icon);
    expect(cost).toBeGreaterThan(0);
    expect(copies).toBe(color === 'purple' ? 4 : 6);
  });

  test.each(establishmentIds)('%s: its effect belongs to its colour', (id) => {
    const { color, effect, icon } = establishment(id);
    const from: Record<string, (effect: Effect) => boolean> = {
      blue: ({ type }) => type === 'get',
      green: ({ type }) => type === 'get',
      red: (one) => one.type === 'take' && one.from === 'roller',
      purple: (one) => one.type === 'swap' || (one.type === 'take' && one.from !== 'roller'),
    };
    expect(from[color]?.(effect)).toBe(true);
    expect(icon === 'major').toBe(color === 'purple');
  });

  test('a factory counts an icon that some card shows, and never its own', () => {
    const counting = establishmentIds
      .map(establishment)
      .flatMap(({ effect, icon }) => (effect.type === 'get' && effect.per ? [[icon, effect.per]] : []));
    expect(counting).toEqual([
      ['factory', 'cow'],
      ['factory', 'gear'],
      ['fruit', 'wheat'],
    ]);
  });

  test('every number from 1 to 12 works some card', () => {
    const numbers = new Set(establishmentIds.flatMap((id) => establishment(id).activation));
    expect([...numbers].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('each landmark has a power of its own, and they grow dearer in order', () => {
    expect(new Set(landmarkIds.map((id) => landmark(id).power.type)).size).toBe(4);
    expect(landmarkIds.map((id) => landmark(id).cost)).toEqual([4, 10, 16, 22]);
  });

  test('ids resolve, and nothing else does', () => {
    for (const id of establishmentIds) expect(isEstablishmentId(id) && !isLandmarkId(id)).toBe(true);
    for (const id of landmarkIds) expect(isLandmarkId(id) && !isEstablishmentId(id)).toBe(true);
    for (const id of ['', 'castle', '__proto__', 'constructor', 'toString', 0, null, undefined, ['ranch'], {}]) {
      expect(isEstablishmentId(id) || isLandmarkId(id)).toBe(false);
    }
  });
});

describe.each(boxes)('%s', (id) => {
  const edition = editions[id];

  test('the cards of a full table make the number on the box', () => {
    const starting = SEATS * (2 + (edition.reliefCard ? 1 : 0));
    const establishments = establishmentIds.reduce((sum, one) => sum + establishment(one).copies, 0);
    expect(establishments + starting + SEATS * landmarkIds.length).toBe(editions[id].reliefCard === null ? 108 : 112);
  });

  test('every card has a name, and no two cards of the box share one', () => {
    expect(Object.keys(edition.names).sort()).toEqual([...cards].sort());
    for (const name of Object.values(edition.names)) expect(name).toMatch(/^\S.*\S$/);
    expect(new Set(Object.values(edition.names)).size).toBe(19);
  });

  test('the provenance of its values is told, and what is guessed is a card', () => {
    expect(['rulebook', 'known', 'mapped', 'reconstructed']).toContain(edition.provenance);
    for (const card of edition.guessed) expect(cards).toContain(card);
    expect(new Set(edition.guessed).size).toBe(edition.guessed.length);
  });

  test('it is found under its id, and its game has a name fit for an address', () => {
    expect(edition.id).toBe(id);
    expect(edition.game).toMatch(/^machi-koro[a-z-]*$/);
    expect(edition.title).toContain('Machi Koro');
  });
});

test('the relief card shares its name with a stack in one box only, as its rulebook prints it', () => {
  const shared = boxes.filter((id) => Object.values(editions[id].names).some((name) => name === editions[id].reliefCard));
  expect(shared).toEqual(['verlagswelt']);
  expect(editions.verlagswelt.names.fruitAndVegetableMarket).toBe('KOSMOS Shop');
});

test('what the boxes say differently are names and three settings', () => {
  const settings = boxes.map((id) => [editions[id].reliefCard !== null, editions[id].doubles, editions[id].landmarksWork]);
  expect(settings).toEqual([
    [false, 'chain', 'now'],
    [true, 'once', 'nextTurn'],
    [true, 'once', 'nextTurn'],
  ]);
});
