// Why a card cannot be had, in words.
import { buildRefusal, type CardId } from '../../game';
import type { RefusedBy } from '../match/types';
import type { T } from '../text/describe';
import type { BoardModel } from './model';

/** What stands between `focus` and this card, turn and step aside; null when nothing does, or when we only watch. */
export function obstacle({ G, seat, t }: BoardModel, card: CardId): string | null {
  const player = seat === null ? undefined : G.players[seat];
  const refusal = player ? buildRefusal(G, player, card) : null;
  return refusal && refusalText(t, refusal);
}

export function refusalText(t: T, refused: RefusedBy): string {
  switch (refused.reason) {
    case 'price':
      return t('board.refused.price', { missing: refused.missing });
    case 'limit':
      return t('board.refused.limit', { count: refused.limit });
    default:
      return t(`board.refused.${refused.reason}`);
  }
}
