// A player's whole town in small.
import { establishmentIds } from '../../game';
import { useBoard } from './model';
import styles from './Opponent.module.css';
import { TownTile } from './TownTile';

export function SeatTiles({ seat, large = false }: { seat: number; large?: boolean }) {
  const { G, tableauOf } = useBoard();
  const player = G.players[seat];
  if (!player) return null;
  return (
    <ul className={styles.tiles} data-large={large || undefined} aria-label={tableauOf(seat)}>
      {establishmentIds
        .filter((card) => player.establishments[card] > 0)
        .map((card) => (
          <li key={card}>
            <TownTile card={card} seat={seat} small={!large || undefined} />
          </li>
        ))}
    </ul>
  );
}
