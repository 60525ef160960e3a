// What to do now: one sentence, and a button for each decision that is not made on a card.
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Move } from '../../game';
import { HintIcon } from '../parts/icons';
import styles from './ActionBar.module.css';
import { Dots } from './Dots';
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
  /** Whether what the bots would do is shown. */
  hintOpen: boolean;
  onHint(): void;
  /** Further ways to decide, before the others. */
  children?: ReactNode;
}

export function ActionBar({ now, decisions, hintOpen, onHint, children }: ActionBarProps) {
  const { t, words, refused, ours, thinking, hints, only, held, step, status, play } = useTable();
  const bar = useRef<HTMLElement>(null);
  useFocusOnTurn(bar, ours ? (held ? 'held' : step) : null, isObvious(decisions));
  return (
    <section ref={bar} className={styles.bar} data-ours={ours || undefined} aria-labelledby="board-now">
      <div className={styles.head}>
        <h2 id="board-now" className={styles.now} tabIndex={-1}>
          {now}
          {thinking !== null && <Dots />}
        </h2>
        {/* Not where there is nothing to choose, unless to close it; while the dice tumble it does not tell. */}
        {hints && (only === null || held || hintOpen) && (
          <button type="button" className={styles.hint} data-opens="hint" aria-expanded={hintOpen} onClick={onHint}>
            <HintIcon aria-hidden="true" /> {t('board.action.hint')}
          </button>
        )}
      </div>
      {refused && <p className={styles.refused}>{refusedText(t, words, refused)}</p>}
      <div className={styles.buttons} data-decisions>
        {status === 'sending' && <span className={styles.sending}>{t('board.now.sending')}</span>}
        {children}
        {decisions.map(({ move, label, note, main }) => (
          <button
            key={`${move.move} ${move.args.join(' ')}`}
            type="button"
            className={main ? styles.main : styles.plain}
            onKeyDown={refuseRepeat}
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

/** Whether the buttons are one and the same thing to do, so that the focus may wait on the first of them. */
const isObvious = (decisions: readonly Decision[]) =>
  decisions.length > 0 && decisions.every(({ main, move }) => main && move.move === decisions[0]?.move.move);

/** A key that is held down decides once, not also whatever is asked next. */
const refuseRepeat = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/**
 * Moves the focus to what is asked when a decision becomes ours: to the button when there is but one thing to do, else to the question, so
 * that a second press of the same key decides nothing. Not out of a dialog, a text field or the market. When our decision is made and its
 * button is gone, the focus waits on what is said of the others.
 */
function useFocusOnTurn(bar: RefObject<HTMLElement | null>, step: string | null, obvious: boolean) {
  const first = useRef(obvious);
  first.current = obvious;
  const asked = useRef(step);
  useEffect(() => {
    const active = document.activeElement;
    const [before, heading] = [asked.current, bar.current?.querySelector('h2')];
    asked.current = step;
    if (step === null && before !== null && active === document.body) heading?.focus({ preventScroll: true });
    if (step === null || active?.closest('dialog, input, textarea, select, [contenteditable], [data-market]')) return;
    bar.current?.querySelector<HTMLElement>(first.current ? '[data-decisions] button' : 'h2')?.focus({ preventScroll: true });
  }, [step, bar]);
}
