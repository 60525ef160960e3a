// The top of a card of Life: numbers and class of a Life card, the seal of a Dream.
import { dreamCard, isLifeCardId, type LifeBoxCardId, lifeCard } from '../../game';
import { Band } from '../board/CardSigns';
import { Seal } from '../parts/lifeIcons';
import { NumberOn } from '../parts/NumberOn';
import styles from './CardBand.module.css';

interface CardBandProps {
  card: LifeBoxCardId;
  lit?: boolean;
  small?: boolean;
  children?: React.ReactNode;
}

/** VIP points on their seal; decoration beside words that say the same. */
export const Points = ({ points }: { points: number }) => <NumberOn on="seal" number={points} shape={<Seal />} />;

/** Decoration: the card's sentence says the same. */
export function CardBand({ card, lit, small, children }: CardBandProps) {
  if (isLifeCardId(card)) {
    return (
      <Band {...lifeCard(card)} lit={lit} small={small}>
        {children}
      </Band>
    );
  }
  return (
    <span className={styles.dream} data-small={small} data-lit={lit || undefined} aria-hidden="true">
      <Points points={dreamCard(card).vip} />
      {children}
    </span>
  );
}
