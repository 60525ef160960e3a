// How many rounds a seat still needs for its points: the cheapest Dreams that would do, paid from what it has and expects.
import { type DreamCardId, dreamCard, dreamCardIds, meetsNeeds, points } from '../../game';
import type { LifeG, LifePlayer } from '../../game/life/types';

/** VIP points that win. */
export const GOAL = 8;

/** Points and price of what may turn up in the rows by and by. */
const TO_COME: readonly (readonly [vip: number, cost: number])[] = [
  [1, 3.5],
  [2, 11],
  [3, 15],
];

/** Even a life without income finds a heart now and then. */
const LEAST_INCOME = 0.5;
/** Between plans that end in the same round, the one with more left over is better. */
const SPARE = 0.1;

export const pointsMissing = (player: LifePlayer): number => Math.max(0, GOAL - points(player));

/** By number of purchases: the hearts that the missing points cost at least; infinite when so many purchases do not suffice. */
export function prices(G: LifeG, player: LifePlayer): number[] {
  const missing = pointsMissing(player);
  const size = missing + 1;
  // cheapest[purchases * size + points]
  const cheapest = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  cheapest[0] = 0;
  const improve = (from: number, vip: number, cost: number) => {
    const got = from % size;
    const to = from - got + size + Math.min(missing, got + vip);
    const price = (cheapest[from] as number) + cost;
    if (price < (cheapest[to] as number)) cheapest[to] = price;
  };
  for (const id of dreamCardIds) {
    if (!onOffer(G, player, id)) continue;
    const { vip, cost } = dreamCard(id);
    for (let from = size * missing - 1; from >= 0; from--) improve(from, vip, cost);
  }
  for (let from = 0; from < size * missing; from++) for (const [vip, cost] of TO_COME) improve(from, vip, cost);
  return Array.from({ length: size }, (_, purchases) => cheapest[purchases * size + missing] as number);
}

const onOffer = (G: LifeG, player: LifePlayer, id: DreamCardId): boolean =>
  (G.rows[dreamCard(id).row][id] ?? 0) > 0 && meetsNeeds(player, id);

/** Rounds until the points are bought, with this income a round. */
export function roundsTo(price: readonly number[], hearts: number, income: number): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let purchases = 0; purchases < price.length; purchases++) {
    const earning = Math.max(0, ((price[purchases] as number) - hearts) / Math.max(income, LEAST_INCOME));
    const rounds = Math.max(purchases, earning) + SPARE * (earning + purchases);
    if (rounds < fewest) fewest = rounds;
  }
  return fewest;
}
