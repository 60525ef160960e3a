// The dice in their tray, who rolled them, and beside it what pays.
import { DicePair } from '../parts/Dice';
import styles from './DiceTray.module.css';
import { lastRoll } from './recent';
import { useTable } from './table';

interface DiceTrayProps {
  /** What lies there while no dice are rolled. */
  instead?: React.ReactNode;
  children?: React.ReactNode;
}

export function DiceTray({ instead, children }: DiceTrayProps) {
  const { t, words, log, show, step, dice, Piece } = useTable();
  const roll = lastRoll(log);
  const rolling = show.scene?.kind === 'dice';
  // Before the new roll the old dice still lie there, but no longer count.
  const old = roll !== null && step === 'roll' && dice.length === 0 && !rolling;
  return (
    <div className={styles.tray} data-old={old || undefined}>
      {children}
      {instead ?? (
        <span className={styles.felt}>
          {roll ? (
            <DicePair key={`${log.at(-1)?.stateID}`} dice={roll} rolling={rolling} />
          ) : (
            <span className={styles.places} aria-hidden="true">
              <i />
              <i />
            </span>
          )}
        </span>
      )}
      {roll && !instead && (
        <output className={styles.total} aria-hidden="true">
          {rolling ? '' : roll.reduce((sum, die) => sum + die, 0)}
        </output>
      )}
      <span className={styles.bank} data-purse="bank">
        <Piece aria-hidden="true" />
        <Piece aria-hidden="true" />
        <Piece aria-hidden="true" />
        <span className={styles.bankName}>{t(`${words}.bankTitle`)}</span>
      </span>
    </div>
  );
}
