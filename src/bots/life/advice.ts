// Life as a bot knows it.
import type { Move, Rules } from '../../game';
import type { LifeG } from '../../game/life/types';
import type { Advice } from '../advice';
import { evaluate } from './evaluate';
import { sensible } from './greedy';
import { purchaseWorth, quick, theftWorth } from './quick';

/** Dozens of cards can be stolen; nearly all of them are not worth a thought. */
const THEFTS_WORTH_A_THOUGHT = 4;
/** The rule of thumb ranks the purchases well enough for the best to be among so many. */
const PURCHASES_WORTH_A_THOUGHT = 6;

export function lifeAdvice(rules: Rules<LifeG>): Advice<LifeG> {
  return {
    sensible: (G, moves) => sensible(rules, G, moves),
    quick,
    shortlist: (G, moves) => shortlist(rules, G, moves),
    evaluate: (G) => evaluate(rules, G),
    habits: { exploration: 0.8, playoutTurns: 200, patience: 1_000_000 },
  };
}

function shortlist(rules: Rules<LifeG>, G: LifeG, moves: readonly Move[]): readonly Move[] {
  switch (G.turn.step) {
    case 'prank': {
      const thefts = moves.filter(({ move }) => move === 'prank');
      return highest(thefts, THEFTS_WORTH_A_THOUGHT, (move) => theftWorth(G, move));
    }
    case 'buy': {
      const discards = moves.filter(({ move }) => move === 'discard');
      const purchases = moves.filter(({ move }) => move !== 'discard');
      return [...highest(purchases, PURCHASES_WORTH_A_THOUGHT, purchaseWorth(G)), ...discards];
    }
    default:
      // What a roll is worth can be reckoned exactly; tries would only add noise.
      return [sensible(rules, G, moves)];
  }
}

function highest(moves: readonly Move[], count: number, worth: (move: Move) => number): Move[] {
  const judged = moves.map((move): [Move, number] => [move, worth(move)]);
  return judged
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([move]) => move);
}
