// What a card of Life does and what it takes to get it, said from its data.
import { dreamCard, isLifeCardId, type LifeBoxCardId, lifeCard } from '../../game';
import type { Color, LifeCard, Need, Power } from '../../game/life/types';
import { numberText } from '.';
import { numbersInWords, type T } from './describe';

export interface LifeDescription {
  /** A few words: "3 per blue"; empty for a Dream that brings its points alone. */
  line: string;
  /** The whole effect, with when it works. */
  sentence: string;
}

/** The name of a card of Life. */
export const lifeName = (t: T, card: LifeBoxCardId): string => t(`life.names.${card}`);

/** The name of a card that somebody owns, with the hearts that lie on it. */
export const ownedName = (t: T, card: LifeBoxCardId, hearts: number): string =>
  hearts > 0 ? `${lifeName(t, card)} (${numberText(hearts)} ♥)` : lifeName(t, card);

export const colorName = (t: T, color: Color): string => t(`life.color.${color}`);

/** What a card does. `bought`: how often the Dream that takes by how often it is bought has been bought so far. */
export function describeLife(t: T, id: LifeBoxCardId, bought = 0): LifeDescription {
  if (isLifeCardId(id)) return describeLifeCard(t, lifeCard(id));
  const { power, needs } = dreamCard(id);
  const { line, sentence } = describePower(t, power, bought);
  if (needs.length === 0) return { line, sentence };
  return { line, sentence: `${sentence} ${t('life.sentence.needs', { needs: needsText(t, id, needs) })}` };
}

function describeLifeCard(t: T, { color, activation, effect }: LifeCard): LifeDescription {
  const when = t(`board.sentence.when.${color}`, { numbers: numbersInWords(t, activation) });
  switch (effect.type) {
    case 'get': {
      const { amount, per } = effect;
      if (!per) return { line: t('life.effect.get', { amount }), sentence: t('life.sentence.get', { when, count: amount }) };
      const words = { when, amount, count: amount, color: colorName(t, per) };
      return { line: t('life.effect.getPer', words), sentence: t('life.sentence.getPer', words) };
    }
    case 'take': {
      const { amount, from, atLeast = 0 } = effect;
      if (amount === 'half') {
        const key = from === 'each' ? 'takeHalf' : 'takeHalfRoller';
        return { line: t(`life.effect.${key}`, { atLeast }), sentence: t(`life.sentence.${key}`, { when, atLeast }) };
      }
      const key = from === 'each' ? 'takeEach' : 'takeRoller';
      return { line: t(`life.effect.${key}`, { amount }), sentence: t(`life.sentence.${key}`, { when, count: amount }) };
    }
    case 'harvest':
    case 'exchange':
      return { line: t(`life.effect.${effect.type}`), sentence: t(`life.sentence.${effect.type}`, { when }) };
  }
}

function describePower(t: T, power: Power | null, bought: number): LifeDescription {
  const say = (key: 'startOfTurn' | 'startIfNone' | 'gained' | 'discarded' | 'bonus' | 'attached', amount: number) => ({
    line: t(`life.effect.${key}`, { amount }),
    sentence: t(`life.sentence.${key}`, { count: amount }),
  });
  if (power === null) return { line: '', sentence: t('life.sentence.none') };
  switch (power.when) {
    case 'startOfTurn':
      return say(power.ifNone ? 'startIfNone' : 'startOfTurn', power.get);
    case 'gained':
      if ('get' in power) return say('gained', power.get);
      return {
        line: t('life.effect.gainedTake', { amount: bought + 1 }),
        sentence: t('life.sentence.gainedTake', { count: bought + 1 }),
      };
    case 'discarded':
    case 'attached':
      return say(power.when, power.get);
    case 'endOfTurn':
      return { line: t('life.effect.rollAgain'), sentence: t('life.sentence.rollAgain') };
    case 'always':
      if ('bonus' in power) return say('bonus', power.bonus);
      return { line: t('life.effect.aloof'), sentence: t('life.sentence.aloof') };
  }
}

/** Gain conditions as one phrase: "1 red card and 1 blue card". `have`: how many cards of a colour the player has already. */
export function needsText(t: T, id: LifeBoxCardId, needs: readonly Need[], have?: (color: Color) => number): string {
  return needs.map((need) => needText(t, id, need, have)).join(t('life.need.and'));
}

/** A gain condition that is no colour, in two words for a card. */
export const shortNeed = (t: T, need: Need): string =>
  need.type === 'card' ? lifeName(t, need.card as LifeBoxCardId) : need.type === 'color' ? '' : t(`life.need.short.${need.type}`);

function needText(t: T, id: LifeBoxCardId, need: Need, have?: (color: Color) => number): string {
  switch (need.type) {
    case 'color': {
      const text = t('life.need.color', { count: need.atLeast, color: colorName(t, need.color) });
      return have ? t('life.need.colorHave', { need: text, have: have(need.color) }) : text;
    }
    case 'card':
      return t('life.need.card', { card: lifeName(t, need.card as LifeBoxCardId) });
    case 'only':
      return t('life.need.only', { card: lifeName(t, id) });
    case 'carrier':
      return t('life.need.carrier');
  }
}
