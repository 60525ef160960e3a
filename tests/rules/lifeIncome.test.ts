// L12-L15, L31, L34, L39: what Life cards do when their number comes up.
import { describe, expect, test } from 'vitest';
import { lifeCard, lifeCardIds } from '../../src/game/life/cards';
import { type LifePosition, lifeTable } from '../help/lifeTable';

/** Two dice, or one, that show a number. */
const dice = (number: number): number[] => (number > 6 ? [6, number - 6] : [number]);
const rolled = (number: number, position: LifePosition) => lifeTable(position).roll(...dice(number));

describe('order', () => {
  test('L12: red, then blue, then green, then purple', () => {
    const own = [['photoAlbum', 'charityWork'], ['onlineShop'], []] as const;
    expect(rolled(9, { hearts: [3, 0, 12], own }).payments).toEqual(['0>1 3 onlineShop', '2>0 6 charityWork']);
    const four = rolled(4, { own: [['cooking', 'gardening']] });
    expect(four.payments).toEqual(['stock>0 2 gardening', 'stock>0 3 cooking']);
    const six = rolled(6, { own: [['prankOfFate', 'handicrafts'], ['walking']] });
    expect([six.payments, six.step]).toEqual([['stock>0 1 handicrafts'], 'prank']);
  });

  test('L12: a purple card takes what a red one has just brought its owner', () => {
    const t = rolled(8, { hearts: [2, 0], own: [['homeParty'], ['specialityShop']] });
    expect(t.payments).toEqual(['0>1 2 specialityShop', '1>0 2 homeParty']);
    expect(t.hearts).toEqual([2, 0]);
  });
});

describe('red', () => {
  test.each([
    ['cafe', 1, 2],
    ['fleaMarket', 3, 1],
    ['specialityShop', 8, 2],
    ['onlineShop', 9, 3],
    ['onlineShop', 10, 3],
  ] as const)("L13: %s on %i takes %i from the roller, and nothing on its owner's own roll", (card, number, amount) => {
    const own = [[card], [card], []];
    const hearts = [7, 7, 7];
    expect(rolled(number, { hearts, own }).hearts).toEqual([7 - amount, 7 + amount, 7]);
    expect(rolled(number, { hearts, own, turn: { seat: 2 } }).hearts).toEqual([7 + amount, 7 + amount, 7 - 2 * amount]);
  });

  test('L13: counter-clockwise, all cards of a player before those of the next, what there is, and no debt', () => {
    const own = [[], ['fleaMarket', 'fleaMarket'], ['fleaMarket'], ['fleaMarket', 'fleaMarket'], []] as const;
    const t = rolled(3, { hearts: [4, 0, 0, 0, 0], own });
    expect(t.payments).toEqual([
      '0>3 1 fleaMarket',
      '0>3 1 fleaMarket',
      '0>2 1 fleaMarket',
      '0>1 1 fleaMarket',
      '0>1 0 fleaMarket',
    ]);
    // With nothing left the roller gets the relief heart of the buying step, which nobody takes.
    expect(t.hearts).toEqual([1, 1, 1, 2, 0]);
  });

  test('L13: from any seat the one before pays first, with five players too', () => {
    const own: LifePosition['own'] = Array(5).fill(['cafe']);
    const t = rolled(1, { hearts: [5, 5, 5, 5, 5], own, turn: { seat: 1 } });
    expect(t.payments).toEqual(['1>0 2 cafe', '1>4 2 cafe', '1>3 1 cafe', '1>2 0 cafe']);
  });

  test('L13: a part payment says what was owed', () => {
    const t = rolled(1, { hearts: [1, 0], own: [[], ['cafe']] });
    expect(t.happenings('pay')).toEqual([{ type: 'pay', from: 0, to: 1, amount: 1, owed: 2, card: 'cafe' }]);
  });

  test('L13: what the roller earns by the same roll comes too late to pay with', () => {
    expect(rolled(3, { hearts: [0, 0], own: [['bookworm'], ['fleaMarket']] }).hearts).toEqual([2, 0]);
  });
});

describe('blue and green', () => {
  test.each([
    ['walking', [1, 2], 1],
    ['gardening', [4], 2],
    ['cycling', [5], 3],
    ['hiking', [7], 4],
    ['camping', [10], 5],
    ['surfing', [11, 12], 8],
  ] as const)("L14: %s on %j brings each owner %i on anyone's roll, and nothing on other numbers", (card, numbers, amount) => {
    for (let number = 1; number <= 12; number++) {
      const brings = (numbers as readonly number[]).includes(number) ? amount : 0;
      expect(rolled(number, { own: [[card], [], [card]] }).hearts, `on ${number}`).toEqual([5 + brings, 5, 5 + brings]);
    }
  });

  test.each([
    ['bookworm', [2, 3], 2],
    ['cooking', [4], 3],
    ['daydreaming', [5, 6], 1],
  ] as const)('L14: %s on %j brings its owner %i on his own roll only', (card, numbers, amount) => {
    for (let number = 1; number <= 12; number++) {
      const brings = (numbers as readonly number[]).includes(number) ? amount : 0;
      expect(rolled(number, { own: [[card], [card]] }).hearts, `on ${number}`).toEqual([5 + brings, 5]);
    }
  });

  test.each([
    ['handicrafts', 6, 1, 'bookworm', 3],
    ['photoAlbum', 8, 1, 'walking', 2],
    ['photoAlbum', 9, 1, 'walking', 2],
    ['bandPractice', 10, 2, 'cafe', 4],
    ['bandPractice', 11, 2, 'cafe', 4],
  ] as const)('L14: %s on %i brings %i for each own %s, itself included if it is one', (card, number, _, counted, amount) => {
    const others = [counted, counted, counted, counted];
    expect(rolled(number, { own: [[card, counted, counted], others] }).hearts).toEqual([5 + amount, 5]);
    expect(rolled(number, { own: [[], [card, counted]] }).hearts).toEqual([5, 5]);
  });

  test('L14: a card that counts nothing has no effect, and says so', () => {
    const t = rolled(9, { own: [['photoAlbum']] });
    expect([t.happenings('noEffect'), t.hearts]).toEqual([[{ type: 'noEffect', seat: 0, card: 'photoAlbum' }], [5, 5]]);
  });

  test('L15: every copy works by itself', () => {
    const t = rolled(2, { own: [['bookworm', 'walking', 'bookworm', 'walking', 'bookworm']] });
    expect(t.payments).toEqual(['stock>0 1 walking', 'stock>0 1 walking', ...Array(3).fill('stock>0 2 bookworm')]);
  });

  test('L15: two Handicrafts count each other', () => {
    expect(rolled(6, { own: [['handicrafts', 'handicrafts']] }).hearts[0]).toBe(9);
  });
});

describe('purple', () => {
  test('L14, L39: a Home Party takes 2 from each other player, or what they have, on its own owner’s roll', () => {
    const own = [['homeParty'], ['homeParty'], [], []] as const;
    const t = rolled(8, { hearts: [0, 5, 1, 0], own });
    expect(t.payments).toEqual(['3>0 0 homeParty', '2>0 1 homeParty', '1>0 2 homeParty']);
    expect(t.hearts).toEqual([3, 3, 0, 0]);
  });

  test('L15, L39: two Home Parties take twice', () => {
    expect(rolled(8, { hearts: [0, 5, 3], own: [['homeParty', 'homeParty']] }).hearts).toEqual([7, 1, 0]);
  });

  test.each([
    [9, 0],
    [10, 5],
    [11, 5],
    [25, 12],
  ])('L39: Charity Work: a player with %i hearts gives %i', (has, gives) => {
    expect(rolled(9, { hearts: [1, has], own: [['charityWork']] }).hearts).toEqual([1 + gives, has - gives]);
  });

  test('L39: each gives by what he has himself, and a second Charity Work asks anew', () => {
    const t = rolled(9, { hearts: [0, 9, 40, 19], own: [['charityWork', 'charityWork']] });
    expect(t.payments).toEqual(['3>0 9 charityWork', '2>0 20 charityWork', '3>0 5 charityWork', '2>0 10 charityWork']);
  });

  test('L39: Charity Work among the poor has no effect, and says so', () => {
    const t = rolled(9, { hearts: [20, 9, 0], own: [['charityWork']] });
    expect(t.happenings('noEffect')).toEqual([{ type: 'noEffect', seat: 0, card: 'charityWork' }]);
    expect(t.hearts).toEqual([20, 9, 0]);
  });
});

describe('Stock Investment', () => {
  test.each([7, 8, 9])('L31: on %i it brings as many hearts from the stock as lie on it, and they stay', (number) => {
    const own = [
      [
        { card: 'stockInvestment', hearts: 4 },
        { card: 'stockInvestment', hearts: 1 },
      ],
    ] as const;
    const t = rolled(number, { own });
    expect(t.payments).toEqual(['stock>0 4 stockInvestment', 'stock>0 1 stockInvestment']);
    expect(t.cards(0)).toEqual(['stockInvestment 4', 'stockInvestment 1']);
  });

  test("L31: on the others' rolls it brings nothing, and empty it has no effect", () => {
    for (const number of [7, 8, 9]) {
      expect(rolled(number, { own: [[], [{ card: 'stockInvestment', hearts: 4 }]] }).hearts).toEqual([5, 5]);
      expect(rolled(number, { own: [['stockInvestment']] }).happenings('noEffect')).toHaveLength(1);
    }
  });

  test('L31: at the end of its owner’s turn each copy takes one of his hearts, while he has one, without asking', () => {
    const own = [['stockInvestment', 'stockInvestment', 'stockInvestment'], ['stockInvestment']] as const;
    const t = lifeTable({ hearts: [2, 5], own, turn: { step: 'buy', dice: [4] } }).pass();
    expect([t.hearts, t.cards(0), t.cards(1)]).toEqual([
      [0, 5],
      ['stockInvestment 1', 'stockInvestment 1', 'stockInvestment'],
      ['stockInvestment'],
    ]);
    expect(t.happenings('invest')).toEqual([
      { type: 'invest', seat: 0, card: 'stockInvestment', hearts: 1 },
      { type: 'invest', seat: 0, card: 'stockInvestment', hearts: 1 },
    ]);
  });

  test('L31: bought this turn, it takes a heart at once, and the relief heart too', () => {
    const t = lifeTable({ hearts: [2], turn: { step: 'buy' } }).buy('stockInvestment');
    expect([t.hearts[0], t.cards(0)]).toEqual([0, ['stockInvestment 1']]);
    const poor = lifeTable({ hearts: [0, 5], own: [['stockInvestment']] })
      .roll(4)
      .pass();
    expect([poor.hearts[0], poor.cards(0)]).toEqual([0, ['stockInvestment 1']]);
  });

  test('L31: with a Friend, the Friend brings 1 more', () => {
    const own = [[{ card: 'stockInvestment', hearts: 2, friend: true }]] as const;
    expect(rolled(8, { own }).payments).toEqual(['stock>0 2 stockInvestment', 'stock>0 1 friend']);
  });
});

describe('Friend', () => {
  test('L34: the copy it lies on brings 1 more, and no other copy', () => {
    const t = rolled(2, { own: [['bookworm', { card: 'bookworm', friend: true }, 'bookworm']] });
    expect(t.payments).toEqual(['stock>0 2 bookworm', 'stock>0 2 bookworm', 'stock>0 1 friend', 'stock>0 2 bookworm']);
  });

  test('L34: on a red card it pays from the stock, also when the roller has nothing', () => {
    const own = [[], [{ card: 'cafe', friend: true }]] as const;
    expect(rolled(1, { hearts: [0, 0], own }).hearts).toEqual([1, 1]);
    const paid = rolled(1, { hearts: [9, 0], own });
    expect([paid.hearts, paid.payments]).toEqual([
      [7, 3],
      ['0>1 2 cafe', 'stock>1 1 friend'],
    ]);
  });

  test.each(['homeParty', 'charityWork'] as const)('L34: on %s it pays once, also when nobody can give anything', (card) => {
    const own = [[{ card, friend: true }]] as const;
    const t = rolled(lifeCard(card).activation[0] as number, { hearts: [1, 0, 0], own });
    expect(t.hearts).toEqual([2, 0, 0]);
  });

  test('L34: it works only when its card does', () => {
    expect(rolled(4, { own: [[{ card: 'bookworm', friend: true }]] }).hearts[0]).toBe(5);
    expect(rolled(2, { own: [[], [{ card: 'bookworm', friend: true }]] }).hearts[1]).toBe(5);
  });
});

test('L14: no card works on another number, whoever rolls it', () => {
  for (const id of lifeCardIds) {
    for (let number = 1; number <= 12; number++) {
      if (lifeCard(id).activation.includes(number)) continue;
      expect(rolled(number, { hearts: [20, 20], own: [[id], [id]] }).payments, `${id} on ${number}`).toEqual([]);
    }
  }
});
