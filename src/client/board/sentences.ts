// What happened, as sentences: the log, the live region and the last lines beside the dice all speak from here.
import type { Happening } from '../../game';
import type { CityHappening, Edition } from '../../game/city/types';
import type { T } from '../text/describe';

/** What a sentence needs to know about the table. */
export interface Speaker {
  t: T;
  edition: Edition;
  /** The seat addressed as "you"; null when nobody is. */
  you: number | null;
  nameOf(seat: number): string;
}

type Of<Type extends CityHappening['type']> = Extract<CityHappening, { type: Type }>;

/** The sentence for one happening of a landmark edition. */
export function sentence(speaker: Speaker, happening: Happening): string {
  const event = happening as CityHappening;
  const { t, edition, you, nameOf } = speaker;
  const { names } = edition;
  switch (event.type) {
    case 'roll':
      return t(`board.happened.${event.reroll ? 'reroll' : 'roll'}.${who(speaker, event.seat)}`, {
        name: nameOf(event.seat),
        dice: diceText(speaker, event.dice),
      });
    case 'pay':
      return pay(speaker, event);
    case 'noEffect':
      return t(`board.happened.noEffect.${who(speaker, event.seat)}`, { name: nameOf(event.seat), card: names[event.card] });
    case 'swap':
      return t(`board.happened.swap.${event.seat === you ? 'you' : event.with === you ? 'fromYou' : 'other'}`, {
        name: nameOf(event.seat),
        from: nameOf(event.with),
        given: names[event.given],
        taken: names[event.taken],
      });
    case 'relief':
      return t(`board.happened.relief.${who(speaker, event.seat)}`, {
        name: nameOf(event.seat),
        amount: event.amount,
        card: edition.reliefCard ?? '',
      });
    case 'build':
      return t(`board.happened.build.${who(speaker, event.seat)}`, {
        name: nameOf(event.seat),
        card: names[event.card],
        cost: event.cost,
      });
    case 'reveal':
      return t('board.happened.reveal', { card: names[event.card] });
    case 'turn':
      return t(`board.happened.${event.extra ? 'extra' : 'turn'}.${who(speaker, event.seat)}`, { name: nameOf(event.seat) });
    case 'skipTrade':
    case 'pass':
    case 'win':
      return t(`board.happened.${event.type}.${who(speaker, event.seat)}`, { name: nameOf(event.seat) });
  }
}

const who = ({ you }: Speaker, seat: number) => (seat === you ? 'you' : 'other');

function diceText({ t }: Speaker, dice: readonly number[]): string {
  const [first, second] = dice;
  if (first === undefined || second === undefined) return String(first ?? '');
  return t('board.happened.two', { first, second, total: first + second });
}

function pay(speaker: Speaker, event: Of<'pay'>): string {
  const { t, edition, you, nameOf } = speaker;
  const { amount, owed, copies } = event;
  const name = nameOf(event.to);
  const one = edition.names[event.card];
  const card = copies > 1 ? t('board.happened.cards', { card: one, copies }) : one;
  if (event.from === 'bank') return t(`board.happened.bank.${who(speaker, event.to)}`, { name, amount, card });
  const kind = amount === owed ? 'take' : amount > 0 ? 'takeLess' : 'takeNothing';
  const view = event.to === you ? 'you' : event.from === you ? 'fromYou' : 'other';
  return t(`board.happened.${kind}.${view}`, { name, from: nameOf(event.from), amount, owed, card });
}
