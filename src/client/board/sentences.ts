// What happened, as sentences: the log, the live region and the last lines beside the dice all speak from here.
import type { Happening } from '../../game';
import type { CityHappening, Edition } from '../../game/city/types';
import { cardName, reliefName } from '../text/describe';
import { diceText, paidText, who } from './sayings';
import type { Teller } from './table';

/** What a sentence needs to know about the table. */
export interface Speaker extends Teller {
  edition: Edition;
}

type Of<Type extends CityHappening['type']> = Extract<CityHappening, { type: Type }>;

/** The sentence for one happening of a landmark edition. */
export function sentence(speaker: Speaker, happening: Happening): string {
  const event = happening as CityHappening;
  const { t, edition, you, nameOf } = speaker;
  switch (event.type) {
    case 'roll':
      return t(`board.happened.${event.reroll ? 'reroll' : 'roll'}.${who(speaker, event.seat)}`, {
        name: nameOf(event.seat),
        dice: diceText(speaker, event.dice),
      });
    case 'pay':
      return pay(speaker, event);
    case 'noEffect':
      return t(`board.happened.noEffect.${who(speaker, event.seat)}`, {
        name: nameOf(event.seat),
        card: cardName(t, edition, event.card),
      });
    case 'swap':
      return t(`board.happened.swap.${event.seat === you ? 'you' : event.with === you ? 'fromYou' : 'other'}`, {
        name: nameOf(event.seat),
        from: nameOf(event.with),
        given: cardName(t, edition, event.given),
        taken: cardName(t, edition, event.taken),
      });
    case 'relief':
      return t(`board.happened.relief.${who(speaker, event.seat)}`, {
        name: nameOf(event.seat),
        amount: event.amount,
        card: reliefName(t, edition),
      });
    case 'build':
      return t(`board.happened.build.${who(speaker, event.seat)}`, {
        name: nameOf(event.seat),
        card: cardName(t, edition, event.card),
        cost: event.cost,
      });
    case 'reveal':
      return t('board.happened.reveal', { card: cardName(t, edition, event.card) });
    case 'turn':
      return t(`board.happened.${event.extra ? 'extra' : 'turn'}.${who(speaker, event.seat)}`, { name: nameOf(event.seat) });
    case 'skipTrade':
    case 'pass':
    case 'win':
      return t(`board.happened.${event.type}.${who(speaker, event.seat)}`, { name: nameOf(event.seat) });
  }
}

function pay(speaker: Speaker, event: Of<'pay'>): string {
  const { t, edition, nameOf } = speaker;
  const { from, to, amount, copies } = event;
  const one = cardName(t, edition, event.card);
  const card = copies > 1 ? t('board.happened.cards', { card: one, copies }) : one;
  if (from !== 'bank') return paidText(speaker, { ...event, from, card });
  return t(`board.happened.bank.${who(speaker, to)}`, { name: nameOf(to), amount, card });
}
