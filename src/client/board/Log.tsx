// Everything that has happened, oldest first, one block a turn.
import { useRef } from 'react';
import type { LogEntry } from '../match/types';
import styles from './Log.module.css';
import { SidePanel } from './SidePanel';
import { useTable } from './table';
import { useNewestInSight } from './useNewestInSight';

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
  const { t, told, you, nameOf, say } = useTable();
  const list = useRef<HTMLDivElement>(null);
  useNewestInSight(list, told.at(-1)?.stateID);
  return (
    <SidePanel title={t('board.log.title')} closeLabel={t('board.log.collapse')} onClose={onClose} scroll={list}>
      {told.length === 0 && <p>{t('board.log.empty')}</p>}
      <ol className={styles.turns}>
        {byTurn(told).map(({ turn, seat, entries }) => (
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
    </SidePanel>
  );
}
