// C39-C42: the purple cards, and the choices they ask of their owner, in every box.
import { describe, expect, test } from 'vitest';
import { boxes } from '../help/boxes';
import { table } from '../help/table';

describe.each(boxes)('%s', (edition) => {
  test("C39: purple cards sleep on the others' rolls", () => {
    const own = [{}, { stadium: 1, tvStation: 1, businessCenter: 1, wheatField: 1 }];
    const t = table(edition, { coins: [9, 0], own }).roll(6);
    expect([t.step, t.coins]).toEqual(['build', [9, 0]]);
  });

  test('C39: they work in the order Stadium, TV Station, Business Center', () => {
    const own = [{ stadium: 1, tvStation: 1, businessCenter: 1, bakery: 1 }, { ranch: 1 }, { ranch: 1 }];
    const t = table(edition, { coins: [0, 9, 9], own }).roll(6);
    expect([t.step, t.coins]).toEqual(['takeCoins', [4, 7, 7]]);
    t.move('takeCoins', 1);
    expect([t.step, t.coins]).toEqual(['trade', [9, 2, 7]]);
    expect(t.move('skipTrade').step).toBe('build');
  });

  test('C39: the TV Station finds only the coins that the Stadium has left', () => {
    const own = [{ stadium: 1, tvStation: 1 }, {}, {}];
    const t = table(edition, { coins: [0, 2, 4], own }).roll(6);
    expect(t.payments).toEqual(['2>0 2 stadium', '1>0 2 stadium', '2>0 2 tvStation']);
    expect(t.coins).toEqual([6, 0, 0]);
  });

  test('C40: a Stadium takes 2 from each other player, or what they have', () => {
    const t = table(edition, { coins: [0, 5, 1, 0], own: [{ stadium: 1 }, {}, {}, {}] }).roll(6);
    expect(t.coins).toEqual([3, 3, 0, 0]);
  });

  test('C41: the roller chooses among the players who have coins', () => {
    const t = table(edition, { coins: [0, 5, 0, 7], own: [{ tvStation: 1 }, {}, {}, {}] }).roll(6);
    expect(t.step).toBe('takeCoins');
    expect(t.legal).toEqual([
      { move: 'takeCoins', args: [1] },
      { move: 'takeCoins', args: [3] },
    ]);
    expect(t.move('takeCoins', 3).coins).toEqual([5, 5, 0, 2]);
  });

  test('C41: a TV Station takes no more than the chosen player has', () => {
    const t = table(edition, { coins: [0, 9, 3], own: [{ tvStation: 1 }, {}, {}] })
      .roll(6)
      .move('takeCoins', 2);
    expect(t.coins).toEqual([3, 9, 0]);
    expect(t.happenings('pay')).toMatchObject([{ owed: 5, amount: 3 }]);
  });

  test('C41: with one player who has coins it happens without asking', () => {
    const t = table(edition, { coins: [0, 0, 3], own: [{ tvStation: 1 }, {}, {}] }).roll(6);
    expect([t.step, t.coins]).toEqual(['build', [3, 0, 0]]);
    expect(table(edition, { coins: [0, 8], own: [{ tvStation: 1 }, {}] }).roll(6).coins).toEqual([5, 3]);
  });

  test('C41: with no coins anywhere nothing happens', () => {
    const t = table(edition, { coins: [4, 0, 0], own: [{ tvStation: 1 }, {}, {}] }).roll(6);
    expect(t.happenings('noEffect')).toEqual([{ type: 'noEffect', seat: 0, card: 'tvStation' }]);
    expect([t.step, t.coins]).toEqual(['build', [4, 0, 0]]);
  });

  test('C41: the roller cannot take from himself or from an empty purse', () => {
    const t = table(edition, { coins: [5, 5, 0, 7], own: [{ tvStation: 1 }, {}, {}, {}] }).roll(6);
    for (const seat of [0, 2, 4, -1, '1', null]) expect(t.refusal('takeCoins', seat)).toEqual({ reason: 'unknownMove' });
  });

  test('C42: one own establishment is swapped for one of another player, both as they stand', () => {
    const own = [{ businessCenter: 1, bakery: 2 }, { mine: 2 }];
    const t = table(edition, { own }).roll(6).move('trade', 'bakery', 1, 'mine');
    expect([t.owns(0, 'bakery'), t.owns(0, 'mine'), t.owns(1, 'bakery'), t.owns(1, 'mine')]).toEqual([1, 1, 1, 1]);
    expect(t.happenings('swap')).toEqual([{ type: 'swap', seat: 0, given: 'bakery', with: 1, taken: 'mine' }]);
    expect([t.coins, t.step]).toEqual([[3, 3], 'build']);
  });

  test('C42: every own kind for every kind of every other player may be chosen, and declining too', () => {
    const own = [{ businessCenter: 1, bakery: 1, ranch: 1 }, { mine: 1 }, { cafe: 3, forest: 1 }];
    const t = table(edition, { own }).roll(6);
    const expected = ['bakery', 'ranch'].flatMap((give) =>
      (
        [
          [1, 'mine'],
          [2, 'cafe'],
          [2, 'forest'],
        ] as const
      ).map(([seat, take]) => ({ move: 'trade', args: [give, seat, take] })),
    );
    expect(t.legal).toHaveLength(7);
    expect(t.legal).toEqual(expect.arrayContaining([...expected, { move: 'skipTrade', args: [] }]));
  });

  test('C42: purple cards and landmarks are never swapped, on either side', () => {
    const own = [
      { businessCenter: 1, bakery: 1 },
      { stadium: 1, ranch: 1 },
    ];
    const t = table(edition, { own, landmarks: [['trainStation'], ['trainStation']] }).roll(6);
    expect(t.offers('trade', 'bakery', 1, 'ranch')).toBe(true);
    for (const [give, take] of [
      ['businessCenter', 'ranch'],
      ['bakery', 'stadium'],
      ['trainStation', 'ranch'],
      ['bakery', 'trainStation'],
    ]) {
      expect(t.refusal('trade', give, 1, take)).not.toBeNull();
    }
  });

  test('C42: declining leaves everything as it is', () => {
    const t = table(edition, { own: [{ businessCenter: 1, bakery: 1 }, { mine: 1 }] })
      .roll(6)
      .move('skipTrade');
    expect([t.owns(0, 'bakery'), t.owns(1, 'mine'), t.step]).toEqual([1, 1, 'build']);
    expect(t.happenings('skipTrade')).toEqual([{ type: 'skipTrade', seat: 0 }]);
  });

  test('C42: under the beginners limit a swap takes nobody above two of a kind', () => {
    const own = [
      { businessCenter: 1, bakery: 2, ranch: 1 },
      { bakery: 2, ranch: 2, mine: 1 },
    ];
    const t = table(edition, { own, options: { maxCopies: 2 } }).roll(6);
    expect(t.offers('trade', 'bakery', 1, 'mine')).toBe(false);
    expect(t.offers('trade', 'ranch', 1, 'mine')).toBe(false);
    expect(t.offers('trade', 'ranch', 1, 'bakery')).toBe(false);
    expect(t.offers('trade', 'bakery', 1, 'ranch')).toBe(false);
    // A card for its like leaves both where they were.
    expect(t.offers('trade', 'bakery', 1, 'bakery')).toBe(true);
    expect(t.offers('trade', 'ranch', 1, 'ranch')).toBe(true);
  });

  test('C42: without the limit the same swaps are open', () => {
    const own = [
      { businessCenter: 1, bakery: 2, ranch: 1 },
      { bakery: 2, ranch: 2, mine: 1 },
    ];
    const t = table(edition, { own }).roll(6);
    expect(t.offers('trade', 'bakery', 1, 'mine') && t.offers('trade', 'ranch', 1, 'bakery')).toBe(true);
  });

  test('C42: when the limit forbids every swap nothing happens', () => {
    const own = [
      { businessCenter: 1, bakery: 2 },
      { bakery: 2, ranch: 2 },
    ];
    const only = table(edition, { own, options: { maxCopies: 2 } }).roll(6);
    expect(only.legal).toEqual([
      { move: 'trade', args: ['bakery', 1, 'bakery'] },
      { move: 'skipTrade', args: [] },
    ]);
    const none = table(edition, { own: [{ businessCenter: 1 }, { ranch: 1 }] }).roll(6);
    expect(none.step).toBe('build');
    expect(none.happenings('noEffect')).toEqual([{ type: 'noEffect', seat: 0, card: 'businessCenter' }]);
  });

  test('C42: a card swapped away counts for its new owner from then on', () => {
    const own = [{ businessCenter: 1, bakery: 1 }, { ranch: 1 }];
    const t = table(edition, { coins: [0, 0], own })
      .roll(6)
      .move('trade', 'bakery', 1, 'ranch')
      .pass();
    const before = t.coins;
    expect(t.roll(2).coins.map((coins, seat) => coins - (before[seat] ?? 0))).toEqual([1, 1]);
  });
});
