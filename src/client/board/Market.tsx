// Everything for sale: the kinds that lie face up, grouped by number, and the size of the pile behind them.
import { type EstablishmentId, establishment, establishmentIds } from '../../game';
import { Legend } from './Legend';
import styles from './Market.module.css';
import { MarketCard } from './MarketCard';
import { useBoard } from './model';

type Group = 'low' | 'high' | 'special';

const groupOf = (card: EstablishmentId): Group => {
  const { color, activation } = establishment(card);
  if (color === 'purple') return 'special';
  return (activation[0] ?? 0) <= 6 ? 'low' : 'high';
};

const groups = (['low', 'high', 'special'] as const).map((group) => ({
  group,
  cards: establishmentIds.filter((card) => groupOf(card) === group),
}));

/** `children`: what is for sale before all else, where the landmarks have no place of their own. */
export function Market({ children }: { children?: React.ReactNode }) {
  const { t, G } = useBoard();
  // With a pile behind it, what does not lie face up is not for sale and may come back.
  const lies = (card: EstablishmentId) => G.options.display === 'all' || G.market[card] > 0;
  return (
    <section className={styles.market} aria-labelledby="board-market">
      <h2 id="board-market" className={styles.title} data-plain={G.options.display === 'all' || undefined}>
        {t('board.market.title')}
        {G.options.display === 'comeWhatMay' && (
          <span className={styles.pile}>{t('board.market.pile', { count: G.deckSize })}</span>
        )}
      </h2>
      {children}
      {groups.map(({ group, cards }) => (
        <section key={group} className={styles.group} data-group={group} aria-labelledby={`board-market-${group}`}>
          <h3 id={`board-market-${group}`} className={styles.label}>
            {t(`board.market.${group}`)}
          </h3>
          <ul className={styles.cards}>
            {cards.filter(lies).map((card) => (
              <MarketCard key={card} card={card} />
            ))}
            {group === 'special' && (
              <li>
                <Legend />
              </li>
            )}
          </ul>
        </section>
      ))}
    </section>
  );
}
