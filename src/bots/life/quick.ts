// The rule of thumb by which a search plays a life on: whatever leaves the fewest rounds to the last point, reckoned from the books.

import type { Move } from '../../game';
import { type DreamCardId, dreamCard, isDreamCardId, isLifeCardId, type LifeBoxCardId, lifeBoxCard } from '../../game';
import type { LifeG, LifePlayer, OwnedLife } from '../../game/life/types';
import { best } from '../pick';
import { type Books, booksOf, diceOf, incomeOf, incomeWith, incomeWithMore, paidToOthers } from './books';
import { GROWTH, pointsMissing, prices, roundsTo } from './rounds';
import { theftWorth } from './theft';

/** See `Outlook.quick`. */
export function quick(G: LifeG, moves: readonly Move[]): Move {
  const first = moves[0] as Move;
  if (moves.length === 1) return first;
  switch (G.turn.step) {
    case 'roll':
      return moves[diceOf(G, G.turn.seat) - 1] as Move;
    case 'partner':
      return secondRoll(G, moves);
    case 'prank':
      return best(moves, (move) => (move.move === 'prank' ? theftWorth(G, move) : -1));
    default:
      return purchase(G, moves);
  }
}

/** Once more, unless that is expected to bring the others more than oneself. */
function secondRoll(G: LifeG, moves: readonly Move[]): Move {
  const { seat } = G.turn;
  const dice = diceOf(G, seat);
  const { income } = booksOf(G, seat);
  const again = (dice === 1 ? income.one : income.two) > paidToOthers(G, seat, dice);
  return again ? (moves[dice - 1] as Move) : (moves.find(({ move }) => move === 'endTurn') as Move);
}

/** Whatever leaves the fewest rounds to go. */
const purchase = (G: LifeG, moves: readonly Move[]): Move => best(moves, purchaseWorth(G));

/** The worth of each purchase now: the fewer rounds it leaves, the higher. */
export function purchaseWorth(G: LifeG): (move: Move) => number {
  const player = G.players[G.turn.seat] as LifePlayer;
  const missing = pointsMissing(player);
  const price = prices(G, player);
  const books = booksOf(G, G.turn.seat);
  return ({ move, args }) => {
    if (move === 'discard') return Number.NEGATIVE_INFINITY;
    const id = args[0] as LifeBoxCardId | undefined;
    const then = isDreamCardId(id) ? withDream(G, books, id, player.life[args[1] as number] ?? null) : null;
    const points = Math.max(0, missing - (then?.vip ?? 0));
    const hearts = player.hearts - (id ? lifeBoxCard(id).cost : 0) + (then?.hearts ?? 0);
    const income = then?.income ?? (isLifeCardId(id) ? incomeWith(books, id) : incomeOf(books));
    return -roundsTo(price, points, hearts, income) - roundsTo(price, points, hearts, income + GROWTH);
  };
}

/** What a Dream brings at once, and the income with it. */
function withDream(G: LifeG, books: Books, id: DreamCardId, carrier: OwnedLife | null) {
  const { vip, power } = dreamCard(id);
  let [hearts, income] = [0, incomeOf(books)];
  switch (power?.when) {
    case 'gained':
      hearts = 'get' in power ? power.get : (G.homesBought + 1) * (books.seats - 1);
      break;
    case 'endOfTurn':
      income = incomeOf({ ...books, rolls: 2 });
      break;
    case 'startOfTurn':
      if (!power.ifNone) income += power.get;
      break;
    case 'always':
      if ('bonus' in power) income = incomeWithMore(books, power.bonus, null);
      break;
    case 'attached':
      income = incomeWithMore(books, power.get, carrier);
  }
  return { vip, hearts, income };
}
