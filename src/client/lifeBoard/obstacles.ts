// Why a card of Life cannot be had, in words.
import { countColor, type LifeBoxCardId, lifeBuyRefusal, missingNeeds } from '../../game';
import type { LifePlayer } from '../../game/life/types';
import type { T } from '../text/describe';
import { needsText } from '../text/describeLife';
import type { LifeModel } from './model';

export interface Obstacle {
  /** In a few words, for a price tag. */
  text: string;
  /** Whether a price is still worth showing. */
  priced: boolean;
}

/** What stands between our seat and this card, turn and step aside; null when nothing does, or when we only watch. */
export function obstacle({ t, G, seat }: LifeModel, card: LifeBoxCardId): Obstacle | null {
  const player = seat === null ? undefined : G.players[seat];
  const refusal = player && lifeBuyRefusal(G, player, card);
  if (!player || !refusal) return null;
  if (refusal.reason === 'price') return { text: t('board.refused.price', { missing: refusal.missing }), priced: true };
  if (refusal.reason === 'need') return { text: t('board.refused.need'), priced: true };
  return { text: t(`board.refused.${refusal.reason === 'soldOut' ? 'soldOut' : 'notNow'}`), priced: false };
}

/** Which gain conditions our seat does not meet, with what it has; null when none, or when we only watch. */
export function missing({ t, G, seat }: LifeModel, card: LifeBoxCardId): string | null {
  const player = seat === null ? undefined : G.players[seat];
  return player ? missingText(t, player, card) : null;
}

function missingText(t: T, player: LifePlayer, card: LifeBoxCardId): string | null {
  const needs = missingNeeds(player, card);
  return needs.length === 0 ? null : needsText(t, card, needs, (color) => countColor(player, color));
}
