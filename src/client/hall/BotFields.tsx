// Which bots play along: one after the other, each with its level; and what the levels mean.
import { useRef } from 'react';
import { LevelSelect } from '../lobby/LevelSelect';
import { Button } from '../parts/Button';
import { CloseIcon, PlusIcon, RobotIcon } from '../parts/icons';
import { type Level, levels } from '../store/setup';
import { useT } from '../text';
import { levelText } from '../text/level';
import styles from './BotFields.module.css';

export interface BotFieldsProps {
  legend: string;
  bots: readonly Level[];
  /** How many there may be. */
  least: number;
  most: number;
  onChange(bots: readonly Level[]): void;
}

export function BotFields({ legend, bots, least, most, onChange }: BotFieldsProps) {
  const t = useT();
  const fields = useRef<HTMLFieldSetElement>(null);
  const remove = (index: number) => {
    // Its button goes with the bot; the focus must not get lost.
    fields.current?.focus();
    onChange(bots.filter((_, i) => i !== index));
  };
  return (
    <div className={styles.fields}>
      <fieldset ref={fields} className={styles.bots} tabIndex={-1}>
        <legend>{legend}</legend>
        {bots.map((bot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bot has nothing but its place
          <span key={index} className={styles.bot}>
            <RobotIcon />
            <LevelSelect
              label={t('hall.bots.level', { number: index + 1 })}
              value={bot}
              onChange={(level) => onChange(bots.map((old, i) => (i === index ? level : old)))}
            />
            {bots.length > least && (
              <Button kind="plain" aria-label={t('hall.bots.remove', { number: index + 1 })} onClick={() => remove(index)}>
                <CloseIcon />
              </Button>
            )}
          </span>
        ))}
        {bots.length < most && (
          <Button className={styles.add} onClick={() => onChange([...bots, bots.at(-1) ?? 'normal'])}>
            <PlusIcon /> {t('hall.bots.add')}
          </Button>
        )}
      </fieldset>
      <Levels />
    </div>
  );
}

function Levels() {
  const t = useT();
  return (
    <details className={styles.levels}>
      <summary>{t('hall.bots.levels')}</summary>
      <dl>
        {levels.map((level) => (
          <div key={level}>
            <dt>{levelText(t, level)}</dt>
            <dd>{t(`hall.bots.about.${level}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
