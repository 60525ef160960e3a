// The landmark editions as a bot knows them.
import type { Move, Rules } from '../../game';
import type { CityG } from '../../game/city/types';
import type { Advice } from '../advice';
import { evaluate } from './evaluate';
import { advantageAfter, sensible } from './greedy';
import { quick } from './quick';

/** Late in a match hundreds of swaps are legal; nearly all of them are foolish. */
const TRADES_WORTH_A_THOUGHT = 4;

export function cityAdvice(rules: Rules<CityG>): Advice<CityG> {
  return {
    sensible: (G, moves) => sensible(rules, G, moves),
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
