// L32-L34, L36, L38: what Dreams do, when, and how they add up.
import { describe, expect, test } from 'vitest';
import { lifeTable } from '../help/lifeTable';

const buying = { step: 'buy', dice: [4] } as const;

describe('Collectors Items', () => {
  test('L32: before the roll', () => {
    const t = lifeTable({ own: [['collectorsItems']] });
    expect(t.choices).toEqual(['rollDice 1', 'rollDice 2', 'discard collectorsItems']);
    expect([t.discard().hearts, t.cards(0), t.step]).toEqual([[7, 5], [], 'roll']);
    expect([t.G.gone, t.choices]).toEqual([['collectorsItems'], ['rollDice 1', 'rollDice 2']]);
  });

  test('L32: before choosing for a Prank, which then still has to be exchanged', () => {
    const t = lifeTable({ own: [['prankOfFate', 'collectorsItems'], ['walking']] }).roll(6);
    expect(t.choices).toEqual(['prank 1 life 0', 'discard collectorsItems']);
    expect([t.discard().step, t.hearts[0]]).toEqual(['prank', 7]);
    expect(t.prank(1, 'walking').step).toBe('buy');
  });

  test('L32: in the buying step, also to pay for the purchase', () => {
    const t = lifeTable({ hearts: [8], own: [['collectorsItems', 'drivingLicence']], turn: buying });
    expect(t.buyable).not.toContain('partner');
    expect(t.discard().buy('partner').cards(0)).toEqual(['drivingLicence', 'partner']);
    expect(t.hearts[0]).toBe(0);
  });

  test('L32: in the Partner step, and while a Prank waits there', () => {
    const own = [['partner', 'prankOfFate', 'collectorsItems', 'collectorsItems'], ['walking']] as const;
    const t = lifeTable({ own, turn: buying }).pass();
    expect(t.choices).toEqual(['rollAgain 1', 'rollAgain 2', 'endTurn', 'discard collectorsItems']);
    expect(t.discard().step).toBe('partner');
    expect(t.rollAgain(6).choices).toEqual(['prank 1 life 0', 'discard collectorsItems']);
    expect([t.discard().hearts[0], t.prank(1, 'walking').seat]).toEqual([9, 1]);
  });

  test('L32: several, one after the other, listed once', () => {
    const t = lifeTable({ own: [['collectorsItems', 'pet', 'collectorsItems']], turn: buying });
    expect(t.choices.filter((choice) => choice.startsWith('discard'))).toHaveLength(1);
    expect([t.discard().discard().hearts[0], t.cards(0)]).toEqual([9, ['pet']]);
  });

  test('L32: only one’s own and only on the own turn', () => {
    expect(lifeTable({ own: [[], ['collectorsItems']] }).refusal('discard', 'collectorsItems')).toEqual({
      reason: 'unknownMove',
    });
    const t = lifeTable({ own: [['collectorsItems', 'pet']] });
    for (const id of ['pet', 'friend', 'walking', '__proto__', 0, undefined])
      expect(t.refusal('discard', id)).toEqual({ reason: 'unknownMove' });
    expect(t.refusal('discard')).toEqual({ reason: 'unknownMove' });
  });

  test('L32, L19: the point is lost with it: a discard that drops its owner below 8 costs him the win', () => {
    const own = [['spaceTrip', 'pet', 'collectorsItems']] as const;
    expect(lifeTable({ own, turn: buying }).pass().winner).toBe(0);
    expect(lifeTable({ own, turn: buying }).discard().pass().winner).toBeNull();
    expect(lifeTable({ own, turn: buying }).discard().buy('collectorsItems').winner).toBe(0);
  });

  test('L32, A5: it does not come back into the line-up', () => {
    const t = lifeTable({ own: [['collectorsItems']], rows: {} }).discard();
    expect([t.faceUp('collectorsItems'), t.G.deckSizes.dream1]).toEqual([0, 0]);
  });

  test('L32, L16: with the hearts of a discard before the buying step there is no relief heart', () => {
    const t = lifeTable({ hearts: [0], own: [['collectorsItems']] })
      .discard()
      .roll(4);
    expect([t.hearts[0], t.happenings('relief')]).toEqual([2, []]);
    const relieved = lifeTable({ hearts: [0], own: [['collectorsItems']] })
      .roll(4)
      .discard();
    expect(relieved.hearts[0]).toBe(3);
  });
});

describe('Summer House', () => {
  test('L33: every working copy brings 1 more per Summer House, from the stock', () => {
    const own = [['summerHouse', 'summerHouse', 'walking', 'bookworm', 'bookworm']] as const;
    expect(lifeTable({ own }).roll(2).payments).toEqual(['stock>0 3 walking', 'stock>0 4 bookworm', 'stock>0 4 bookworm']);
  });

  test('L33: a counting card gets it once per copy, and it works on the others’ rolls too', () => {
    expect(lifeTable({ own: [['summerHouse', 'handicrafts', 'bookworm']] }).roll(6).hearts[0]).toBe(8);
    expect(lifeTable({ own: [[], ['summerHouse', 'gardening']] }).roll(4).hearts).toEqual([5, 8]);
  });

  test('L33: for red cards the roller owes it, as far as he can pay', () => {
    const own = [[], ['summerHouse', 'cafe', { card: 'cafe', friend: true }]] as const;
    expect(lifeTable({ hearts: [9, 0], own }).roll(1).hearts).toEqual([3, 7]);
    expect(lifeTable({ hearts: [4, 0], own }).roll(1).payments).toEqual(['0>1 3 cafe', '0>1 1 cafe', 'stock>1 1 friend']);
    // Broke: nothing for the Summer House either, and then the relief heart of the buying step.
    expect(lifeTable({ hearts: [0, 0], own: [[], ['summerHouse', 'cafe']] }).roll(1).hearts).toEqual([1, 0]);
  });

  test('L33: purple cards that take from several get it once per copy, from the stock', () => {
    const own = [['summerHouse', 'homeParty', 'homeParty']] as const;
    const t = lifeTable({ hearts: [0, 9, 9, 9], own }).roll(4, 4);
    expect(t.hearts).toEqual([14, 5, 5, 5]);
    expect(lifeTable({ hearts: [0, 10], own: [['summerHouse', 'charityWork']] }).roll(4, 5).hearts).toEqual([6, 5]);
  });

  test('L33: also when there was nothing to take or to get: it is a card that brings hearts', () => {
    expect(lifeTable({ hearts: [1, 0], own: [['summerHouse', 'homeParty']] }).roll(4, 4).hearts).toEqual([2, 0]);
    expect(lifeTable({ own: [['summerHouse', 'charityWork', 'photoAlbum']] }).roll(4, 5).hearts[0]).toBe(7);
    expect(lifeTable({ own: [['summerHouse', 'stockInvestment']] }).roll(4, 4).hearts[0]).toBe(6);
  });

  test('L33: Child and Pet count as such cards', () => {
    const turn = { ...buying, seat: 1 };
    expect(lifeTable({ own: [['summerHouse', 'child', 'child']], turn }).pass().hearts[0]).toBe(9);
    expect(lifeTable({ hearts: [0], own: [['summerHouse', 'pet']], turn }).pass().hearts[0]).toBe(2);
  });

  test('L33: not for one-time gains', () => {
    const own = [['summerHouse', 'collectorsItems']] as const;
    expect(lifeTable({ own }).discard().hearts[0]).toBe(7);
    expect(lifeTable({ own, turn: buying }).buy('overseasTrip').hearts[0]).toBe(3);
    expect(lifeTable({ hearts: [13, 5], own, turn: buying }).buy('aHome').hearts).toEqual([1, 4]);
  });

  test('L33: bought, it works from the next roll on, the Partner’s included', () => {
    const t = lifeTable({ hearts: [10], own: [['partner', 'walking']], turn: buying })
      .buy('summerHouse')
      .rollAgain(2);
    expect(t.payments).toEqual(['stock>0 2 walking']);
  });

  test('L33, L34: Summer House and Friend add up', () => {
    const own = [['summerHouse', { card: 'walking', friend: true }]] as const;
    expect(lifeTable({ own }).roll(1).payments).toEqual(['stock>0 2 walking', 'stock>0 1 friend']);
  });
});

describe('Friend', () => {
  test('L34: bought onto an own Life card that carries none; equal cards are one choice', () => {
    const own = [
      ['walking', { card: 'cafe', friend: true }, 'walking', 'cafe', { card: 'stockInvestment', hearts: 2 }, 'stockInvestment'],
    ] as const;
    const t = lifeTable({ own, turn: buying });
    expect(t.choices.filter((choice) => choice.startsWith('buy friend'))).toEqual(
      [0, 3, 4, 5].map((index) => `buy friend ${index}`),
    );
    for (const args of [[], [1], [2], [6], [-1], ['0'], [0, 0]]) expect(t.refusal('buy', 'friend', ...args)).not.toBeNull();
    expect(t.buy('friend', 4).cards(0)).toContain('stockInvestment 3 +friend');
    expect(t.happenings('buy')).toEqual([{ type: 'buy', seat: 0, card: 'friend', cost: 3, on: 'stockInvestment' }]);
  });

  test('L34: it stays on that one card for good', () => {
    const t = lifeTable({ own: [['walking', 'walking']], turn: buying }).buy('friend', 0);
    t.roll(1).pass();
    expect([t.cards(0), t.roll(1).payments]).toEqual([
      ['walking +friend', 'walking'],
      ['stock>0 1 walking', 'stock>0 1 friend', 'stock>0 1 walking'],
    ]);
  });
});

describe('A Home', () => {
  test('L36: the nth to be bought takes n from each other player, or what they have', () => {
    for (const bought of [0, 1, 2, 3]) {
      const t = lifeTable({ hearts: [19, 9, 2, 0], homesBought: bought, turn: buying }).buy('aHome');
      const n = bought + 1;
      expect([t.hearts, t.G.homesBought]).toEqual([[6 + n + Math.min(n, 2), 9 - n, 2 - Math.min(n, 2), 0], n]);
    }
  });

  test('L36: counter-clockwise, with what was owed', () => {
    const t = lifeTable({ hearts: [13, 1, 1], homesBought: 3, turn: buying }).buy('aHome');
    expect(t.happenings('pay').map(({ from, amount, owed }) => [from, amount, owed])).toEqual([
      [2, 1, 4],
      [1, 1, 4],
    ]);
  });

  test('L36: one a player; the fourth A Home of a match takes 4', () => {
    const t = lifeTable({ hearts: [13, 20, 20, 20], rows: { aHome: 4 }, turn: buying });
    t.buy('aHome');
    expect(t.refusal('buy', 'aHome')).toEqual({ reason: 'notNow' });
    for (let seat = 1; seat < 4; seat++) t.roll(4).buy('aHome');
    expect(t.happenings('pay').map(({ owed }) => owed)).toEqual([4, 4, 4]);
    expect(t.roll(4).buyable).not.toContain('aHome');
  });
});

describe('Child and Pet', () => {
  const turn = { ...buying, seat: 1 };
  const next = (hearts: number, cards: readonly ('child' | 'pet')[]) =>
    lifeTable({ hearts: [hearts, 5], own: [cards], turn }).pass();

  test('L38: a Child brings 1 at the start of its owner’s turn, each of them', () => {
    expect(next(3, ['child']).payments).toEqual(['stock>0 1 child']);
    expect(next(0, ['child', 'child']).hearts[0]).toBe(2);
  });

  test('L38: a Pet brings 1 to an owner without hearts only; a second one comes too late', () => {
    expect(next(0, ['pet']).hearts[0]).toBe(1);
    expect(next(1, ['pet']).hearts[0]).toBe(1);
    expect(next(0, ['pet', 'pet']).payments).toEqual(['stock>0 1 pet']);
  });

  test('L38: Child first: a Pet then brings nothing, in whatever order they were bought', () => {
    expect(next(0, ['pet', 'child']).payments).toEqual(['stock>0 1 child']);
  });

  test('L38: only on the own turn, and from the first one after the draft', () => {
    expect(lifeTable({ hearts: [0, 0, 0], own: [['child'], [], ['child']], turn: { step: 'buy' } }).pass().hearts).toEqual([
      0, 0, 0,
    ]);
    const draft = { step: 'buy', lap: 2, seat: 1 } as const;
    expect(lifeTable({ hearts: [0, 0], own: [['child'], ['child']], turn: draft }).pass().hearts).toEqual([1, 0]);
  });
});

test.each([
  'drivingLicence',
  'homeGarden',
  'homeLibrary',
  'volunteerMedal',
  'sailRoundTheWorld',
  'masterpiece',
  'ownCompany',
  'worldChampion',
  'spaceTrip',
] as const)('L12: %s does nothing but count', (id) => {
  for (let number = 1; number <= 6; number++) {
    const t = lifeTable({ own: [[id], [id]] })
      .roll(number)
      .pass();
    expect([t.hearts, t.step, t.seat]).toEqual([[5, 5], 'roll', 1]);
  }
});
