// The price of a card: a button that builds it when that is legal, else the price and what is in the way.
import { type CardId, establishment, isEstablishmentId, landmark } from '../../game';
import { CoinAmount } from '../parts/CoinAmount';
import styles from './BuildButton.module.css';
import { useBoard } from './model';
import { obstacle, obstacleTo } from './refusals';

export const costOf = (card: CardId): number => (isEstablishmentId(card) ? establishment(card).cost : landmark(card).cost);

export function BuildButton({ card }: { card: CardId }) {
  const board = useBoard();
  const { t, edition, find, play } = board;
  const cost = costOf(card);
  const move = find('build', card);
  if (move) {
    const label = t('board.action.build', { card: edition.names[card], cost });
    return (
      <button type="button" className={styles.build} onClick={() => play(move)}>
        <span className="unseen">{label}</span>
        <span aria-hidden="true">{t('board.action.buildShort')}</span>
        <CoinAmount amount={cost} />
      </button>
    );
  }
  const refusal = obstacleTo(board, card);
  // What nobody could pay for has no price any more.
  const price = refusal === null || refusal.reason === 'price';
  return (
    <span className={styles.price} data-plain={!price || undefined}>
      {price && <CoinAmount amount={cost} outline={refusal !== null} />}
      {obstacle(board, card)}
    </span>
  );
}
