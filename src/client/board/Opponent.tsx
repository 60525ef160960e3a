// Another player at the table: name, coins, landmarks, and the whole town in small.

import { establishmentIds } from '../../game';
import { RobotIcon } from '../parts/icons';
import { LandmarkMarks } from './Landmarks';
import { useBoard } from './model';
import styles from './Opponent.module.css';
import { Purse } from './Purse';
import { workedCards } from './recent';
import { Tile } from './Tile';

/** What stands beside a name: a bot's level, somebody away. */
export function SeatNote({ seat }: { seat: number }) {
  const { t, seats, passAndPlay } = useBoard();
  const info = seats.find((one) => one.seat === seat);
  if (info?.bot) {
    const level = t(`common.level.${info.bot as 'random'}`, { defaultValue: info.bot });
    return (
      <span className={styles.note} title={t('board.player.bot', { level })}>
        <RobotIcon aria-hidden="true" /> <span className={styles.level}>{t('board.player.bot', { level })}</span>
      </span>
    );
  }
  if (!info || passAndPlay) return null;
  if (info.name === null) return <span className={styles.note}>{t('board.player.free')}</span>;
  return info.connected ? null : <span className={styles.note}>{t('board.player.away')}</span>;
}

export function SeatTiles({ seat, large = false }: { seat: number; large?: boolean }) {
  const { t, G, happened, nameOf } = useBoard();
  const player = G.players[seat];
  if (!player) return null;
  const worked = workedCards(happened);
  return (
    <ul className={styles.tiles} data-large={large || undefined} aria-label={t('board.player.of', { name: nameOf(seat) })}>
      {establishmentIds
        .filter((card) => player.establishments[card] > 0)
        .map((card) => (
          <li key={card}>
            <Tile
              card={card}
              copies={player.establishments[card]}
              seat={seat}
              small={!large || undefined}
              worked={worked.has(`${seat}:${card}`)}
            />
          </li>
        ))}
    </ul>
  );
}

export function Opponent({ seat }: { seat: number }) {
  const { t, nameOf, toMove, openSeat } = useBoard();
  const name = nameOf(seat);
  return (
    <li className={styles.opponent} data-turn={toMove === seat || undefined}>
      <button type="button" className={styles.head} onClick={() => openSeat(seat)} aria-haspopup="dialog">
        <strong className={styles.name}>{name}</strong>
        <span>
          <LandmarkMarks seat={seat} />
        </span>
        <Purse seat={seat} />
        <span className="unseen">{t('board.player.open', { name })}</span>
        {toMove === seat && <span className="unseen">{t('board.player.toMove')}</span>}
        <SeatNote seat={seat} />
      </button>
      <SeatTiles seat={seat} />
    </li>
  );
}
