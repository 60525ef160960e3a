// A page with one message and what can be done about it.
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <section className={styles.sheet}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children && <div className={styles.ways}>{children}</div>}
      </section>
    </main>
  );
}
