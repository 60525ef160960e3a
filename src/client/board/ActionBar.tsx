// What to do now: one sentence, and a button for each decision that is not made on a card.
import { type ReactNode, useEffect, useRef } from 'react';
import type { Move } from '../../game';
import styles from './ActionBar.module.css';
import { refusedText } from './refused';
import { useTable } from './table';

/** A decision that has a button of its own. */
export interface Decision {
  move: Move;
  label: string;
  /** What it brings, in a few words. */
  note: string | null;
  /** Whether it is the obvious thing to do. */
  main: boolean;
}

interface ActionBarProps {
  /** Whose turn it is and what to do now. */
  now: string;
  decisions: readonly Decision[];
  /** Further ways to decide, before the others. */
  children?: ReactNode;
}

export function ActionBar({ now, decisions, children }: ActionBarProps) {
  const { t, words, refused, ours, step, status, play } = useTable();
  const buttons = useRef<HTMLDivElement>(null);
  useFocusOnTurn(buttons, ours ? step : null);
  return (
    <section className={styles.bar} data-ours={ours || undefined} aria-labelledby="board-now">
      <h2 id="board-now" className={styles.now}>
        {now}
      </h2>
      {refused && <p className={styles.refused}>{refusedText(t, words, refused)}</p>}
      <div className={styles.buttons} ref={buttons}>
        {status === 'sending' && <span className={styles.sending}>{t('board.now.sending')}</span>}
        {children}
        {decisions.map(({ move, label, note, main }) => (
          <button
            key={`${move.move} ${move.args.join(' ')}`}
            type="button"
            className={main ? styles.main : styles.plain}
            onClick={() => play(move)}
          >
            <span>{label}</span>
            {note && <small>{note}</small>}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Moves the focus to the first decision when one becomes ours; not out of a dialog or a text field. */
function useFocusOnTurn(buttons: React.RefObject<HTMLDivElement | null>, step: string | null) {
  useEffect(() => {
    const active = document.activeElement;
    if (step === null || active?.closest('dialog, input, textarea, select, [contenteditable]')) return;
    buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [step, buttons]);
}
