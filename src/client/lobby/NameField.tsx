// Asks for a player's name, with the rule beside it.
import { useId } from 'react';
import styles from '../parts/Form.module.css';
import { useT } from '../text';
import { looksLikeBot, MAX_NAME, tidyName } from './names';

export interface NameFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Whether to say now what is wrong with it. */
  checked: boolean;
  autoFocus?: boolean;
  /** Whether the rule keeps silent until it is broken. */
  quiet?: boolean;
}

export function NameField({ label, value, onChange, checked, autoFocus, quiet = false }: NameFieldProps) {
  const t = useT();
  const id = useId();
  const wrong = checked && tidyName(value) === null;
  const missing = wrong && value.trim() === '';
  const rule = looksLikeBot(value) ? t('hall.name.likeBot') : t('hall.name.rule', { max: MAX_NAME });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: only where the name is all that is asked
        autoFocus={autoFocus}
        autoComplete="nickname"
        enterKeyHint="done"
        aria-invalid={wrong}
        aria-describedby={`${id}-rule`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-rule`} className={wrong ? styles.wrong : styles.hint} role={wrong ? 'alert' : undefined}>
        {(wrong || !quiet) && (missing ? t('hall.name.missing') : rule)}
      </p>
    </div>
  );
}
