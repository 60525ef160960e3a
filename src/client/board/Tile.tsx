// A card on the table, small: band, drawing, how many. Pressing it tells everything about it.
import { type EstablishmentId, establishment } from '../../game';
import { describeCard, numbersText } from '../text/describe';
import { Art } from './Art';
import { Band } from './CardSigns';
import { useBoard } from './model';
import styles from './Tile.module.css';
import { worksIn } from './useShow';

interface TileProps {
  card: EstablishmentId;
  copies: number;
  seat: number;
  /** In somebody else's small town. */
  small?: boolean;
  /** Worked in this turn. */
  worked: boolean;
}

export function Tile({ card, copies, seat, small, worked }: TileProps) {
  const { t, edition, openCard, show } = useBoard();
  const name = edition.names[card];
  const works = show.scene !== null && worksIn(show.scene.happenings, seat, card);
  const label = `${t('board.player.copies', { card: name, count: copies })}, ${numbersText(establishment(card).activation)}. ${describeCard(t, edition, card).sentence}`;
  return (
    <button
      type="button"
      className={styles.tile}
      data-small={small}
      data-copies={Math.min(copies, 3)}
      data-works={works || undefined}
      data-worked={worked || undefined}
      data-at={`${seat}:${card}`}
      title={name}
      onClick={() => openCard(card)}
    >
      <span className="unseen">{label}</span>
      <Band card={card} lit={works || worked} small={small} />
      <span className={styles.body} aria-hidden="true">
        <span className={styles.picture}>
          <Art card={card} />
          {copies > 1 && <b className={styles.copies}>×{copies}</b>}
        </span>
        <span className={styles.name}>{name}</span>
      </span>
    </button>
  );
}
