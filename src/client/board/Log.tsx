// Everything that has happened, oldest first, one block a turn.
import { useEffect, useRef } from 'react';
import type { LogEntry } from '../match/types';
import { CloseIcon } from '../parts/icons';
import styles from './Log.module.css';
import { useTable } from './table';

interface Turn {
  turn: number;
  seat: number;
  entries: LogEntry[];
}

function byTurn(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (last && last.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, seat: entry.seat, entries: [entry] });
  }
  return turns;
}

export function Log({ onClose }: { onClose(): void }) {
  const { t, log, you, nameOf, say } = useTable();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.length > 0) list.current?.scrollTo?.({ top: list.current.scrollHeight });
  }, [log]);
  return (
    <section className={styles.log} aria-labelledby="board-log">
      <header className={styles.head}>
        <h2 id="board-log">{t('board.log.title')}</h2>
        <button type="button" className={styles.close} aria-label={t('board.log.collapse')} onClick={onClose}>
          <CloseIcon aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.scroll} ref={list} tabIndex={0}>
        {log.length === 0 && <p>{t('board.log.empty')}</p>}
        <ol className={styles.turns}>
          {byTurn(log).map(({ turn, seat, entries }) => (
            <li key={turn}>
              <h3 className={styles.turn}>
                {seat === you ? t('board.log.turnYou', { turn }) : t('board.log.turn', { turn, name: nameOf(seat) })}
              </h3>
              <ul className={styles.lines}>
                {entries.flatMap(({ stateID, happenings }) =>
                  happenings
                    .filter(({ type }) => type !== 'turn')
                    // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change
                    .map((event, i) => <li key={`${stateID}-${i}`}>{say(event)}</li>),
                )}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
