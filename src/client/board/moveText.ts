// What a move of the landmark editions is called in a list of moves.
import type { CardId, EstablishmentId, Move } from '../../game';
import { cardName } from '../text/describe';
import { costOf } from './BuildButton';
import { wordsFor } from './decisions';
import type { BoardModel } from './model';

export function moveText(board: BoardModel, { move, args }: Move): string {
  const { t, edition, nameOf } = board;
  switch (move) {
    case 'build': {
      const card = args[0] as CardId;
      return t('board.action.build', { card: cardName(t, edition, card), cost: costOf(card) });
    }
    case 'takeCoins':
      return t('board.hint.take', { name: nameOf(Number(args[0])) });
    case 'trade': {
      const [give, seat, take] = args as [EstablishmentId, number, EstablishmentId];
      return t('board.trade.confirm', { give: cardName(t, edition, give), take: cardName(t, edition, take), name: nameOf(seat) });
    }
    default:
      return wordsFor(board, move, args)?.label ?? move;
  }
}
