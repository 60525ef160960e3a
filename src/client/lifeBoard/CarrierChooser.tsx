// The Life card that a Friend will lie on, drawn from the legal purchases, and what it would change.
import { useState } from 'react';
import { type DreamCardId, type LifeCardId, lifeBoxCard, type Move } from '../../game';
import { CardChoice } from '../board/CardChoice';
import styles from '../board/TradeChooser.module.css';
import { Button } from '../parts/Button';
import type { T } from '../text/describe';
import { lifeName, ownedName } from '../text/describeLife';
import { CardBand } from './CardBand';
import { Consequences } from './Consequences';
import { useLife } from './model';
import { Picture } from './Picture';

export function CarrierChooser({ dream }: { dream: DreamCardId }) {
  const { t, G, named, play, focus, chooseCarrier } = useLife();
  const [chosen, setChosen] = useState<string | null>(null);
  const carriers = named('buy')
    .filter(({ args }) => args[0] === dream)
    .map((move) => carrierOf(t, move, G.players[G.turn.seat]?.life[Number(move.args[1])]));
  const carrier = carriers.find(({ key }) => key === chosen);
  const card = lifeName(t, dream);
  return (
    <section className={styles.chooser} aria-labelledby="life-carrier">
      <h2 id="life-carrier">{t('life.carrier.title', { card })}</h2>
      <CardChoice title={t('life.carrier.choose')} choices={carriers} chosen={chosen} onChoose={({ key }) => setChosen(key)} />
      <Button onClick={() => chooseCarrier(null)}>{t('life.carrier.cancel')}</Button>
      {carrier && (
        <div className={styles.decide}>
          <Consequences move={carrier.move} seats={[focus]} />
          <button type="button" className={styles.confirm} onClick={() => play(carrier.move)}>
            {t('life.carrier.confirm', { card, cost: lifeBoxCard(dream).cost, on: carrier.name })}
          </button>
        </div>
      )}
    </section>
  );
}

function carrierOf(t: T, move: Move, owned: { card: LifeCardId; hearts: number } | undefined) {
  const card = owned?.card as LifeCardId;
  const hearts = owned?.hearts ?? 0;
  return {
    move,
    key: move.args.join(' '),
    name: ownedName(t, card, hearts),
    band: <CardBand card={card} />,
    picture: <Picture card={card} />,
  };
}
