// One kind in the market as a paper card: numbers, class, drawing, name, effect, price and how many are left.
import { type EstablishmentId, establishment } from '../../game';
import { cardName, describeCard, numbersText } from '../text/describe';
import { softName } from '../text/soft';
import { AdviceMark } from './AdviceMark';
import { Art } from './Art';
import { BuildButton, costOf } from './BuildButton';
import { Band } from './CardSigns';
import { EffectLine } from './EffectLine';
import styles from './MarketCard.module.css';
import { useBoard } from './model';
import { obstacle } from './refusals';

export function MarketCard({ card }: { card: EstablishmentId }) {
  const board = useBoard();
  const { t, edition, G, openCard, find } = board;
  const { activation, color } = establishment(card);
  const left = G.market[card];
  const move = find('build', card);
  const name = cardName(t, edition, card);
  const label = t('board.market.card', {
    card: name,
    numbers: numbersText(activation),
    kind: t(`board.kind.${color}`),
    effect: describeCard(t, edition, card).sentence,
    cost: costOf(card),
    left: t('board.market.left', { count: left }),
    why: obstacle(board, card) ?? '',
  });
  return (
    <li className={styles.card} data-gone={left === 0 || undefined} data-open={move ? true : undefined} data-card={card}>
      <button type="button" className={styles.about} onClick={() => openCard(card)}>
        <span className="unseen">{label}</span>
        <Band color={color} activation={activation}>
          <span className={styles.left}>×{left}</span>
        </Band>
        <span className={styles.body} aria-hidden="true">
          <span className={styles.picture}>
            <Art card={card} />
          </span>
          <span className={styles.words}>
            <strong className={styles.name}>{softName(t, name)}</strong>
            <EffectLine card={card} />
          </span>
        </span>
        <AdviceMark moves={move ? [move] : []} />
      </button>
      <span className={styles.tag}>
        <BuildButton card={card} />
      </span>
    </li>
  );
}
