// The pages of rules that players read agree with the cards: every row of their tables is a card of the box.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editions, establishment, establishmentIds, landmark, landmarkIds } from '../src/game';
import type { Effect } from '../src/game/city/types';
import { dreamCard, dreamCardIds, lifeCard, lifeCardIds, names as lifeNames } from '../src/game/life/cards';
import type { Effect as LifeEffect, Printed } from '../src/game/life/types';
import { boxes } from './help/boxes';

/** What the last column but one must say about an effect. */
function effectPattern(effect: Effect): RegExp {
  if (effect.type === 'swap') return /^swap /;
  if (effect.type === 'get')
    return new RegExp(`^${effect.amount} from the bank${effect.per ? ' for each of your \\w+ cards' : ''}$`);
  const from = { roller: 'the roller', each: 'each other player', one: 'one player of your choice' } as const;
  return new RegExp(`^${effect.amount} from ${from[effect.from]}$`);
}

/** A page of rules and the cells of its tables. */
function read(id: string): { page: string; rows: string[][] } {
  const page = readFileSync(join(import.meta.dirname, `../docs/rules/${id}.md`), 'utf8');
  return { page, rows: page.split('\n').flatMap((line) => (line.startsWith('| ') ? [line.slice(2, -2).split(' | ')] : [])) };
}

describe.each(boxes)('docs/rules/%s.md', (id) => {
  const { names, reliefCard, title } = editions[id];
  const { page, rows } = read(id);

  test('it is the page of this box', () => {
    expect(page.startsWith(`# ${title}\n`)).toBe(true);
    expect(page).toContain(`src/game/city/editions/${id}.ts`);
    if (reliefCard) expect(page).toContain(reliefCard);
  });

  test.each(establishmentIds)('%s: numbers, colour, price, effect and copies are those of the card', (card) => {
    const { activation, color, cost, effect, copies } = establishment(card);
    const row = rows.find(([name]) => name === names[card]);
    expect(row?.slice(1, 3)).toEqual([activation.join('-'), color]);
    expect([row?.[4], row?.[6]]).toEqual([String(cost), String(copies)]);
    expect(row?.[5]).toMatch(effectPattern(effect));
  });

  test.each(landmarkIds)('%s: its price is that of the card', (card) => {
    expect(rows.find(([name, price]) => name === names[card] && price === String(landmark(card).cost))).toHaveLength(3);
  });
});

describe('docs/rules/life.md', () => {
  const { page, rows } = read('life');
  const words: Readonly<Record<Printed, string>> = {
    name: 'name',
    color: 'colour',
    activation: 'number',
    amount: 'amount',
    effect: 'effect',
    timing: 'when it works',
    needs: 'condition',
  };
  const span = (numbers: readonly number[]) => [...new Set([numbers[0], numbers.at(-1)])].join('-');
  const printedWords = (printed: readonly Printed[]) => printed.map((one) => words[one]).join(', ') || 'nothing';

  function lifeEffect(effect: LifeEffect): string {
    if (effect.type === 'exchange') return 'must be exchanged for a card of another player';
    if (effect.type === 'harvest') return 'as many from the stock as lie on it';
    if (effect.type === 'get')
      return `${effect.amount} from the stock${effect.per ? ` for each of your ${effect.per} cards` : ''}`;
    if (effect.amount === 'half') return `half of what they have from each other player with ${effect.atLeast} or more`;
    return `${effect.amount} from ${effect.from === 'roller' ? 'the roller' : 'each other player'}`;
  }

  test('it is the page of this box, and says how to check the tables', () => {
    expect(page.startsWith('# Machi Koro: Life\n')).toBe(true);
    expect(page).toContain('src/game/life/cards.ts');
    expect(page).toContain('80 Life and 56 Dream cards');
  });

  test.each(lifeCardIds)('%s: numbers, colour, price, effect, copies and provenance are those of the card', (id) => {
    const { activation, color, cost, effect, copies, printed } = lifeCard(id);
    const numbers = [String(cost), lifeEffect(effect), String(copies), printedWords(printed)];
    expect(rows.find(([name]) => name === lifeNames[id])?.slice(1)).toEqual([span(activation), color, ...numbers]);
  });

  test.each(dreamCardIds)('%s: points, price, copies and provenance are those of the card', (id) => {
    const { vip, cost, copies, printed, needs, power } = dreamCard(id);
    const row = rows.find(([name]) => name === lifeNames[id]) ?? [];
    expect([row[1], row[2], row[5], row[6]]).toEqual([String(vip), String(cost), String(copies), printedWords(printed)]);
    expect([row[3] === 'none', row[4] === 'nothing']).toEqual([needs.length === 0, power === null]);
  });
});
