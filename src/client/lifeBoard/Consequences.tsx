// What an exchange or a purchase would change: hearts by number and VIP points, for those whom it concerns.
import { useMemo } from 'react';
import { type Move, points, pointsToWin } from '../../game';
import type { LifeG } from '../../game/life/types';
import { Changes } from '../board/Changes';
import { after, compare, scripted } from '../board/forecast';
import { forecast } from './lifeForecast';
import { useLife } from './model';

const pointsAt = (G: LifeG, seat: number) => {
  const player = G.players[seat];
  return player ? points(player) : 0;
};

export function Consequences({ move, seats }: { move: Move; seats: readonly number[] }) {
  const { rules, G } = useLife();
  const then = useMemo(() => after(rules, G, move, scripted([1])), [rules, G, move]);
  return seats.map((seat) => <Consequence key={seat} seat={seat} then={then} />);
}

function Consequence({ seat, then }: { seat: number; then: LifeG }) {
  const { t, rules, G, focus, nameOf } = useLife();
  const changes = useMemo(() => compare(forecast(rules, G, seat), forecast(rules, then, seat)), [rules, G, seat, then]);
  const [before, now] = [pointsAt(G, seat), pointsAt(then, seat)];
  const who = seat === focus ? nameOf(seat) : t('board.trade.forOther', { name: nameOf(seat) });
  return (
    <>
      <Changes changes={changes} who={who} />
      {before !== now && (
        <p>
          <strong>{t('life.prank.points', { before, after: now })}</strong>
          {now >= pointsToWin && seat === G.turn.seat && ` (${t('life.action.wins')})`}
        </p>
      )}
    </>
  );
}
