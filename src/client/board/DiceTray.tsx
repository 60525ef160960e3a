// The dice in their tray, who rolled them, and the bank beside.
import { DicePair } from '../parts/Dice';
import { Coin } from '../parts/icons';
import styles from './DiceTray.module.css';
import { useBoard } from './model';
import { lastRoll, lastTurn } from './recent';

export function DiceTray({ children }: { children?: React.ReactNode }) {
  const { t, log, show, step, G } = useBoard();
  const roll = lastRoll(lastTurn(log));
  const rolling = show.scene?.kind === 'dice';
  // Before the new roll the old dice still lie there, but no longer count.
  const old = step === 'roll' && G.turn.dice.length === 0 && !rolling;
  return (
    <div className={styles.tray} data-old={old || undefined}>
      {children}
      <span className={styles.felt} data-empty={roll === null || undefined}>
        {roll && <DicePair key={`${log.at(-1)?.stateID}`} dice={roll.dice} rolling={rolling} onSettled={undefined} />}
      </span>
      {roll && (
        <output className={styles.total} aria-hidden="true">
          {rolling ? '' : roll.dice.reduce((sum, die) => sum + die, 0)}
        </output>
      )}
      <span className={styles.bank} data-purse="bank">
        <Coin aria-hidden="true" />
        <Coin aria-hidden="true" />
        <Coin aria-hidden="true" />
        <span className={styles.bankName}>{t('board.bankTitle')}</span>
      </span>
    </div>
  );
}
