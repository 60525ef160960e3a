// A swap of cards: what to receive and what to give, drawn from the legal trades, and what it would change.
import { useMemo, useState } from 'react';
import { type EstablishmentId, establishment, type Move } from '../../game';
import { cardName } from '../text/describe';
import { Art } from './Art';
import { CardChoice } from './CardChoice';
import { Band } from './CardSigns';
import { Changes } from './Changes';
import { forecast } from './cityForecast';
import { after, compare, scripted } from './forecast';
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
  const choice = (card: EstablishmentId) => ({
    key: card,
    name: cardName(t, edition, card),
    band: <Band {...establishment(card)} />,
    picture: <Art card={card} />,
  });
  return (
    <section className={styles.chooser} aria-labelledby="board-trade">
      <h2 id="board-trade">{t('board.trade.title')}</h2>
      {sources.map((seat) => (
        <CardChoice
          key={seat}
          title={t('board.trade.take', { name: nameOf(seat) })}
          choices={unique(trades.filter((trade) => trade.seat === seat).map((trade) => trade.take)).map(choice)}
          chosen={take?.seat === seat ? take.card : null}
          onChoose={({ key }) => setTake({ seat, card: key })}
        />
      ))}
      <CardChoice
        title={t('board.trade.give')}
        choices={unique(trades.filter((trade) => take === null || taken(trade)).map((trade) => trade.give)).map(choice)}
        chosen={give}
        onChoose={({ key }) => setGive(key)}
      />
      {chosen ? (
        <div className={styles.decide}>
          <Consequences trade={chosen} />
          <button type="button" className={styles.confirm} onClick={() => play(chosen.move)}>
            {t('board.trade.confirm', {
              give: cardName(t, edition, chosen.give),
              take: cardName(t, edition, chosen.take),
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
