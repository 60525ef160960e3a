// The options of a match as questions, each answer with what it means.
import { cityChoices } from '../../game';
import styles from '../parts/Form.module.css';
import type { Options } from '../store/setup';
import { useT } from '../text';

export interface OptionFieldsProps {
  value: Options;
  onChange(value: Options): void;
}

/** `null` means "no limit" and has a word of its own among the texts. */
const wordOf = <T extends string | number>(choice: T | null) => choice ?? 'none';

export function OptionFields({ value, onChange }: OptionFieldsProps) {
  const t = useT();
  const names = Object.keys(cityChoices) as (keyof typeof cityChoices)[];
  return names.map((name) => {
    const choices = cityChoices[name];
    const chosen = choices.find((choice) => choice === value[name]) ?? choices[0];
    return (
      <fieldset key={name} className={styles.choices}>
        <legend>{t(`hall.options.${name}.question`)}</legend>
        {choices.map((choice) => (
          <label key={wordOf(choice)}>
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChange({ ...value, [name]: choice })} />
            <span>{t(`hall.options.${name}.${wordOf(choice)}` as 'hall.options.display.all')}</span>
          </label>
        ))}
      </fieldset>
    );
  });
}
