// The drawing of a card in the skin of this box; an empty backdrop until the skin has been fetched.
import type { CardId } from '../../game';
import { CardArt } from '../skins/CardArt';
import styles from './Art.module.css';
import { useBoard } from './model';

/** Decoration: the card's name stands beside it. Fills its place. */
export function Art({ card }: { card: CardId | 'relief' }) {
  const { skin } = useBoard();
  return (
    <span className={styles.art} data-art>
      {skin && <CardArt drawings={skin.drawings} card={card} />}
    </span>
  );
}
