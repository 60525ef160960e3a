// The name of the house, with a house.
import styles from './Wordmark.module.css';

export function Wordmark() {
  return (
    <span className={styles.wordmark} aria-hidden="true">
      <svg viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
        <path d="M2 30h36" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path d="M5 30V15l8-7 8 7v15z" fill="var(--art-white)" />
        <path d="M3 17 13 7.5 23 17" fill="none" stroke="var(--art-terracotta)" strokeWidth="3.5" strokeLinejoin="round" />
        <path d="M22 30V11h12v19z" fill="var(--art-gold)" />
        <path d="M20.500 11h15" stroke="var(--art-bark)" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M11 30v-8h5v8zM25 15h2.500v4H25zm4.500 0H32v4h-2.500zM25 22h2.500v4H25zm4.500 0H32v4h-2.500z"
          fill="var(--art-bark)"
        />
      </svg>
      <b>Machi Koro</b>
    </span>
  );
}
