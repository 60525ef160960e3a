// Life as a bot knows it.
import type { Move, Rules } from '../../game';
import type { LifeG, LifePlayer, OwnedLife } from '../../game/life/types';
import type { Advice } from '../advice';
import { evaluate } from './evaluate';
import { sensible } from './greedy';
import { kinds } from './kinds';
import { quick, theftWorth } from './quick';

/** Dozens of cards can be stolen; nearly all of them are not worth a thought. */
const THEFTS_WORTH_A_THOUGHT = 4;
const CARRIERS_WORTH_A_THOUGHT = 2;

export function lifeAdvice(rules: Rules<LifeG>): Advice<LifeG> {
  return {
    sensible: (G, moves) => sensible(rules, G, moves),
    quick,
    shortlist,
    evaluate: (G) => evaluate(rules, G),
  };
}

function shortlist(G: LifeG, moves: readonly Move[]): readonly Move[] {
  switch (G.turn.step) {
    case 'prank':
      return highest(
        moves.filter(({ move }) => move === 'prank'),
        THEFTS_WORTH_A_THOUGHT,
        (move) => theftWorth(G, move),
      );
    case 'buy':
      return fewCarriers(G, moves);
    default:
      // A card that may leave the game for hearts need not do so before they are spent.
      return moves.filter(({ move }) => move !== 'discard');
  }
}

function fewCarriers(G: LifeG, moves: readonly Move[]): readonly Move[] {
  const carried = moves.filter(({ args }) => args.length > 1);
  if (carried.length <= CARRIERS_WORTH_A_THOUGHT) return moves;
  const { life } = G.players[G.turn.seat] as LifePlayer;
  const often = ({ args }: Move) => {
    const { works, onOwnTurn, onOthersTurns } = kinds[(life[args[1] as number] as OwnedLife).card];
    return works[2] * ((onOwnTurn ? 1 : 0) + (onOthersTurns ? G.players.length - 1 : 0));
  };
  return moves.filter(({ args }) => args.length < 2).concat(highest(carried, CARRIERS_WORTH_A_THOUGHT, often));
}

function highest(moves: readonly Move[], count: number, worth: (move: Move) => number): Move[] {
  const judged = moves.map((move): [Move, number] => [move, worth(move)]);
  return judged
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([move]) => move);
}
