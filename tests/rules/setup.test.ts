// C1-C4: what lies on the table before the first roll, in every box.
import { describe, expect, test } from 'vitest';
import { establishmentIds, seededChance } from '../../src/game';
import { boxes, boxesWithRelief, comeWhatMay, defaults, rulesOf } from '../help/boxes';
import { scriptedChance } from '../help/chance';
import { table } from '../help/table';

const purple = ['stadium', 'tvStation', 'businessCenter'];
const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

describe.each(boxes)('%s', (edition) => {
  const rules = rulesOf(edition);

  test.each([2, 3, 4])(
    'C1: each of %i players starts with 3 coins, a Wheat Field, a Bakery and four unbuilt landmarks',
    (seats) => {
      const { players } = rules.setup(seats, defaults, scriptedChance());
      expect(players).toHaveLength(seats);
      for (const player of players) {
        expect(player.coins).toBe(3);
        expect(Object.entries(player.establishments).filter(([, copies]) => copies > 0)).toEqual([
          ['wheatField', 1],
          ['bakery', 1],
        ]);
        expect(player.landmarks).toEqual({
          trainStation: 'unbuilt',
          shoppingMall: 'unbuilt',
          amusementPark: 'unbuilt',
          radioTower: 'unbuilt',
        });
      }
    },
  );

  test('C1: players share nothing: a coin for one is no coin for another', () => {
    const t = table(edition, { seats: 4 }).roll(1).build('ranch');
    expect(t.coins).toEqual([3, 4, 4, 4]);
    expect([0, 1, 2, 3].map((seat) => t.owns(seat, 'ranch'))).toEqual([1, 0, 0, 0]);
  });

  test.each([2, 3, 4])(
    'C2: with %i players the market holds all 84 establishments, 6 of each and 4 of each purple kind',
    (seats) => {
      const { market, deckSize } = rules.setup(seats, defaults, scriptedChance());
      expect(total(market)).toBe(84);
      expect(deckSize).toBe(0);
      for (const id of establishmentIds) expect(market[id]).toBe(purple.includes(id) ? 4 : 6);
    },
  );

  test.each([
    [2, 78],
    [3, 81],
    [4, 84],
  ])('C3: Come What May with %i players uses %i cards: one of each purple kind per player', (seats, cards) => {
    const G = rules.setup(seats, comeWhatMay, seededChance(seats));
    const deck = G.secret?.deck ?? [];
    expect(total(G.market) + deck.length).toBe(cards);
    expect(G.deckSize).toBe(deck.length);
    for (const id of establishmentIds) {
      expect(G.market[id] + deck.filter((card) => card === id).length).toBe(purple.includes(id) ? seats : 6);
    }
  });

  test('C3: Come What May turns cards up until exactly ten different kinds lie face up', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { market } = rules.setup(4, comeWhatMay, seededChance(seed));
      expect(establishmentIds.filter((id) => market[id] > 0)).toHaveLength(10);
    }
  });

  test('C3: a card turned up whose kind already lies face up goes on top of it', () => {
    // The scripted shuffle turns the pile round, and cards are taken from its end: the table's own order.
    const G = rules.setup(4, comeWhatMay, scriptedChance());
    expect(G.market).toMatchObject({ wheatField: 6, ranch: 6, stadium: 4, tvStation: 4, businessCenter: 4, cheeseFactory: 1 });
    expect(G.market).toMatchObject({ furnitureFactory: 0, mine: 0, fruitAndVegetableMarket: 0 });
    expect(G.deckSize).toBe(84 - 36 - 12 - 1);
  });

  test('C3: starting cards are never in the pile: they are extra', () => {
    const G = rules.setup(2, comeWhatMay, seededChance(1));
    const wheat = G.market.wheatField + (G.secret?.deck ?? []).filter((card) => card === 'wheatField').length;
    expect(wheat).toBe(6);
    expect(G.players.map((player) => player.establishments.wheatField)).toEqual([1, 1]);
  });

  test.each([2, 3, 4])('C4: with %i players play goes round by ascending seats', (seats) => {
    const t = table(edition, { seats });
    const order: number[] = [];
    for (let turn = 0; turn < seats + 1; turn++) {
      order.push(t.seat);
      t.roll(6).pass();
    }
    expect(order).toEqual([...Array(seats).keys(), 0]);
  });

  test('C4: seat 0 starts unless the starting player is drawn', () => {
    for (let seed = 0; seed < 20; seed++) expect(rules.setup(4, defaults, seededChance(seed)).turn.seat).toBe(0);
  });

  test('C4: a drawn starting player may be any of them, and play goes on from there', () => {
    const starters = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      starters.add(rules.setup(3, { ...defaults, startingPlayer: 'random' }, seededChance(seed)).turn.seat);
    }
    expect([...starters].sort()).toEqual([0, 1, 2]);
    expect(
      table(edition, { seats: 3, turn: { seat: 2 } })
        .roll(6)
        .pass().seat,
    ).toBe(0);
  });

  test.each([0, 1, 5, 2.5, Number.NaN, 1e8])('%d seats are refused', (seats) => {
    expect(() => rules.setup(seats, defaults, scriptedChance())).toThrow(RangeError);
  });

  test('2 to 4 players may play', () => {
    expect(rules.seats).toEqual({ min: 2, max: 4 });
  });

  test('options left out have their defaults', () => {
    expect(rules.readOptions(undefined)).toEqual(defaults);
    expect(rules.readOptions(null)).toEqual(defaults);
    expect(rules.readOptions({ maxCopies: 2 })).toEqual({ ...defaults, maxCopies: 2 });
  });

  test.each([
    ['display', { display: 'some' }],
    ['maxCopies', { maxCopies: 3 }],
    ['maxCopies', { maxCopies: '2' }],
    ['startingPlayer', { startingPlayer: 1 }],
    ['bank', { bank: 100 }],
    ['__proto__', JSON.parse('{"__proto__": {"display": "comeWhatMay"}}')],
    ['constructor', { constructor: 1 }],
    ['setupData', []],
    ['setupData', 'all'],
    ['setupData', 7],
  ])('options with a wrong %s are refused with a message that names it', (field, setupData) => {
    expect(rules.readOptions(setupData)).toEqual(expect.stringMatching(new RegExp(`^${field}: `)));
  });
});

describe.each(boxesWithRelief)('%s', (edition) => {
  test('C1: the relief card is none of the establishments, so nothing can build, count or swap it', () => {
    const G = rulesOf(edition).setup(2, defaults, scriptedChance());
    expect(total(G.players[0]?.establishments ?? {})).toBe(2);
    expect(Object.keys(G.market)).toEqual(establishmentIds);
    expect(Object.keys(G.players[0]?.establishments ?? {})).toEqual(establishmentIds);
  });
});
