// What stands beside a name: a bot's level, somebody away.
import { RobotIcon } from '../parts/icons';
import { levelText } from '../text/level';
import { Dots } from './Dots';
import styles from './Opponent.module.css';
import { useTable } from './table';

export function SeatNote({ seat }: { seat: number }) {
  const { t, seats, passAndPlay, thinking } = useTable();
  const info = seats.find((one) => one.seat === seat);
  if (info?.bot) {
    const level = levelText(t, info.bot);
    return (
      <span
        className={styles.note}
        data-bot
        data-thinking={thinking === seat || undefined}
        title={t('board.player.bot', { level })}
      >
        <RobotIcon aria-hidden="true" /> <span className={styles.level}>{t('board.player.bot', { level })}</span>
        <span className={styles.word} aria-hidden="true">
          {level}
        </span>
        {thinking === seat && <Dots />}
      </span>
    );
  }
  if (!info || passAndPlay) return null;
  if (info.name === null) return <span className={styles.note}>{t('board.player.free')}</span>;
  return info.connected ? null : <span className={styles.note}>{t('board.player.away')}</span>;
}
