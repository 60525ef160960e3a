// What a town still has to pay.
import { landmark, landmarkIds } from '../../game';
import type { CityPlayer } from '../../game/city/types';

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
