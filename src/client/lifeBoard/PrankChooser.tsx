// The exchange of a Prank of Fate: the cards that may be taken, drawn from the legal moves, and what it would change.
import { useState } from 'react';
import type { LifeBoxCardId, Move } from '../../game';
import type { LifeG } from '../../game/life/types';
import { CardChoice, type Choice } from '../board/CardChoice';
import styles from '../board/TradeChooser.module.css';
import type { T } from '../text/describe';
import { lifeName, ownedName } from '../text/describeLife';
import { CardBand } from './CardBand';
import { Consequences } from './Consequences';
import { useLife } from './model';
import { Picture } from './Picture';

interface Target extends Choice {
  move: Move;
  seat: number;
}

/** The card that a legal `prank` would take. */
function targetOf(t: T, G: LifeG, move: Move): Target {
  const [seat, kind, index] = move.args as [number, 'life' | 'dreams', number];
  const owned = G.players[seat]?.[kind][index] as { card: LifeBoxCardId; hearts?: number };
  const { card, hearts = 0 } = owned;
  return {
    move,
    seat,
    key: move.args.join(' '),
    name: ownedName(t, card, hearts),
    band: <CardBand card={card} />,
    picture: <Picture card={card} />,
  };
}

export function PrankChooser() {
  const { t, G, named, play, nameOf, focus } = useLife();
  const [chosen, setChosen] = useState<string | null>(null);
  const targets = named('prank').map((move) => targetOf(t, G, move));
  const target = targets.find(({ key }) => key === chosen);
  const waiting = G.players[G.turn.seat]?.life[G.turn.queue[0]?.index ?? -1];
  const given = waiting ? lifeName(t, waiting.card) : '';
  return (
    <section className={styles.chooser} aria-labelledby="life-prank">
      <h2 id="life-prank">{t('life.prank.title', { card: given })}</h2>
      {[...new Set(targets.map(({ seat }) => seat))].map((seat) => (
        <CardChoice
          key={seat}
          title={t('life.prank.take', { name: nameOf(seat) })}
          choices={targets.filter((one) => one.seat === seat)}
          chosen={chosen}
          onChoose={({ key }) => setChosen(key)}
        />
      ))}
      {target ? (
        <div className={styles.decide}>
          <Consequences move={target.move} seats={[focus, target.seat]} />
          <button type="button" className={styles.confirm} onClick={() => play(target.move)}>
            {t('life.prank.confirm', { given, taken: target.name, name: nameOf(target.seat) })}
          </button>
        </div>
      ) : (
        <p>{t('life.prank.choose')}</p>
      )}
    </section>
  );
}
