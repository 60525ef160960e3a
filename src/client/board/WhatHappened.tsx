// What just happened, in the last few lines beside the dice.
import { useTable } from './table';
import styles from './WhatHappened.module.css';

const boring = ['pass', 'turn', 'skipTrade'];

export function WhatHappened() {
  const { t, say, ...table } = useTable();
  const happened = table.happened.filter(({ type }) => !boring.includes(type));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: after a rich roll it scrolls, and a keyboard must reach that
    <ul className={styles.recent} aria-label={t('board.log.recent')} tabIndex={0}>
      {happened.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences only ever follow each other
        <li key={i} data-type={event.type}>
          {say(event)}
        </li>
      ))}
    </ul>
  );
}
