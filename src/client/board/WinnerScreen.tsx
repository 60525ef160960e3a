// The end: who has won, and the final towns of all.
import { Link } from 'wouter';
import { establishmentIds } from '../../game';
import { Dialog } from '../parts/Dialog';
import { TrophyIcon } from '../parts/icons';
import { LandmarkMarks } from './Landmarks';
import { useBoard } from './model';
import { SeatTiles } from './Opponent';
import { Purse } from './Purse';
import styles from './WinnerScreen.module.css';

export function WinnerScreen({ winner, onClose }: { winner: number; onClose(): void }) {
  const { t, G, log, you, nameOf, playAgain } = useBoard();
  const order = [winner, ...[...G.players.keys()].filter((seat) => seat !== winner)];
  const title = winner === you ? t('board.won.you') : t('board.won.other', { name: nameOf(winner) });
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={styles.summary}>
        <TrophyIcon aria-hidden="true" /> {t('board.won.summary', { count: log.at(-1)?.turn ?? 0 })}
      </p>
      <ol className={styles.towns}>
        {order.map((seat) => (
          <li key={seat} className={styles.town} data-winner={seat === winner || undefined}>
            <h3 className={styles.head}>
              {nameOf(seat)} <LandmarkMarks seat={seat} /> <Purse seat={seat} />
              <small>{t('board.won.cards', { count: establishmentCount(G.players[seat]?.establishments) })}</small>
            </h3>
            <SeatTiles seat={seat} />
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        {playAgain && (
          <button type="button" className={styles.main} onClick={playAgain}>
            {t('board.won.again')}
          </button>
        )}
        <button type="button" className={styles.plain} onClick={onClose}>
          {t('board.won.look')}
        </button>
        <Link href="/" className={styles.plain}>
          {t('board.won.home')}
        </Link>
      </div>
    </Dialog>
  );
}

const establishmentCount = (owned: Readonly<Record<string, number>> = {}) =>
  establishmentIds.reduce((sum, card) => sum + (owned[card] ?? 0), 0);
