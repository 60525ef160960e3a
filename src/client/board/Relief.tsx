// The relief card, in the boxes that have one.

import { reliefName } from '../text/describe';
import { Art } from './Art';
import { useBoard } from './model';
import styles from './OwnHead.module.css';

export function Relief() {
  const { t, edition } = useBoard();
  if (!edition.reliefCard) return null;
  const card = reliefName(t, edition);
  const relief = t('board.player.relief', { card, amount: t('board.money', { count: 1 }) });
  return (
    <p className={styles.relief} title={relief}>
      <span className={styles.picture}>
        <Art card="relief" />
      </span>
      <span aria-hidden="true">{card}</span>
      <span className="unseen">{relief}</span>
    </p>
  );
}
