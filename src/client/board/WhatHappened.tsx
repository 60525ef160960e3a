// What happened since we rolled last, in a few lines beside the dice; the newest is in sight.
import { useMemo, useRef } from 'react';
import { sinceRoll } from './recent';
import { useTable } from './table';
import { useNewestInSight } from './useNewestInSight';
import styles from './WhatHappened.module.css';

const boring = ['turn', 'skipTrade'];

export function WhatHappened() {
  const { t, say, told, seats, you } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useNewestInSight(list, told.at(-1)?.stateID);
  const recent = useMemo(() => sinceRoll(told, seats.length, you), [told, seats.length, you]);
  const happened = recent.filter(({ type }) => !boring.includes(type));
  return (
    <ul
      ref={list}
      className={styles.recent}
      aria-label={t('board.log.recent')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: after a rich roll it scrolls, and a keyboard must reach that
      tabIndex={0}
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
