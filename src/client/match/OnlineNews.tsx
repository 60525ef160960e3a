// What an online table has to say: the connection, who is away, which seats are free, whether we only watch.
import { useEffect } from 'react';
import { Problem } from '../lobby/Problem';
import { useOnce } from '../lobby/useOnce';
import { Button } from '../parts/Button';
import { CloseIcon, OfflineIcon, RobotIcon, WatchIcon } from '../parts/icons';
import type { Options } from '../store/setup';
import { listOf, useT } from '../text';
import { News } from './News';
import type { OnlineTableProps } from './OnlineTable';
import type { OnlineState } from './onlineMatch';
import { tellTakeovers, useLeavers, useSeatChanges } from './seatChanges';
import { forget } from './seats';

export interface OnlineNewsProps extends Pick<OnlineTableProps, 'matchID' | 'taken' | 'onSit'> {
  state: OnlineState;
  /** Whether the match is under way: then it matters who is away. */
  running: boolean;
}

export function OnlineNews({ matchID, taken, onSit, state, running }: OnlineNewsProps) {
  const t = useT();
  const sitting = useOnce();
  const [takeover, forgetTakeover] = useSeatChanges(state.seats, tellTakeovers);
  const { stage, status, seats, seat, unseated } = state;
  // Also when our seat has been given up in another tab, and `seat` is null.
  const leavers = useLeavers(seats, taken && Number(taken.playerID));
  useEffect(() => {
    if (unseated) forget(matchID);
  }, [unseated, matchID]);
  if (stage !== 'open') return null;
  if (status === 'offline') {
    return <News kind="alarm" icon={<OfflineIcon />} text={t('hall.match.offline')} />;
  }
  const away = seats.filter((one) => one.name !== null && !one.connected && one.seat !== seat).map(({ name }) => name ?? '');
  const free = seats.filter(({ name }) => name === null).length;
  const names = listOf(away);
  const left = leavers.length > 0 && t('hall.match.left', { count: leavers.length, names: listOf(leavers) });
  const { options = {} } = (state.table?.G ?? {}) as { options?: Options };
  return (
    <>
      {unseated && <News kind="alarm" text={t('hall.match.unseated')} />}
      {takeover && (
        <News icon={<RobotIcon />} text={takeover}>
          <Button kind="plain" aria-label={t('common.close')} onClick={forgetTakeover}>
            <CloseIcon />
          </Button>
        </News>
      )}
      {running && away.length > 0 && <News text={t('hall.match.away', { count: away.length, names })} />}
      {running && free > 0 && <News text={[left, t('hall.match.free', { count: free })].filter(Boolean).join(' ')} />}
      {seat === null && (
        <News icon={<WatchIcon />} text={t('hall.match.watching')}>
          {free > 0 && (
            <Button busy={sitting.busy} onClick={() => sitting.run(() => onSit({ seats, options }))}>
              {t('hall.room.sit')}
            </Button>
          )}
          <Problem of={sitting.problem} />
        </News>
      )}
    </>
  );
}
