// Everything the seat to move may do, and why anything else is refused.
import { type Move, type Refusal, readMove, sameMove } from '../rules';
import { establishmentIds, landmarkIds } from './cards';
import { hasPower, playerAt, seatsWithCoins, swaps } from './effects';
import { buildRefusal } from './market';
import { outcome } from './turn';
import type { CityG, CityStep } from './types';

/** Step -> the moves it may offer. */
export const steps: Readonly<Record<CityStep, readonly string[]>> = {
  roll: ['rollDice'],
  reroll: ['reroll', 'keepRoll'],
  takeCoins: ['takeCoins'],
  trade: ['trade', 'skipTrade'],
  build: ['build', 'pass'],
};

const builds = [...establishmentIds, ...landmarkIds].map((id) => ({ id, move: { move: 'build', args: [id] } }));

/** See `Rules.legalMoves`. */
export function legalMoves(G: CityG): Move[] {
  if (outcome(G)) return [];
  const { seat } = G.turn;
  const player = playerAt(G, seat);
  switch (G.turn.step) {
    case 'roll':
      return (hasPower(player, 'twoDice') ? [1, 2] : [1]).map((dice) => ({ move: 'rollDice', args: [dice] }));
    case 'reroll':
      return [
        { move: 'reroll', args: [] },
        { move: 'keepRoll', args: [] },
      ];
    case 'takeCoins':
      return seatsWithCoins(G, seat).map((other) => ({ move: 'takeCoins', args: [other] }));
    case 'trade': {
      const trades = swaps(G, seat).map((swap) => ({ move: 'trade', args: [swap.give, swap.seat, swap.take] }));
      return [...trades, { move: 'skipTrade', args: [] }];
    }
    case 'build': {
      const open = builds.filter(({ id }) => buildRefusal(G, player, id) === null).map(({ move }) => move);
      return [...open, { move: 'pass', args: [] }];
    }
  }
}

/** See `Rules.refusal`. */
export function refusal(G: CityG, value: unknown): Refusal | null {
  if (outcome(G)) return { reason: 'over' };
  const move = readMove(value);
  if (!move || !Object.values(steps).some((names) => names.includes(move.move))) return { reason: 'unknownMove' };
  if (!steps[G.turn.step].includes(move.move)) return { reason: 'notNow' };
  if (legalMoves(G).some((legal) => sameMove(legal, move))) return null;
  const why = move.move === 'build' && move.args.length === 1 ? buildRefusal(G, playerAt(G, G.turn.seat), move.args[0]) : null;
  return why ?? { reason: 'unknownMove' };
}
