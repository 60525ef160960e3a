// C50 and A1, A6 at the table: the end of a match, and moves that are refused, in every box.
import { describe, expect, test } from 'vitest';
import { landmarkIds } from '../../src/game';
import { IllegalMove } from '../../src/game/rules';
import { boxes } from '../help/boxes';
import { noChance } from '../help/chance';
import { table } from '../help/table';

const three = ['trainStation', 'shoppingMall', 'amusementPark'] as const;

describe.each(boxes)('%s', (edition) => {
  test.each(landmarkIds)('C50: the player who builds the fourth landmark, %s, wins at once', (last) => {
    const others = landmarkIds.filter((id) => id !== last);
    const t = table(edition, { coins: [22, 3, 3], landmarks: [others], turn: { step: 'build', dice: [4] } }).build(last);
    expect(t.winner).toBe(0);
    expect(t.rules.toMove(t.G)).toBeNull();
    expect(t.happened.at(-1)).toEqual({ type: 'win', seat: 0 });
    expect(t.happenings('turn')).toEqual([]);
  });

  test.each([0, 1, 2, 3])('C50: seat %i can win', (seat) => {
    const landmarks = [0, 1, 2, 3].map((one) => (one === seat ? three : []));
    const t = table(edition, { coins: [22, 22, 22, 22], landmarks, turn: { seat } })
      .roll(4)
      .build('radioTower');
    expect(t.winner).toBe(seat);
  });

  test('C50: three landmarks do not win', () => {
    const t = table(edition, { coins: [16, 3], landmarks: [['trainStation', 'shoppingMall']] })
      .roll(4)
      .build('amusementPark');
    expect(t.winner).toBeNull();
    expect(t.seat).toBe(1);
  });

  test('C50: the win comes also with another turn pending', () => {
    const t = table(edition, { coins: [22, 3], landmarks: [three] }).roll(4, 4);
    expect(t.G.turn.again).toBe(true);
    t.build('radioTower');
    expect([t.winner, t.legal]).toEqual([0, []]);
    expect(t.happened.at(-1)).toEqual({ type: 'win', seat: 0 });
  });

  test('C50: landmarks built before that work only later count for the win', () => {
    const landmarks = [{ trainStation: 'working', shoppingMall: 'working', amusementPark: 'new' }] as const;
    const t = table(edition, { coins: [22, 3], landmarks, turn: { step: 'build', dice: [1] } }).build('radioTower');
    expect(t.winner).toBe(0);
  });

  test('C50: after the win nothing may be done', () => {
    const t = table(edition, { coins: [22, 9], landmarks: [three], turn: { step: 'build', dice: [4] } }).build('radioTower');
    for (const move of ['rollDice', 'build', 'pass', 'constructor']) expect(t.refusal(move, 1)).toEqual({ reason: 'over' });
  });

  test('A1: a move that is not legal now is thrown out and changes nothing', () => {
    const t = table(edition, { coins: [2, 3], turn: { step: 'build', dice: [4] } });
    const before = structuredClone(t.G);
    for (const [move, args] of [
      ['build', ['mine']],
      ['build', ['stadium', 'extra']],
      ['build', []],
      ['build', ['__proto__']],
      ['build', ['constructor']],
      ['build', [{ id: 'cafe' }]],
      ['build', [['cafe']]],
      ['rollDice', [1]],
      ['pass', [null]],
      ['toString', []],
      ['', []],
    ] as const) {
      expect(() => t.rules.apply(t.G, { move, args }, noChance), move).toThrow(IllegalMove);
    }
    expect(t.G).toEqual(before);
  });

  test.each([3, 0, -1, 1.5, '1', null, undefined, Number.NaN, [1], { valueOf: () => 1 }])('A1: no throw of %j dice', (dice) => {
    const t = table(edition, { landmarks: [['trainStation']] });
    expect(t.refusal('rollDice', dice)).toEqual({ reason: 'unknownMove' });
  });

  test.each([
    undefined,
    null,
    1,
    'pass',
    [],
    {},
    { move: 'pass' },
    { args: [] },
    { move: 1, args: [] },
    { move: 'pass', args: 'x' },
  ])('A1: %j is no move at all', (value) => {
    const t = table(edition, { turn: { step: 'build', dice: [4] } });
    expect(t.rules.refusal(t.G, value)).toEqual({ reason: 'unknownMove' });
  });

  test('A1: the reason is a word of the rules, for the client to say', () => {
    const t = table(edition, { coins: [2, 3], own: [{ stadium: 1 }, {}], turn: { step: 'build', dice: [4] } });
    expect(t.refusal('build', 'mine')).toEqual({ reason: 'price', missing: 4 });
    expect(t.refusal('build', 'stadium')).toEqual({ reason: 'limit', limit: 1 });
    expect(t.refusal('build', 'castle')).toEqual({ reason: 'unknownMove' });
    expect(t.refusal('reroll')).toEqual({ reason: 'notNow' });
    expect(t.refusal('castle')).toEqual({ reason: 'unknownMove' });
  });

  test('A6: a player who can build nothing at all may still pass', () => {
    const t = table(edition, { coins: [0, 0], own: [{}, {}], market: {} }).roll(4);
    expect(t.legal).toEqual([{ move: 'pass', args: [] }]);
  });
});
