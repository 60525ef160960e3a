// The printed band of a card: its numbers as dice, its class as colour, sign and letter.
import { type CardId, establishment, isEstablishmentId } from '../../game';
import { ClassSign, classLetters } from '../parts/icons';
import { NumberBadges } from '../parts/NumberBadge';
import styles from './CardSigns.module.css';

interface BandProps {
  card: CardId;
  /** Numbers in the colour of a coin: the card works now. */
  lit?: boolean;
  /** In little room. */
  small?: boolean;
  children?: React.ReactNode;
}

/** Decoration: the card's sentence says the same. */
export function Band({ card, lit, small, children }: BandProps) {
  if (!isEstablishmentId(card)) return null;
  const { color, activation } = establishment(card);
  return (
    <span className={styles.band} data-color={color} data-small={small} aria-hidden="true">
      <NumberBadges numbers={activation} lit={lit} joined={small} />
      {children}
      <span className={styles.class}>
        <ClassSign color={color} />
        {classLetters[color]}
      </span>
    </span>
  );
}
