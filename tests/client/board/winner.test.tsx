// The end of a match: who has won, the final towns, and where to go from here.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { landmarkIds } from '../../../src/game';
import type { CityG } from '../../../src/game/city/types';
import { classic, NAMES, playRandomly, renderBoard, start } from './render';

/** A whole match by chance. */
function ended() {
  const { G, log } = playRandomly(classic, 4, 5000);
  const winner = classic.outcome(G)?.winner;
  if (winner === undefined) throw new Error('the match has not ended');
  return { G, log, winner };
}

const dialog = () => screen.getByRole('dialog');

it('tells the winner so, and everyone else who has won', () => {
  const { G, log, winner } = ended();
  const { unmount } = renderBoard(G, { log, seat: winner });
  expect(dialog()).toHaveAccessibleName('You win!');
  unmount();
  renderBoard(G, { log, seat: (winner + 1) % 3 });
  expect(dialog()).toHaveAccessibleName(`${NAMES[winner]} wins!`);
});

it('shows every town with its coins, the winner’s first, and how long it took', () => {
  const { G, log, winner } = ended();
  renderBoard(G, { log, seat: null });
  const towns = within(dialog()).getAllByRole('heading', { level: 3 });
  expect(towns).toHaveLength(3);
  expect(towns[0]).toHaveTextContent(NAMES[winner] as string);
  for (const [seat, player] of G.players.entries()) {
    const town = towns.find((heading) => heading.textContent?.includes(NAMES[seat] as string));
    expect(town).toHaveTextContent(`${player.coins} coin`);
  }
  expect(dialog()).toHaveTextContent(`after ${log.at(-1)?.turn} turns`);
});

it('ranks the others by what they have built; who has built as much shares a place', () => {
  const G = start(classic, 4);
  const build = (seat: number, count: number) => {
    for (const id of landmarkIds.slice(0, count)) (G.players[seat] as CityG['players'][number]).landmarks[id] = 'working';
  };
  build(0, 1);
  build(1, 2);
  build(2, 4);
  build(3, 1);
  G.turn.seat = 2;
  expect(classic.outcome(G)).toEqual({ winner: 2 });
  renderBoard(G, { seat: null });
  const towns = within(dialog()).getAllByRole('heading', { level: 3 });
  expect(towns.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['1. Cle', '2. Ben', '3. Ida', '3. Dan']);
});

it('offers another match where there can be one, and the way home', async () => {
  const { G, log } = ended();
  const playAgain = vi.fn();
  const { unmount } = renderBoard(G, { log, playAgain });
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Play again' }));
  expect(playAgain).toHaveBeenCalledOnce();
  expect(within(dialog()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  unmount();
  renderBoard(G, { log });
  expect(within(dialog()).queryByRole('button', { name: 'Play again' })).toBeNull();
});

it('can be put aside to look at the table, and comes when the match ends before our eyes', async () => {
  const { G, log } = ended();
  const before = playRandomly(classic, 4, 5000).positions.at(-2) as CityG;
  const board = renderBoard(before, { log: log.slice(0, -1), seat: null });
  expect(screen.queryByRole('dialog')).toBeNull();
  board.show({ G, log });
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Look at the table' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('#board-now')).toHaveTextContent('The match is over.');
  await userEvent.click(screen.getByRole('button', { name: 'Final picture' }));
  expect(dialog()).toBeInTheDocument();
});

it('marks who is a bot, with its level', () => {
  const { G, log } = ended();
  const seats = NAMES.slice(0, 3).map((name, seat) => ({ seat, name, bot: seat === 1 ? 'hard' : null, connected: true }));
  renderBoard(G, { log, seats });
  const marked = within(dialog())
    .getAllByRole('heading', { level: 3 })
    .filter((town) => town.textContent?.includes('bot: Hard'));
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent('Ben');
});
