// Asks for a player's name, with the rule beside it.
import { useId } from 'react';
import styles from '../parts/Form.module.css';
import { useT } from '../text';
import { excess, looksLikeBot, MAX_NAME, tidyName } from './names';

export interface NameFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Whether to say now what is wrong with it. */
  checked: boolean;
  autoFocus?: boolean;
  /** Whether the rule keeps silent until it is broken. */
  quiet?: boolean;
  /** What it stands for when nothing is typed, where no name need be given. */
  unnamed?: string;
}

export function NameField({ label, value, onChange, checked, autoFocus, quiet = false, unnamed }: NameFieldProps) {
  const t = useT();
  const id = useId();
  const blank = value.trim() === '';
  const wrong = checked && tidyName(value) === null && !(blank && unnamed !== undefined);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={unnamed}
        // biome-ignore lint/a11y/noAutofocus: only where the name is all that is asked
        autoFocus={autoFocus}
        autoComplete="nickname"
        enterKeyHint="done"
        aria-invalid={wrong}
        aria-describedby={`${id}-rule`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-rule`} className={wrong ? styles.wrong : styles.hint} role={wrong ? 'alert' : undefined}>
        {(wrong || !quiet) && (wrong && blank ? t('hall.name.missing') : ruleFor(value, t))}
      </p>
    </div>
  );
}

/** What is to be said of a name: what is wrong with it as near as we know, else the rule. */
function ruleFor(name: string, t: ReturnType<typeof useT>): string {
  if (looksLikeBot(name)) return t('hall.name.likeBot');
  const count = excess(name);
  return count > 0 ? t('hall.name.tooLong', { count, max: MAX_NAME }) : t('hall.name.rule', { max: MAX_NAME });
}
