// The end: who has won, and the final tableaus of all, by how near they came to winning.
import { Button, LinkButton } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { TrophyIcon } from '../parts/icons';
import { Purse } from './Purse';
import { SeatNote } from './SeatNote';
import { useTable } from './table';
import styles from './WinnerScreen.module.css';

export function WinnerScreen({ winner, onClose }: { winner: number; onClose(): void }) {
  const { t, words, seats, log, you, nameOf, playAgain, cardCount, score, Marks, Cards } = useTable();
  const others = seats
    .map(({ seat }) => seat)
    .filter((seat) => seat !== winner)
    .sort((a, b) => score(b) - score(a));
  /** Behind the winner, those who came as near share a place. */
  const rankOf = (seat: number) => (seat === winner ? 1 : 2 + others.filter((other) => score(other) > score(seat)).length);
  const title = winner === you ? t('board.won.you') : t('board.won.other', { name: nameOf(winner) });
  return (
    <Dialog title={title} onClose={onClose} wide>
      <p className={styles.summary}>
        <TrophyIcon aria-hidden="true" /> {t(`${words}.won.summary`, { count: log.at(-1)?.turn ?? 0 })}
      </p>
      <ol className={styles.towns}>
        {[winner, ...others].map((seat) => (
          <li key={seat} className={styles.town} data-winner={seat === winner || undefined}>
            <h3 className={styles.head}>
              <span className={styles.name}>{t('board.won.place', { place: rankOf(seat), name: nameOf(seat) })}</span>
              <Purse seat={seat} />
              <Marks seat={seat} />
              <SeatNote seat={seat} />
              <small>{t(`${words}.won.cards`, { count: cardCount(seat) })}</small>
            </h3>
            <Cards seat={seat} />
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        {playAgain && (
          <Button kind="primary" onClick={playAgain}>
            {t('board.won.again')}
          </Button>
        )}
        <Button onClick={onClose}>{t('board.won.look')}</Button>
        <LinkButton href="/">{t('board.won.home')}</LinkButton>
      </div>
    </Dialog>
  );
}
