// The landmark editions as a bot knows them.
import { editions, type Move, type Rules } from '../../game';
import type { CityG } from '../../game/city/types';
import type { Advice } from '../advice';
import { evaluate } from './evaluate';
import { advantageAfter, sensible } from './greedy';
import { quick } from './quick';

/** Late in a match hundreds of swaps are legal; nearly all of them are foolish. */
const TRADES_WORTH_A_THOUGHT = 4;

/** Null for a game that is not a landmark edition. */
export function cityAdvice(rules: Rules<never>): Advice<unknown> | null {
  if (!Object.values(editions).some(({ game }) => game === rules.id)) return null;
  const advice: Advice<CityG> = adviceBy(rules as unknown as Rules<CityG>);
  return advice as Advice<unknown>;
}

function adviceBy(rules: Rules<CityG>): Advice<CityG> {
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
  };
}
