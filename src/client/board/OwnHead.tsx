// Whose cards lie before us: name, coins or hearts, how near to winning, and what else a box puts there.
import styles from './OwnHead.module.css';
import { Purse } from './Purse';
import { SeatNote } from './SeatNote';
import { useTable } from './table';

export function OwnHead({ children }: { children?: React.ReactNode }) {
  const { focus, toMove, tableauOf, Marks } = useTable();
  return (
    <header className={styles.head} data-turn={toMove === focus || undefined}>
      <Purse seat={focus} />
      <h2 id="board-own" className={styles.title}>
        {tableauOf(focus)}
      </h2>
      <Marks seat={focus} />
      <SeatNote seat={focus} />
      {children}
    </header>
  );
}
