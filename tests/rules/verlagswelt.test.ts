// The worked examples of the Verlagswelt rulebook, with the names of that box; its settings are in laterLandmarks.test.ts and build.test.ts.
import { describe, expect, test } from 'vitest';
import { editions } from '../../src/game';
import { cardsOf } from '../help/boxes';
import { table } from '../help/table';

const { establishment, landmark } = cardsOf('verlagswelt');
const marketing = establishment('Marketing');
const gameGoods = establishment('Development Game Goods');
const publicRelations = establishment('Public Relations');
const management = establishment('Management & Staff');
const accounting = establishment('Accounting');
const organisation = establishment('Organisation & IT');
const staff = landmark('Staff');
const shops = landmark('Shops');
const suppliers = landmark('Suppliers');
const customers = landmark('Customers');

describe('verlagswelt', () => {
  test('C15, C22, C25: the settings of the box', () => {
    expect(editions.verlagswelt).toMatchObject({ reliefCard: 'KOSMOS Shop', doubles: 'once', landmarksWork: 'nextTurn' });
  });

  test('example: Axel, without coins, rolls a 3; Britta with Marketing gets nothing; two Development Game Goods bring him 2', () => {
    const t = table('verlagswelt', { coins: [0, 3], own: [{ [gameGoods]: 2 }, { [marketing]: 1 }] }).roll(3);
    expect(t.coins).toEqual([2, 3]);
  });

  test('example: Axel has 3 coins and rolls a 3; Conny (2 Marketing) gets 2 before Britta (3 Marketing), who gets 1', () => {
    const t = table('verlagswelt', { coins: [3, 0, 0], own: [{}, { [marketing]: 3 }, { [marketing]: 2 }] }).roll(3);
    expect(t.payments).toEqual([`0>2 2 ${marketing}`, `0>1 1 ${marketing}`]);
    // Axel is left with nothing and builds: the KOSMOS Shop gives him a coin.
    expect(t.coins).toEqual([1, 1, 2]);
  });

  test('example: with the Shops two Development Game Goods bring 4 coins instead of 2', () => {
    const t = table('verlagswelt', { coins: [0, 0], own: [{ [gameGoods]: 2 }, {}], landmarks: [[shops]] }).roll(2);
    expect(t.coins[0]).toBe(4);
  });

  test('example: with the Shops a Public Relations brings 3 coins instead of 2', () => {
    const landmarks = [[staff], [shops]];
    const t = table('verlagswelt', { coins: [9, 0], own: [{}, { [publicRelations]: 1 }], landmarks }).roll(4, 6);
    expect(t.coins).toEqual([6, 3]);
  });

  test('example: one each of the three special departments, but not two of Management & Staff', () => {
    const own = [{ [accounting]: 1, [organisation]: 1 }, {}];
    const t = table('verlagswelt', { coins: [50, 3], own })
      .roll(4)
      .build(management);
    t.roll(4).pass().roll(4);
    for (const card of [accounting, organisation, management])
      expect(t.refusal('build', card)).toEqual({ reason: 'limit', limit: 1 });
  });

  test('example: with Suppliers and Staff doubles win one whole second turn, dice chosen anew; more doubles win nothing', () => {
    const t = table('verlagswelt', { coins: [5, 3], landmarks: [[staff, suppliers]] })
      .roll(4, 4)
      .build(marketing);
    expect(t.offers('rollDice', 1) && t.offers('rollDice', 2)).toBe(true);
    expect(t.roll(4, 4).build(gameGoods).seat).toBe(1);
  });

  test('example: the Customers roll as many dice again as the first time', () => {
    const t = table('verlagswelt', { landmarks: [[staff, customers]] })
      .roll(6)
      .reroll(5);
    expect(t.G.turn.dice).toEqual([5]);
  });

  test('example: the KOSMOS Shop dealt at the start gives its coin only to who begins building without any', () => {
    expect(table('verlagswelt', { coins: [0, 3], own: [{}, {}] }).roll(4).coins[0]).toBe(1);
    expect(table('verlagswelt', { coins: [2, 3], own: [{}, {}] }).roll(4).coins[0]).toBe(2);
  });
});
