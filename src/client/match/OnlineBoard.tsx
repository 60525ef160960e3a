// The board of a match on the server, and the way to the next one.
import { Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import { rules } from '../../game';
import type { Box } from '../lobby/boxes';
import { playAgain, type TakenSeat } from '../lobby/lobby';
import { Problem } from '../lobby/Problem';
import { matchPath } from '../lobby/paths';
import { useOnce } from '../lobby/useOnce';
import { Waiting } from '../parts/Waiting';
import { boards } from './boards';
import type { OnlineMatch, OnlineState } from './onlineMatch';
import { Rematch } from './Rematch';

export interface OnlineBoardProps {
  box: Box;
  matchID: string;
  taken: TakenSeat | null;
  match: OnlineMatch;
  state: OnlineState;
  table: NonNullable<OnlineState['table']>;
}

export function OnlineBoard({ box, matchID, taken, match, state, table }: OnlineBoardProps) {
  const [, navigate] = useLocation();
  const again = useOnce();
  const Board = boards[box.game];
  const played = rules[box.game];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be done follows from the state alone
  const legal = useMemo(() => match.legal(), [match, state]);
  if (!played) return null;
  const { seat, seats, status, refused, unseated } = state;
  const goOn = async (held: TakenSeat) => navigate(matchPath(box.game, await playAgain(box.game, matchID, held)));
  return (
    <>
      {played.outcome(table.G) && !again.busy && <Rematch game={box.game} next={state.nextMatchID} />}
      <Problem of={again.problem} />
      <Suspense fallback={<Waiting />}>
        <Board
          game={box.game}
          rules={played}
          G={table.G}
          stateID={table.stateID}
          log={table.log}
          seat={seat}
          seats={seats}
          passAndPlay={false}
          legal={legal}
          status={status}
          refused={refused}
          play={(move) => match.play(move)}
          playAgain={taken && !unseated ? () => again.run(() => goOn(taken)) : undefined}
        />
      </Suspense>
    </>
  );
}
