// Activation numbers as little dice faces with numerals.
import { numbersText } from '../text/describe';
import styles from './NumberBadge.module.css';

interface NumberBadgesProps {
  numbers: readonly number[];
  /** In the colour of a coin: the number was rolled. */
  lit?: boolean;
  /** In one badge, where there is little room. */
  joined?: boolean;
}

/** Decoration beside words that say the same; one badge for each number. */
export function NumberBadges({ numbers, lit, joined = false }: NumberBadgesProps) {
  const faces = joined ? [numbersText(numbers)] : numbers;
  return (
    <span className={styles.badges} data-lit={lit || undefined} aria-hidden="true">
      {faces.map((number) => (
        <span key={number} className={styles.badge}>
          {number}
        </span>
      ))}
    </span>
  );
}
