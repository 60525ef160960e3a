// A sensible life: whatever brings the eighth point nearer by most, through the rules and the chances of the dice.
import type { Move, Rules } from '../../game';
import type { LifeG } from '../../game/life/types';
import { best } from '../pick';
import { chances, noDice, showing, sums } from './dice';
import { evaluate } from './evaluate';
import { advantage } from './income';
import { outlooks } from './outlook';

/** See `Advice.sensible`. */
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
  const count = move.args[0] as 1 | 2;
  let worth = 0;
  for (const sum of sums) {
    const chance = chances[count][sum] as number;
    if (chance === 0) continue;
    const after = rules.copy(G);
    const shown = showing(sum);
    rules.applyLegal(after, { move: move.move, args: [shown.count] }, shown.chance);
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
  after.deckSizes = NOTHING_LEFT;
  after.secret = undefined;
  rules.applyLegal(after, move, noDice);
  return after;
}

const NOTHING_LEFT: LifeG['deckSizes'] = { dream1: 0, dream2to6: 0, life1to6: 0, life7to12: 0 };
