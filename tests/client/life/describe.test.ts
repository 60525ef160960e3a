// What a card of Life does and needs, in words: every card, from its data.
import { describe, expect, it } from 'vitest';
import { t } from '../../../src/client/text';
import { describeLife, needsText, shortNeed } from '../../../src/client/text/describeLife';
import { dreamCard, dreamCardIds, lifeBoxCardIds, lifeCard, lifeCardIds, lifeNames } from '../../../src/game';
import type { LifeCard, Power } from '../../../src/game/life/types';

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** The amounts that a card's effect speaks of. */
function amountsOf({ effect }: LifeCard): number[] {
  if (effect.type === 'get') return [effect.amount];
  if (effect.type !== 'take') return [];
  return effect.amount === 'half' ? [effect.atLeast ?? 0] : [effect.amount];
}

it.each(lifeBoxCardIds)('%s has a sentence without gaps', (card) => {
  const { line, sentence } = describeLife(t, card);
  for (const text of [line, sentence]) expect(text).not.toMatch(/life\.|board\.|\{\{|undefined|NaN/);
  expect(sentence).toMatch(/^[A-Z].*\.$/);
});

describe('Life cards', () => {
  it.each(lifeCardIds)('%s says its numbers and its amount', (id) => {
    const card = lifeCard(id);
    const { line, sentence } = describeLife(t, id);
    expect(numbersIn(sentence)).toEqual([...card.activation, ...amountsOf(card)]);
    expect(numbersIn(line)).toEqual(amountsOf(card));
  });

  it('lists three numbers as one says them', () => {
    expect(describeLife(t, 'stockInvestment').sentence).toMatch(/^When you roll 7, 8 or 9: /);
    expect(describeLife(t, 'photoAlbum').sentence).toMatch(/^When you roll 8 or 9: /);
    expect(describeLife(t, 'cooking').sentence).toMatch(/^When you roll 4: /);
  });

  it('says the same only of cards that do the same', () => {
    const byData = new Map<string, string>();
    for (const id of lifeCardIds) {
      const { activation, color, effect } = lifeCard(id);
      byData.set(JSON.stringify([activation, color, effect]), describeLife(t, id).sentence);
    }
    expect(new Set(byData.values()).size).toBe(byData.size);
  });
});

describe('Dreams', () => {
  const words: readonly [(power: Power | null) => boolean, RegExp][] = [
    [(power) => power === null, /^Brings nothing but its points\./],
    [(power) => power?.when === 'startOfTurn' && !power.ifNone, /^At the start of your turn: get/],
    [(power) => power?.when === 'startOfTurn' && power.ifNone === true, /^At the start of your turn, if you have no hearts/],
    [(power) => power?.when === 'gained' && 'get' in power, /^When you buy it: get/],
    [(power) => power?.when === 'gained' && 'take' in power, /^When you buy it: take hearts from each other player/],
    [(power) => power?.when === 'discarded', /^At any moment of your turn you may discard it/],
    [(power) => power?.when === 'endOfTurn', /^At the end of your turn you may roll once more/],
    [(power) => power?.when === 'always' && 'bonus' in power, /more when it works/],
    [(power) => power?.when === 'always' && 'aloof' in power, /^Your purple cards do not work/],
    [(power) => power?.when === 'attached', /^Lies on a Life card of yours/],
  ];

  it('are all told by exactly one of the ways there are', () => {
    for (const id of dreamCardIds) {
      const { power } = dreamCard(id);
      expect(words.filter(([fits]) => fits(power)).length, id).toBe(1);
    }
  });

  it.each(dreamCardIds)('%s says what it does and what it needs', (id) => {
    const { power, needs } = dreamCard(id);
    const { line, sentence } = describeLife(t, id);
    const [, pattern] = words.find(([fits]) => fits(power)) ?? [];
    expect(sentence).toMatch(pattern as RegExp);
    expect(sentence.includes('To buy it you need')).toBe(needs.length > 0);
    expect(line === '').toBe(power === null);
  });

  it('tells how much the next A Home takes', () => {
    const [id] = dreamCardIds.filter((one) => {
      const { power } = dreamCard(one);
      return power?.when === 'gained' && 'take' in power;
    });
    expect(describeLife(t, id as 'aHome', 2).sentence).toContain('now 3');
    expect(describeLife(t, id as 'aHome', 2).line).toBe('3 from each');
  });
});

describe('gain conditions', () => {
  it('name how many cards of which colour, and how many one has', () => {
    const needs = [{ type: 'color', color: 'red', atLeast: 3 }] as const;
    expect(needsText(t, 'ownCompany', needs)).toBe('3 red cards');
    expect(needsText(t, 'ownCompany', needs, () => 2)).toBe('3 red cards (you have 2)');
  });

  it('name cards, and that there may be only one', () => {
    const needs = [{ type: 'card', card: 'partner' }, { type: 'only' }] as const;
    expect(needsText(t, 'child', needs)).toBe('Partner and no Child yet');
    expect(shortNeed(t, needs[0])).toBe(lifeNames.partner);
    expect(shortNeed(t, needs[1])).toBe('One each');
  });

  it('name the card that a Friend needs', () => {
    expect(needsText(t, 'friend', dreamCard('friend').needs)).toBe('a Life card to lay it on');
  });
});
