// The end: who has won, and the final tableaus of all.
import { Button, LinkButton } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { TrophyIcon } from '../parts/icons';
import { Purse } from './Purse';
import { SeatNote } from './SeatNote';
import { useTable } from './table';
import styles from './WinnerScreen.module.css';

export function WinnerScreen({ winner, onClose }: { winner: number; onClose(): void }) {
  const { t, words, seats, log, you, nameOf, playAgain, cardCount, Marks, Cards } = useTable();
  const order = [winner, ...seats.map(({ seat }) => seat).filter((seat) => seat !== winner)];
  const title = winner === you ? t('board.won.you') : t('board.won.other', { name: nameOf(winner) });
  return (
    <Dialog title={title} onClose={onClose} wide>
      <p className={styles.summary}>
        <TrophyIcon aria-hidden="true" /> {t(`${words}.won.summary`, { count: log.at(-1)?.turn ?? 0 })}
      </p>
      <ol className={styles.towns}>
        {order.map((seat) => (
          <li key={seat} className={styles.town} data-winner={seat === winner || undefined}>
            <h3 className={styles.head}>
              <Purse seat={seat} />
              <span className={styles.name}>{nameOf(seat)}</span>
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
