// The options of a match as questions, each answer with what it means.

import { choicesOf, chosenOf, optionKey } from '../lobby/choices';
import styles from '../parts/Form.module.css';
import type { Options } from '../store/setup';
import { useT } from '../text';

export interface OptionFieldsProps {
  game: string;
  value: Options;
  onChange(value: Options): void;
}

export function OptionFields({ game, value, onChange }: OptionFieldsProps) {
  const t = useT();
  return Object.entries(choicesOf(game)).map(([name, choices]) => {
    const chosen = chosenOf(choices, value[name]);
    return (
      <fieldset key={name} className={styles.choices}>
        <legend>{t(optionKey(name, 'question'))}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChange({ ...value, [name]: choice })} />
            <span>{t(optionKey(name, choice))}</span>
          </label>
        ))}
      </fieldset>
    );
  });
}
