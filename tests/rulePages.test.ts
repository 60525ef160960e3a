// The pages of rules that players read agree with the cards: every row of their tables is a card of the box.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editions, establishment, establishmentIds, landmark, landmarkIds } from '../src/game';
import type { Effect } from '../src/game/city/types';
import { boxes } from './help/boxes';

/** What the last column but one must say about an effect. */
function effectPattern(effect: Effect): RegExp {
  if (effect.type === 'swap') return /^swap /;
  if (effect.type === 'get')
    return new RegExp(`^${effect.amount} from the bank${effect.per ? ' for each of your \\w+ cards' : ''}$`);
  const from = { roller: 'the roller', each: 'each other player', one: 'one player of your choice' } as const;
  return new RegExp(`^${effect.amount} from ${from[effect.from]}$`);
}

describe.each(boxes)('docs/rules/%s.md', (id) => {
  const { names, reliefCard, title } = editions[id];
  const page = readFileSync(join(import.meta.dirname, `../docs/rules/${id}.md`), 'utf8');
  const rows = page.split('\n').flatMap((line) => (line.startsWith('| ') ? [line.slice(2, -2).split(' | ')] : []));

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
