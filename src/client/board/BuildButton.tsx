// The price of a card: a button that builds it when that is legal, else the price and what is in the way.
import { type CardId, establishment, isEstablishmentId, landmark } from '../../game';
import { CoinAmount } from '../parts/CoinAmount';
import styles from './BuildButton.module.css';
import { useBoard } from './model';
import { obstacle } from './refusals';

export const costOf = (card: CardId): number => (isEstablishmentId(card) ? establishment(card).cost : landmark(card).cost);

export function BuildButton({ card }: { card: CardId }) {
  const board = useBoard();
  const { t, edition, find, play } = board;
  const cost = costOf(card);
  const move = find('build', card);
  if (move) {
    const label = t('board.action.build', { card: edition.names[card], cost });
    return (
      <button type="button" className={styles.build} aria-label={label} onClick={() => play(move)}>
        <span>{t('board.action.buildShort')}</span>
        <CoinAmount amount={cost} />
      </button>
    );
  }
  const why = obstacle(board, card);
  return (
    <span className={styles.price}>
      <CoinAmount amount={cost} outline={why !== null} />
      {why}
    </span>
  );
}
