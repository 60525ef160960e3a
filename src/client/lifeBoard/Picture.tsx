// The drawing of a card of Life; an empty backdrop until the skin has been fetched.
import type { LifeBoxCardId } from '../../game';
import styles from '../board/Art.module.css';
import { CardArt } from '../skins/CardArt';
import { useLife } from './model';

/** Decoration: the card's name stands beside it. Fills its place. */
export function Picture({ card }: { card: LifeBoxCardId }) {
  const { skin } = useLife();
  return (
    <span className={styles.art} data-art>
      {skin && <CardArt drawings={skin.drawings} card={card} />}
    </span>
  );
}
