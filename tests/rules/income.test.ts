// C30-C38 and C43: red, then blue and green income, in every box.
import { describe, expect, test } from 'vitest';
import { boxes } from '../help/boxes';
import { table } from '../help/table';

describe.each(boxes)('%s', (edition) => {
  test('C30: red cards of the others take from the roller', () => {
    const t = table(edition, { coins: [3, 0, 0], own: [{}, { cafe: 1 }, {}] }).roll(3);
    expect(t.coins).toEqual([2, 1, 0]);
  });

  test.each([
    [0, [3, 2, 1]],
    [1, [0, 3, 2]],
    [2, [1, 0, 3]],
    [3, [2, 1, 0]],
  ])('C30: seat %i pays counter-clockwise, the seat before it first', (seat, order) => {
    const own = [{ cafe: 1 }, { cafe: 1 }, { cafe: 1 }, { cafe: 1 }];
    const t = table(edition, { coins: [9, 9, 9, 9], own, turn: { seat } }).roll(3);
    expect(t.happenings('pay').map(({ from, to }) => [from, to])).toEqual(order.map((to) => [seat, to]));
  });

  test("C30: all of one player's red cards are served before the next player's", () => {
    const own = [{}, { familyRestaurant: 2 }, { familyRestaurant: 2 }];
    const t = table(edition, { coins: [5, 0, 0], own, landmarks: [['trainStation']] }).roll(4, 5);
    expect(t.coins.slice(1)).toEqual([1, 4]);
  });

  test('C30: red cards with another number take nothing', () => {
    expect(table(edition, { coins: [9, 0], own: [{}, { cafe: 3, familyRestaurant: 3 }] }).roll(4).coins[1]).toBe(0);
  });

  test.each([
    [4, 5],
    [4, 6],
  ] as const)('C30: a Family Restaurant takes 2 on %i and %i', (a, b) => {
    const t = table(edition, { coins: [9, 0], own: [{}, { familyRestaurant: 1 }], landmarks: [['trainStation']] }).roll(a, b);
    expect(t.coins).toEqual([7, 2]);
  });

  test('C31: who cannot pay all pays what he has, and the rest is lost', () => {
    const t = table(edition, { coins: [1, 0], own: [{ wheatField: 1 }, { cafe: 4 }] }).roll(3);
    expect(t.happenings('pay')).toEqual([{ type: 'pay', from: 0, to: 1, amount: 1, owed: 4, card: 'cafe', copies: 4 }]);
    expect(t.coins[1]).toBe(1);
  });

  test('C31: nobody owes anything later', () => {
    const t = table(edition, { coins: [0, 5], own: [{ wheatField: 1 }, { cafe: 2 }] })
      .roll(3)
      .pass();
    expect(t.roll(1).payments).toEqual(['bank>0 1 wheatField']);
    expect(t.coins[1]).toBe(5);
  });

  test("C32: red cards do nothing on their owner's own roll", () => {
    const t = table(edition, { coins: [3, 3], own: [{ cafe: 3 }, {}] }).roll(3);
    expect(t.coins).toEqual([3, 3]);
  });

  test('C33: a roller without coins pays nothing, even if the same roll brings him some', () => {
    const t = table(edition, { coins: [0, 0], own: [{ bakery: 2 }, { cafe: 1 }] }).roll(3);
    expect(t.coins).toEqual([2, 0]);
  });

  test('C33: what the roller earns by the same roll stays with him when his purse was emptied', () => {
    const own = [{ mine: 2 }, { familyRestaurant: 2 }];
    const t = table(edition, { coins: [3, 0], own, landmarks: [['trainStation']] }).roll(4, 5);
    expect(t.payments).toEqual(['0>1 3 familyRestaurant', 'bank>0 10 mine']);
    expect(t.coins).toEqual([10, 3]);
  });

  test.each([
    ['wheatField', [1], 1],
    ['ranch', [2], 1],
    ['forest', [5], 1],
    ['mine', [4, 5], 5],
    ['appleOrchard', [4, 6], 3],
  ] as const)("C34: a %s pays each owner from the bank on %j, on anyone's roll", (card, dice, amount) => {
    const own = [{ [card]: 1 }, { [card]: 1 }, { [card]: 1 }, {}];
    const t = table(edition, { coins: [1, 1, 1, 1], own, landmarks: [['trainStation']] }).roll(...(dice as readonly [number]));
    expect(t.coins).toEqual([1 + amount, 1 + amount, 1 + amount, 1]);
  });

  test.each([
    ['bakery', [2], 1],
    ['bakery', [3], 1],
    ['convenienceStore', [4], 3],
  ] as const)('C35: a %s pays the roller alone from the bank on %j', (card, dice, amount) => {
    const t = table(edition, { coins: [1, 1], own: [{ [card]: 1 }, { [card]: 2 }] }).roll(...dice);
    expect(t.coins).toEqual([1 + amount, 1]);
  });

  test('C35: green cards sleep while another player rolls', () => {
    const own = [{}, { bakery: 2, cheeseFactory: 1, ranch: 2 }];
    expect(table(edition, { coins: [1, 1], own, landmarks: [['trainStation']] }).roll(3, 4).coins).toEqual([1, 1]);
  });

  test('C36: each copy of a card works', () => {
    const own = [{ ranch: 3, bakery: 2 }, { ranch: 2 }];
    expect(table(edition, { coins: [0, 0], own }).roll(2).coins).toEqual([5, 2]);
  });

  test.each([
    ['cheeseFactory', [3, 4], { ranch: 2 }, 6],
    ['furnitureFactory', [4, 4], { forest: 2, mine: 1 }, 9],
    ['fruitAndVegetableMarket', [5, 6], { wheatField: 2, appleOrchard: 3 }, 10],
    ['fruitAndVegetableMarket', [6, 6], { wheatField: 1 }, 2],
  ] as const)(
    "C37: one %s on %j with %j of the owner's brings the roller as much as they count",
    (card, dice, counted, amount) => {
      const own = [{ ...counted, [card]: 1 }, {}];
      const t = table(edition, { coins: [1, 1], own, landmarks: [['trainStation']] }).roll(...dice);
      expect(t.coins).toEqual([1 + amount, 1]);
    },
  );

  test('C37: each copy of a factory counts anew: two Cheese Factories and two Ranches bring 12', () => {
    const own = [{ cheeseFactory: 2, ranch: 2 }, {}];
    expect(table(edition, { coins: [0, 0], own, landmarks: [['trainStation']] }).roll(3, 4).coins[0]).toBe(12);
  });

  test("C37: the other players' cards are not counted", () => {
    const own = [{ cheeseFactory: 1, ranch: 1 }, { ranch: 5 }];
    expect(table(edition, { coins: [0, 0], own, landmarks: [['trainStation']] }).roll(3, 4).coins[0]).toBe(3);
  });

  test('C37: a factory with nothing to count brings nothing, and says so', () => {
    const t = table(edition, { coins: [2, 0], own: [{ cheeseFactory: 1 }, {}], landmarks: [['trainStation']] }).roll(3, 4);
    expect(t.happenings('noEffect')).toEqual([{ type: 'noEffect', seat: 0, card: 'cheeseFactory' }]);
    expect(t.coins[0]).toBe(2);
  });

  test('C38: with a Shopping Mall each Bakery and Convenience Store brings 1 more', () => {
    const landmarks = [['shoppingMall'] as const];
    expect(table(edition, { coins: [0, 0], own: [{ bakery: 3 }, {}], landmarks }).roll(2).coins[0]).toBe(6);
    expect(table(edition, { coins: [0, 0], own: [{ convenienceStore: 2 }, {}], landmarks }).roll(4).coins[0]).toBe(8);
  });

  test('C38: for red cards the roller pays the bonus: a Family Restaurant takes 3, a Cafe 2', () => {
    const landmarks = [['trainStation'] as const, ['shoppingMall'] as const];
    expect(table(edition, { coins: [9, 0], own: [{}, { familyRestaurant: 1 }], landmarks }).roll(4, 5).coins).toEqual([6, 3]);
    expect(table(edition, { coins: [9, 0], own: [{}, { cafe: 2 }], landmarks }).roll(3).coins).toEqual([5, 4]);
  });

  test('C38: a roller who cannot pay the bonus does not pay it, and the bank does not either', () => {
    const t = table(edition, { coins: [1, 0], own: [{ bakery: 1 }, { cafe: 1 }], landmarks: [[], ['shoppingMall']] }).roll(3);
    expect(t.coins).toEqual([1, 1]);
    const broke = table(edition, { coins: [0, 0], own: [{ bakery: 1 }, { cafe: 1 }], landmarks: [[], ['shoppingMall']] }).roll(3);
    expect(broke.coins).toEqual([1, 0]);
  });

  test("C38: the roller's own Shopping Mall adds nothing to what he pays", () => {
    const t = table(edition, { coins: [9, 0], own: [{}, { cafe: 1 }], landmarks: [['shoppingMall']] }).roll(3);
    expect(t.coins).toEqual([8, 1]);
  });

  test('C38: a Shopping Mall adds to no other icon', () => {
    const cards = { wheatField: 1, ranch: 1, forest: 1, mine: 1, appleOrchard: 1 };
    const factories = { cheeseFactory: 1, furnitureFactory: 1, fruitAndVegetableMarket: 1 };
    const earned = (...dice: readonly [number] | readonly [number, number]) =>
      table(edition, {
        coins: [0, 0],
        own: [{ ...cards, ...factories }, {}],
        landmarks: [['trainStation', 'shoppingMall']],
      }).roll(...dice).coins[0];
    expect([earned(1), earned(2), earned(5), earned(4, 5), earned(4, 6)]).toEqual([1, 1, 1, 5, 3]);
    expect([earned(3, 4), earned(4, 4), earned(5, 6)]).toEqual([3, 6, 4]);
  });

  test('C43: the bank never runs out', () => {
    const own = [{ mine: 6 }, { mine: 6 }];
    const t = table(edition, { coins: [1000, 1000], own, landmarks: [['trainStation']] }).roll(4, 5);
    expect(t.coins).toEqual([1030, 1030]);
  });
});
