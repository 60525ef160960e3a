// A swap of cards: what to receive and what to give, drawn from the legal trades, and what it would change.
import { useId, useMemo, useState } from 'react';
import type { EstablishmentId, Move } from '../../game';
import { Art } from './Art';
import { Band } from './CardSigns';
import { Changes } from './Changes';
import { after, compare, forecast, scripted } from './forecast';
import { useBoard } from './model';
import styles from './TradeChooser.module.css';

interface Trade {
  move: Move;
  give: EstablishmentId;
  seat: number;
  take: EstablishmentId;
}

const read = (move: Move): Trade => {
  const [give, seat, take] = move.args as [EstablishmentId, number, EstablishmentId];
  return { move, give, seat, take };
};

const unique = <T,>(items: readonly T[]): T[] => [...new Set(items)];

export function TradeChooser() {
  const { t, named, play, nameOf, edition } = useBoard();
  const [take, setTake] = useState<{ seat: number; card: EstablishmentId } | null>(null);
  const [give, setGive] = useState<EstablishmentId | null>(null);
  const trades = named('trade').map(read);
  const sources = unique(trades.map(({ seat }) => seat));
  const taken = (trade: Trade) => trade.seat === take?.seat && trade.take === take.card;
  const chosen = trades.find((trade) => taken(trade) && trade.give === give);
  return (
    <section className={styles.chooser} aria-labelledby="board-trade">
      <h2 id="board-trade">{t('board.trade.title')}</h2>
      {sources.map((seat) => (
        <CardChoice
          key={seat}
          title={t('board.trade.take', { name: nameOf(seat) })}
          cards={unique(trades.filter((trade) => trade.seat === seat).map((trade) => trade.take))}
          chosen={take?.seat === seat ? take.card : null}
          onChoose={(card) => setTake({ seat, card })}
        />
      ))}
      <CardChoice
        title={t('board.trade.give')}
        cards={unique(trades.filter((trade) => take === null || taken(trade)).map((trade) => trade.give))}
        chosen={give}
        onChoose={setGive}
      />
      {chosen ? (
        <div className={styles.decide}>
          <Consequences trade={chosen} />
          <button type="button" className={styles.confirm} onClick={() => play(chosen.move)}>
            {t('board.trade.confirm', {
              give: edition.names[chosen.give],
              take: edition.names[chosen.take],
              name: nameOf(chosen.seat),
            })}
          </button>
        </div>
      ) : (
        <p>{t('board.trade.choose')}</p>
      )}
    </section>
  );
}

interface CardChoiceProps {
  title: string;
  cards: readonly EstablishmentId[];
  chosen: EstablishmentId | null;
  onChoose(card: EstablishmentId): void;
}

function CardChoice({ title, cards, chosen, onChoose }: CardChoiceProps) {
  const { edition } = useBoard();
  const name = useId();
  return (
    <fieldset className={styles.cards}>
      <legend>{title}</legend>
      {cards.map((card) => (
        <label key={card} className={styles.card}>
          <input type="radio" name={name} checked={card === chosen} onChange={() => onChoose(card)} />
          <Band card={card} />
          <span className={styles.picture}>
            <Art card={card} />
          </span>
          <span className={styles.name}>{edition.names[card]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Consequences({ trade }: { trade: Trade }) {
  const { t, rules, G, focus, nameOf } = useBoard();
  const changes = useMemo(() => {
    const then = after(rules, G, trade.move, scripted([1]));
    const change = (seat: number) => compare(forecast(rules, G, seat), forecast(rules, then, seat));
    return { own: change(focus), theirs: change(trade.seat) };
  }, [rules, G, focus, trade]);
  return (
    <>
      <Changes changes={changes.own} who={nameOf(focus)} />
      <Changes changes={changes.theirs} who={t('board.trade.forOther', { name: nameOf(trade.seat) })} />
    </>
  );
}
