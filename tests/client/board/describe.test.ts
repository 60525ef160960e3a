// What a card does, in words: every card of every box, from its data.
import { describe, expect, it } from 'vitest';
import { t } from '../../../src/client/text';
import { describeCard } from '../../../src/client/text/describe';
import { type CardId, editions, establishment, establishmentIds, landmark, landmarkIds } from '../../../src/game';
import type { Edition, Effect } from '../../../src/game/city/types';

const boxes = Object.values(editions);
const cards: CardId[] = [...establishmentIds, ...landmarkIds];
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

describe.each(boxes.map((edition) => [edition.id, edition] as const))('%s', (_, edition: Edition) => {
  it.each(cards)('%s has a line and a sentence without gaps', (card) => {
    const { line, sentence } = describeCard(t, edition, card);
    for (const text of [line, sentence]) expect(text).not.toMatch(/board\.|\{\{|undefined|NaN/);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it.each(establishmentIds)('%s says its numbers and its amount', (id) => {
    const { activation, effect } = establishment(id);
    const amount = effect.type === 'swap' ? [] : [effect.amount];
    expect(numbersIn(describeCard(t, edition, id).sentence)).toEqual([...activation, ...amount]);
    expect(numbersIn(describeCard(t, edition, id).line)).toEqual(amount);
  });

  it('says the same of cards that do the same, and differs where they differ', () => {
    const byData = new Map<string, string>();
    for (const id of establishmentIds) {
      const { activation, color, effect } = establishment(id);
      const key = JSON.stringify([activation, color, effect]);
      const { sentence } = describeCard(t, edition, id);
      expect(byData.get(key) ?? sentence).toBe(sentence);
      byData.set(key, sentence);
    }
    expect(new Set(byData.values()).size).toBe(byData.size);
  });

  it('tells when a landmark begins to work', () => {
    const words = edition.landmarksWork === 'now' ? 'as soon as it is built' : 'from your next turn on';
    for (const id of landmarkIds) expect(describeCard(t, edition, id).sentence).toContain(words);
  });
});

const sentenceOf = (id: CardId) => describeCard(t, editions.classic, id).sentence;

/** The first kind with this effect, so that no test needs to know which card it is. */
const kindWith = (wanted: (effect: Effect) => boolean) => establishmentIds.find((id) => wanted(establishment(id).effect));

it.each<[string, (effect: Effect) => boolean, RegExp]>([
  ['a plain income', (effect) => effect.type === 'get' && !effect.per, /get \d+ coins? from the bank\./],
  ['a factory', (effect) => effect.type === 'get' && effect.per !== undefined, /for each of your \w+ cards\./],
  [
    'taking from the roller',
    (effect) => effect.type === 'take' && effect.from === 'roller',
    /take \d+ coins? from that player\./,
  ],
  ['taking from each', (effect) => effect.type === 'take' && effect.from === 'each', /from each other player\./],
  ['taking from one', (effect) => effect.type === 'take' && effect.from === 'one', /from one player of your choice\./],
  ['a swap', (effect) => effect.type === 'swap', /you may swap one of your cards/],
])('describes %s', (_, wanted, words) => {
  const id = kindWith(wanted);
  expect(id).toBeDefined();
  expect(sentenceOf(id as CardId)).toMatch(words);
});

it('tells whether doubles may win turn after turn', () => {
  const park = landmarkIds.find((id) => landmark(id).power.type === 'extraTurn') as CardId;
  const chained = boxes.map((edition) => [edition.doubles, describeCard(t, edition, park).sentence] as const);
  for (const [doubles, sentence] of chained) expect(sentence).toContain(doubles === 'chain' ? 'each time' : 'no further one');
});
