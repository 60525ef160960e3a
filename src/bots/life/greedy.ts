// A sensible life: whatever brings the eighth point nearer by most, through the rules and the chances of the dice.
import type { Move, Rules } from '../../game';
import type { LifeG } from '../../game/life/types';
import { noDice, oneDie, ScriptedDice, sumsOfTwo } from '../dice';
import { best } from '../pick';
import { blind } from './blind';
import { evaluate } from './evaluate';
import { advantage } from './income';
import { outlooks } from './outlook';

/** See `Engine.sensible`. */
export function sensible(rules: Rules<LifeG>, G: LifeG, moves: readonly Move[]): Move {
  const serious = moves.filter(({ move }) => move !== 'discard');
  switch (G.turn.step) {
    case 'roll':
    case 'partner':
      return best(serious, (move) => (move.move === 'endTurn' ? holding(G, G.turn.seat) : rollWorth(rules, G, move)));
    case 'prank':
      return best(serious, (move) => chanceAfter(rules, G, move));
    default:
      return best(moves, (move) => purchaseWorth(rules, G, move));
  }
}

/** Own hearts against the mean of the others'. */
const holding = (G: LifeG, seat: number): number =>
  advantage(
    G.players.map(({ hearts }) => hearts),
    seat,
  );

/** What a stolen card is worth in hearts, roughly: the roll is chosen before anybody knows which. */
const THEFT = 6;

/** Mean of `holding` after a roll. */
function rollWorth(rules: Rules<LifeG>, G: LifeG, move: Move): number {
  const { seat } = G.turn;
  let worth = 0;
  for (const [first, second, chance] of move.args[0] === 1 ? oneDie : sumsOfTwo) {
    const after = rules.copy(G);
    rules.applyLegal(after, move, new ScriptedDice().load(first, second));
    const theft = after.turn.step === 'prank' ? THEFT : 0;
    worth += chance * (holding(after, seat) + theft);
  }
  return worth;
}

function chanceAfter(rules: Rules<LifeG>, G: LifeG, move: Move): number {
  const after = afterMove(rules, G, move);
  return after.turn.step === 'over' ? 1 : (evaluate(rules, after)[G.turn.seat] as number);
}

/** The fewer rounds to go, the higher; a card that leaves the game is judged by the best purchase it pays for. */
export function purchaseWorth(rules: Rules<LifeG>, G: LifeG, move: Move): number {
  const { seat } = G.turn;
  const after = afterMove(rules, G, move);
  if (move.move === 'discard') {
    const then = rules.legalMoves(after).filter((next) => next.move !== 'pass');
    return Math.max(Number.NEGATIVE_INFINITY, ...then.map((next) => purchaseWorth(rules, after, next)));
  }
  if (after.turn.step === 'over') return Number.POSITIVE_INFINITY;
  const { rounds, growing } = outlooks(rules, after)[seat] as { rounds: number; growing: number };
  return -(rounds + growing);
}

/** The position after a move that throws no dice, as if no card were left to turn up: nobody knows which it would be. */
function afterMove(rules: Rules<LifeG>, G: LifeG, move: Move): LifeG {
  const after = rules.copy(G);
  blind(after);
  rules.applyLegal(after, move, noDice);
  return after;
}
