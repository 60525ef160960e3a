// The worked examples of the Fussball rulebook, with the names of that box; its settings are in laterLandmarks.test.ts and build.test.ts.
import { describe, expect, test } from 'vitest';
import { editions } from '../../src/game';
import { cardsOf } from '../help/boxes';
import { table } from '../help/table';

const { establishment, landmark } = cardsOf('fussball');
const fanShop = establishment('Fan Shop');
const snackStand = establishment('Snack Stand');
const clubhouse = establishment('Clubhouse');
const newSponsor = establishment('New Sponsor');
const youthAcademy = landmark('Youth Academy');
const stadium = landmark('Stadium');
const tvStudio = landmark('TV Studio');
const footballMuseum = landmark('Football Museum');

describe('fussball', () => {
  test('C15, C22, C25: the settings of the box', () => {
    expect(editions.fussball).toMatchObject({ reliefCard: 'Training Ground', doubles: 'once', landmarksWork: 'nextTurn' });
  });

  test('example: A, without coins, rolls a 3; B with a Fan Shop gets nothing; two Snack Stands bring A 2', () => {
    const t = table('fussball', { coins: [0, 3], own: [{ [snackStand]: 2 }, { [fanShop]: 1 }] }).roll(3);
    expect(t.coins).toEqual([2, 3]);
  });

  test('example: A has 3 coins and rolls a 3; C (2 Fan Shops) gets 2 before B (3 Fan Shops), who gets 1', () => {
    const t = table('fussball', { coins: [3, 0, 0], own: [{}, { [fanShop]: 3 }, { [fanShop]: 2 }] }).roll(3);
    expect(t.payments).toEqual([`0>2 2 ${fanShop}`, `0>1 1 ${fanShop}`]);
    // A is left with nothing and builds: the Training Ground gives him a coin.
    expect(t.coins).toEqual([1, 1, 2]);
  });

  test('example: with the Stadium two Snack Stands bring 4 coins instead of 2', () => {
    const t = table('fussball', { coins: [0, 0], own: [{ [snackStand]: 2 }, {}], landmarks: [[stadium]] }).roll(3);
    expect(t.coins[0]).toBe(4);
  });

  test('example: with the Stadium a Clubhouse brings 3 coins instead of 2', () => {
    const landmarks = [[youthAcademy], [stadium]];
    const t = table('fussball', { coins: [9, 0], own: [{}, { [clubhouse]: 1 }], landmarks }).roll(4, 5);
    expect(t.coins).toEqual([6, 3]);
  });

  test('example: nobody owns two New Sponsors', () => {
    const t = table('fussball', { coins: [50, 3], own: [{ [newSponsor]: 1 }, {}] }).roll(4);
    expect(t.refusal('build', newSponsor)).toEqual({ reason: 'limit', limit: 1 });
  });

  test('example: with TV Studio and Youth Academy doubles win one whole second turn, dice chosen anew; more doubles win nothing', () => {
    const t = table('fussball', { coins: [5, 3], landmarks: [[youthAcademy, tvStudio]] })
      .roll(4, 4)
      .build(fanShop);
    expect(t.offers('rollDice', 1) && t.offers('rollDice', 2)).toBe(true);
    expect(t.roll(4, 4).build(snackStand).seat).toBe(1);
  });

  test('example: the Football Museum rolls as many dice again as the first time', () => {
    const t = table('fussball', { landmarks: [[youthAcademy, footballMuseum]] })
      .roll(1, 2)
      .reroll(3, 5);
    expect(t.G.turn.dice).toEqual([3, 5]);
  });
});
