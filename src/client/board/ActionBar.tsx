// What to do now: one sentence, and a button for each decision that is not made on a card.
import { useEffect, useRef } from 'react';
import styles from './ActionBar.module.css';
import { signed } from './amounts';
import { averageRoll, settle } from './forecast';
import { type BoardModel, useBoard } from './model';
import { nowText } from './now';
import { refusedText } from './refusals';
import { SeatChooser } from './SeatChooser';

export function ActionBar() {
  const board = useBoard();
  const { t, refused, ours, step, status } = board;
  const buttons = useRef<HTMLDivElement>(null);
  useFocusOnTurn(buttons, ours ? step : null);
  return (
    <section className={styles.bar} data-ours={ours || undefined} aria-labelledby="board-now">
      <h2 id="board-now" className={styles.now}>
        {nowText(board)}
      </h2>
      {refused && <p className={styles.refused}>{refusedText(t, refused)}</p>}
      <div className={styles.buttons} ref={buttons}>
        {status === 'sending' && <span className={styles.sending}>{t('board.now.sending')}</span>}
        {step === 'takeCoins' && <SeatChooser />}
        <Decisions />
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

function Decisions() {
  const board = useBoard();
  const { legal, play } = board;
  const buttons = legal.flatMap((move) => {
    const words = wordsFor(board, move.move, move.args);
    return words ? [{ move, ...words }] : [];
  });
  return buttons.map(({ move, label, note, main }) => (
    <button
      key={`${move.move} ${move.args.join(' ')}`}
      type="button"
      className={main ? styles.main : styles.plain}
      onClick={() => play(move)}
    >
      <span>{label}</span>
      {note && <small>{note}</small>}
    </button>
  ));
}

/** What a decision is called, and what it brings; null for those made elsewhere. */
function wordsFor(board: BoardModel, move: string, args: readonly unknown[]) {
  const { t, G, rules, outlooks, focus } = board;
  const average = (dice: number) => t('board.action.average', { amount: signed(averageRoll(outlooks, dice === 2 ? 2 : 1)) });
  const { dice } = G.turn;
  switch (move) {
    case 'rollDice': {
      const count = Number(args[0]);
      return { label: t('board.action.roll', { count }), note: average(count), main: true };
    }
    case 'reroll':
      return { label: t('board.action.reroll', { count: dice.length }), note: average(dice.length), main: true };
    case 'keepRoll': {
      const { coins } = settle(rules, G, { move, args }, focus, [1]);
      const total = dice.reduce((sum, die) => sum + die, 0);
      const note = coins === 0 ? t('board.action.bringsNothing') : t('board.action.brings', { amount: signed(coins) });
      return { label: t('board.action.keep', { total }), note, main: true };
    }
    case 'pass':
      return { label: t('board.action.pass'), note: null, main: board.legal.length === 1 };
    case 'skipTrade':
      return { label: t('board.action.skipTrade'), note: null, main: false };
    default:
      return null;
  }
}
