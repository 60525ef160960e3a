// A player's Dreams, each with its seal.

import styles from './Dreams.module.css';
import { DreamTile } from './LifeTile';
import { useLife } from './model';
import { dreamsOf } from './SeatCards';

export function Dreams({ seat }: { seat: number }) {
  const { t, G, you, nameOf } = useLife();
  const player = G.players[seat];
  if (!player) return null;
  const dreams = dreamsOf(player);
  if (dreams.length === 0) return <p className={styles.none}>{t('life.player.noDreams')}</p>;
  const label = seat === you ? t('life.player.dreamsYours') : t('life.player.dreamsOf', { name: nameOf(seat) });
  return (
    <ul className={styles.dreams} aria-label={label}>
      {dreams.map(({ card, copies }) => (
        <li key={card}>
          <DreamTile card={card} copies={copies} seat={seat} />
        </li>
      ))}
    </ul>
  );
}
