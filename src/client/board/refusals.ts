// Why a card cannot be had, in words.
import { buildRefusal, type CardId, type Refusal } from '../../game';
import type { T } from '../text/describe';
import type { BoardModel } from './model';

/** What stands between `focus` and this card, turn and step aside; null when nothing does, or when we only watch. */
export function obstacle(board: BoardModel, card: CardId): string | null {
  const refusal = obstacleTo(board, card);
  return refusal && refusalText(board.t, refusal);
}

/** The same as data. */
export function obstacleTo({ G, seat }: BoardModel, card: CardId): Refusal | null {
  const player = seat === null ? undefined : G.players[seat];
  return player ? buildRefusal(G, player, card) : null;
}

/** In two or three words, for a price tag. */
function refusalText(t: T, refused: Refusal): string {
  switch (refused.reason) {
    case 'price':
      return t('board.refused.price', { missing: refused.missing });
    case 'limit':
      return t('board.refused.limit', { count: refused.limit });
    default:
      return t(`board.refused.${refused.reason}`);
  }
}
