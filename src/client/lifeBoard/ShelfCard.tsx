// A card standing in a row of the line-up: numbers or seal, drawing, name, effect, what it needs, price, and how many lie there.
import { dreamCard, isLifeCardId, type LifeBoxCardId, lifeBoxCard, lifeCard } from '../../game';
import type { Need } from '../../game/life/types';
import { AdviceMark } from '../board/AdviceMark';
import { ClassSign } from '../parts/icons';
import { numbersText, type T } from '../text/describe';
import { describeLife, lifeName, shortNeed } from '../text/describeLife';
import { softName } from '../text/soft';
import { BuyTag } from './BuyTag';
import { CardBand } from './CardBand';
import { type LifeModel, useLife } from './model';
import { missing, obstacle } from './obstacles';
import { Picture } from './Picture';
import styles from './ShelfCard.module.css';

export function ShelfCard({ card, copies }: { card: LifeBoxCardId; copies: number }) {
  const model = useLife();
  const { t, G, openCard, named } = model;
  const lacks = missing(model, card);
  const needs = isLifeCardId(card) ? [] : dreamCard(card).needs;
  const { line } = describeLife(t, card, G.homesBought);
  const buys = named('buy').filter(({ args }) => args[0] === card);
  return (
    <li
      className={styles.card}
      data-open={buys.length > 0 || undefined}
      data-card={card}
      data-dream={!isLifeCardId(card) || undefined}
    >
      <button type="button" className={styles.about} onClick={() => openCard(card)}>
        <span className="unseen">{labelOf(model, card, copies, lacks)}</span>
        <CardBand card={card} />
        <span className={styles.picture} aria-hidden="true">
          <Picture card={card} />
          {copies > 1 && <b className={styles.copies}>×{copies}</b>}
        </span>
        <span className={styles.words} aria-hidden="true">
          <strong className={styles.name}>{softName(t, lifeName(t, card))}</strong>
          {line && <span className={styles.line}>{line}</span>}
          {needs.length > 0 && (
            <span className={styles.needs} data-missing={lacks !== null || undefined}>
              <Needs t={t} needs={needs} />
            </span>
          )}
        </span>
        <AdviceMark moves={buys} />
      </button>
      <span className={styles.tag}>
        <BuyTag card={card} />
      </span>
    </li>
  );
}

/** Colours as their signs, everything else in words. */
function Needs({ t, needs }: { t: T; needs: readonly Need[] }) {
  const label = needs.some(({ type }) => type !== 'only') && <span>{t('life.need.label')}</span>;
  const words = needs.map((need) =>
    need.type === 'color' ? (
      <b key={need.color} className={styles.color} data-color={need.color}>
        {need.atLeast > 1 && need.atLeast}
        <ClassSign color={need.color} />
        {t(`board.letter.${need.color}`)}
      </b>
    ) : (
      <span key={need.type}>{softName(t, shortNeed(t, need))}</span>
    ),
  );
  return (
    <>
      {label}
      {words}
    </>
  );
}

function labelOf(model: LifeModel, card: LifeBoxCardId, copies: number, lacks: string | null): string {
  const { t, G } = model;
  const why = [lacks && t('life.need.missing', { needs: lacks }), obstacle(model, card)?.text].filter(Boolean).join(' ');
  const words = {
    card: lifeName(t, card),
    effect: describeLife(t, card, G.homesBought).sentence,
    cost: lifeBoxCard(card).cost,
    left: t('life.market.left', { count: copies }),
    why,
  };
  if (!isLifeCardId(card)) return t('life.market.dream', { ...words, points: t('life.points', { count: dreamCard(card).vip }) });
  const { activation, color } = lifeCard(card);
  return t('life.market.life', { ...words, numbers: numbersText(activation), kind: t(`board.kind.${color}`) });
}
