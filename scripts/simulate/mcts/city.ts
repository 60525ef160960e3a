// How a search without a network plays towns.

import { advantageAfter } from '../../../src/bots/city/greedy';
import type { Move, Rules } from '../../../src/game';
import type { CityG } from '../../../src/game/city/types';
import { evaluate } from './cityEvaluate';
import { quick } from './cityQuick';
import type { Playouts } from './search';

/** Late in a match hundreds of swaps are legal; nearly all of them are foolish. */
const TRADES_WORTH_A_THOUGHT = 4;

export function cityPlayouts(rules: Rules<CityG>): Playouts<CityG> {
  return {
    quick,
    shortlist(G, moves) {
      if (G.turn.step !== 'trade') return moves;
      const judged = moves.map((move): [Move, number] => [move, advantageAfter(rules, G, move)]);
      return judged
        .sort(([, a], [, b]) => b - a)
        .slice(0, TRADES_WORTH_A_THOUGHT)
        .map(([move]) => move);
    },
    evaluate,
    // Chances to win differ by a few hundredths, so little is needed to try a move again.
    habits: { exploration: 0.15, playoutTurns: 4, patience: 1 },
  };
}
