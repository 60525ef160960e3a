// The end: who has won, and the final towns of all.
import { establishmentIds } from '../../game';
import { Button, LinkButton } from '../parts/Button';
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
    <Dialog title={title} onClose={onClose} wide>
      <p className={styles.summary}>
        <TrophyIcon aria-hidden="true" /> {t('board.won.summary', { count: log.at(-1)?.turn ?? 0 })}
      </p>
      <ol className={styles.towns}>
        {order.map((seat) => (
          <li key={seat} className={styles.town} data-winner={seat === winner || undefined}>
            <h3 className={styles.head}>
              <Purse seat={seat} />
              <span className={styles.name}>{nameOf(seat)}</span>
              <LandmarkMarks seat={seat} />
              <small>{t('board.won.cards', { count: establishmentCount(G.players[seat]?.establishments) })}</small>
            </h3>
            <SeatTiles seat={seat} />
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

const establishmentCount = (owned: Readonly<Record<string, number>> = {}) =>
  establishmentIds.reduce((sum, card) => sum + (owned[card] ?? 0), 0);
