// How the last match was set up, so that the next is two clicks away.
import type { BotLevel } from '../../bots';
import { setting } from './setting';

export type Level = BotLevel;
/** Named here again, because the first page must not load the bots. */
export const levels: readonly Level[] = ['random', 'greedy', 'search'];

/** The levels of the bots one plays against, one each. */
export const opponents = setting<readonly Level[]>('opponents', ['greedy', 'greedy'], (stored) => {
  const known = Array.isArray(stored) ? stored.filter((level): level is Level => levels.includes(level)) : [];
  return known.length > 0 ? known : undefined;
});

/** The names around the device in pass and play. */
export const passNames = setting<readonly string[]>('passNames', ['', ''], (stored) => {
  const known = Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [];
  return known.length >= 2 ? known : undefined;
});

/** The options of a match, as boardgame.io's `setupData`; the rules fill in what is missing. */
export type Options = Readonly<Record<string, string | number | null>>;
export const matchOptions = setting<Options>('options', {}, (stored) =>
  typeof stored === 'object' && stored !== null ? (stored as Options) : undefined,
);
