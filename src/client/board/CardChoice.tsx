// Cards to point at, as radio buttons, one set for each question.
import { type ReactNode, useId } from 'react';
import styles from './TradeChooser.module.css';

export interface Choice {
  /** Unique in its set. */
  key: string;
  name: string;
  band: ReactNode;
  picture: ReactNode;
}

interface CardChoiceProps<C extends Choice> {
  title: string;
  choices: readonly C[];
  /** The key of the one chosen. */
  chosen: string | null;
  onChoose(choice: C): void;
}

export function CardChoice<C extends Choice>({ title, choices, chosen, onChoose }: CardChoiceProps<C>) {
  const name = useId();
  return (
    <fieldset className={styles.cards}>
      <legend>{title}</legend>
      {choices.map((choice) => (
        <label key={choice.key} className={styles.card}>
          <input type="radio" name={name} checked={choice.key === chosen} onChange={() => onChoose(choice)} />
          {choice.band}
          <span className={styles.picture}>{choice.picture}</span>
          <span className={styles.name}>{choice.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
