// A number printed on a shape: a coin, a heart, a seal.
import type { ReactNode } from 'react';
import styles from './NumberOn.module.css';

interface NumberOnProps {
  /** A drawing that fills its place; null for an empty outline of `on`. */
  shape: ReactNode;
  on: 'coin' | 'heart' | 'seal';
  number: number;
}

/** Decoration beside words that say the same. */
export function NumberOn({ shape, on, number }: NumberOnProps) {
  return (
    <span className={styles.place} data-on={on} data-outline={shape === null || undefined} aria-hidden="true">
      {shape}
      <span className={styles.number}>{number}</span>
    </span>
  );
}
