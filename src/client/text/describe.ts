// What a card does, said from its data: a short line for the card, a sentence for screen readers and details.
import { type CardId, establishment, isEstablishmentId, type LandmarkId, landmark } from '../../game';
import type { Edition, Establishment, Icon } from '../../game/city/types';
import type { t as translate } from '.';

export type T = typeof translate;

export interface Description {
  /** A few words beside an icon: "3 per cow". */
  line: string;
  /** The whole effect, with when it works. */
  sentence: string;
  /** The symbols that the line counts, to be drawn beside it. */
  symbols: readonly Icon[];
}

/** The name of a card in this box. */
export const cardName = (t: T, edition: Edition, card: CardId): string => t(`board.names.${edition.id}.${card}`);

/** The name of the relief card of this box; empty where there is none. */
export const reliefName = (t: T, { id, reliefCard }: Edition): string =>
  // Those that have one have its name in every language: a test looks.
  reliefCard ? t(`board.reliefNames.${id as 'fussball'}`) : '';

/** The name of a card symbol in this box. */
export const symbolName = (t: T, edition: Edition, icon: Icon): string => t(`board.symbol.${edition.id}.${icon}`);

/** Activation numbers, which follow each other, as printed: "4", "2-3", "7-9". */
export const numbersText = (activation: readonly number[]): string => [...new Set([activation[0], activation.at(-1)])].join('-');

/** Activation numbers as said: "4", "2 or 3", "7, 8 or 9". */
export const numbersInWords = (t: T, activation: readonly number[]): string =>
  [activation.slice(0, -1).join(', '), activation.at(-1)].filter(Boolean).join(t('board.sentence.or'));

/** What a card of this box does. */
export function describeCard(t: T, edition: Edition, card: CardId): Description {
  return isEstablishmentId(card) ? describeEstablishment(t, edition, establishment(card)) : describeLandmark(t, edition, card);
}

function describeEstablishment(t: T, edition: Edition, card: Establishment): Description {
  const { effect } = card;
  const numbers = numbersInWords(t, card.activation);
  const when = t(`board.sentence.when.${card.color}`, { numbers });
  switch (effect.type) {
    case 'get': {
      const { amount, per } = effect;
      if (!per) {
        const line = t('board.effect.get', { amount });
        return { line, sentence: t('board.sentence.get', { when, count: amount }), symbols: [] };
      }
      const symbol = symbolName(t, edition, per);
      const line = t('board.effect.getPer', { amount, symbol });
      return { line, sentence: t('board.sentence.getPer', { when, count: amount, symbol }), symbols: [per] };
    }
    case 'take': {
      const { amount, from } = effect;
      const who = { roller: 'takeRoller', each: 'takeEach', one: 'takeOne' } as const;
      const line = t(`board.effect.${who[from]}`, { amount });
      return { line, sentence: t(`board.sentence.${who[from]}`, { when, count: amount }), symbols: [] };
    }
    case 'swap':
      return { line: t('board.effect.swap'), sentence: t('board.sentence.swap', { when }), symbols: [] };
  }
}

function describeLandmark(t: T, edition: Edition, id: LandmarkId): Description {
  const { power } = landmark(id);
  const works = t(`board.sentence.works.${edition.landmarksWork}`);
  const say = (line: string, does: string, symbols: readonly Icon[] = []) => ({ line, sentence: `${does} ${works}`, symbols });
  switch (power.type) {
    case 'twoDice':
      return say(t('board.effect.twoDice'), t('board.sentence.twoDice'));
    case 'bonus': {
      const { amount, icons } = power;
      const symbols = icons.map((icon) => symbolName(t, edition, icon)).join(t('board.sentence.and'));
      return say(t('board.effect.bonus', { amount }), t('board.sentence.bonus', { count: amount, symbols }), icons);
    }
    case 'extraTurn':
      return say(t('board.effect.extraTurn'), t(`board.sentence.extraTurn.${edition.doubles}`));
    case 'reroll':
      return say(t('board.effect.reroll'), t('board.sentence.reroll'));
  }
}
