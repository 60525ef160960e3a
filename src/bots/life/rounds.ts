// How many rounds a seat still needs for its points: the cheapest Dreams that would do, paid from what it has and expects.
import { type DreamCardId, dreamCard, dreamCardIds, meetsNeeds, points } from '../../game';
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

/** By points to buy, then by number of purchases: the hearts that they cost at least; infinite when so many do not suffice. */
export type Prices = readonly (readonly number[])[];

/** What the points that a player misses cost, and any fewer. */
export function prices(G: LifeG, player: LifePlayer): Prices {
  const missing = pointsMissing(player);
  const offers: (readonly [vip: number, cost: number])[] = [];
  for (const id of dreamCardIds) if (onOffer(G, player, id)) offers.push([dreamCard(id).vip, dreamCard(id).cost]);
  // cheapest[points][purchases], of exactly so many purchases and at least so many points
  const cheapest = Array.from({ length: missing + 1 }, () => Array<number>(missing + 1).fill(Number.POSITIVE_INFINITY));
  (cheapest[0] as number[]).fill(0);
  for (const [vip, cost] of offers) {
    // Downwards, for each of them can be bought once.
    for (let points = missing; points > 0; points--) improve(cheapest, points, vip, cost, -1);
  }
  for (const [vip, cost] of TO_COME) for (let points = 1; points <= missing; points++) improve(cheapest, points, vip, cost, 1);
  return cheapest;
}

function improve(cheapest: number[][], points: number, vip: number, cost: number, step: 1 | -1): void {
  const row = cheapest[points] as number[];
  const rest = cheapest[Math.max(0, points - vip)] as number[];
  const most = row.length - 1;
  for (let purchases = step > 0 ? 1 : most; purchases > 0 && purchases <= most; purchases += step) {
    const price = (rest[purchases - 1] as number) + cost;
    if (price < (row[purchases] as number)) row[purchases] = price;
  }
}

const onOffer = (G: LifeG, player: LifePlayer, id: DreamCardId): boolean =>
  (G.rows[dreamCard(id).row][id] ?? 0) > 0 && meetsNeeds(player, id);

/** Rounds until the points are bought whose prices by number of purchases are given, with this income a round. */
export function roundsTo(price: readonly number[], hearts: number, income: number): number {
  if (price[0] === 0) return 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let purchases = 0; purchases < price.length; purchases++) {
    const earning = Math.max(0, ((price[purchases] as number) - hearts) / Math.max(income, LEAST_INCOME));
    const rounds = Math.max(purchases, earning) + SPARE * (earning + purchases);
    if (rounds < fewest) fewest = rounds;
  }
  return fewest;
}
