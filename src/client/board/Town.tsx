// The town before us: the ribbon of the twelve numbers, and under each number the cards that work on it.
import { type EstablishmentId, establishment, establishmentIds } from '../../game';
import { PeopleIcon, PersonIcon } from '../parts/icons';
import { useBoard } from './model';
import { RibbonCell } from './RibbonCell';
import { lastRoll, workedCards } from './recent';
import { Tile } from './Tile';
import styles from './Town.module.css';

/** The numbers of one die, and those that need two. */
const shelves = [
  { first: 1, last: 6 },
  { first: 7, last: 12 },
];

export function Town() {
  const { t, G, focus, outlooks, happened, passAndPlay, seat, nameOf } = useBoard();
  const player = G.players[focus];
  if (!player) return null;
  const roll = lastRoll(happened);
  const rolled = roll ? roll.dice.reduce((sum, die) => sum + die, 0) : null;
  const worked = workedCards(happened);
  const mine = seat !== null && !passAndPlay;
  return (
    <section className={styles.town} aria-labelledby="board-ribbon">
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
            <ul className={styles.cards} aria-label={t('board.player.of', { name: nameOf(focus) })}>
              {cardsBetween(first, last)
                .filter((card) => player.establishments[card] > 0)
                .map((card) => (
                  <li key={card} style={{ gridColumn: columns(card, first) }}>
                    <Tile card={card} copies={player.establishments[card]} seat={focus} worked={worked.has(`${focus}:${card}`)} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

const firstNumber = (card: EstablishmentId) => establishment(card).activation[0] ?? 0;

const cardsBetween = (first: number, last: number) =>
  establishmentIds.filter((card) => firstNumber(card) >= first && firstNumber(card) <= last);

/** From under its first number to under its last. */
function columns(card: EstablishmentId, first: number): string {
  const { activation } = establishment(card);
  return `${firstNumber(card) - first + 1} / span ${activation.length}`;
}
