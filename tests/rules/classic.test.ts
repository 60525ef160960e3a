// What the classic box says differently (C15, C22, C25), and the worked examples of its rulebook.
import { describe, expect, test } from 'vitest';
import { table } from '../help/table';

const doubling = [['trainStation', 'amusementPark'] as const];

describe('classic', () => {
  test('C15: doubles in a turn won by doubles win yet another, without end', () => {
    const t = table('classic', { landmarks: doubling });
    for (let turn = 0; turn < 5; turn++) {
      t.roll(4, 4).pass();
      expect(t.G.turn).toMatchObject({ seat: 0, extra: true });
    }
    expect(t.roll(4, 5).pass().seat).toBe(1);
  });

  test('C22: the box has no relief card: a player without coins stays without', () => {
    const t = table('classic', { coins: [0, 3], own: [{}, {}] }).roll(4);
    expect([t.coins[0], t.happenings('relief')]).toEqual([0, []]);
    expect(t.legal).toEqual([{ move: 'pass', args: [] }]);
  });

  test('C25: a landmark works as soon as it is built', () => {
    const t = table('classic', { coins: [4, 3] })
      .roll(4)
      .build('trainStation');
    expect(t.landmark(0, 'trainStation')).toBe('working');
  });

  test("C25: a Shopping Mall works already on the next player's roll", () => {
    const t = table('classic', { coins: [10, 5], own: [{ cafe: 1 }, {}] })
      .roll(4)
      .build('shoppingMall');
    expect(t.roll(3).coins).toEqual([2, 3]);
  });

  test('C25, C16: an Amusement Park built in a turn won by doubles counts from the next roll on, not for the dice already thrown', () => {
    const t = table('classic', { coins: [16, 3], landmarks: [['trainStation']] })
      .roll(5, 5)
      .build('amusementPark');
    expect(t.seat).toBe(1);
    t.roll(4).pass().roll(4, 4).pass();
    expect(t.seat).toBe(0);
  });

  test('C25: a Radio Tower built in a turn won by doubles may roll again in the next one at once', () => {
    const t = table('classic', { coins: [22, 3], landmarks: doubling })
      .roll(4, 4)
      .build('radioTower')
      .roll(5, 5);
    expect([t.seat, t.step]).toEqual([0, 'reroll']);
  });

  test('example: Anna has no coins and rolls a 3; Béla, with a Cafe, gets nothing; her two Bakeries bring her 2', () => {
    const [anna, bela] = [{ bakery: 2 }, { cafe: 1 }];
    expect(table('classic', { coins: [0, 3], own: [anna, bela] }).roll(3).coins).toEqual([2, 3]);
  });

  test('example: Anna has 3 coins and rolls a 3; Csaba (2 Cafes) gets 2 before Béla (3 Cafes), who gets the last one', () => {
    const [anna, bela, csaba] = [{}, { cafe: 3 }, { cafe: 2 }];
    const t = table('classic', { coins: [3, 0, 0], own: [anna, bela, csaba] }).roll(3);
    expect(t.payments).toEqual(['0>2 2 cafe', '0>1 1 cafe']);
    expect(t.coins).toEqual([0, 1, 2]);
  });

  test('example: the Shopping Mall adds a coin for each of several Bakeries', () => {
    expect(table('classic', { coins: [0, 0], own: [{ bakery: 2 }, {}], landmarks: [['shoppingMall']] }).roll(3).coins[0]).toBe(4);
  });
});
