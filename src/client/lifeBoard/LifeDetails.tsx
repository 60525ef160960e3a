// Everything about one card of Life: what it does, what it needs, what it would change, who has it, where its values come from.
import { dreamCard, friendCard, isLifeCardId, type LifeBoxCardId, lifeBoxCard, lifeCard, type Move } from '../../game';
import type { LifePlayer } from '../../game/life/types';
import styles from '../board/CardDetails.module.css';
import { Dialog } from '../parts/Dialog';
import { ClassSign } from '../parts/icons';
import { NumberBadges } from '../parts/NumberBadge';
import { listOf } from '../text';
import { describeLife, lifeName, needsText } from '../text/describeLife';
import { BuyTag } from './BuyTag';
import { Points } from './CardBand';
import { Consequences } from './Consequences';
import { useLife } from './model';
import { missing } from './obstacles';
import { Picture } from './Picture';

export function LifeDetails({ card, onClose }: { card: LifeBoxCardId; onClose(): void }) {
  const model = useLife();
  const { t, G, focus, find } = model;
  const { printed, row } = lifeBoxCard(card);
  const parts = printed.map((part) => t(`life.details.part.${part}`));
  const move: Move | undefined = find('buy', card);
  const lacks = missing(model, card);
  return (
    <Dialog title={lifeName(t, card)} onClose={onClose}>
      <div className={styles.card}>
        <span className={styles.picture}>
          <Picture card={card} />
        </span>
        <div className={styles.facts}>
          <p className={styles.effect}>{describeLife(t, card, G.homesBought).sentence}</p>
          {lacks && <p>{t('life.need.missing', { needs: lacks })}</p>}
          <dl className={styles.list}>
            <Facts card={card} />
            <dt>{t('life.details.stock')}</dt>
            <dd>{t('life.market.left', { count: G.rows[row][card] ?? 0 })}</dd>
            <dt>{t('life.details.copies')}</dt>
            <dd>{lifeBoxCard(card).copies}</dd>
          </dl>
          <span className={styles.tag}>
            <BuyTag card={card} />
          </span>
        </div>
      </div>
      {move && <Consequences move={move} seats={[focus]} />}
      <Owners card={card} />
      <h3 className={styles.label}>{t('life.details.origin')}</h3>
      <p className={styles.origin}>
        {parts.length > 0 ? t('life.details.printed', { parts: listOf(parts) }) : t('life.details.reconstructed')}
      </p>
    </Dialog>
  );
}

function Facts({ card }: { card: LifeBoxCardId }) {
  const { t } = useLife();
  if (isLifeCardId(card)) {
    const { activation, color } = lifeCard(card);
    return (
      <>
        <dt>{t('board.details.number')}</dt>
        <dd>
          <NumberBadges numbers={activation} />
          <span className="unseen">{activation.join(', ')}</span>
        </dd>
        <dt>{t('board.details.kind')}</dt>
        <dd>
          <ClassSign color={color} /> {t(`board.letter.${color}`)}, {t(`board.kind.${color}`)}
        </dd>
      </>
    );
  }
  const { vip, needs } = dreamCard(card);
  return (
    <>
      <dt>{t('life.details.points')}</dt>
      <dd>
        <Points points={vip} />
        <span className="unseen">{vip}</span>
      </dd>
      {needs.length > 0 && (
        <>
          <dt>{t('life.details.needs')}</dt>
          <dd>{needsText(t, card, needs)}</dd>
        </>
      )}
    </>
  );
}

/** How many copies of a card a player has. */
function copiesOf({ life, dreams }: LifePlayer, card: LifeBoxCardId): number {
  if (card === friendCard) return life.filter(({ friend }) => friend).length;
  return [...life, ...dreams].filter((owned) => owned.card === card).length;
}

function Owners({ card }: { card: LifeBoxCardId }) {
  const { t, G, nameOf } = useLife();
  const owners = G.players.map((player, seat) => ({ seat, copies: copiesOf(player, card) })).filter(({ copies }) => copies > 0);
  if (owners.length === 0) return null;
  return (
    <>
      <h3 className={styles.label}>{t('board.details.owned')}</h3>
      <ul className={styles.owners}>
        {owners.map(({ seat, copies }) => (
          <li key={seat}>{t('board.player.copies', { card: nameOf(seat), count: copies })}</li>
        ))}
      </ul>
    </>
  );
}
