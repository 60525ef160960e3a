// Another player's whole town, large.
import { Dialog } from '../parts/Dialog';
import { Landmarks } from './Landmarks';
import { useBoard } from './model';
import { SeatNote, SeatTiles } from './Opponent';
import { Purse } from './Purse';
import styles from './SeatDetails.module.css';

export function SeatDetails({ seat, onClose }: { seat: number; onClose(): void }) {
  const { t, nameOf } = useBoard();
  return (
    <Dialog title={t('board.player.of', { name: nameOf(seat) })} onClose={onClose} wide>
      <p className={styles.head}>
        <Purse seat={seat} /> <SeatNote seat={seat} />
      </p>
      <Landmarks seat={seat} />
      <SeatTiles seat={seat} large />
    </Dialog>
  );
}
