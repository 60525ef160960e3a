// Before the match: who sits at the table, which seats are free, and the link for those who are to come.
import { Problem } from '../lobby/Problem';
import { Button } from '../parts/Button';
import { PersonIcon } from '../parts/icons';
import { BoxPicture } from '../skins/BoxPicture';
import { useT } from '../text';
import { Invitation } from './Invitation';
import type { OnlineTableProps } from './OnlineTable';
import type { OnlineState } from './onlineMatch';
import styles from './Room.module.css';
import type { SeatInfo } from './types';
import { useLeave } from './useLeave';

export function Room({ box, matchID, state }: OnlineTableProps & { state: OnlineState }) {
  const t = useT();
  const leaving = useLeave(box.game, matchID);
  const { seats, seat: ours, status } = state;
  const free = seats.filter(({ name }) => name === null).length;
  return (
    <section className={styles.room}>
      <BoxPicture box={box.skin} className={styles.picture} />
      <h1>{t('hall.room.title')}</h1>
      <p>{t('hall.room.waiting', { count: free })}</p>
      <ul className={`bare ${styles.seats}`} aria-label={t('hall.room.who')}>
        {seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} ours={seat.seat === ours} />
        ))}
      </ul>
      <h2>{t('hall.share.title')}</h2>
      <Invitation game={box.game} matchID={matchID} />
      {ours !== null && (
        <Button kind="plain" busy={leaving.busy} disabled={status === 'offline'} className={styles.leave} onClick={leaving.leave}>
          {t('hall.room.leave')}
        </Button>
      )}
      <Problem of={leaving.problem} />
    </section>
  );
}

function Seat({ seat: { name, connected }, ours }: { seat: SeatInfo; ours: boolean }) {
  const t = useT();
  if (name === null) return <li className={styles.free}>{t('hall.room.freeSeat')}</li>;
  return (
    <li className={styles.seat}>
      <PersonIcon />
      <b>{name}</b>
      {ours && <small>{t('hall.room.you')}</small>}
      {!ours && !connected && <small>{t('hall.room.away')}</small>}
    </li>
  );
}
