// Activation numbers as little dice faces with numerals.
import styles from './NumberBadge.module.css';

/** Decoration beside words that say the same; one badge for each number. */
export function NumberBadges({ numbers, lit }: { numbers: readonly number[]; lit?: boolean }) {
  return (
    <span className={styles.badges} data-lit={lit || undefined} aria-hidden="true">
      {numbers.map((number) => (
        <span key={number} className={styles.badge}>
          {number}
        </span>
      ))}
    </span>
  );
}
