// The last turn in the log: what was rolled, which cards worked.
import type { CityHappening } from '../../game/city/types';
import type { LogEntry } from '../match/types';

/** Everything from the last first roll of a turn to now, in order. */
export function lastTurn(log: readonly LogEntry[]): CityHappening[] {
  const happenings: CityHappening[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i] as LogEntry;
    happenings.unshift(...(entry.happenings as CityHappening[]));
    if (entry.move.move === 'rollDice') break;
  }
  return happenings;
}

/** The roll that counts or counted last; null before the first. */
export function lastRoll(happenings: readonly CityHappening[]) {
  return happenings.findLast((event) => event.type === 'roll') ?? null;
}

/** Keys `seat:card` of the cards that worked in these happenings. */
export function workedCards(happenings: readonly CityHappening[]): ReadonlySet<string> {
  return new Set(happenings.flatMap((event) => (event.type === 'pay' ? [`${event.to}:${event.card}`] : [])));
}
