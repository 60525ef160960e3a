// C20-C27: what may be built and what it costs, in every box.
import { describe, expect, test } from 'vitest';
import { type CardId, establishmentIds, landmarkIds } from '../../src/game';
import { boxes, boxesWithRelief } from '../help/boxes';
import { table } from '../help/table';

const prices: Readonly<Record<CardId, number>> = {
  wheatField: 1,
  ranch: 1,
  bakery: 1,
  cafe: 2,
  convenienceStore: 2,
  forest: 3,
  stadium: 6,
  tvStation: 7,
  businessCenter: 8,
  cheeseFactory: 5,
  furnitureFactory: 3,
  mine: 6,
  familyRestaurant: 3,
  appleOrchard: 3,
  fruitAndVegetableMarket: 2,
  trainStation: 4,
  shoppingMall: 10,
  amusementPark: 16,
  radioTower: 22,
};
const cards = Object.keys(prices) as CardId[];
const rolled = { turn: { step: 'build' as const, dice: [4] } };

describe.each(boxes)('%s', (edition) => {
  test('C20: a rich player may build any one card or landmark, or pass', () => {
    const t = table(edition, { coins: [50, 3], ...rolled });
    expect(t.buildable).toEqual([...establishmentIds, ...landmarkIds]);
    expect(t.offers('pass')).toBe(true);
    expect(t.legal).toHaveLength(20);
  });

  test('C20: after one thing built the turn is over', () => {
    const t = table(edition, { coins: [50, 3], ...rolled }).build('ranch');
    expect([t.seat, t.step]).toEqual([1, 'roll']);
    expect(t.refusal('build', 'ranch')).toEqual({ reason: 'notNow' });
  });

  test('C20: nothing is built before the roll, nor while a choice is open', () => {
    expect(table(edition, { coins: [50, 3] }).refusal('build', 'ranch')).toEqual({ reason: 'notNow' });
    const choosing = table(edition, { coins: [50, 9, 9], own: [{ tvStation: 1 }, {}, {}] }).roll(6);
    expect(choosing.refusal('build', 'ranch')).toEqual({ reason: 'notNow' });
    expect(choosing.refusal('pass')).toEqual({ reason: 'notNow' });
  });

  test('C20: passing leaves coins, cards and market alone', () => {
    const t = table(edition, { coins: [50, 3], ...rolled });
    const before = structuredClone({ players: t.G.players, market: t.G.market });
    t.pass();
    expect({ players: t.G.players, market: t.G.market }).toEqual(before);
    expect(t.happened).toEqual([
      { type: 'pass', seat: 0 },
      { type: 'turn', seat: 1, extra: false },
    ]);
  });

  test.each(cards)('C21: a %s costs its price, paid to the bank', (card) => {
    const t = table(edition, { coins: [prices[card], 3], own: [{ wheatField: 0 }, {}], ...rolled }).build(card);
    expect(t.coins).toEqual([0, 3]);
    expect(t.happenings('build')).toEqual([{ type: 'build', seat: 0, card, cost: prices[card] }]);
  });

  test.each(cards)('C21: with a coin too few a %s cannot be built', (card) => {
    const t = table(edition, { coins: [prices[card] - 1, 3], ...rolled });
    expect(t.buildable).not.toContain(card);
    expect(t.refusal('build', card)).toEqual({ reason: 'price', missing: 1 });
  });

  test('C21: a card built leaves the market and lies before its owner', () => {
    const t = table(edition, { ...rolled });
    const before = t.G.market.cafe;
    t.build('cafe');
    expect([t.G.market.cafe, t.owns(0, 'cafe'), t.owns(1, 'cafe')]).toEqual([before - 1, 1, 0]);
  });

  test('C21: a kind whose cards are gone cannot be built', () => {
    const t = table(edition, { market: { ranch: 1 }, ...rolled }).build('ranch');
    t.roll(4);
    expect(t.buildable).toEqual([]);
    expect(t.refusal('build', 'ranch')).toEqual({ reason: 'soldOut' });
  });

  test('C21: coins earned by this roll may be spent in it', () => {
    const t = table(edition, { coins: [0, 0], own: [{ convenienceStore: 1 }, {}] })
      .roll(4)
      .build('forest');
    expect(t.coins[0]).toBe(0);
  });

  test.each(['stadium', 'tvStation', 'businessCenter'] as const)('C23: nobody owns two of %s', (card) => {
    const t = table(edition, { coins: [50, 50], own: [{ [card]: 1 }, {}], ...rolled });
    expect(t.refusal('build', card)).toEqual({ reason: 'limit', limit: 1 });
    expect(t.buildable).toHaveLength(18);
    expect(t.pass().roll(4).offers('build', card)).toBe(true);
  });

  test('C23: one of each purple kind may lie before the same player', () => {
    const t = table(edition, { coins: [50, 3], own: [{ stadium: 1, tvStation: 1 }, {}], ...rolled });
    expect(t.build('businessCenter').owns(0, 'businessCenter')).toBe(1);
  });

  test('C24: under the beginners limit nobody owns three of a kind, starting cards included', () => {
    const t = table(edition, { own: [{ wheatField: 2, bakery: 1 }, {}], options: { maxCopies: 2 }, ...rolled });
    expect(t.refusal('build', 'wheatField')).toEqual({ reason: 'limit', limit: 2 });
    expect(t.build('bakery').owns(0, 'bakery')).toBe(2);
  });

  test('C24: without the limit a player may own all copies of a kind', () => {
    const t = table(edition, { own: [{ bakery: 6 }, {}], market: { bakery: 1 }, ...rolled }).build('bakery');
    expect(t.owns(0, 'bakery')).toBe(7);
  });

  test('C24: the purple limit stays one under the beginners limit', () => {
    const t = table(edition, { coins: [50, 3], own: [{ stadium: 1 }, {}], options: { maxCopies: 2 }, ...rolled });
    expect(t.refusal('build', 'stadium')).toEqual({ reason: 'limit', limit: 1 });
  });

  test.each(landmarkIds)('C26: %s may be the first landmark', (card) => {
    expect(
      table(edition, { coins: [22, 3], ...rolled })
        .build(card)
        .landmark(0, card),
    ).not.toBe('unbuilt');
  });

  test('C26: a landmark is built once', () => {
    const t = table(edition, { coins: [50, 3], landmarks: [['trainStation']], ...rolled });
    expect(t.refusal('build', 'trainStation')).toEqual({ reason: 'built' });
    const fresh = table(edition, { coins: [50, 3], landmarks: [{ trainStation: 'new' }], ...rolled });
    expect(fresh.refusal('build', 'trainStation')).toEqual({ reason: 'built' });
  });

  test('C26: a landmark built by one player is still open to the others', () => {
    expect(table(edition, { coins: [50, 3], landmarks: [[], ['trainStation']], ...rolled }).offers('build', 'trainStation')).toBe(
      true,
    );
  });
});

describe.each(boxes)('%s', (edition) => {
  const ten = {
    wheatField: 2,
    ranch: 1,
    bakery: 2,
    cafe: 2,
    convenienceStore: 2,
    forest: 2,
    cheeseFactory: 2,
    furnitureFactory: 2,
    mine: 2,
    appleOrchard: 2,
  };
  const options = { display: 'comeWhatMay' as const };

  test('C27: when a build leaves nine kinds, cards are turned up until there are ten again', () => {
    const deck = ['wheatField', 'cafe', 'stadium', 'ranch'] as const;
    const t = table(edition, { market: ten, deck, options, ...rolled }).build('ranch');
    expect(t.happenings('reveal').map(({ card }) => card)).toEqual(['wheatField', 'cafe', 'stadium']);
    expect(t.G.market).toMatchObject({ ranch: 0, wheatField: 3, cafe: 3, stadium: 1 });
    expect(t.G.deckSize).toBe(1);
    expect(t.G.secret).toEqual({ deck: ['ranch'] });
  });

  test('C27: the kind just built may be the one that comes up', () => {
    const t = table(edition, { market: ten, deck: ['ranch', 'stadium'], options, ...rolled }).build('ranch');
    expect([t.G.market.ranch, t.G.market.stadium, t.G.deckSize]).toEqual([1, 0, 1]);
  });

  test('C27: a build that leaves ten kinds turns nothing up, nor does a landmark or a pass', () => {
    const position = { coins: [9, 3], market: ten, deck: ['stadium' as const], options, ...rolled };
    for (const t of [
      table(edition, position).build('cafe'),
      table(edition, position).build('trainStation'),
      table(edition, position).pass(),
    ]) {
      expect([t.happenings('reveal'), t.G.deckSize]).toEqual([[], 1]);
    }
  });

  test('C27: when the pile runs out while cards are turned up, no more come', () => {
    const t = table(edition, { market: ten, deck: ['cafe'], options, ...rolled }).build('ranch');
    expect([t.G.market.cafe, t.G.deckSize]).toEqual([3, 0]);
    expect(establishmentIds.filter((id) => t.G.market[id] > 0)).toHaveLength(9);
  });

  test('C27: with an empty pile the market only shrinks', () => {
    const t = table(edition, { market: { ranch: 1 }, options, ...rolled })
      .build('ranch')
      .roll(4);
    expect(t.buildable).toEqual([]);
    expect(t.offers('pass')).toBe(true);
  });

  test('C27: a kind that lies face down only cannot be built', () => {
    const t = table(edition, { coins: [50, 3], market: ten, deck: ['stadium'], options, ...rolled });
    expect(t.refusal('build', 'stadium')).toEqual({ reason: 'soldOut' });
  });
});

describe.each(boxesWithRelief)('%s', (edition) => {
  test('C22: a player with no coins when his build step begins gets one, and may spend it', () => {
    const t = table(edition, { coins: [0, 3], own: [{}, {}] }).roll(4);
    expect(t.happenings('relief')).toEqual([{ type: 'relief', seat: 0, amount: 1 }]);
    expect(t.build('ranch').coins).toEqual([0, 3]);
  });

  test('C22: a player with a coin gets none', () => {
    expect(table(edition, { coins: [1, 3], own: [{}, {}] }).roll(4).coins[0]).toBe(1);
  });

  test('C22: income of the same roll comes first: who has earned something gets none', () => {
    const t = table(edition, { coins: [0, 3], own: [{ wheatField: 1 }, {}] }).roll(1);
    expect([t.coins[0], t.happenings('relief')]).toEqual([1, []]);
  });

  test('C22: who has just paid his last coin to a red card gets one', () => {
    expect(table(edition, { coins: [1, 0], own: [{}, { cafe: 1 }] }).roll(3).coins).toEqual([1, 1]);
  });

  test('C22: only the player whose turn it is gets one', () => {
    expect(table(edition, { coins: [0, 0], own: [{}, {}] }).roll(4).coins).toEqual([1, 0]);
  });

  test('C22: never a second one in the same build step, and spending down to nothing brings none', () => {
    const t = table(edition, { coins: [1, 3], own: [{}, {}] })
      .roll(4)
      .build('ranch');
    expect([t.coins, t.happenings('relief')]).toEqual([[0, 3], []]);
  });

  test('C22: it comes after the purple cards and their choices', () => {
    const t = table(edition, { coins: [0, 3], own: [{ businessCenter: 1, bakery: 1 }, { ranch: 1 }] }).roll(6);
    expect([t.step, t.coins]).toEqual(['trade', [0, 3]]);
    t.move('skipTrade');
    expect(t.happened.map(({ type }) => type)).toEqual(['skipTrade', 'relief']);
    expect(t.coins[0]).toBe(1);
  });

  test('C22: also in an extra turn, once in each of the two turns', () => {
    const t = table(edition, { coins: [0, 3], own: [{}, {}], landmarks: [['trainStation', 'amusementPark']] });
    expect(t.roll(4, 4).build('ranch').coins[0]).toBe(0);
    expect([t.seat, t.G.turn.extra]).toEqual([0, true]);
    expect(t.roll(4).happenings('relief')).toHaveLength(1);
    expect(t.coins[0]).toBe(1);
  });
});
