// One thing the table has to say, with what can be done about it.
import type { ReactNode } from 'react';
import styles from './News.module.css';

interface NewsProps {
  kind?: 'calm' | 'alarm';
  icon?: ReactNode;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

export function News({ kind = 'calm', icon, text, children }: NewsProps) {
  return (
    <div className={`${styles.news} ${styles[kind]}`}>
      {icon}
      <p>{text}</p>
      {children}
    </div>
  );
}
