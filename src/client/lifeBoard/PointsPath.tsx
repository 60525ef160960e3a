// How near a player is to winning: a path of as many stones as points are needed, the last one the goal.
import { points, pointsToWin } from '../../game';
import { TrophyIcon } from '../parts/icons';
import { useLife } from './model';
import styles from './PointsPath.module.css';

const stones = Array.from({ length: pointsToWin }, (_, i) => i + 1);

export function PointsPath({ seat }: { seat: number }) {
  const { t, G } = useLife();
  const player = G.players[seat];
  if (!player) return null;
  const reached = points(player);
  return (
    <span className={styles.path} data-long role="img" aria-label={t('life.path', { points: reached, goal: pointsToWin })}>
      {stones.map((stone) => (
        <i key={stone} className={styles.stone} data-reached={stone <= reached || undefined}>
          {stone === pointsToWin && <TrophyIcon />}
        </i>
      ))}
      <b className={styles.number}>{reached}</b>
    </span>
  );
}
