// What kind of table it is, for somebody who is about to sit down: the box, who sits where, and by which options it is played.
import { choicesOf, chosenOf, optionKey } from '../lobby/choices';
import { PersonIcon, RobotIcon } from '../parts/icons';
import type { Options } from '../store/setup';
import { useT } from '../text';
import { levelText } from '../text/level';
import styles from './TableSummary.module.css';
import type { SeatInfo } from './types';

/** A table as it is laid. */
export interface Laid {
  readonly seats: readonly Pick<SeatInfo, 'name' | 'bot'>[];
  readonly options: Options;
}

export function TableSummary({ game, laid }: { game: string; laid: Laid }) {
  const t = useT();
  const { seats, options } = laid;
  return (
    <section className={styles.summary} aria-labelledby="table-summary">
      <h2 id="table-summary">{t(`common.box.${game as 'machi-koro'}.name`)}</h2>
      <p>{t('hall.room.seatsInAll', { count: seats.length })}</p>
      <ul className={`bare ${styles.seats}`} aria-label={t('hall.room.who')}>
        {seats.map(({ name, bot }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-free={name === null || undefined}>
            {name !== null && (bot ? <RobotIcon aria-hidden="true" /> : <PersonIcon aria-hidden="true" />)}
            {name ?? t('hall.room.freeSeat')}
            {bot && <small>{t('hall.room.bot', { level: levelText(t, bot) })}</small>}
          </li>
        ))}
      </ul>
      <ChosenOptions game={game} options={options} />
    </section>
  );
}

/** By which options a match is played. */
export function ChosenOptions({ game, options }: { game: string; options: Options }) {
  const t = useT();
  return (
    <dl className={styles.options}>
      {Object.entries(choicesOf(game)).map(([name, choices]) => (
        <div key={name}>
          <dt>{t(optionKey(name, 'question'))}</dt>
          <dd>{t(optionKey(name, chosenOf(choices, options[name])))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The options in a view of any game. */
export const optionsOf = (G: unknown): Options => (G as { options?: Options } | null)?.options ?? {};
