// Whose eyes look at a match on one device.
import type { Rules } from '../../game';
import type { StoredMatch } from './stored';

/** The person to move; while a bot moves, or when all is over, the person who moved last; null without people. */
export function eyes(rules: Rules<unknown>, { G, seats, log }: StoredMatch): number | null {
  const isPerson = (seat: number | null | undefined): seat is number => typeof seat === 'number' && seats[seat]?.bot === null;
  const toMove = rules.toMove(G);
  if (isPerson(toMove)) return toMove;
  const last = log.findLast(({ seat }) => isPerson(seat))?.seat ?? seats.findIndex(({ bot }) => bot === null);
  return isPerson(last) ? last : null;
}
