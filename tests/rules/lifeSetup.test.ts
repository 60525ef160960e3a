// L1-L4: the line-up, the first hearts and the draft of Life.
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../src/game';
import { cardIds, names, rowIds } from '../../src/game/life/cards';
import { life } from '../../src/game/life/life';
import { cardsOf } from '../../src/game/life/rows';
import type { LifeG } from '../../src/game/life/types';
import { cardFaults } from '../help/lifeCards';
import { lifeTable } from '../help/lifeTable';

const setup = (seats: number, seed = 1, startingPlayer: 'first' | 'random' = 'first') =>
  life.setup(seats, { startingPlayer }, seededChance(seed));
const kinds = (G: LifeG, row: (typeof rowIds)[number]) => cardsOf[row].filter((id) => (G.rows[row][id] ?? 0) > 0).length;

describe('the box', () => {
  test('there are 80 Life and 56 Dream cards, half of each in either row, with numbers and points that belong there', () => {
    expect(cardFaults()).toEqual([]);
  });
});

describe('set-up', () => {
  test.each([2, 3, 4, 5])(
    'L1: with %i players five kinds lie in each of the four rows, and the rest is in the decks',
    (seats) => {
      for (let seed = 0; seed < 20; seed++) {
        const G = setup(seats, seed);
        for (const row of rowIds) {
          expect(kinds(G, row)).toBe(5);
          const faceUp = cardsOf[row].reduce((sum, id) => sum + (G.rows[row][id] ?? 0), 0);
          expect(faceUp + G.deckSizes[row]).toBe(row.startsWith('life') ? 40 : 28);
        }
      }
    },
  );

  test('L1: equal cards stack: a row may hold more than five cards, and another match shows other kinds', () => {
    const stacks = Array.from({ length: 10 }, (_, seed) => Object.values(setup(2, seed).rows.life1to6));
    expect(stacks.some((copies) => copies.some((many) => many > 1))).toBe(true);
    expect(new Set(stacks.map(String)).size).toBeGreaterThan(5);
  });

  test('L1: the decks are shuffled: no two of them come in the same order', () => {
    expect(setup(2, 1).secret).not.toEqual(setup(2, 2).secret);
  });

  test('L2: everyone starts with 5 hearts and no cards', () => {
    for (const player of setup(5).players) expect(player).toEqual({ hearts: 5, life: [], dreams: [] });
  });

  test.each([-1, 0, 1, 6, 2.5, Number.NaN])('a match of %s players is refused', (seats) => {
    expect(() => setup(seats)).toThrow(RangeError);
  });

  test('options: the starting player, first by default, and nothing else', () => {
    expect(life.readOptions(undefined)).toEqual({ startingPlayer: 'first' });
    expect(life.readOptions({ startingPlayer: 'random' })).toEqual({ startingPlayer: 'random' });
    expect(life.readOptions({ startingPlayer: 'last' })).toMatch(/^startingPlayer: /);
    expect(life.readOptions({ maxCopies: 2 })).toMatch(/^maxCopies: /);
  });
});

describe('the draft', () => {
  const draft = { lap: 0, step: 'buy' } as const;

  test('L3: three laps clockwise from the starting player, then his first turn', () => {
    const G = setup(3, 4);
    G.first = 2;
    G.turn.seat = 2;
    const order: [string, number | null, number][] = [];
    for (let i = 0; i < 10; i++) {
      order.push([life.phase(G), G.turn.lap, G.turn.seat]);
      life.apply(G, { move: i < 9 ? 'pass' : 'rollDice', args: i < 9 ? [] : [1] }, seededChance(1));
    }
    const laps = [0, 1, 2].flatMap((lap) => [2, 0, 1].map((seat) => ['draft', lap, seat]));
    expect(order).toEqual([...laps, ['play', null, 2]]);
  });

  test('L3: a starting player may be drawn, and every seat is drawn sometimes', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => setup(5, seed, 'random')).map((G) => [G.first, G.turn.seat]);
    expect(new Set(drawn.map(([first]) => first))).toEqual(new Set([0, 1, 2, 3, 4]));
    for (const [first, seat] of drawn) expect(seat).toBe(first);
  });

  test('L3: a card may be bought from any of the four rows, one a lap, and hearts left over are kept', () => {
    const t = lifeTable({ turn: draft }).buy('daydreaming');
    t.pass().buy('cafe').pass().buy('collectorsItems').pass();
    expect([t.cards(0), t.hearts, t.step, t.seat]).toEqual([['daydreaming', 'cafe', 'collectorsItems'], [1, 5], 'roll', 0]);
    expect(lifeTable({ turn: draft, hearts: [50] }).buyable).toEqual(
      expect.arrayContaining(['cafe', 'surfing', 'pet', 'spaceTrip']),
    );
  });

  test('L3: a card that costs nothing is the purchase of its lap', () => {
    const t = lifeTable({ turn: draft }).buy('daydreaming');
    expect([t.seat, t.hearts]).toEqual([1, [5, 5]]);
  });

  test('L3: gain conditions hold and what a card does when gained happens', () => {
    const t = lifeTable({ turn: draft });
    expect(t.refusal('buy', 'drivingLicence')).toEqual({ reason: 'need' });
    expect(t.refusal('buy', 'friend', 0)).toEqual({ reason: 'need' });
    expect(t.buy('overseasTrip').hearts).toEqual([3, 5]);
  });

  test('L3: a player may pass, also with hearts', () => {
    expect(lifeTable({ turn: draft }).pass().hearts).toEqual([5, 5]);
  });

  test('L3, L32: nothing is discarded in the draft, and no dice are thrown', () => {
    const t = lifeTable({ turn: draft, own: [['collectorsItems']] });
    expect(new Set(t.legal.map(({ move }) => move))).toEqual(new Set(['buy', 'pass']));
    expect(t.refusal('discard', 'collectorsItems')).toEqual({ reason: 'notNow' });
    expect(t.refusal('rollDice', 1)).toEqual({ reason: 'notNow' });
  });

  test('L4: the row is refilled after each purchase of the draft', () => {
    const rows = { walking: 1, cafe: 1, bookworm: 1, gardening: 1, cooking: 1 };
    const t = lifeTable({ turn: draft, rows, decks: { life1to6: ['cafe', 'cycling', 'fleaMarket'] } }).buy('walking');
    expect([t.faceUp('walking'), t.faceUp('cafe'), t.faceUp('cycling'), t.faceUp('fleaMarket')]).toEqual([0, 2, 1, 0]);
    expect(t.buyable).toContain('cycling');
  });

  test('L4: there is no relief heart in the draft, and a Child does nothing in it', () => {
    const t = lifeTable({ turn: draft, hearts: [1, 0], own: [[], ['child', 'pet']] }).buy('cafe');
    expect([t.hearts, t.happenings('relief')]).toEqual([[0, 0], []]);
    expect(t.pass().hearts).toEqual([0, 0]);
  });

  test('L3: whoever has 8 points in the draft has not won before a turn of his', () => {
    const t = lifeTable({ turn: draft, hearts: [20], own: [['spaceTrip', 'summerHouse']] }).buy('walking');
    expect(t.winner).toBeNull();
  });
});

test('every card has a name of its own', () => {
  expect(new Set(cardIds.map((id) => names[id])).size).toBe(38);
});
