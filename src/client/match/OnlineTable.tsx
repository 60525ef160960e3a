// The table of a match on the server: the room until every seat is taken, then the board.
import { useEffect, useState } from 'react';
import { games, rules } from '../../game';
import type { Box } from '../lobby/boxes';
import type { TakenSeat } from '../lobby/lobby';
import { Waiting } from '../parts/Waiting';
import { useT } from '../text';
import { LeaveButton } from './LeaveButton';
import { MatchFrame } from './MatchFrame';
import { MatchGone } from './MatchGone';
import { OnlineBoard } from './OnlineBoard';
import { OnlineNews } from './OnlineNews';
import { OnlineMatch } from './onlineMatch';
import { Room } from './Room';
import { ShareButton } from './ShareButton';
import { openSocket } from './socket';
import { useSource } from './source';
import type { Laid } from './TableSummary';

export interface OnlineTableProps {
  box: Box;
  matchID: string;
  /** Null: we watch. */
  taken: TakenSeat | null;
  /** Takes a seat at the table that is laid so, or asks for a name first. */
  onSit(laid: Laid): Promise<void>;
}

export function OnlineTable(props: OnlineTableProps) {
  const { box, matchID, taken } = props;
  const t = useT();
  const [match, setMatch] = useState<OnlineMatch | null>(null);
  useEffect(() => {
    const game = games.find(({ name }) => name === box.game);
    const played = rules[box.game];
    if (!game || !played) throw new Error(`there is no game ${box.game}`);
    const opened = new OnlineMatch({ game, rules: played, matchID, seat: taken, socket: openSocket(box.game) });
    opened.open();
    setMatch(opened);
    return () => opened.close();
  }, [box.game, matchID, taken]);
  return match ? <OpenTable {...props} match={match} /> : <Waiting page text={t('hall.match.opening')} />;
}

function OpenTable({ match, ...props }: OnlineTableProps & { match: OnlineMatch }) {
  const { box, matchID } = props;
  const t = useT();
  const state = useSource(match);
  const { stage, seats, table } = state;
  if (stage === 'gone') return <MatchGone />;
  const running = table !== null && rules[box.game]?.outcome(table.G) === null;
  const begun = table !== null && (table.stateID > 0 || seats.every(({ name }) => name !== null));
  return (
    <MatchFrame
      box={box}
      tools={
        begun && (
          <>
            {running && state.seat !== null && <LeaveButton game={box.game} matchID={matchID} state={state} />}
            <ShareButton game={box.game} matchID={matchID} />
          </>
        )
      }
      news={<OnlineNews {...props} state={state} running={begun && running} />}
    >
      {!table && <Waiting text={t('hall.match.looking')} />}
      {table && !begun && <Room {...props} state={state} />}
      {table && begun && <OnlineBoard {...props} match={match} state={state} table={table} />}
    </MatchFrame>
  );
}
