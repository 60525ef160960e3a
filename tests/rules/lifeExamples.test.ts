// The worked examples of the rulebook of Life, and an answer to each question of its FAQ.
import { describe, expect, test } from 'vitest';
import { lifeTable } from '../help/lifeTable';

const buying = { step: 'buy', dice: [4] } as const;

describe('worked examples', () => {
  test('L12, L13: an 8 with an empty purse: the Speciality Shop gets nothing, then the Home Party brings hearts', () => {
    const t = lifeTable({ hearts: [0, 3, 1], own: [['homeParty'], ['specialityShop'], []] }).roll(5, 3);
    expect(t.payments).toEqual(['0>1 0 specialityShop', '2>0 1 homeParty', '1>0 2 homeParty']);
    expect(t.hearts).toEqual([3, 1, 0]);
  });

  test('L13: a 3 with 2 hearts and Flea Markets of two players: C gets 1, B the last one, the rest is lost', () => {
    const own = [[], ['fleaMarket', 'fleaMarket'], ['fleaMarket']] as const;
    const t = lifeTable({ hearts: [2, 0, 0], own }).roll(3);
    expect(t.payments).toEqual(['0>2 1 fleaMarket', '0>1 1 fleaMarket', '0>1 0 fleaMarket']);
    expect([t.player(1).hearts, t.player(2).hearts]).toEqual([1, 1]);
  });

  test('L33: two Bookworms bring 4, with a Summer House 6', () => {
    expect(lifeTable({ hearts: [0], own: [['bookworm', 'bookworm']] }).roll(2).hearts[0]).toBe(4);
    expect(lifeTable({ hearts: [0], own: [['bookworm', 'bookworm', 'summerHouse']] }).roll(2).hearts[0]).toBe(6);
  });

  test('L36: the first A Home brings 1 heart from each player, the fourth 4', () => {
    expect(lifeTable({ hearts: [13, 9, 9], turn: buying }).buy('aHome').hearts).toEqual([2, 8, 8]);
    expect(lifeTable({ hearts: [13, 9, 9], homesBought: 3, turn: buying }).buy('aHome').hearts).toEqual([8, 5, 5]);
  });
});

describe('frequent questions', () => {
  test('L30: Prank: must be exchanged, for a Life or a Dream card, without conditions, without what happens when gained', () => {
    const own = [['prankOfFate'], ['walking', 'overseasTrip', 'masterpiece']] as const;
    const t = lifeTable({ own }).roll(6);
    expect(t.choices).toEqual(['prank 1 life 0', 'prank 1 dreams 0', 'prank 1 dreams 1']);
    expect(t.prank(1, 'overseasTrip').hearts).toEqual([5, 5]);
  });

  test('L30, L34: Prank: not a card with a Friend', () => {
    const own = [['prankOfFate'], [{ card: 'walking', friend: true }]] as const;
    expect(lifeTable({ own }).roll(6).step).toBe('buy');
  });

  test('L31: Stock Investment: a heart each turn, whether it worked or not, and only if there is one', () => {
    const t = lifeTable({ hearts: [1, 5], own: [['stockInvestment']] })
      .roll(4)
      .pass();
    expect([t.hearts[0], t.cards(0)]).toEqual([0, ['stockInvestment 1']]);
    t.roll(4).pass().roll(4, 4);
    expect([t.payments, t.pass().cards(0)]).toEqual([['stock>0 1 stockInvestment'], ['stockInvestment 2']]);
    expect(
      lifeTable({ hearts: [0], own: [['stockInvestment']], turn: buying })
        .pass()
        .cards(0),
    ).toEqual(['stockInvestment']);
  });

  test('L30, L31: Stock Investment: taken with a Prank, its hearts go with it', () => {
    const own = [['prankOfFate'], [{ card: 'stockInvestment', hearts: 3 }]] as const;
    expect(lifeTable({ own }).roll(6).prank(1, 'stockInvestment').cards(0)).toEqual(['stockInvestment 3']);
  });

  test('L32: Collectors Items: discarded at any point of the own turn, out of the game, for 2 hearts', () => {
    const t = lifeTable({ own: [['collectorsItems']] }).discard();
    expect([t.hearts[0], t.G.gone]).toEqual([7, ['collectorsItems']]);
  });

  test('L34: Friend: needs a Life card, lies on one copy only, pays from the stock even if the roller cannot', () => {
    expect(lifeTable({ own: [['pet']], turn: buying }).refusal('buy', 'friend', 0)).toEqual({ reason: 'need' });
    expect(
      lifeTable({ own: [['cafe', 'cafe']], turn: buying })
        .buy('friend', 0)
        .cards(0),
    ).toEqual(['cafe +friend', 'cafe']);
    expect(lifeTable({ hearts: [0, 0], own: [[], [{ card: 'cafe', friend: true }, 'cafe']] }).roll(1).hearts[1]).toBe(1);
  });

  test('L35: Partner: does not stack', () => {
    const t = lifeTable({ own: [['partner', 'partner', 'partner']], turn: buying })
      .pass()
      .rollAgain(4);
    expect(t.seat).toBe(1);
  });

  test('L37: Elected Politician: his purple cards rest, and those of the others pass him by', () => {
    const own = [
      ['electedPolitician', 'homeParty', 'pet'],
      ['homeParty', 'prankOfFate', 'charityWork'],
    ] as const;
    const hearts = [20, 20];
    expect(lifeTable({ hearts, own }).roll(4, 4).hearts).toEqual(hearts);
    const turn = { seat: 1 };
    for (const dice of [[4, 4], [4, 5], [6]]) {
      const t = lifeTable({ hearts, own, turn }).roll(...dice);
      expect([t.hearts, t.step]).toEqual([hearts, 'buy']);
    }
  });
});
