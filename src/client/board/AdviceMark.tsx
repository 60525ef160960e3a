// The sign on the card that the bots would take, as long as their hint lies open.
import { createContext, use } from 'react';
import type { Move } from '../../game';
import { HintIcon } from '../parts/icons';
import styles from './AdviceMark.module.css';
import { useTable } from './table';

/** The one of our legal moves that the hint puts first; null while none lies open. */
export const Advice = createContext<Move | null>(null);

/** `moves`: the legal ones that are made on this card. Lies in a button, so that it is part of what the card is called. */
export function AdviceMark({ moves }: { moves: readonly Move[] }) {
  const { t } = useTable();
  const advice = use(Advice);
  if (!advice || !moves.includes(advice)) return null;
  return (
    <span className={styles.mark}>
      <span className={styles.sign} role="img" aria-label={t('board.hint.card')}>
        <HintIcon aria-hidden="true" />
      </span>
    </span>
  );
}
