// Shown while something is on its way: nothing for a moment, then words.
import { useEffect, useState } from 'react';
import { useT } from '../text';
import styles from './Waiting.module.css';

/** How long nothing is said, in milliseconds. */
const SILENT_MS = 300;
/** What follows so soon is the same wait, for the next thing. */
const SAME_MS = 100;

/** When the last wait began and ended; how many things are waited for on the page. */
const last = { began: 0, ended: Number.NEGATIVE_INFINITY, shown: 0 };

/** How long it still is until words appear; below zero where others have been read already, so that the page does not fall silent in between. */
function useSilence(): number {
  const [silence] = useState(() => {
    const now = performance.now();
    if (last.shown === 0 && now - last.ended > SAME_MS) last.began = now;
    return SILENT_MS - (now - last.began);
  });
  useEffect(() => {
    last.shown++;
    return () => {
      last.shown--;
      last.ended = performance.now();
    };
  }, []);
  return silence;
}

/** @param page whether nothing else is on the page. */
export function Waiting({ text, page = false }: { text?: string; page?: boolean }) {
  const t = useT();
  const silence = useSilence();
  const words = (
    <p role="status" className={styles.words} style={{ animationDelay: `${Math.round(silence)}ms` }}>
      {text ?? t('common.loading')}
    </p>
  );
  return page ? (
    <main id="main" className={styles.place} tabIndex={-1}>
      {words}
    </main>
  ) : (
    <div className={styles.place}>{words}</div>
  );
}
