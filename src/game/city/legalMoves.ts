// Everything the seat to move may do, and why anything else is refused.
import type { Move, Refusal } from '../rules';
import { judge } from '../table';
import { type CardId, cost, establishmentIds, landmarkIds } from './cards';
import { hasPower, playerAt, seatsWithCoins, swaps } from './effects';
import { buildRefusal, builtRefusal, supplyRefusal } from './market';
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

// A search asks for legal moves millions of times, so moves that never vary are made once, and the price is looked at first.
const one: Move = { move: 'rollDice', args: [1] };
const two: Move = { move: 'rollDice', args: [2] };
const rerolls: readonly Move[] = [
  { move: 'reroll', args: [] },
  { move: 'keepRoll', args: [] },
];
const takes: readonly Move[] = [0, 1, 2, 3].map((seat) => ({ move: 'takeCoins', args: [seat] }));
const skipTrade: Move = { move: 'skipTrade', args: [] };
const pass: Move = { move: 'pass', args: [] };
const build = <Id extends CardId>(id: Id) => ({ id, cost: cost(id), move: { move: 'build', args: [id] } });
const establishmentBuilds = establishmentIds.map(build);
const landmarkBuilds = landmarkIds.map(build);

/** See `Rules.legalMoves`. */
export function legalMoves(G: CityG): Move[] {
  if (outcome(G)) return [];
  const { seat } = G.turn;
  const player = playerAt(G, seat);
  switch (G.turn.step) {
    case 'roll':
      return hasPower(player, 'twoDice') ? [one, two] : [one];
    case 'reroll':
      return [...rerolls];
    case 'takeCoins':
      return seatsWithCoins(G, seat).map((other) => takes[other] as Move);
    case 'trade':
      return [...swaps(G, seat).map((swap) => ({ move: 'trade', args: swap })), skipTrade];
    case 'build': {
      const moves: Move[] = [];
      for (const { id, cost, move } of establishmentBuilds) {
        if (cost <= player.coins && supplyRefusal(G, player, id) === null) moves.push(move);
      }
      for (const { id, cost, move } of landmarkBuilds) {
        if (cost <= player.coins && builtRefusal(player, id) === null) moves.push(move);
      }
      moves.push(pass);
      return moves;
    }
  }
}

const names = Object.values(steps).flat();

/** See `Rules.refusal`. */
export function refusal(G: CityG, value: unknown): Refusal | null {
  const situation = { over: outcome(G) !== null, names, now: steps[G.turn.step], legalMoves: () => legalMoves(G) };
  return judge(value, situation, ({ move, args }) =>
    move === 'build' && args.length === 1 ? buildRefusal(G, playerAt(G, G.turn.seat), args[0]) : null,
  );
}
