// The coins or hearts of a player; where they fly from and to. It counts while they fly, and says by how much.
import { useEffect, useState } from 'react';
import { signed } from './amounts';
import styles from './Purse.module.css';
import { useTable } from './table';
import { balanceChange } from './useShow';

const COUNT_MS = 400;

export function Purse({ seat }: { seat: number }) {
  const { t, show, words, Amount } = useTable();
  const coins = show.balances[seat] ?? 0;
  const change = balanceChange(show.scene, seat);
  const counted = useCounted(coins, change !== 0);
  return (
    <span className={styles.purse} data-purse={seat}>
      <Amount amount={counted} />
      <span className="unseen">{t(`${words}.money`, { count: coins })}</span>
      {change !== 0 && (
        <b className={styles.change} data-tone={change > 0 ? 'gain' : 'loss'} aria-hidden="true">
          {signed(change)}
        </b>
      )}
    </span>
  );
}

/** The target, or on the way there one by one while coins fly. */
function useCounted(target: number, flying: boolean): number {
  const [shown, setShown] = useState(target);
  useEffect(() => {
    if (!flying || shown === target) return;
    const timer = setTimeout(() => setShown(shown + Math.sign(target - shown)), COUNT_MS / Math.abs(target - shown) / 2);
    return () => clearTimeout(timer);
  }, [target, flying, shown]);
  useEffect(() => {
    if (!flying) setShown(target);
  }, [target, flying]);
  return flying ? shown : target;
}
