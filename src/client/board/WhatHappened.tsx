// What just happened, in the last few lines beside the dice; the newest is in sight.
import { useEffect, useRef } from 'react';
import { useTable } from './table';
import styles from './WhatHappened.module.css';

const boring = ['pass', 'turn', 'skipTrade'];
/** So near to its end, in pixels, a list that was scrolled there may stay at other zooms than 100 %. */
const NEAR = 3;

export function WhatHappened() {
  const { t, say, ...table } = useTable();
  const list = useRef<HTMLUListElement>(null);
  const atEnd = useRef(true);
  const newest = table.told.at(-1)?.stateID;
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is the reason to look; until then one may read further up
  useEffect(() => {
    // Where all has room nothing scrolls that would tell.
    atEnd.current = true;
    toEnd(list.current);
  }, [newest]);
  // With other widths the lines break anew.
  useEffect(() => {
    if (!list.current || !('ResizeObserver' in window)) return;
    const sizes = new ResizeObserver(() => atEnd.current && toEnd(list.current));
    sizes.observe(list.current);
    return () => sizes.disconnect();
  }, []);
  const happened = table.happened.filter(({ type }) => !boring.includes(type));
  return (
    <ul
      ref={list}
      className={styles.recent}
      aria-label={t('board.log.recent')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: after a rich roll it scrolls, and a keyboard must reach that
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        atEnd.current = scrollTop + clientHeight >= scrollHeight - NEAR;
      }}
    >
      {happened.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences only ever follow each other
        <li key={i} data-type={event.type}>
          {say(event)}
        </li>
      ))}
    </ul>
  );
}

function toEnd(list: HTMLElement | null): void {
  list?.scrollTo?.({ top: list.scrollHeight });
}
