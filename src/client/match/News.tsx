// One thing the table has to say, with what can be done about it.
import type { ReactNode } from 'react';
import styles from './News.module.css';

export function News({ kind = 'calm', children }: { kind?: 'calm' | 'alarm'; children: ReactNode }) {
  return <div className={`${styles.news} ${styles[kind]}`}>{children}</div>;
}
