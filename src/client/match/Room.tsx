// Before the match: who sits at the table, which seats are free, and the link for those who are to come.
import { Problem } from '../lobby/Problem';
import { Button } from '../parts/Button';
import { BoxPicture } from '../skins/BoxPicture';
import { useT } from '../text';
import { Invitation } from './Invitation';
import type { OnlineTableProps } from './OnlineTable';
import type { OnlineState } from './onlineMatch';
import styles from './Room.module.css';
import { RoomSeat } from './RoomSeat';
import { tellRoom, useSeatChanges } from './seatChanges';
import { ChosenOptions, optionsOf } from './TableSummary';
import { useLeave } from './useLeave';

export function Room({ box, matchID, taken, state }: OnlineTableProps & { state: OnlineState }) {
  const t = useT();
  const leaving = useLeave(box.game, matchID);
  const { seats, seat: ours, status } = state;
  const [news] = useSeatChanges(seats, tellRoom);
  const hostSeat = seats.find(({ name, bot }) => name !== null && bot === null)?.seat;
  const host = ours !== null && ours === hostSeat ? taken : null;
  const offline = status === 'offline';
  const free = seats.filter(({ name }) => name === null).length;
  return (
    <section className={styles.room}>
      <BoxPicture box={box.skin} className={styles.picture} />
      <h1>{t('hall.room.title')}</h1>
      <p className={styles.box}>{t(`common.box.${box.game}.name`)}</p>
      <p>
        {t('hall.room.waiting', { count: free })} {host && t('hall.room.mayAddBots')}
      </p>
      <ul className={`bare ${styles.seats}`} aria-label={t('hall.room.who')}>
        {seats.map((seat) => (
          <RoomSeat key={seat.seat} game={box.game} {...{ matchID, seat, host, offline }} ours={seat.seat === ours} />
        ))}
      </ul>
      {state.table && <ChosenOptions game={box.game} options={optionsOf(state.table.G)} />}
      <p role="status" className="unseen">
        {news}
      </p>
      <h2>{t('hall.share.title')}</h2>
      <Invitation game={box.game} matchID={matchID} />
      {ours !== null && (
        <Button kind="plain" busy={leaving.busy} disabled={offline} className={styles.leave} onClick={leaving.leave}>
          {t('hall.room.leave')}
        </Button>
      )}
      <Problem of={leaving.problem} />
    </section>
  );
}
