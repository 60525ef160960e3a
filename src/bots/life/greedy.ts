// A sensible life, as most people begin: a Dream as soon as one can be paid, otherwise what earns most for its price.
import { dreamCard, isDreamCardId, isLifeCardId, lifeBoxCard, type Move, type Rules } from '../../game';
import type { LifeG, LifePlayer } from '../../game/life/types';
import { noDice, oneDie, ScriptedDice, sumsOfTwo } from '../dice';
import { best } from '../pick';
import { blind } from './blind';
import { booksOf, incomeOf, incomeWith } from './books';
import { theftWorth } from './theft';

/** See `Engine.sensible`. */
export function sensible(rules: Rules<LifeG>, G: LifeG, moves: readonly Move[]): Move {
  const discard = moves.find(({ move }) => move === 'discard');
  const serious = moves.filter((move) => move !== discard);
  switch (G.turn.step) {
    case 'roll':
    case 'partner':
      return best(serious, (move) =>
        move.move === 'endTurn' ? advantage(afterMove(rules, G, move), G.turn.seat) : rollWorth(rules, G, move),
      );
    case 'prank':
      return best(serious, (move) => theftWorth(G, move));
    default:
      return winning(rules, G, serious) ?? (discard && winningAfter(rules, G, discard)) ?? purchase(G, serious);
  }
}

/** Own hearts against the mean of the others'. */
function advantage({ players }: LifeG, seat: number): number {
  const own = (players[seat] as LifePlayer).hearts;
  const all = players.reduce((sum, { hearts }) => sum + hearts, 0);
  return own - (all - own) / (players.length - 1);
}

/** What a stolen card is worth in hearts, roughly: the roll is chosen before anybody knows which. */
const THEFT = 6;

/** Mean of `advantage` after a roll. */
function rollWorth(rules: Rules<LifeG>, G: LifeG, move: Move): number {
  const { seat } = G.turn;
  let worth = 0;
  for (const [first, second, chance] of move.args[0] === 1 ? oneDie : sumsOfTwo) {
    const after = rules.copy(G);
    rules.applyLegal(after, move, new ScriptedDice().load(first, second));
    worth += chance * (advantage(after, seat) + (after.turn.step === 'prank' ? THEFT : 0));
  }
  return worth;
}

/** The purchase that wins at once, if there is one. */
const winning = (rules: Rules<LifeG>, G: LifeG, moves: readonly Move[]): Move | undefined =>
  moves.find((move) => isDreamCardId(move.args[0]) && rules.outcome(afterMove(rules, G, move)) !== null);

/** This discard, if its hearts pay for a purchase that wins. */
function winningAfter(rules: Rules<LifeG>, G: LifeG, discard: Move): Move | undefined {
  const after = afterMove(rules, G, discard);
  return winning(rules, after, rules.legalMoves(after)) && discard;
}

/** The position after a move that throws no dice, as if no card were left to turn up: nobody knows which it would be. */
function afterMove(rules: Rules<LifeG>, G: LifeG, move: Move): LifeG {
  const after = rules.copy(G);
  blind(after);
  rules.applyLegal(after, move, noDice);
  return after;
}

function purchase(G: LifeG, moves: readonly Move[]): Move {
  const dreams = moves.filter(({ args }) => isDreamCardId(args[0]));
  if (dreams.length > 0) return best(dreams, pointsPerHeart);
  const books = booksOf(G, G.turn.seat);
  const now = incomeOf(books);
  const gain = ({ args: [id] }: Move) => (isLifeCardId(id) ? (incomeWith(books, id) - now) / price(id) : 0);
  // To pass comes last among the moves, but what gains nothing is not worth its price.
  const gaining = moves.filter((move) => move.move === 'pass' || gain(move) > 0);
  return best(gaining, gain);
}

const pointsPerHeart = ({ args: [id] }: Move): number => (isDreamCardId(id) ? dreamCard(id).vip / price(id) : 0);

/** What costs nothing costs the purchase. */
const price = (id: Parameters<typeof lifeBoxCard>[0]): number => Math.max(1, lifeBoxCard(id).cost);
