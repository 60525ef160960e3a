// In Life every kind of move has a name in the list of what the bots would do.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { LifeG } from '../../../src/game/life/types';
import { playRandomly } from '../board/render';
import { life, renderLife } from './render';

/** The first position of random matches in which such a move is legal. */
function whenLegal(wanted: (move: string, args: readonly unknown[]) => boolean): LifeG {
  for (let seed = 1; ; seed++) {
    const found = playRandomly(life, seed, 400).positions.find((G) =>
      life.legalMoves(G).some(({ move, args }) => wanted(move, args)),
    );
    if (found) return found;
  }
}

it.each([
  ['a card of the draft', (move: string) => move === 'buy', /^(Buy .+ for \d+|Take .+ for nothing)/],
  ['a roll', (move: string) => move === 'rollDice', /^Roll 1 die/],
  ['an exchange', (move: string) => move === 'prank', /^Give .+, take .+ from (Ida|Ben|Cleo)/],
  ['a Friend', (move: string, args: readonly unknown[]) => move === 'buy' && args.length > 1, /^Buy .+ for \d+, on .+/],
])('%s', async (_what, wanted, words) => {
  const G = whenLegal(wanted);
  const legal = life.legalMoves(G);
  const found = legal.map((move, i) => ({ move, chance: 0.5 - i / 1000, visits: 1 }));
  renderLife(G, { seat: life.toMove(G), legal, analyse: async () => found });
  await userEvent.keyboard('h');
  await act(async () => {});
  const panel = screen.getByRole('region', { name: 'What the bots would do' });
  const texts = within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  expect(texts).toHaveLength(legal.length);
  expect(texts.filter((text) => words.test(text))).not.toEqual([]);
  // The card of the first, in the line-up.
  const marked = screen.queryAllByRole('button', { name: /What the bots would choose$/ });
  expect(marked).toHaveLength(legal[0]?.move === 'buy' ? 1 : 0);
  expect(texts.filter((text) => /undefined|\{\{|^[a-z]/.test(text))).toEqual([]);
});
