// The line-up: four rows on a shelf each, with the size of the pile behind them, and what the letters of the classes mean.
import { lifeCardsOf } from '../../game';
import type { Row } from '../../game/life/types';
import { Legend } from '../board/Legend';
import { Deck } from '../parts/lifeIcons';
import { useLife } from './model';
import { ShelfCard } from './ShelfCard';
import styles from './Shelves.module.css';

const rows = Object.keys(lifeCardsOf) as Row[];

export function Shelves() {
  const { t, G } = useLife();
  return (
    <section className={styles.shelves} aria-labelledby="life-lineup">
      <h2 id="life-lineup" className="unseen">
        {t('life.market.title')}
      </h2>
      {rows.map((row) => {
        const pile = t('life.market.pile', { count: G.deckSizes[row] });
        return (
          <section key={row} className={styles.shelf} aria-labelledby={`life-${row}`}>
            <ul className={styles.cards} aria-labelledby={`life-${row}`}>
              {lifeCardsOf[row].map((card) => {
                const copies = G.rows[row][card] ?? 0;
                return copies > 0 && <ShelfCard key={card} card={card} copies={copies} />;
              })}
            </ul>
            <h3 id={`life-${row}`} className={styles.plank}>
              {t(`life.market.row.${row}`)}
              <span className={styles.pile}>
                <Deck aria-hidden="true" /> {pile}
              </span>
            </h3>
          </section>
        );
      })}
      <Legend inline />
    </section>
  );
}
