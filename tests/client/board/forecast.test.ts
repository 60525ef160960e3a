// The forecast is what the rules really pay.
import { describe, expect, it } from 'vitest';
import { forecast, settle } from '../../../src/client/board/cityForecast';
import { after, averageRoll, chances, compare, netCoins } from '../../../src/client/board/forecast';
import { landmarkIds } from '../../../src/game';
import type { CityG, CityHappening } from '../../../src/game/city/types';
import { type CityRules, classic, dice, gameNames, playRandomly, rulesOf, start } from './render';

const facesOf = (number: number) => (number <= 6 ? [number] : [number - 6, 6]);
const sum = (faces: readonly number[]) => faces.reduce((total, face) => total + face, 0);

/** Positions in which a turn has just begun. */
function turnsOf(rules: CityRules, seed: number): CityG[] {
  const seats = 2 + (seed % 3);
  return playRandomly(rules, seed, 400, seats).positions.filter((G) => G.turn.step === 'roll' && rules.toMove(G) !== null);
}

describe.each(gameNames)('%s', (game) => {
  const rules = rulesOf(game);

  /** Rolls the number for real; null when a choice comes before the build step. */
  function play(G: CityG, number: number): CityHappening[] | null {
    const state = rules.copy(G);
    const faces = facesOf(number);
    const happenings = rules.applyLegal(state, { move: 'rollDice', args: [faces.length] }, dice(...faces));
    if (state.turn.step === 'reroll') happenings.push(...rules.apply(state, { move: 'keepRoll', args: [] }, dice()));
    return state.turn.step === 'build' ? happenings : null;
  }

  function foretold(G: CityG, seat: number, number: number) {
    const outlook = forecast(rules, G, seat)[number - 1];
    return G.turn.seat === seat ? outlook?.own : outlook?.others.find((other) => other.seat === G.turn.seat)?.yield;
  }

  it.each([1, 2, 3])('foretells what every seat really gets from the next roll (match %i)', (seed) => {
    let compared = 0;
    for (const [i, G] of turnsOf(rules, seed).entries()) {
      const number = 1 + (i % 12);
      const happenings = play(G, number);
      if (!happenings) continue;
      compared++;
      for (const seat of G.players.keys()) {
        expect(foretold(G, seat, number)).toEqual({ coins: netCoins(happenings, seat), choice: false, swap: false });
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('still tells what a roll would bring to somebody who has won', () => {
    const [first] = turnsOf(rules, 1) as [CityG];
    const G = rules.copy(first);
    const winner = G.players[G.turn.seat] as CityG['players'][0];
    for (const id of landmarkIds) winner.landmarks[id] = 'working';
    winner.establishments.bakery = 2;
    expect(rules.toMove(G)).toBe(null);
    // Two bakeries, one more each for the shopping mall.
    expect(foretold(G, G.turn.seat, 3)?.coins).toBe(4);
  });

  it('leaves the position as it is', () => {
    const [G] = turnsOf(rules, 3).slice(-1) as [CityG];
    const before = JSON.stringify(G);
    forecast(rules, G, 1);
    expect(JSON.stringify(G)).toBe(before);
  });
});

describe('choices', () => {
  function withChoices(): CityG {
    const G = start(classic, 3);
    Object.assign(G.players[0]?.establishments ?? {}, { tvStation: 1, businessCenter: 1 });
    for (const [seat, coins] of [3, 2, 4].entries()) (G.players[seat] as { coins: number }).coins = coins;
    return G;
  }

  it('counts our best choice, and says that there is one', () => {
    expect(forecast(classic, withChoices(), 0)[5]?.own).toEqual({ coins: 4, choice: true, swap: true });
  });

  it('does not hold the choice of another against us', () => {
    for (const seat of [1, 2]) {
      const seen = forecast(classic, withChoices(), seat)[5]?.others.find((other) => other.seat === 0)?.yield;
      expect(seen).toEqual({ coins: 0, choice: true, swap: true });
    }
  });

  it('tells what keeping a roll brings', () => {
    const G = start(classic, 2);
    Object.assign(G.players[0]?.landmarks ?? {}, { radioTower: 'working' });
    classic.apply(G, { move: 'rollDice', args: [1] }, dice(1));
    expect(G.turn.step).toBe('reroll');
    expect(settle(classic, G, { move: 'keepRoll', args: [] }, 0, [1]).coins).toBe(1);
    expect(settle(classic, G, { move: 'keepRoll', args: [] }, 1, [1]).coins).toBe(1);
  });
});

it('counts a landmark that works from the next turn on in the next own roll, not in the others’ before', () => {
  const rules = rulesOf('machi-koro-fussball');
  const G = start(rules, 2);
  Object.assign(G.players[0]?.landmarks ?? {}, { shoppingMall: 'new' });
  Object.assign(G.players[0]?.establishments ?? {}, { cafe: 1 });
  G.turn.seat = 1;
  const three = forecast(rules, G, 0)[2];
  expect(three?.own.coins).toBe(2);
  expect(three?.others[0]?.yield.coins).toBe(1);
});

it('knows the chances of one die and of two', () => {
  for (const count of [1, 2] as const) expect(sum(chances(count))).toBeCloseTo(1);
  expect(chances(1)[7]).toBe(0);
  expect(chances(2)[7]).toBeCloseTo(1 / 6);
  expect(chances(2)[1]).toBe(0);
});

it('averages an own roll over its chances', () => {
  const G = start(classic, 2);
  const fields = forecast(classic, G, 0);
  // One die: Wheat Field on 1, Bakery on 2 and 3.
  expect(averageRoll(fields, 1)).toBeCloseTo(3 / 6);
  // Two dice: the Bakery only, on 2 and 3.
  expect(averageRoll(fields, 2)).toBeCloseTo(3 / 36);
});

it('compares before and after a purchase, number by number', () => {
  const G = start(classic, 2);
  classic.apply(G, { move: 'rollDice', args: [1] }, dice(6));
  const then = after(classic, G, { move: 'build', args: ['ranch'] }, dice());
  expect(compare(forecast(classic, G, 0), forecast(classic, then, 0))).toEqual([{ number: 2, own: 1, others: 1 }]);
});
