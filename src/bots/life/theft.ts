// What a Prank of Fate is worth.
import { dreamCard, isDreamCardId, type LifeBoxCardId, lifeBoxCard, type Move } from '../../game';
import type { LifeG, LifePlayer } from '../../game/life/types';

/** What the stolen card cost, and more for its points. */
export function theftWorth(G: LifeG, { args }: Move): number {
  const [seat, kind, index] = args as [number, 'life' | 'dreams', number];
  const taken = (G.players[seat] as LifePlayer)[kind][index]?.card as LifeBoxCardId;
  return isDreamCardId(taken) ? lifeBoxCard(taken).cost + 2 * dreamCard(taken).vip : lifeBoxCard(taken).cost;
}
