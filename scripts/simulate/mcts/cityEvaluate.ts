// Who is likely to win a town from here: each seat is judged by what it still has to pay and what it is expected to earn.

import { incomes } from '../../../src/bots/city/income';
import { landmark, landmarkIds } from '../../../src/game';
import type { CityG, CityPlayer } from '../../../src/game/city/types';

/** Chance to win by seat, summing to 1. */
export function evaluate(G: CityG): number[] {
  const income = incomes(G);
  const strengths = G.players.map((player, seat) => Math.exp(strength(G, player, seat, income[seat] as number)));
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  return strengths.map((strength) => strength / sum);
}

// Fitted by logistic regression to 31,000 positions of 2,500 two-player matches (greedy and quick players, one move in eight at
// random); with four players the same fit comes out close to it.
const PER_ROUND = -1.3;
const PER_GROWING_ROUND = -2.2;
const TO_MOVE = 0.1;
/** A growing town soon earns about this much more than now. */
const GROWTH = 2;
/** Even a town without income finds a coin now and then. */
const LEAST_INCOME = 0.5;
/** Outweighs everything: the landmarks stand. */
const WON = 50;

/** The logarithm of a seat's odds, up to a constant shared by all. */
function strength(G: CityG, player: CityPlayer, seat: number, income: number): number {
  const { count, cost } = landmarksMissing(player);
  if (count === 0) return WON;
  const missing = Math.max(0, cost - player.coins);
  const rounds = Math.max(count, missing / Math.max(income, LEAST_INCOME));
  const growingRounds = missing / Math.max(income + GROWTH, LEAST_INCOME);
  const odds = PER_ROUND * Math.log(rounds + 1) + PER_GROWING_ROUND * Math.log(growingRounds + 1);
  return seat === G.turn.seat ? odds + TO_MOVE : odds;
}

/** How many landmarks are not built and what they cost. */
function landmarksMissing({ landmarks }: CityPlayer): { count: number; cost: number } {
  let count = 0;
  let cost = 0;
  for (const id of landmarkIds) {
    if (landmarks[id] !== 'unbuilt') continue;
    count++;
    cost += landmark(id).cost;
  }
  return { count, cost };
}
