// Who is likely to win a town from here: each seat is judged by what it still has to pay and what it is expected to earn.
import { landmark, landmarkIds } from '../../game';
import type { CityG, CityPlayer } from '../../game/city/types';
import { incomes } from './income';

/** Coins still to find for the landmarks that are not built; never below 0. */
export function coinsMissing(player: CityPlayer): number {
  return Math.max(0, landmarksMissing(player).cost - player.coins);
}

/** How many landmarks are not built and what they cost. */
export function landmarksMissing({ landmarks }: CityPlayer): { count: number; cost: number } {
  let count = 0;
  let cost = 0;
  for (const id of landmarkIds) {
    if (landmarks[id] !== 'unbuilt') continue;
    count++;
    cost += landmark(id).cost;
  }
  return { count, cost };
}

/** Chance to win by seat, summing to 1. */
export function evaluate(G: CityG): number[] {
  const income = incomes(G);
  const strengths = G.players.map((player, seat) => Math.exp(strength(G, player, seat, income[seat] as number)));
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  return strengths.map((strength) => strength / sum);
}

/** The logarithm of a seat's odds, up to a constant shared by all. */
function strength(G: CityG, player: CityPlayer, seat: number, income: number): number {
  const { count, cost } = landmarksMissing(player);
  if (count === 0) return 50;
  const rounds = Math.max(count, (cost - player.coins) / Math.max(income, 0.5));
  return -2.5 * Math.log(rounds + 1) + (seat === G.turn.seat ? 0.1 : 0);
}
