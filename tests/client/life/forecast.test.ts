// The forecast of Life is what the rules really pay.
import { describe, expect, it } from 'vitest';
import { netCoins } from '../../../src/client/board/forecast';
import { forecast } from '../../../src/client/lifeBoard/lifeForecast';
import type { LifeG } from '../../../src/game/life/types';
import { dice, playRandomly } from '../board/render';
import { life, owned, playerAt, rolling } from './render';

const facesOf = (number: number) => (number <= 6 ? [number] : [number - 6, 6]);

function foretold(G: LifeG, seat: number, number: number) {
  const outlook = forecast(life, G, seat)[number - 1];
  return G.turn.seat === seat ? outlook?.own : outlook?.others.find((other) => other.seat === G.turn.seat)?.yield;
}

it.each([1, 2, 3])('foretells what every seat really gets from the next roll (match %i)', (seed) => {
  let compared = 0;
  const { positions } = playRandomly(life, seed, 600, 2 + seed);
  for (const [i, G] of positions.filter(({ turn }) => turn.step === 'roll').entries()) {
    const number = 1 + (i % 12);
    const state = life.copy(G);
    const faces = facesOf(number);
    const happenings = life.applyLegal(state, { move: 'rollDice', args: [faces.length] }, dice(...faces));
    if (state.turn.step === 'prank') continue;
    compared++;
    for (const seat of G.players.keys()) {
      expect(foretold(G, seat, number)).toEqual({ coins: netCoins(happenings, seat), choice: false, swap: false });
    }
  }
  expect(compared).toBeGreaterThan(20);
});

it('foretells the next turn of those who are not about to roll, with what its start brings', () => {
  const G = rolling(2);
  Object.assign(playerAt(G, 1), { hearts: 0, dreams: [{ card: 'child' }] });
  playerAt(G, 0).life.push(owned('cafe'));
  // The Child's heart is there to be taken.
  expect(forecast(life, G, 0)[0]?.others[0]?.yield.coins).toBe(1);
});

describe('a Prank of Fate', () => {
  function pranked(): LifeG {
    const G = rolling(2);
    playerAt(G, 0).life.push(owned('prankOfFate', { friend: true }), owned('prankOfFate'), owned('handicrafts'));
    playerAt(G, 1).life.push(owned('cafe'), owned('walking'));
    return G;
  }

  it('is marked as an exchange, and its Friend counts', () => {
    // Handicrafts counts one green card, the Friend brings one.
    expect(forecast(life, pranked(), 0)[5]?.own).toEqual({ coins: 2, choice: false, swap: true });
  });

  it('leaves the position as it is', () => {
    const G = pranked();
    const before = JSON.stringify(G);
    forecast(life, G, 0);
    expect(JSON.stringify(G)).toBe(before);
  });
});
