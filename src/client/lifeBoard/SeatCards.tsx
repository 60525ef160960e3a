// All cards of a player in small: Life cards by number, then Dreams.
import { type DreamCardId, dreamCardIds } from '../../game';
import type { LifePlayer } from '../../game/life/types';
import styles from '../board/Opponent.module.css';
import { DreamTile, LifeTile } from './LifeTile';
import { useLife } from './model';
import { stacksOf } from './stacks';

/** Each kind of Dream that the player has, with how many. */
export function dreamsOf({ dreams }: LifePlayer): { card: DreamCardId; copies: number }[] {
  const count = (id: DreamCardId) => dreams.filter(({ card }) => card === id).length;
  return dreamCardIds.map((card) => ({ card, copies: count(card) })).filter(({ copies }) => copies > 0);
}

/** `large`: from near, where the Dreams stand apart. */
export function SeatCards({ seat, large = false }: { seat: number; large?: boolean }) {
  const { G, tableauOf } = useLife();
  const player = G.players[seat];
  if (!player) return null;
  return (
    <ul className={styles.tiles} data-large={large || undefined} aria-label={tableauOf(seat)}>
      {stacksOf(player).map((stack) => (
        <li key={stack.key}>
          <LifeTile stack={stack} seat={seat} small={!large || undefined} />
        </li>
      ))}
      {!large &&
        dreamsOf(player).map(({ card, copies }) => (
          <li key={card} className={styles.dream}>
            <DreamTile card={card} copies={copies} seat={seat} small />
          </li>
        ))}
    </ul>
  );
}
