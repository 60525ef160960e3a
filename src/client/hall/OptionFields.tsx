// The options of a match as questions, each answer with what it means.

import { choicesOf } from '../lobby/choices';
import styles from '../parts/Form.module.css';
import type { Options } from '../store/setup';
import { useT } from '../text';

export interface OptionFieldsProps {
  game: string;
  value: Options;
  onChange(value: Options): void;
}

/** The texts stand under the option's name and value; `null` means "no limit". Which options there are, only the rules know. */
const key = (name: string, word: string | number | null) =>
  `hall.options.${name}.${word ?? 'none'}` as 'hall.options.display.all';

export function OptionFields({ game, value, onChange }: OptionFieldsProps) {
  const t = useT();
  return Object.entries(choicesOf(game)).map(([name, choices]) => {
    const chosen = choices.includes(value[name] ?? null) ? (value[name] ?? null) : choices[0];
    return (
      <fieldset key={name} className={styles.choices}>
        <legend>{t(key(name, 'question'))}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChange({ ...value, [name]: choice })} />
            <span>{t(key(name, choice))}</span>
          </label>
        ))}
      </fieldset>
    );
  });
}
