// What Fussball and Verlagswelt share and the classic box does not: C15 (one turn won by doubles) and C25 (landmarks work later).
import { describe, expect, test } from 'vitest';
import { landmarkIds } from '../../src/game';
import { boxesWithLaterLandmarks } from '../help/boxes';
import { table } from '../help/table';

const doubling = [['trainStation', 'amusementPark'] as const];

describe.each(boxesWithLaterLandmarks)('%s', (edition) => {
  test('C15: doubles in a turn that was won by doubles win no further one', () => {
    const t = table(edition, { landmarks: doubling }).roll(4, 4).pass();
    expect(t.G.turn).toMatchObject({ seat: 0, extra: true });
    t.roll(5, 5);
    expect(t.G.turn.again).toBe(false);
    expect(t.pass().G.turn).toMatchObject({ seat: 1, extra: false });
  });

  test('C15: doubles rolled with the second roll of a turn won by doubles win nothing either', () => {
    const landmarks = [['trainStation', 'amusementPark', 'radioTower'] as const];
    const t = table(edition, { landmarks }).roll(4, 4).keep().pass().roll(1, 2).reroll(5, 5);
    expect(t.pass().seat).toBe(1);
  });

  test('C15: the next ordinary turn of the same player may win another one again', () => {
    const t = table(edition, { landmarks: doubling }).roll(4, 4).pass().roll(5, 5).pass().roll(4).pass();
    expect(t.roll(4, 4).pass().G.turn).toMatchObject({ seat: 0, extra: true });
  });

  test.each(landmarkIds)("C25: %s, just built, sleeps through the others' turns and works in its owner's next", (card) => {
    const t = table(edition, { coins: [22, 3, 3] })
      .roll(4)
      .build(card);
    expect(t.landmark(0, card)).toBe('new');
    t.roll(4).pass();
    expect(t.landmark(0, card)).toBe('new');
    t.roll(4).pass();
    expect([t.seat, t.landmark(0, card)]).toEqual([0, 'working']);
  });

  test("C25: a Shopping Mall brings no bonus during the others' turns before its owner's next", () => {
    const t = table(edition, { coins: [10, 5, 5], own: [{ cafe: 1 }, {}, {}] })
      .roll(4)
      .build('shoppingMall');
    expect(t.roll(3).payments).toEqual(['1>0 1 cafe']);
    t.pass().roll(4).pass().roll(4).pass();
    expect(t.roll(3).payments).toEqual(['1>0 2 cafe']);
  });

  test("C25: the turn won by doubles is the owner's next turn: what was built before it works in it", () => {
    const t = table(edition, { coins: [22, 3], landmarks: doubling })
      .roll(4, 4)
      .build('radioTower');
    expect([t.seat, t.landmark(0, 'radioTower')]).toEqual([0, 'working']);
    expect(t.roll(2, 3).step).toBe('reroll');
  });

  test('C25: a Shopping Mall built before a turn won by doubles works in that turn', () => {
    const t = table(edition, { coins: [10, 3], own: [{ bakery: 2 }, {}], landmarks: doubling })
      .roll(4, 4)
      .build('shoppingMall');
    expect(t.roll(2).payments).toEqual(['bank>0 4 bakery']);
  });

  test('C25, C16: an Amusement Park built in a turn with doubles wins nothing in it', () => {
    const t = table(edition, { coins: [16, 3], landmarks: [['trainStation']] })
      .roll(4, 4)
      .build('amusementPark');
    expect(t.seat).toBe(1);
  });

  test("C25: only the owner's turn wakes his landmarks", () => {
    const landmarks = [{}, { trainStation: 'new' }, { radioTower: 'new' }] as const;
    const t = table(edition, { seats: 3, landmarks }).roll(4).pass();
    expect([t.landmark(1, 'trainStation'), t.landmark(2, 'radioTower')]).toEqual(['working', 'new']);
  });
});
