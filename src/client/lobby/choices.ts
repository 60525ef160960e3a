// What may be chosen before a match of each game, from its rules.
import { cityChoices, lifeChoices } from '../../game';
import type { Options } from '../store/setup';

type Choice = string | number | null;
/** Option -> the values it may take, the default first. */
type Choices = Readonly<Record<string, readonly Choice[]>>;

const city: Choices = { ...cityChoices };
const life: Choices = { ...lifeChoices };

const byGame: Readonly<Record<string, Choices>> = {
  'machi-koro': city,
  'machi-koro-fussball': city,
  'machi-koro-verlagswelt': city,
  'machi-koro-life': life,
};

export const choicesOf = (game: string): Choices => byGame[game] ?? {};

/** What is set, as far as it may be; else the default. */
export const chosenOf = (choices: readonly Choice[], set: Choice | undefined): Choice =>
  choices.includes(set ?? null) ? (set ?? null) : (choices[0] ?? null);

/** The texts stand under the option's name and value; `null` means "no limit". Which options there are, only the rules know. */
export const optionKey = (name: string, word: Choice) => `hall.options.${name}.${word ?? 'none'}` as 'hall.options.display.all';

/** Those of the remembered options that this game asks for: every game refuses options of another. */
export function optionsFor(game: string, remembered: Options): Options {
  const choices = choicesOf(game);
  return Object.fromEntries(Object.entries(remembered).filter(([name, value]) => choices[name]?.includes(value)));
}
