// The tableau before us: the ribbon of the twelve numbers, and under each number the cards that work on it.
import { type ReactNode, useRef } from 'react';
import { PeopleIcon, PersonIcon } from '../parts/icons';
import { MoreBelow } from './MoreBelow';
import styles from './Ribbon.module.css';
import { RibbonCell } from './RibbonCell';
import { lastRoll } from './recent';
import { useTable } from './table';

/** The numbers of one die, and those that need two. */
const shelves = [
  { first: 1, last: 6 },
  { first: 7, last: 12 },
];

export interface Hanging {
  key: string;
  activation: readonly number[];
  tile: ReactNode;
}

/** The number under which a card hangs. */
const firstOf = ({ activation }: Hanging) => activation[0] ?? 0;

export function Ribbon({ cards }: { cards: readonly Hanging[] }) {
  const { t, focus, outlooks, happened, log, passAndPlay, seat, nameOf, tableauOf } = useTable();
  const rolled = happened.some(({ type }) => type === 'roll') ? lastRoll(log)?.reduce((sum, die) => sum + die, 0) : null;
  const mine = seat !== null && !passAndPlay;
  const town = useRef<HTMLElement>(null);
  return (
    <section ref={town} className={styles.town} aria-labelledby="board-ribbon">
      <div className={styles.legend}>
        <h2 id="board-ribbon" className={styles.title}>
          {t('board.ribbon.title')}
        </h2>
        <span className={styles.key}>
          <PersonIcon aria-hidden="true" /> {mine ? t('board.ribbon.own') : t('board.ribbon.ownNamed', { name: nameOf(focus) })}
        </span>
        <span className={styles.key}>
          <PeopleIcon aria-hidden="true" /> {t('board.ribbon.others')}
        </span>
        <span className={styles.key} aria-hidden="true">
          {t('board.ribbon.legend')} <i className={styles.one} /> {t('board.ribbon.chance1')} <i className={styles.two} />{' '}
          {t('board.ribbon.chance2')}
        </span>
      </div>
      <div className={styles.shelves}>
        {shelves.map(({ first, last }) => (
          <div key={first} className={styles.shelf}>
            <ol className={styles.ribbon} start={first}>
              {outlooks.slice(first - 1, last).map((outlook) => (
                <RibbonCell key={outlook.number} outlook={outlook} lit={outlook.number === rolled} />
              ))}
            </ol>
            <ul className={styles.cards} aria-label={tableauOf(focus)}>
              {cards
                .filter((card) => firstOf(card) >= first && firstOf(card) <= last)
                .map((card) => (
                  // From under its first number to under its last.
                  <li key={card.key} style={{ gridColumn: `${firstOf(card) - first + 1} / span ${card.activation.length}` }}>
                    {card.tile}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <MoreBelow region={town} text={t('board.ribbon.more')} />
    </section>
  );
}
