// Another player at the table: name, coins or hearts, how near to winning, and all cards in small.
import styles from './Opponent.module.css';
import { Purse } from './Purse';
import { SeatNote } from './SeatNote';
import { useTable } from './table';

export function Opponent({ seat }: { seat: number }) {
  const { t, words, nameOf, toMove, thinking, openSeat, Marks, Cards } = useTable();
  const name = nameOf(seat);
  return (
    <li className={styles.opponent} data-turn={toMove === seat || undefined}>
      <button type="button" className={styles.head} onClick={() => openSeat(seat)} aria-haspopup="dialog">
        <strong className={styles.name}>{name}</strong>
        <span>
          <Marks seat={seat} />
        </span>
        <Purse seat={seat} />
        <span className="unseen">{t(`${words}.player.open`, { name })}</span>
        {toMove === seat && <span className="unseen">{t(`board.player.${thinking === seat ? 'thinking' : 'toMove'}`)}</span>}
        <SeatNote seat={seat} />
      </button>
      <Cards seat={seat} />
    </li>
  );
}
