// L10-L11, L16-L20, L35, L50: the course of a turn of Life, from its start to the win.
import { describe, expect, test } from 'vitest';
import { lifeTable } from '../help/lifeTable';

const buying = { step: 'buy', dice: [4] } as const;

describe('start', () => {
  test('L10: a turn begins with what works at its start, before the roll', () => {
    const t = lifeTable({ hearts: [5, 0], own: [[], ['child']], turn: { ...buying } }).pass();
    expect([t.seat, t.step, t.hearts]).toEqual([1, 'roll', [5, 1]]);
    expect(t.happened.map(({ type }) => type)).toEqual(['pass', 'turn', 'pay']);
  });

  test('L11: one die or two, chosen freely each turn', () => {
    const t = lifeTable();
    expect(t.choices).toEqual(['rollDice 1', 'rollDice 2']);
    expect(t.roll(3, 4).G.turn.dice).toEqual([3, 4]);
  });

  test('L11: only the sum counts', () => {
    const own = [['hiking', 'bookworm', 'gardening']] as const;
    expect(lifeTable({ own }).roll(3, 4).payments).toEqual(['stock>0 4 hiking']);
  });

  test('L11: three dice, none or half a one cannot be rolled', () => {
    for (const dice of [0, 3, 1.5, '1', null]) expect(lifeTable().refusal('rollDice', dice)).toEqual({ reason: 'unknownMove' });
  });
});

describe('buying', () => {
  test('L16: who has no hearts at the buying step gains 1 from the stock, and says so', () => {
    const t = lifeTable({ hearts: [0, 5] }).roll(4);
    expect([t.hearts[0], t.happenings('relief')]).toEqual([1, [{ type: 'relief', seat: 0, amount: 1 }]]);
  });

  test('L16: not to one who has any, nor to one whom the roll brought some', () => {
    expect(lifeTable({ hearts: [1] }).roll(4).hearts[0]).toBe(1);
    expect(lifeTable({ hearts: [0], own: [['gardening']] }).roll(4).hearts[0]).toBe(2);
  });

  test('L16: to one who was just robbed of his last heart', () => {
    expect(lifeTable({ hearts: [1, 0], own: [[], ['fleaMarket']] }).roll(3).hearts).toEqual([1, 1]);
  });

  test('L17: one card, Life or Dream, from any row; its hearts go to the stock', () => {
    const t = lifeTable({ hearts: [9, 1], turn: buying }).buy('pet');
    expect([t.hearts, t.cards(0), t.seat, t.faceUp('pet')]).toEqual([[6, 1], ['pet'], 1, 0]);
    expect(t.happenings('buy')).toEqual([{ type: 'buy', seat: 0, card: 'pet', cost: 3 }]);
  });

  test('L17: exactly what one can pay is on offer', () => {
    expect(lifeTable({ hearts: [0], turn: buying }).buyable).toEqual(['fleaMarket', 'daydreaming', 'specialityShop']);
    const t = lifeTable({ hearts: [3], turn: buying });
    expect(t.buyable).toContain('cycling');
    expect(t.refusal('buy', 'prankOfFate')).toEqual({ reason: 'price', missing: 1 });
    expect(t.refusal('buy', 'spaceTrip')).toEqual({ reason: 'price', missing: 19 });
  });

  test('L17: a kind that is not face up, or unknown, cannot be bought', () => {
    const t = lifeTable({ hearts: [40], turn: buying, rows: { walking: 1 } });
    expect(t.buyable).toEqual(['walking']);
    expect(t.refusal('buy', 'surfing')).toEqual({ reason: 'soldOut' });
    for (const id of ['bakery', 'toString', '__proto__', 7, undefined, ['walking']]) {
      expect(t.refusal('buy', id)).toEqual({ reason: 'unknownMove' });
    }
    expect(t.refusal('buy', 'walking', 0)).toEqual({ reason: 'unknownMove' });
  });

  test('L17: several copies of a card may be owned', () => {
    expect(
      lifeTable({ hearts: [9], own: [['pet', 'walking', 'walking']], turn: buying, rows: { pet: 1 } })
        .buy('pet')
        .cards(0),
    ).toEqual(['walking', 'walking', 'pet', 'pet']);
  });

  test.each([
    ['drivingLicence', ['walking', 'bookworm'], ['cafe']],
    ['homeGarden', ['walking', 'cafe'], ['walking', 'hiking']],
    ['homeLibrary', ['bookworm', 'cafe'], ['bookworm', 'stockInvestment']],
    ['volunteerMedal', ['homeParty'], ['charityWork']],
    ['volunteerMedal', ['charityWork', 'volunteerMedal'], ['charityWork', 'child']],
    ['child', ['summerHouse'], ['partner']],
    ['aHome', ['aHome'], []],
    ['sailRoundTheWorld', ['walking', 'walking'], ['walking', 'walking', 'walking']],
    ['masterpiece', ['cooking', 'cooking', 'cafe'], ['cooking', 'cooking', 'daydreaming']],
    ['ownCompany', ['cafe', 'fleaMarket', 'cooking'], ['cafe', 'fleaMarket', 'onlineShop']],
    ['worldChampion', ['cafe', 'walking', 'cooking'], ['cafe', 'walking', 'cooking', 'homeParty']],
    ['friend', [], ['walking']],
    ['friend', [{ card: 'walking', friend: true }], [{ card: 'walking', friend: true }, 'walking']],
  ] as const)('L17: the gain condition of %s is not met with %j, and is with %j', (id, without, enough) => {
    const lacking = lifeTable({ hearts: [50], own: [without, enough], turn: buying });
    expect(lacking.buyable).not.toContain(id);
    expect(lacking.refusal('buy', id, ...(id === 'friend' ? [0] : []))).toEqual({ reason: 'need' });
    expect(lifeTable({ hearts: [50], own: [enough, without], turn: buying }).buyable).toContain(id);
  });

  test('L17: volunteerMedal costs nothing and counts as the purchase', () => {
    const t = lifeTable({ hearts: [0, 0], own: [['charityWork']], turn: { step: 'buy' } }).buy('volunteerMedal');
    expect([t.cards(0), t.hearts[0], t.seat]).toEqual([['charityWork', 'volunteerMedal'], 0, 1]);
  });

  test('L17: nothing need be bought', () => {
    expect(lifeTable({ hearts: [50], turn: buying }).pass().seat).toBe(1);
  });
});

describe('the line-up', () => {
  const rows = { pet: 1, friend: 1, homeGarden: 1, homeLibrary: 1, overseasTrip: 2, partner: 1 };

  test('L18: the row is refilled from its own deck until five kinds lie there; equal cards stack', () => {
    const decks = { dream1: ['overseasTrip', 'friend', 'collectorsItems', 'pet'], dream2to6: ['child'] } as const;
    const t = lifeTable({ hearts: [9], turn: buying, rows, decks }).buy('pet');
    expect(t.happenings('reveal').map(({ card }) => card)).toEqual(['overseasTrip', 'friend', 'collectorsItems']);
    expect([t.faceUp('overseasTrip'), t.faceUp('friend'), t.faceUp('collectorsItems'), t.faceUp('pet')]).toEqual([3, 2, 1, 0]);
    expect([t.G.deckSizes.dream1, t.G.secret?.decks.dream1]).toEqual([1, ['pet']]);
  });

  test('L18: a stack that still has a copy needs no refilling', () => {
    const t = lifeTable({ hearts: [9], turn: buying, rows, decks: { dream1: ['pet'] } }).buy('overseasTrip');
    expect([t.happenings('reveal'), t.faceUp('overseasTrip')]).toEqual([[], 1]);
  });

  test('L18: an empty deck leaves the row short, and no other deck helps out', () => {
    const decks = { dream2to6: ['child', 'child'], life1to6: ['cafe'] } as const;
    const t = lifeTable({ hearts: [9], turn: buying, rows, decks }).buy('pet');
    expect([t.happenings('reveal'), t.G.deckSizes]).toEqual([[], { dream1: 0, dream2to6: 2, life1to6: 1, life7to12: 0 }]);
  });

  test('L18: other rows that are short are not refilled by a purchase', () => {
    const t = lifeTable({ hearts: [9], turn: buying, rows: { pet: 1, walking: 1 }, decks: { life1to6: ['cafe'] } }).buy('pet');
    expect(t.faceUp('cafe')).toBe(0);
  });

  test('L18: with every row and deck empty a turn still goes on', () => {
    const t = lifeTable({ hearts: [50], rows: {} }).roll(4);
    expect([t.choices, t.pass().seat]).toEqual([['pass'], 1]);
  });
});

describe('the win', () => {
  test.each([
    [['spaceTrip', 'partner'], 8],
    [['worldChampion', 'electedPolitician'], 9],
    [['masterpiece', 'sailRoundTheWorld', 'child'], 8],
    [['aHome', 'summerHouse', 'partner', 'volunteerMedal'], 8],
    [['ownCompany', 'pet', 'drivingLicence', 'homeGarden', 'homeLibrary'], 8],
    [['spaceTrip', 'overseasTrip', { card: 'walking', friend: true }], 8],
  ] as const)('L19, L50: with %j, worth %i points, a player wins at once after the purchase', (cards, points) => {
    const t = lifeTable({ own: [cards], turn: buying }).pass();
    expect([t.winner, t.step, t.legal]).toEqual([0, 'over', []]);
    expect(t.happenings('win')).toEqual([{ type: 'win', seat: 0, points }]);
    expect(t.refusal('pass')).toEqual({ reason: 'over' });
  });

  test('L19: 7 points are not enough, and the eighth may be bought', () => {
    const own = [['spaceTrip', 'pet']] as const;
    expect(lifeTable({ own, turn: buying }).pass().winner).toBeNull();
    expect(lifeTable({ own, turn: buying }).buy('collectorsItems').winner).toBe(0);
  });

  test('L19: a Friend counts as the Dream that it is', () => {
    const own = [['spaceTrip', 'pet', 'walking']] as const;
    expect(lifeTable({ own, turn: buying }).buy('friend', 0).winner).toBe(0);
  });

  test('L19: only on the own turn: another player with 8 points goes on until after his purchase', () => {
    const t = lifeTable({ own: [[], ['spaceTrip', 'partner']], turn: buying }).pass();
    expect(t.winner).toBeNull();
    expect(t.roll(4).winner).toBeNull();
    expect(t.pass().winner).toBe(1);
  });

  test('L19, L20: a win comes before the end of the turn: nothing is invested, no Partner asks', () => {
    const t = lifeTable({ own: [['spaceTrip', 'partner', 'stockInvestment']], turn: buying }).pass();
    expect([t.winner, t.hearts[0], t.cards(0)[0]]).toEqual([0, 5, 'stockInvestment']);
  });
});

describe('end', () => {
  const own = [['partner', 'partner', 'stockInvestment', 'walking']] as const;

  test('L20: Stock Investment first, then the Partner may roll', () => {
    const t = lifeTable({ own, turn: buying }).pass();
    expect([t.step, t.hearts[0], t.choices]).toEqual(['partner', 4, ['rollAgain 1', 'rollAgain 2', 'endTurn']]);
  });

  test('L20: no more is invested after the Partner roll', () => {
    const t = lifeTable({ own, turn: buying }).pass().rollAgain(4);
    expect([t.seat, t.cards(0)[0]]).toEqual([1, 'stockInvestment 1']);
  });

  test('L35: cards work as usual on the Partner roll, with neither purchase nor relief heart', () => {
    const own = [
      ['partner', 'walking'],
      ['cafe', 'walking'],
    ] as const;
    const t = lifeTable({ hearts: [1, 0], own, turn: buying })
      .pass()
      .rollAgain(1);
    expect(t.payments).toEqual(['0>1 1 cafe', 'stock>1 1 walking', 'stock>0 1 walking']);
    expect([t.seat, t.step]).toEqual([1, 'roll']);
    const broke = lifeTable({ hearts: [0, 5], own: [['partner']], turn: buying })
      .pass()
      .rollAgain(2, 2);
    expect([broke.hearts, broke.happenings('relief')]).toEqual([[0, 5], []]);
  });

  test('L35: once a turn, however many Partners, and anew in the next', () => {
    const t = lifeTable({ own, turn: buying }).pass().rollAgain(5);
    expect(t.seat).toBe(1);
    expect(t.roll(5).pass().roll(5).pass().step).toBe('partner');
  });

  test('L35: the roll may be left out', () => {
    expect(lifeTable({ own, turn: buying }).pass().move('endTurn').seat).toBe(1);
  });

  test('L35: a Partner bought this turn may roll at its end', () => {
    expect(lifeTable({ hearts: [10], turn: buying }).buy('partner').step).toBe('partner');
  });

  test('L20: without a Partner nobody is asked', () => {
    const t = lifeTable({ own: [['stockInvestment']], turn: buying }).pass();
    expect([t.seat, t.step]).toEqual([1, 'roll']);
  });

  test('L11: play goes clockwise, round five players', () => {
    const t = lifeTable({ seats: 5 });
    const seats = Array.from({ length: 6 }, () => t.roll(4).pass().seat);
    expect(seats).toEqual([1, 2, 3, 4, 0, 1]);
  });
});
