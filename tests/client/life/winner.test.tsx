// The end of a match of Life: who has won, and everybody's life.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { points } from '../../../src/game';
import { NAMES, playRandomly } from '../board/render';
import { life, playerAt, renderLife, rolling } from './render';

it('tells at the end who has won, with everybody’s cards', () => {
  const { G, log } = playRandomly(life, 4, 5000, 5);
  const winner = life.outcome(G)?.winner;
  expect(winner).toBeDefined();
  renderLife(G, { log, seat: null });
  const dialog = screen.getByRole('dialog', { name: `${NAMES[winner ?? 0]} wins!` });
  const names = within(dialog).getAllByRole('heading', { level: 3 });
  expect(names).toHaveLength(5);
  expect(names[0]).toHaveTextContent(NAMES[winner ?? 0] as string);
  for (const [seat, player] of G.players.entries()) {
    const head = names.find((one) => one.textContent?.includes(NAMES[seat] as string));
    expect(head).toHaveTextContent(`${player.hearts} heart`);
    expect(head).toHaveTextContent(`${player.life.length} Life card`);
  }
});

it('ranks the others by their points; who has as many shares a place', () => {
  const G = rolling(4);
  playerAt(G, 0).dreams = [{ card: 'pet' }];
  playerAt(G, 1).dreams = [{ card: 'spaceTrip' }];
  playerAt(G, 2).dreams = [{ card: 'spaceTrip' }, { card: 'partner' }];
  playerAt(G, 3).dreams = [{ card: 'pet' }];
  const [one, most] = [points(playerAt(G, 0)), points(playerAt(G, 1))];
  expect(one).toBeLessThan(most);
  Object.assign(G.turn, { seat: 2, step: 'over' });
  renderLife(G, { seat: null });
  const heads = within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 });
  expect(heads.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['1. Cle', '2. Ben', '3. Ida', '3. Dan']);
});
