// The coins of a player or the bank; where coins fly from and to.

import { CoinAmount } from '../parts/CoinAmount';
import { useBoard } from './model';
import styles from './Purse.module.css';

export function Purse({ seat }: { seat: number }) {
  const { t, show } = useBoard();
  const coins = show.coins[seat] ?? 0;
  return (
    <span className={styles.purse} data-purse={seat}>
      <CoinAmount amount={coins} />
      <span className="unseen">{t('board.coins', { count: coins })}</span>
    </span>
  );
}
