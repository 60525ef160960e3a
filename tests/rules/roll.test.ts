// C10-C16: dice, the second roll and the turns that doubles win, in every box.
import { describe, expect, test } from 'vitest';
import { boxes } from '../help/boxes';
import { table } from '../help/table';

describe.each(boxes)('%s', (edition) => {
  test('C10: without a Train Station a turn begins with one die and nothing else may be done', () => {
    const t = table(edition);
    expect(t.step).toBe('roll');
    expect(t.legal).toEqual([{ move: 'rollDice', args: [1] }]);
  });

  test('C10: with a Train Station the player chooses one die or two, anew each turn', () => {
    const t = table(edition, { landmarks: [['trainStation']] });
    expect(t.offers('rollDice', 1) && t.offers('rollDice', 2)).toBe(true);
    t.roll(3, 4).pass().roll(6).pass();
    expect(t.seat).toBe(0);
    expect(t.offers('rollDice', 1) && t.offers('rollDice', 2)).toBe(true);
    expect(t.roll(5).G.turn.dice).toEqual([5]);
  });

  test("C10: another player's Train Station lends no second die", () => {
    expect(table(edition, { landmarks: [[], ['trainStation']] }).offers('rollDice', 2)).toBe(false);
  });

  test('C11: only the sum counts: 1 and 2 work the cards of 3, not those of 1 or 2', () => {
    const own = [{ wheatField: 1, ranch: 1, bakery: 1 }, {}];
    const t = table(edition, { coins: [3, 3], own, landmarks: [['trainStation']] }).roll(1, 2);
    expect(t.payments).toEqual(['bank>0 1 bakery']);
    expect(t.coins).toEqual([4, 3]);
  });

  test('C11: a 6 by one die works what 6 works, and so does 6 by two dice', () => {
    const own = [{ stadium: 1 }, {}];
    expect(table(edition, { coins: [0, 5], own }).roll(6).coins[1]).toBe(3);
    expect(table(edition, { coins: [0, 5], own, landmarks: [['trainStation']] }).roll(2, 4).coins[1]).toBe(3);
  });

  test('C12: without a Radio Tower the roll stands at once', () => {
    expect(table(edition).roll(1).step).toBe('build');
  });

  test('C12: with a Radio Tower the player may roll again before any income', () => {
    const t = table(edition, { coins: [0, 3], own: [{ wheatField: 1 }, { wheatField: 1 }], landmarks: [['radioTower']] }).roll(1);
    expect(t.step).toBe('reroll');
    expect(t.coins).toEqual([0, 3]);
    expect(t.legal.map(({ move }) => move)).toEqual(['reroll', 'keepRoll']);
    expect(t.keep().coins).toEqual([1, 4]);
  });

  test('C12: no more than one second roll a turn', () => {
    const t = table(edition, { landmarks: [['radioTower']] })
      .roll(4)
      .reroll(5);
    expect(t.step).toBe('build');
    expect(t.refusal('reroll')).toEqual({ reason: 'notNow' });
  });

  test('C12: the next turn of the same player may roll again anew', () => {
    const t = table(edition, { landmarks: [['radioTower']] })
      .roll(4)
      .reroll(5)
      .pass()
      .roll(4)
      .pass();
    expect(t.roll(4).step).toBe('reroll');
  });

  test('C12: the second roll uses as many dice as the first', () => {
    const t = table(edition, { landmarks: [['trainStation', 'radioTower']] })
      .roll(1, 2)
      .reroll(5, 4);
    expect(t.G.turn.dice).toEqual([5, 4]);
    const one = table(edition, { landmarks: [['trainStation', 'radioTower']] })
      .roll(1)
      .reroll(5);
    expect(one.G.turn.dice).toEqual([5]);
    expect(one.happenings('roll')).toEqual([{ type: 'roll', seat: 0, dice: [5], reroll: true }]);
  });

  test('C13: only the second result brings income', () => {
    const own = [{ wheatField: 1, bakery: 1 }, { cafe: 1 }];
    const t = table(edition, { coins: [4, 0], own, landmarks: [['radioTower']] })
      .roll(3)
      .reroll(1);
    expect(t.coins).toEqual([5, 0]);
    expect(t.payments).toEqual(['bank>0 1 wheatField']);
  });

  test('C13: doubles rolled away win nothing', () => {
    const t = table(edition, { landmarks: [['trainStation', 'amusementPark', 'radioTower']] })
      .roll(4, 4)
      .reroll(4, 5);
    expect(t.pass().seat).toBe(1);
  });

  test('C13: doubles of the second roll count', () => {
    const t = table(edition, { landmarks: [['trainStation', 'amusementPark', 'radioTower']] })
      .roll(4, 5)
      .reroll(4, 4);
    expect(t.pass().seat).toBe(0);
    expect(t.G.turn.extra).toBe(true);
  });

  test('C14: doubles with a working Amusement Park win another turn after this one', () => {
    const t = table(edition, { seats: 3, landmarks: [['trainStation', 'amusementPark']] }).roll(4, 4);
    expect(t.step).toBe('build');
    t.pass();
    expect(t.happenings('turn')).toEqual([{ type: 'turn', seat: 0, extra: true }]);
    expect([t.seat, t.step]).toEqual([0, 'roll']);
  });

  test('C14: the turn won is complete: dice to choose, a second roll, income and building', () => {
    const landmarks = [['trainStation', 'amusementPark', 'radioTower'] as const];
    const t = table(edition, { coins: [5, 3], landmarks })
      .roll(5, 5)
      .keep()
      .build('ranch');
    expect(t.offers('rollDice', 1) && t.offers('rollDice', 2)).toBe(true);
    t.roll(4);
    expect(t.step).toBe('reroll');
    t.reroll(2);
    expect(t.payments).toEqual(['bank>0 1 ranch', 'bank>0 1 bakery']);
    t.build('forest');
    expect(t.owns(0, 'forest')).toBe(1);
    expect(t.seat).toBe(1);
  });

  test('C14: doubles without an Amusement Park win nothing', () => {
    expect(
      table(edition, { landmarks: [['trainStation']] })
        .roll(4, 4)
        .pass().seat,
    ).toBe(1);
  });

  test("C14: another player's Amusement Park wins nothing for the roller", () => {
    expect(
      table(edition, { landmarks: [['trainStation'], ['amusementPark']] })
        .roll(4, 4)
        .pass().seat,
    ).toBe(1);
  });

  test('C14: one die is never doubles', () => {
    expect(
      table(edition, { landmarks: [['trainStation', 'amusementPark']] })
        .roll(4)
        .pass().seat,
    ).toBe(1);
  });

  test('C14: two unequal dice are no doubles', () => {
    expect(
      table(edition, { landmarks: [['trainStation', 'amusementPark']] })
        .roll(3, 5)
        .pass().seat,
    ).toBe(1);
  });

  test('C14: after a turn won and no doubles in it, the next seat plays an ordinary turn', () => {
    const t = table(edition, { landmarks: [['trainStation', 'amusementPark']] })
      .roll(4, 4)
      .pass()
      .roll(4, 5)
      .pass();
    expect(t.G.turn).toMatchObject({ seat: 1, extra: false, again: false });
  });

  test('C16: an Amusement Park built after doubles in the same turn wins nothing', () => {
    const t = table(edition, { coins: [16, 3], landmarks: [['trainStation']] })
      .roll(4, 4)
      .build('amusementPark');
    expect(t.seat).toBe(1);
  });

  test('C16: doubles kept with a Radio Tower are judged when the dice are final', () => {
    const t = table(edition, { landmarks: [['trainStation', 'amusementPark', 'radioTower']] }).roll(4, 4);
    expect(t.G.turn.again).toBe(false);
    expect(t.keep().G.turn.again).toBe(true);
  });
});
