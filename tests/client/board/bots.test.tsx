// Bots at the table: who is one and how strong, and that something happens while they think.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBoard, start } from './render';

const seats = [
  { seat: 0, name: 'Ida', bot: null, connected: true },
  { seat: 1, name: 'Momo', bot: 'expert', connected: true },
  { seat: 2, name: 'Ben', bot: null, connected: false },
];

/** A fresh match in which that seat is to roll. */
function turnOf(seat: number) {
  const G = start();
  G.turn.seat = seat;
  return G;
}

const opponent = (name: string) => within(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

it('names the level of a bot beside its name, and never calls it away', () => {
  renderBoard(turnOf(0), { seats });
  expect(opponent('Momo').getByText('bot: Expert')).toBeInTheDocument();
  // For narrow places; a screen reader gets the longer words alone.
  expect(opponent('Momo').getByText('Expert')).toHaveAttribute('aria-hidden', 'true');
  expect(opponent('Momo').queryByText('away')).toBeNull();
  expect(opponent('Ben').getByText('away')).toBeInTheDocument();
});

it('a level of another version of the page is called by its id', () => {
  renderBoard(turnOf(0), { seats: seats.map((seat) => (seat.bot ? { ...seat, bot: 'greedy' } : seat)) });
  expect(opponent('Momo').getByText('bot: greedy')).toBeInTheDocument();
});

it('says that a bot is thinking while it is its turn, of a person only that it is theirs', () => {
  const { show } = renderBoard(turnOf(1), { seats, legal: [] });
  expect(opponent('Momo').getByText('is thinking')).toBeInTheDocument();
  show({ G: turnOf(2), legal: [] });
  expect(screen.queryByText('is thinking')).toBeNull();
  expect(opponent('Ben').getByText('to move')).toBeInTheDocument();
});

it('nobody seems to think while the connection is lost', () => {
  renderBoard(turnOf(1), { seats, legal: [], status: 'offline' });
  expect(screen.queryByText('is thinking')).toBeNull();
});
