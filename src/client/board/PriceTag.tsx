// The price of a card: a button that buys it when that is legal, else the price and what is in the way.
import styles from './PriceTag.module.css';
import { useTable } from './table';

interface PriceTagProps {
  cost: number;
  /** Null when it cannot be bought now. */
  buy: (() => void) | null;
  /** What the button is called, and its short face. */
  label: string;
  short: string;
  /** What is in the way, turn and step aside; null when nothing is. */
  obstacle: string | null;
  /** Whether the price alone is in the way: what nobody could pay for shows none. */
  priced: boolean;
}

export function PriceTag({ cost, buy, label, short, obstacle, priced }: PriceTagProps) {
  const { Amount } = useTable();
  if (buy) {
    return (
      <button type="button" className={styles.build} onClick={buy}>
        <span className="unseen">{label}</span>
        <span aria-hidden="true">{short}</span>
        <Amount amount={cost} />
      </button>
    );
  }
  return (
    <span className={styles.price} data-plain={!priced || undefined}>
      {priced && <Amount amount={cost} outline={obstacle !== null} />}
      {obstacle}
    </span>
  );
}
