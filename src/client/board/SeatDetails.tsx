// Another player's whole tableau, large.
import { Dialog } from '../parts/Dialog';
import { Purse } from './Purse';
import styles from './SeatDetails.module.css';
import { SeatNote } from './SeatNote';
import { useTable } from './table';

export function SeatDetails({ seat, onClose }: { seat: number; onClose(): void }) {
  const { tableauOf, Goals, Cards } = useTable();
  return (
    <Dialog title={tableauOf(seat)} onClose={onClose} wide>
      <p className={styles.head}>
        <Purse seat={seat} /> <SeatNote seat={seat} />
      </p>
      <Goals seat={seat} />
      <Cards seat={seat} large />
    </Dialog>
  );
}
