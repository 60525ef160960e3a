// How strong a bot plays, in a word.
import type { t } from '.';

/** A level of another version of this page is called by its id. */
export const levelText = (say: typeof t, level: string): string =>
  say(`common.level.${level as 'easy'}`, { defaultValue: level });
