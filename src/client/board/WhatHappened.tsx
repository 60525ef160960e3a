// What just happened, in the last few lines beside the dice; the newest is in sight.
import { useEffect, useRef } from 'react';
import { useTable } from './table';
import styles from './WhatHappened.module.css';

const boring = ['pass', 'turn', 'skipTrade'];

export function WhatHappened() {
  const { t, say, ...table } = useTable();
  const list = useRef<HTMLUListElement>(null);
  // Whoever has scrolled up goes on reading until there is something new; with other widths the lines break anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is the reason to look
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const toNewest = () => element.scrollTo?.({ top: element.scrollHeight });
    toNewest();
    if (!('ResizeObserver' in window)) return;
    const sizes = new ResizeObserver(toNewest);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [table.happened]);
  const happened = table.happened.filter(({ type }) => !boring.includes(type));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: after a rich roll it scrolls, and a keyboard must reach that
    <ul ref={list} className={styles.recent} aria-label={t('board.log.recent')} tabIndex={0}>
      {happened.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences only ever follow each other
        <li key={i} data-type={event.type}>
          {say(event)}
        </li>
      ))}
    </ul>
  );
}
