// What happened in Life, in words: each kind of happening, for everyone who may read it.
import { expect, it } from 'vitest';
import { sentence } from '../../../src/client/lifeBoard/sentences';
import { t } from '../../../src/client/text';
import type { LifeHappening } from '../../../src/game/life/types';
import { NAMES, playRandomly } from '../board/render';
import { life } from './render';

const teller = (you: number | null) => ({ t, you, nameOf: (seat: number) => NAMES[seat] ?? '' });

it.each<[LifeHappening, string, string]>([
  [{ type: 'roll', seat: 0, dice: [3], again: false }, 'You rolled 3.', 'Ida rolled 3.'],
  [{ type: 'roll', seat: 0, dice: [3, 4], again: true }, 'You rolled once more: 3 + 4 = 7.', 'Ida rolled once more: 3 + 4 = 7.'],
  [
    { type: 'pay', from: 'stock', to: 0, amount: 2, owed: 2, card: 'bookworm' },
    'You get 2 from the stock (Bookworm).',
    'Ida gets 2 from the stock (Bookworm).',
  ],
  [
    { type: 'pay', from: 1, to: 0, amount: 2, owed: 2, card: 'cafe' },
    'You take 2 from Ben (Cafe).',
    'Ida takes 2 from Ben (Cafe).',
  ],
  [
    { type: 'pay', from: 1, to: 0, amount: 1, owed: 2, card: 'cafe' },
    'You take only 1 of 2 from Ben, who has no more (Cafe).',
    'Ida takes only 1 of 2 from Ben, who has no more (Cafe).',
  ],
  [
    { type: 'pay', from: 0, to: 1, amount: 0, owed: 2, card: 'cafe' },
    'You have nothing to pay Ben (Cafe).',
    'Ida has nothing to pay Ben (Cafe).',
  ],
  [
    { type: 'noEffect', seat: 0, card: 'prankOfFate' },
    'Your Prank of Fate brings nothing this time.',
    'Ida’s Prank of Fate brings nothing this time.',
  ],
  [
    { type: 'exchange', seat: 0, given: 'prankOfFate', with: 1, taken: 'aHome' },
    'You give Prank of Fate to Ben and take A Home.',
    'Ida gives Prank of Fate to Ben and takes A Home.',
  ],
  [
    { type: 'exchange', seat: 1, given: 'prankOfFate', with: 0, taken: 'cafe' },
    'Ben gives you Prank of Fate and takes your Cafe.',
    'Ben gives Prank of Fate to Ida and takes Cafe.',
  ],
  [
    { type: 'invest', seat: 0, card: 'stockInvestment', hearts: 3 },
    'You lay a heart on Stock Investment: 3 on it now.',
    'Ida lays a heart on Stock Investment: 3 on it now.',
  ],
  [
    { type: 'relief', seat: 0, amount: 1 },
    'You had no hearts left and get 1 from the stock.',
    'Ida had no hearts left and gets 1 from the stock.',
  ],
  [{ type: 'buy', seat: 0, card: 'pet', cost: 3 }, 'You buy Pet for 3.', 'Ida buys Pet for 3.'],
  [
    { type: 'buy', seat: 0, card: 'daydreaming', cost: 0 },
    'You take Daydreaming for nothing.',
    'Ida takes Daydreaming for nothing.',
  ],
  [
    { type: 'buy', seat: 0, card: 'friend', cost: 3, on: 'cafe' },
    'You buy Friend for 3, on Cafe.',
    'Ida buys Friend for 3, on Cafe.',
  ],
  [{ type: 'discard', seat: 0, card: 'collectorsItems' }, 'You discard Collectors Items.', 'Ida discards Collectors Items.'],
  [{ type: 'pass', seat: 0 }, 'You buy nothing.', 'Ida buys nothing.'],
  [{ type: 'reveal', card: 'pet', row: 'dream1' }, 'Pet is turned up.', 'Pet is turned up.'],
  [{ type: 'turn', seat: 0, lap: null }, 'Your turn.', 'Ida’s turn.'],
  [{ type: 'turn', seat: 0, lap: 1 }, 'Lap 2 of the draft: your turn.', 'Lap 2 of the draft: Ida’s turn.'],
  [{ type: 'win', seat: 0, points: 9 }, 'You have 9 VIP points and win!', 'Ida has 9 VIP points and wins!'],
])('%o is said to whom it happens and to the others', (happening, toMe, toOthers) => {
  expect(sentence(teller(0), happening)).toBe(toMe);
  expect(sentence(teller(2), happening)).toBe(toOthers);
  expect(sentence(teller(null), happening)).toBe(toOthers);
});

it('finds words for everything that happens in matches', () => {
  const said = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { log } = playRandomly(life, seed, 3000, 2 + (seed % 4));
    for (const happening of log.flatMap(({ happenings }) => happenings)) {
      for (const you of [null, 0]) {
        const text = sentence(teller(you), happening);
        expect(text).toMatch(/^\S.*[.!]$/);
        expect(text).not.toMatch(/life\.|board\.|\{\{|undefined|NaN/);
      }
      said.add(happening.type);
    }
  }
  const all = ['roll', 'pay', 'noEffect', 'exchange', 'invest', 'relief', 'buy', 'discard', 'pass', 'reveal', 'turn', 'win'];
  expect([...said].sort()).toEqual(all.sort());
});
