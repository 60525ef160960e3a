// How the last match was set up, so that the next is two clicks away.
import type { BotLevel } from '../../bots';
import { setting } from './setting';

export type Level = BotLevel;
/** Named here again, because the first page must not load the bots. */
export const levels: readonly Level[] = ['easy', 'normal', 'hard', 'expert'];

const levelsIn = (stored: unknown): Level[] =>
  Array.isArray(stored) ? stored.filter((level): level is Level => levels.includes(level)) : [];

/** The levels of the bots one plays against, one each. */
export const opponents = setting<readonly Level[]>('opponents', ['normal', 'normal'], (stored) => {
  const known = levelsIn(stored);
  return known.length > 0 ? known : undefined;
});

/** How a table on the server is laid. */
export interface TableSetup {
  /** All of them, ours and those of the bots included. */
  readonly seats: number;
  readonly bots: readonly Level[];
  /** The bot that plays on for somebody who leaves; null: the match waits. */
  readonly leavers: Level | null;
}
export const tableSetup = setting<TableSetup>('table', { seats: 2, bots: [], leavers: null }, (stored) => {
  const { seats, bots, leavers } = (stored ?? {}) as Partial<TableSetup>;
  if (!Number.isInteger(seats)) return undefined;
  return { seats: seats as number, bots: levelsIn(bots), leavers: levelsIn([leavers])[0] ?? null };
});

/** The names around the device in pass and play. */
export const passNames = setting<readonly string[]>('passNames', ['', ''], (stored) => {
  const known = Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [];
  return known.length > 0 ? known : undefined;
});

/** The bots that play along around the device. */
export const passBots = setting<readonly Level[]>('passBots', [], levelsIn);

/** The options of a match, as boardgame.io's `setupData`; the rules fill in what is missing. */
export type Options = Readonly<Record<string, string | number | null>>;
const optionsOf = setting<Readonly<Record<string, Options>>>('options', {}, (stored) => {
  // Older pages kept one for all boxes.
  const known = Object.entries(stored ?? {}).filter(([, options]) => typeof options === 'object' && options !== null);
  return Object.fromEntries(known);
});
const usual: Options = {};

/** By game, for what is chosen for one box is not meant for another. */
export const matchOptions = {
  get: (game: string): Options => optionsOf.get()[game] ?? usual,
  set: (game: string, options: Options) => optionsOf.set({ ...optionsOf.get(), [game]: options }),
  /** For components. */
  use: (game: string): Options => optionsOf.use()[game] ?? usual,
};
