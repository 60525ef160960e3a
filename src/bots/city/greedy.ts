// A sensible town: landmarks when they can be paid, cheapest first; otherwise what earns most for its price.
import { cost, type EstablishmentId, isLandmarkId, type Move, type Rules } from '../../game';
import type { CityG } from '../../game/city/types';
import { noDice } from '../dice';
import { best } from '../pick';
import { blind } from './blind';
import { incomes } from './income';
import { at, richest } from './pick';
import { keepWorth, rollWorth } from './roll';

/** See `Engine.sensible`. */
export function sensible(rules: Rules<CityG>, G: CityG, moves: readonly Move[]): Move {
  const first = moves[0] as Move;
  if (moves.length === 1) return first;
  switch (first.move) {
    case 'rollDice':
      return best(moves, (move) => rollWorth(rules, G, move));
    case 'reroll':
    case 'keepRoll':
      return best(moves, (move) => (move.move === 'reroll' ? rollWorth(rules, G, move) : keepWorth(rules, G)));
    case 'takeCoins':
      return richest(G, moves);
    case 'trade':
      return bestTrade(rules, G, moves);
    default:
      return bestPurchase(rules, G, moves);
  }
}

/** The swap that moves expected income furthest in one's favour; none when all would move it away. */
function bestTrade(rules: Rules<CityG>, G: CityG, moves: readonly Move[]): Move {
  return best(moves, (move) => advantageAfter(rules, G, move));
}

/** Own expected income against the mean of the others', after a move that throws no dice. */
export function advantageAfter(rules: Rules<CityG>, G: CityG, move: Move): number {
  const { seat } = G.turn;
  const income = incomes(afterMove(rules, G, move));
  const own = income[seat] as number;
  const all = income.reduce((sum, coins) => sum + coins, 0);
  return own - (all - own) / (income.length - 1);
}

/** The position after a move that throws no dice, as if no card were left to turn up: nobody knows which it would be. */
function afterMove(rules: Rules<CityG>, G: CityG, move: Move): CityG {
  const after = rules.copy(G);
  blind(after);
  rules.applyLegal(after, move, noDice);
  return after;
}

function bestPurchase(rules: Rules<CityG>, G: CityG, moves: readonly Move[]): Move {
  const builds = moves.filter(({ move }) => move === 'build');
  const landmarks = builds.filter(({ args }) => isLandmarkId(args[0]));
  if (landmarks.length > 0) return best(landmarks, ({ args }) => -cost(args[0] as EstablishmentId));
  const paying = builds.map((move) => ({ move, worth: gainPerCoin(rules, G, move) })).filter(({ worth }) => worth > 0);
  paying.sort((a, b) => b.worth - a.worth);
  return paying[0]?.move ?? (moves.find(({ move }) => move === 'pass') as Move);
}

/** Income gained per round for each coin of the price. */
function gainPerCoin(rules: Rules<CityG>, G: CityG, move: Move): number {
  const { seat } = G.turn;
  const after = afterMove(rules, G, move);
  const gain = (incomes(after)[seat] as number) - (incomes(G)[seat] as number);
  return gain / (at(G, seat).coins - at(after, seat).coins);
}
