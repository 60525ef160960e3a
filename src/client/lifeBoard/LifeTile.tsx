// A card of a player's life on the table: a Life card with the Friend and the hearts that lie on it, or a Dream.
import { type DreamCardId, dreamCard, friendCard, lifeCard } from '../../game';
import { Tile } from '../board/Tile';
import { Friend, Heart } from '../parts/lifeIcons';
import { numbersText } from '../text/describe';
import { describeLife, lifeName } from '../text/describeLife';
import { CardBand } from './CardBand';
import styles from './LifeTile.module.css';
import { useLife } from './model';
import { Picture } from './Picture';
import type { Stack } from './stacks';

interface TileOf {
  seat: number;
  small?: boolean;
}

export function LifeTile({ stack, seat, small }: TileOf & { stack: Stack }) {
  const { t, openCard } = useLife();
  const { card, friend, hearts, copies } = stack;
  const name = lifeName(t, card);
  const on = [
    ...(friend ? [t('life.player.friend', { card: lifeName(t, friendCard) })] : []),
    ...(hearts > 0 ? [t('life.player.hearts', { count: hearts })] : []),
  ];
  const numbers = numbersText(lifeCard(card).activation);
  const label = [`${t('board.player.copies', { card: name, count: copies })}, ${numbers}`, ...on, describeLife(t, card).sentence];
  return (
    <Tile
      {...{ card, name, copies, seat, small }}
      label={label.join('. ')}
      band={(lit) => <CardBand card={card} lit={lit} small={small} />}
      picture={<Picture card={card} />}
      onOpen={() => openCard(card)}
    >
      {friend && (
        <span className={styles.friend}>
          <Friend />
        </span>
      )}
      {hearts > 0 && (
        <b className={styles.hearts}>
          <Heart />
          {hearts}
        </b>
      )}
    </Tile>
  );
}

export function DreamTile({ card, copies, seat, small }: TileOf & { card: DreamCardId; copies: number }) {
  const { t, G, openCard } = useLife();
  const name = lifeName(t, card);
  const label = t('life.player.dream', {
    card: copies > 1 ? t('board.player.copies', { card: name, count: copies }) : name,
    points: t('life.points', { count: dreamCard(card).vip }),
    effect: describeLife(t, card, G.homesBought).sentence,
  });
  return (
    <Tile
      {...{ card, name, label, copies, seat, small }}
      band={(lit) => <CardBand card={card} lit={lit} small={small} />}
      picture={<Picture card={card} />}
      onOpen={() => openCard(card)}
    />
  );
}
