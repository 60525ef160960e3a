// How many rounds a seat still needs for its points: the cheapest Dreams that would do, paid from what it has and expects.
import { dreamCard, dreamCardIds, meetsNeeds, points } from '../../game';
import type { LifeG, LifePlayer } from '../../game/life/types';

/** VIP points that win. */
export const GOAL = 8;

/** Points and price of what may turn up in the rows by and by. */
const TO_COME: readonly (readonly [vip: number, cost: number])[] = [
  [1, 4.5],
  [2, 10.5],
  [3, 13.5],
];

/** A growing life soon earns about this much more than now. */
export const GROWTH = 2;
/** Even a life without income finds a heart now and then. */
const LEAST_INCOME = 0.5;
/** Between plans that end in the same round, the one with more left over is better. */
const SPARE = 0.1;

export const pointsMissing = (player: LifePlayer): number => Math.max(0, GOAL - points(player));

/** Of each number of points up to the goal, of each number of purchases up to it. */
const SIZE = GOAL + 1;

/**
 * By points to buy, `SIZE` numbers each: the hearts that they cost at least in exactly so many purchases; infinite when so many do
 * not suffice.
 */
export type Prices = Float64Array;

const dreams = dreamCardIds.map((id) => ({ id, row: dreamCard(id).row, vip: dreamCard(id).vip, cost: dreamCard(id).cost }));

/** By what is on offer and what is missing, since most positions of a search have the same; so many at most. */
const reckoned = new Map<number, Prices>();
const MOST_RECKONED = 5000;

/** What the points that a player misses cost, and any fewer. Not to be changed. */
export function prices(G: LifeG, player: LifePlayer): Prices {
  const missing = pointsMissing(player);
  let key = missing;
  let bit = SIZE;
  for (const { id, row } of dreams) {
    bit *= 2;
    if (G.rows[row][id] && meetsNeeds(player, id)) key += bit;
  }
  const known = reckoned.get(key);
  if (known) return known;
  if (reckoned.size >= MOST_RECKONED) reckoned.clear();
  const found = reckon(G, player, missing);
  reckoned.set(key, found);
  return found;
}

function reckon(G: LifeG, player: LifePlayer, missing: number): Prices {
  const cheapest = new Float64Array(SIZE * SIZE).fill(Number.POSITIVE_INFINITY).fill(0, 0, SIZE);
  for (const { id, row, vip, cost } of dreams) {
    if (!G.rows[row][id] || !meetsNeeds(player, id)) continue;
    // Downwards, for each of them can be bought once.
    for (let points = missing; points > 0; points--) {
      for (let purchases = missing; purchases > 0; purchases--) improve(cheapest, points, vip, purchases, cost);
    }
  }
  for (const [vip, cost] of TO_COME) {
    for (let points = 1; points <= missing; points++) {
      for (let purchases = 1; purchases <= missing; purchases++) improve(cheapest, points, vip, purchases, cost);
    }
  }
  return cheapest;
}

function improve(cheapest: Prices, points: number, vip: number, purchases: number, cost: number): void {
  const rest = points > vip ? points - vip : 0;
  const price = (cheapest[rest * SIZE + purchases - 1] as number) + cost;
  const at = points * SIZE + purchases;
  if (price < (cheapest[at] as number)) cheapest[at] = price;
}

/** Rounds until so many points are bought at these prices, with this income a round. */
export function roundsTo(price: Prices, points: number, hearts: number, income: number): number {
  let fewest = Number.POSITIVE_INFINITY;
  const earned = Math.max(income, LEAST_INCOME);
  for (let purchases = 0; purchases <= points; purchases++) {
    const earning = Math.max(0, ((price[points * SIZE + purchases] as number) - hearts) / earned);
    const rounds = Math.max(purchases, earning) + SPARE * (earning + purchases);
    if (rounds < fewest) fewest = rounds;
  }
  return fewest;
}

// Fitted to positions of towns, where they tell the winner as well.
const PER_ROUND = -1.3;
const PER_GROWING_ROUND = -2.2;

/** The logarithm of a seat's odds to win, up to a constant shared by all: from the rounds it needs as it is, and if its income grows. */
export const logOdds = (rounds: number, growing: number): number =>
  PER_ROUND * Math.log(rounds + 1) + PER_GROWING_ROUND * Math.log(growing + 1);
