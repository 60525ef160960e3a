// What happened in Life, as sentences: the log, the live region and the last lines beside the dice all speak from here.
import type { LifeHappening } from '../../game/life/types';
import { diceText, paidText, who } from '../board/sayings';
import type { Teller } from '../board/table';
import { lifeName } from '../text/describeLife';

/** The sentence for one happening of Life. */
export function sentence(teller: Teller, event: LifeHappening): string {
  const { t, you, nameOf } = teller;
  switch (event.type) {
    case 'roll': {
      const words = { name: nameOf(event.seat), dice: diceText(teller, event.dice) };
      const side = who(teller, event.seat);
      return event.again ? t(`life.happened.again.${side}`, words) : t(`board.happened.roll.${side}`, words);
    }
    case 'pay': {
      const { from, to, amount } = event;
      const card = lifeName(t, event.card);
      if (from !== 'stock') return paidText(teller, { ...event, from, card });
      return t(`life.happened.stock.${who(teller, to)}`, { name: nameOf(to), amount, card });
    }
    case 'noEffect':
      return t(`board.happened.noEffect.${who(teller, event.seat)}`, { name: nameOf(event.seat), card: lifeName(t, event.card) });
    case 'exchange':
      return t(`life.happened.exchange.${event.seat === you ? 'you' : event.with === you ? 'fromYou' : 'other'}`, {
        name: nameOf(event.seat),
        from: nameOf(event.with),
        given: lifeName(t, event.given),
        taken: lifeName(t, event.taken),
      });
    case 'invest': {
      const { seat, card, hearts } = event;
      return t(`life.happened.invest.${who(teller, seat)}`, { name: nameOf(seat), card: lifeName(t, card), hearts });
    }
    case 'relief':
      return t(`life.happened.relief.${who(teller, event.seat)}`, { name: nameOf(event.seat), amount: event.amount });
    case 'buy':
      return boughtText(teller, event);
    case 'discard':
      return t(`life.happened.discard.${who(teller, event.seat)}`, { name: nameOf(event.seat), card: lifeName(t, event.card) });
    case 'pass':
      return t(`life.happened.pass.${who(teller, event.seat)}`, { name: nameOf(event.seat) });
    case 'reveal':
      return t('board.happened.reveal', { card: lifeName(t, event.card) });
    case 'turn': {
      const { seat, lap } = event;
      if (lap === null) return t(`life.happened.turn.${who(teller, seat)}`, { name: nameOf(seat) });
      return t(`life.happened.lap.${who(teller, seat)}`, { name: nameOf(seat), lap: lap + 1 });
    }
    case 'win':
      return t(`life.happened.win.${who(teller, event.seat)}`, { name: nameOf(event.seat), points: event.points });
  }
}

function boughtText(teller: Teller, { seat, card, cost, on }: Extract<LifeHappening, { type: 'buy' }>): string {
  const { t, nameOf } = teller;
  const kind = on ? 'buyOn' : cost === 0 ? 'buyFree' : 'buy';
  return t(`life.happened.${kind}.${who(teller, seat)}`, {
    name: nameOf(seat),
    card: lifeName(t, card),
    cost,
    on: on ? lifeName(t, on) : '',
  });
}
