// The end of the log: what was rolled last, what happened since, which cards worked.
import type { Happening } from '../../game';
import type { LogEntry } from '../match/types';
import { type Engine, placeOf } from './table';

/** The moves with which something new begins; a second roll in the place of the first belongs to it. */
const openings = ['rollDice', 'rollAgain'];

/**
 * Everything from the last such roll to now, in order; without one, what happened in the last `turns` turns.
 * @param by only a roll of this seat counts, so that what the others did since is there too
 */
export function sinceRoll(log: readonly LogEntry[], turns: number, by: number | null = null): Happening[] {
  const begun = log.findLastIndex(({ move, seat }) => openings.includes(move.move) && (by === null || seat === by));
  const latest = log.at(-1)?.turn ?? 0;
  const from = begun < 0 ? log.findIndex(({ turn }) => latest - turn < turns) : begun;
  return log.slice(from).flatMap(({ happenings }) => happenings);
}

const isRoll = (happening: Happening): happening is Happening & { dice: readonly number[] } => happening.type === 'roll';

/** The dice that count or counted last; null before the first roll. */
export function lastRoll(log: readonly LogEntry[]): readonly number[] | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const roll = log[i]?.happenings.findLast(isRoll);
    if (roll) return roll.dice;
  }
  return null;
}

/** The places of the cards that brought something in these happenings. */
export function paidCards<H extends Happening>(happenings: readonly H[], { touched }: Pick<Engine<unknown, H>, 'touched'>) {
  return new Set(
    happenings.flatMap((happening) => {
      const found = touched(happening);
      return found?.how === 'paid' ? [placeOf(found.seat, found.card)] : [];
    }),
  );
}
