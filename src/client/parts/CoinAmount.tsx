// A number printed on a coin.
import styles from './CoinAmount.module.css';
import { Coin } from './icons';

interface CoinAmountProps {
  amount: number;
  /** An empty ring instead of a coin: a price that cannot be paid. */
  outline?: boolean;
}

/** Decoration beside words that say the same. */
export function CoinAmount({ amount, outline = false }: CoinAmountProps) {
  return (
    <span className={styles.coin} data-outline={outline || undefined} aria-hidden="true">
      {!outline && <Coin className={styles.metal} />}
      <span className={styles.number}>{amount}</span>
    </span>
  );
}
