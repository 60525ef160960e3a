// How a search without a network plays lives.

import { evaluate } from '../../../src/bots/life/evaluate';
import { sensible } from '../../../src/bots/life/greedy';
import { theftWorth } from '../../../src/bots/life/theft';
import type { Move, Rules } from '../../../src/game';
import type { LifeG } from '../../../src/game/life/types';
import { purchaseWorth, quick } from './lifeQuick';
import type { Playouts } from './playouts';

/** Dozens of cards can be stolen; nearly all of them are not worth a thought. */
const THEFTS_WORTH_A_THOUGHT = 4;
/** The rule of thumb ranks the purchases well enough for the best to be among so many. */
const PURCHASES_WORTH_A_THOUGHT = 6;

export function lifePlayouts(rules: Rules<LifeG>): Playouts<LifeG> {
  return {
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
