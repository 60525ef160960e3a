// The printed band of a card: its numbers as dice, its class as colour, sign and letter.
import type { Color } from '../../game/city/types';
import { ClassSign } from '../parts/icons';
import { NumberBadges } from '../parts/NumberBadge';
import { useT } from '../text';
import styles from './CardSigns.module.css';

interface BandProps {
  color: Color;
  activation: readonly number[];
  /** Numbers in the colour of a coin: the card works now. */
  lit?: boolean;
  /** In little room. */
  small?: boolean;
  children?: React.ReactNode;
}

/** Decoration: the card's sentence says the same. */
export function Band({ color, activation, lit, small, children }: BandProps) {
  const t = useT();
  // Three badges would push the class off a card of the line-up.
  const joined = small || activation.length > 2;
  return (
    <span className={styles.band} data-color={color} data-small={small} aria-hidden="true">
      <NumberBadges numbers={activation} lit={lit} joined={joined} />
      {children}
      <span className={styles.class} title={small ? undefined : t(`board.kind.${color}`)}>
        <ClassSign color={color} />
        {t(`board.letter.${color}`)}
      </span>
    </span>
  );
}
