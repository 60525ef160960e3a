// The price of an establishment or a landmark, and the way to build it.
import { type CardId, establishment, isEstablishmentId, landmark } from '../../game';
import { cardName } from '../text/describe';
import { useBoard } from './model';
import { PriceTag } from './PriceTag';
import { obstacle, obstacleTo } from './refusals';

export const costOf = (card: CardId): number => (isEstablishmentId(card) ? establishment(card).cost : landmark(card).cost);

export function BuildButton({ card }: { card: CardId }) {
  const board = useBoard();
  const { t, edition, find, play } = board;
  const cost = costOf(card);
  const move = find('build', card);
  const refusal = obstacleTo(board, card);
  return (
    <PriceTag
      cost={cost}
      buy={move ? () => play(move) : null}
      label={t('board.action.build', { card: cardName(t, edition, card), cost })}
      short={t('board.action.buildShort')}
      obstacle={obstacle(board, card)}
      priced={refusal === null || refusal.reason === 'price'}
    />
  );
}
