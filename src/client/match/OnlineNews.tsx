// What an online table has to say: the connection, who is away, which seats are free, whether we only watch.
import { useEffect } from 'react';
import { Problem } from '../lobby/Problem';
import { useOnce } from '../lobby/useOnce';
import { Button } from '../parts/Button';
import { CloseIcon, OfflineIcon, RobotIcon, WatchIcon } from '../parts/icons';
import { listOf, useT } from '../text';
import { BotForSeat } from './BotForSeat';
import { News } from './News';
import type { OnlineTableProps } from './OnlineTable';
import type { OnlineState } from './onlineMatch';
import { tellBots, tellTakeovers, useLeavers, useSeatChanges } from './seatChanges';
import { forget } from './seats';
import { optionsOf } from './TableSummary';

export interface OnlineNewsProps extends Pick<OnlineTableProps, 'box' | 'matchID' | 'taken' | 'onSit'> {
  state: OnlineState;
  /** Whether the match is under way: then it matters who is away. */
  running: boolean;
}

export function OnlineNews({ box, matchID, taken, onSit, state, running }: OnlineNewsProps) {
  const t = useT();
  const sitting = useOnce();
  const begun = (state.table?.stateID ?? 0) > 0;
  const [takeover, forgetTakeover] = useSeatChanges(state.seats, begun ? tellBots : tellTakeovers);
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
  const free = seats.filter(({ name }) => name === null);
  const names = listOf(away);
  const seated = taken && seat !== null && !unseated;
  const left = leavers.length > 0 && t('hall.match.left', { count: leavers.length, names: listOf(leavers) });
  const options = optionsOf(state.table?.G);
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
      {running && free[0] && (
        <News
          text={[left, t(seated ? 'hall.match.free' : 'hall.match.freeSeats', { count: free.length })].filter(Boolean).join(' ')}
        >
          {seated && <BotForSeat key={free[0].seat} game={box.game} matchID={matchID} holder={taken} seat={free[0].seat} />}
        </News>
      )}
      {seat === null && (
        <News icon={<WatchIcon />} text={t('hall.match.watching')}>
          {free.length > 0 && (
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
