// What happened, in words: each kind of happening, for everyone who may read it.
import { expect, it } from 'vitest';
import { sentence } from '../../../src/client/board/sentences';
import { t } from '../../../src/client/text';
import { editions } from '../../../src/game';
import type { CityHappening } from '../../../src/game/city/types';
import { gameNames, NAMES, playRandomly, rulesOf } from './render';

const speaker = (you: number | null, edition = editions.classic) => ({
  t,
  edition,
  you,
  nameOf: (seat: number) => NAMES[seat] ?? '',
});

const pay = (from: number | 'bank', to: number, amount: number, owed = amount, copies = 1): CityHappening => ({
  type: 'pay',
  from,
  to,
  amount,
  owed,
  card: 'cafe',
  copies,
});

it.each<[CityHappening, string, string]>([
  [{ type: 'roll', seat: 0, dice: [3], reroll: false }, 'You rolled 3.', 'Ida rolled 3.'],
  [{ type: 'roll', seat: 0, dice: [3, 4], reroll: true }, 'You rolled again: 3 + 4 = 7.', 'Ida rolled again: 3 + 4 = 7.'],
  [pay('bank', 0, 2, 2, 2), 'You get 2 from the bank (Cafe ×2).', 'Ida gets 2 from the bank (Cafe ×2).'],
  [pay(1, 0, 1), 'You take 1 from Ben (Cafe).', 'Ida takes 1 from Ben (Cafe).'],
  [
    pay(1, 0, 1, 2),
    'You take only 1 of 2 from Ben, who has no more (Cafe).',
    'Ida takes only 1 of 2 from Ben, who has no more (Cafe).',
  ],
  [pay(1, 0, 0, 2), 'Ben has nothing to pay you (Cafe).', 'Ben has nothing to pay Ida (Cafe).'],
  [pay(0, 1, 1), 'Ben takes 1 from you (Cafe).', 'Ben takes 1 from Ida (Cafe).'],
  [
    pay(0, 1, 1, 3),
    'Ben takes 1 of 3 from you: you have no more (Cafe).',
    'Ben takes only 1 of 3 from Ida, who has no more (Cafe).',
  ],
  [pay(0, 1, 0, 1), 'You have nothing to pay Ben (Cafe).', 'Ida has nothing to pay Ben (Cafe).'],
  [{ type: 'noEffect', seat: 0, card: 'mine' }, 'Your Mine brings nothing this time.', 'Ida’s Mine brings nothing this time.'],
  [
    { type: 'swap', seat: 0, given: 'bakery', with: 1, taken: 'mine' },
    'You give Bakery to Ben and receive Mine.',
    'Ida gives Bakery to Ben and receives Mine.',
  ],
  [
    { type: 'swap', seat: 1, given: 'bakery', with: 0, taken: 'mine' },
    'Ben gives you Bakery and receives your Mine.',
    'Ben gives Bakery to Ida and receives Mine.',
  ],
  [{ type: 'skipTrade', seat: 0 }, 'You swap nothing.', 'Ida swaps nothing.'],
  [{ type: 'build', seat: 0, card: 'mine', cost: 6 }, 'You build Mine for 6.', 'Ida builds Mine for 6.'],
  [{ type: 'pass', seat: 0 }, 'You build nothing.', 'Ida builds nothing.'],
  [{ type: 'reveal', card: 'ranch' }, 'Ranch is turned up.', 'Ranch is turned up.'],
  [{ type: 'turn', seat: 0, extra: false }, 'Your turn.', 'Ida’s turn.'],
  [{ type: 'turn', seat: 0, extra: true }, 'Doubles: you have another turn.', 'Doubles: Ida has another turn.'],
  [{ type: 'win', seat: 0 }, 'You have built the last landmark and win!', 'Ida has built the last landmark and wins!'],
])('%o is said to whom it happens and to the others', (happening, toMe, toOthers) => {
  expect(sentence(speaker(0), happening)).toBe(toMe);
  expect(sentence(speaker(2), happening)).toBe(toOthers);
  expect(sentence(speaker(null), happening)).toBe(toOthers);
});

it('names the relief card of the box', () => {
  const relief: CityHappening = { type: 'relief', seat: 0, amount: 1 };
  const box = editions.fussball;
  expect(sentence(speaker(0, box), relief)).toBe(`You had no coins left and get 1 (${box.reliefCard}).`);
  expect(sentence(speaker(1, box), relief)).toBe(`Ida had no coins left and gets 1 (${box.reliefCard}).`);
});

it.each(gameNames)('finds words for everything that happens in matches of %s', (game) => {
  const edition = Object.values(editions).find((one) => one.game === game);
  const said = new Set<string>();
  for (let seed = 1; seed <= 2; seed++) {
    const { log } = playRandomly(rulesOf(game), seed, 1500, 3, { display: 'comeWhatMay' });
    const different = new Map(log.flatMap(({ happenings }) => happenings.map((one) => [JSON.stringify(one), one])));
    for (const happening of different.values()) {
      for (const you of [null, 0]) {
        const text = sentence(speaker(you, edition), happening);
        expect(text).toMatch(/^\S.*[.!]$/);
        expect(text).not.toMatch(/board\.|\{\{|undefined|NaN/);
      }
      said.add(happening.type);
    }
  }
  expect([...said]).toEqual(expect.arrayContaining(['roll', 'pay', 'build', 'turn', 'reveal', 'win']));
});
