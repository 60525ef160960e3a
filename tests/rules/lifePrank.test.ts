// L30, L37: Prank of Fate and whom it cannot touch.
import { describe, expect, test } from 'vitest';
import { cardIds } from '../../src/game/life/cards';
import { type LifePosition, lifeTable } from '../help/lifeTable';

const pranked = (position: LifePosition) => lifeTable(position).roll(6);

describe('the exchange', () => {
  test('L30: it must be exchanged: the owner is asked and cannot decline', () => {
    const t = pranked({ own: [['prankOfFate'], ['walking']] });
    expect([t.step, t.choices]).toEqual(['prank', ['prank 1 life 0']]);
    for (const move of ['pass', 'endTurn']) expect(t.refusal(move)).toEqual({ reason: 'notNow' });
    expect(t.refusal('buy', 'walking')).toEqual({ reason: 'notNow' });
  });

  test('L30: the card is taken and the victim gets the Prank; the turn goes on', () => {
    const t = pranked({
      own: [
        ['walking', 'prankOfFate'],
        ['cafe', 'surfing', 'pet'],
      ],
    }).prank(1, 'surfing');
    expect([t.cards(0), t.cards(1), t.step]).toEqual([['walking', 'surfing'], ['cafe', 'prankOfFate', 'pet'], 'buy']);
    expect(t.happenings('exchange')).toEqual([{ type: 'exchange', seat: 0, given: 'prankOfFate', with: 1, taken: 'surfing' }]);
  });

  test('L30: a Dream may be taken; the Prank then lies among the Life cards of the victim', () => {
    const t = pranked({ own: [['walking', 'prankOfFate', 'cafe'], ['spaceTrip']] }).prank(1, 'spaceTrip');
    expect([t.cards(0), t.cards(1)]).toEqual([['walking', 'cafe', 'spaceTrip'], ['prankOfFate']]);
  });

  test('L30: gain conditions are ignored', () => {
    for (const id of cardIds.filter((one) => one !== 'friend' && one !== 'electedPolitician')) {
      expect(
        pranked({ own: [['prankOfFate'], [id]] })
          .prank(1, id)
          .cards(0),
        id,
      ).toEqual([id]);
    }
    expect(
      pranked({
        own: [
          ['prankOfFate', 'aHome', 'volunteerMedal'],
          ['aHome', 'volunteerMedal'],
        ],
      }).choices,
    ).toHaveLength(2);
  });

  test('L30, L36: what a card does when gained does not happen', () => {
    const trip = pranked({ own: [['prankOfFate'], ['overseasTrip']] }).prank(1, 'overseasTrip');
    expect([trip.hearts, trip.payments]).toEqual([[5, 5], []]);
    const home = pranked({ own: [['prankOfFate'], ['aHome']] }).prank(1, 'aHome');
    expect([home.hearts, home.payments, home.G.homesBought]).toEqual([[5, 5], [], 0]);
  });

  test('L30: each distinguishable card of each player is offered once, by its smallest index', () => {
    const stock = (hearts: number) => ({ card: 'stockInvestment', hearts }) as const;
    const own = [
      ['prankOfFate'],
      ['walking', 'cafe', 'walking', stock(1), stock(2), stock(1), 'pet', 'child', 'pet'],
      ['walking'],
    ] as const;
    expect(pranked({ own }).choices).toEqual([
      ...['life 0', 'life 1', 'life 3', 'life 4', 'dreams 0', 'dreams 1'].map((place) => `prank 1 ${place}`),
      'prank 2 life 0',
    ]);
    expect(pranked({ own }).refusal('prank', 1, 'life', 2)).toEqual({ reason: 'unknownMove' });
  });

  test('L30: a Prank of another player may be taken, and does not work any more this turn', () => {
    const t = pranked({ own: [['prankOfFate'], ['prankOfFate']] }).prank(1, 'prankOfFate');
    expect([t.cards(0), t.cards(1), t.step]).toEqual([['prankOfFate'], ['prankOfFate'], 'buy']);
  });

  test('L30, L31: hearts on a Stock Investment move with it and bring hearts to the new owner', () => {
    const own = [['prankOfFate'], [{ card: 'stockInvestment', hearts: 7 }]] as const;
    const t = pranked({ own }).prank(1, 'stockInvestment');
    expect([t.cards(0), t.cards(1)]).toEqual([['stockInvestment 7'], ['prankOfFate']]);
    expect(t.pass().cards(0)).toEqual(['stockInvestment 8']);
    expect(t.roll(4).pass().roll(6, 2).payments).toEqual(['stock>0 8 stockInvestment']);
  });

  test('L30: nobody works the Prank but its owner on his own roll', () => {
    expect(lifeTable({ own: [['walking'], ['prankOfFate']] }).roll(6).step).toBe('buy');
  });

  test.each([
    ['seat', [0, 'life', 0]],
    ['seat', [2, 'life', 0]],
    ['kind', [1, 'hearts', 0]],
    ['index', [1, 'life', 1]],
    ['index', [1, 'dreams', 0]],
    ['index', [1, 'life', -1]],
    ['index', [1, 'life', '0']],
    ['length', [1, 'life']],
    ['length', [1, 'life', 0, 0]],
    ['kind', [1, '__proto__', 0]],
    ['kind', [1, 'constructor', 'length']],
  ])('L30: a wrong %s is refused: %j', (_, args) => {
    const t = pranked({ own: [['prankOfFate'], ['walking']] });
    expect(t.refusal('prank', ...args)).toEqual({ reason: 'unknownMove' });
  });
});

describe('without a target', () => {
  const nothing = [{ type: 'noEffect', seat: 0, card: 'prankOfFate' }];

  test.each([
    ['the others own nothing', [[], []]],
    ['a Friend lies on the only card', [[{ card: 'walking', friend: true }], []]],
    [
      'all others are Elected Politicians',
      [
        ['electedPolitician', 'walking'],
        ['electedPolitician', 'pet'],
      ],
    ],
  ] as const)('L30: nothing happens when %s', (_, [first, second]) => {
    const t = pranked({ own: [['prankOfFate'], first, second] });
    expect([t.step, t.happenings('noEffect'), t.cards(0)]).toEqual(['buy', nothing, ['prankOfFate']]);
  });

  test('L30, L34: a card with a Friend and the Friend itself cannot be taken; an equal card without one can', () => {
    const own = [['prankOfFate'], [{ card: 'walking', friend: true }, 'walking', { card: 'cafe', friend: true }]] as const;
    expect(pranked({ own }).choices).toEqual(['prank 1 life 1']);
  });
});

describe('Elected Politician', () => {
  test('L37: the owner’s purple cards do not work', () => {
    const own = [['electedPolitician', 'homeParty', 'prankOfFate', 'charityWork'], ['walking']] as const;
    for (const dice of [[6], [4, 4], [4, 5]]) {
      const t = lifeTable({ hearts: [5, 20], own }).roll(...dice);
      expect([t.step, t.happened.map(({ type }) => type)]).toEqual(['buy', ['roll']]);
    }
  });

  test('L37: nor does a Friend on them or a Summer House bring anything', () => {
    const own = [['electedPolitician', 'summerHouse', { card: 'homeParty', friend: true }]] as const;
    expect(lifeTable({ own }).roll(4, 4).hearts).toEqual([5, 5]);
  });

  test('L37: Home Party, Charity Work and Prank of the others pass the owner by', () => {
    const own = [['homeParty', 'charityWork', 'prankOfFate'], ['electedPolitician', 'walking'], ['pet']] as const;
    expect(lifeTable({ hearts: [0, 20, 20], own }).roll(4, 4).hearts).toEqual([2, 20, 18]);
    expect(lifeTable({ hearts: [0, 20, 20], own }).roll(4, 5).hearts).toEqual([10, 20, 10]);
    expect(pranked({ own }).choices).toEqual(['prank 2 dreams 0']);
  });

  test('L37: red cards and A Home still reach the owner, and his red cards still take', () => {
    expect(lifeTable({ own: [['electedPolitician'], ['cafe']] }).roll(1).hearts).toEqual([3, 7]);
    expect(lifeTable({ own: [[], ['electedPolitician', 'cafe']] }).roll(1).hearts).toEqual([3, 7]);
    const t = lifeTable({ hearts: [13, 5], own: [[], ['electedPolitician']], turn: { step: 'buy' } }).buy('aHome');
    expect(t.hearts).toEqual([1, 4]);
  });
});

describe('several at once', () => {
  test('L15, L30: each copy is exchanged by itself', () => {
    const t = pranked({ own: [['prankOfFate', 'prankOfFate'], ['surfing', 'pet'], ['child']] }).prank(1, 'pet');
    expect([t.step, t.cards(0), t.cards(1)]).toEqual(['prank', ['prankOfFate', 'pet'], ['surfing', 'prankOfFate']]);
    expect(t.choices).toEqual(['prank 1 life 0', 'prank 1 life 1', 'prank 2 dreams 0']);
    expect(t.prank(2, 'child').cards(0)).toEqual(['pet', 'child']);
    expect([t.step, t.cards(2)]).toEqual(['buy', ['prankOfFate']]);
  });

  test('L30: the copies that work are counted when the dice are final: one taken back does not work again', () => {
    const t = pranked({ own: [['prankOfFate', 'prankOfFate'], ['walking']] })
      .prank(1, 'walking')
      .prank(1, 'prankOfFate');
    expect([t.step, t.cards(0), t.cards(1)]).toEqual(['buy', ['walking', 'prankOfFate'], ['prankOfFate']]);
  });

  test('L30: a Prank just given away is a card of its victim: the next may take it', () => {
    const own = [['prankOfFate', 'prankOfFate'], ['electedPolitician'], [{ card: 'cafe', friend: true }, 'pet']] as const;
    const t = pranked({ own }).prank(2, 'pet');
    expect([t.step, t.choices]).toEqual(['prank', ['prank 2 life 1']]);
  });

  test('L30: three Pranks and a Dream: the places of those that wait move up', () => {
    const own = [['prankOfFate', 'walking', 'prankOfFate', 'prankOfFate'], ['pet', 'child'], ['cafe']] as const;
    const t = pranked({ own }).prank(1, 'pet').prank(2, 'cafe').prank(1, 'child');
    expect([t.cards(0), t.cards(1), t.cards(2)]).toEqual([
      ['walking', 'cafe', 'pet', 'child'],
      ['prankOfFate', 'prankOfFate'],
      ['prankOfFate'],
    ]);
    expect(t.step).toBe('buy');
  });
});

describe('and points', () => {
  test('L19, L30: a Prank that takes the last Dream a player needed: he wins after his purchase, not before', () => {
    const t = pranked({ own: [['prankOfFate', 'spaceTrip', 'pet'], ['collectorsItems']] }).prank(1, 'collectorsItems');
    expect([t.winner, t.step]).toEqual([null, 'buy']);
    expect(t.pass().winner).toBe(0);
  });

  test('L19, L30: the victim with 8 points has them no longer when his turn comes', () => {
    const t = pranked({ own: [['prankOfFate'], ['spaceTrip', 'partner']] })
      .prank(1, 'partner')
      .pass();
    expect(t.move('endTurn').roll(4).pass().winner).toBeNull();
  });

  test('L35, L30: a Partner roll that works a Prank and then wins, without a purchase', () => {
    const own = [
      ['partner', 'prankOfFate', 'aHome', 'child'],
      ['walking', 'pet'],
    ] as const;
    const t = lifeTable({ own, turn: { step: 'buy', dice: [4] } })
      .pass()
      .rollAgain(5, 1);
    expect([t.step, t.winner]).toEqual(['prank', null]);
    expect(t.prank(1, 'pet').winner).toBe(0);
  });

  test('L35, L30: without the win the turn ends after the exchange', () => {
    const own = [
      ['partner', 'prankOfFate'],
      ['walking', 'partner'],
    ] as const;
    const t = lifeTable({ own, turn: { step: 'buy', dice: [4] } })
      .pass()
      .rollAgain(6)
      .prank(1, 'partner');
    expect([t.seat, t.step, t.cards(0)]).toEqual([1, 'roll', ['partner', 'partner']]);
  });
});

describe('with a Friend on it', () => {
  const friendly = { card: 'prankOfFate', friend: true } as const;

  test('L30, L34: the Friend passes to the Life card received and brings its heart', () => {
    const t = pranked({ own: [[friendly], ['cafe']] }).prank(1, 'cafe');
    expect([t.cards(0), t.cards(1), t.payments]).toEqual([['cafe +friend'], ['prankOfFate'], ['stock>0 1 friend']]);
  });

  test('L30, L34: for a Dream it passes to the first other own Life card without one', () => {
    const own = [[{ card: 'walking', friend: true }, friendly, 'hiking', 'cafe'], ['pet']] as const;
    expect(pranked({ own }).prank(1, 'pet').cards(0)).toEqual(['walking +friend', 'hiking +friend', 'cafe', 'pet']);
  });

  test('L30, L34: without such a card no Dream can be taken', () => {
    const own = [
      [{ card: 'walking', friend: true }, friendly],
      ['pet', 'cafe'],
    ] as const;
    expect(pranked({ own }).choices).toEqual(['prank 1 life 0']);
    const t = pranked({ own: [[friendly], ['pet']] });
    expect([t.step, t.payments]).toEqual(['buy', []]);
  });

  test('L34: without an exchange the Friend brings nothing', () => {
    expect(pranked({ own: [[friendly], []] }).hearts).toEqual([5, 5]);
  });

  test('L30, L34: the Friend may pass to the next Prank, works there too and cannot be lost', () => {
    const t = pranked({
      own: [
        [friendly, 'prankOfFate'],
        ['pet', 'cafe'],
      ],
    }).prank(1, 'pet');
    expect(t.cards(0)).toEqual(['prankOfFate +friend', 'pet']);
    expect(t.prank(1, 'cafe').cards(0)).toEqual(['cafe +friend', 'pet']);
    expect([t.hearts, t.cards(1)]).toEqual([
      [7, 5],
      ['prankOfFate', 'prankOfFate'],
    ]);
  });

  test('L33: a Summer House brings nothing for a Prank', () => {
    expect(pranked({ own: [['prankOfFate', 'summerHouse'], ['cafe']] }).prank(1, 'cafe').hearts).toEqual([5, 5]);
  });
});
