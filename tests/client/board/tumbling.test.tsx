// While the dice still tumble the headline gives nothing away; what is asked next may be answered all the same.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { classic, dice, renderBoard, start } from './render';

it('says what is asked next only when the dice lie still', async () => {
  const before = start(classic, 2);
  const G = classic.copy(before);
  const move = { move: 'rollDice', args: [1] };
  const happenings = classic.apply(G, move, dice(3));
  const { show } = renderBoard(before);
  show({ G, stateID: 1, log: [{ turn: 1, stateID: 0, seat: 0, move, happenings }], legal: classic.legalMoves(G) });
  const headline = document.querySelector('#board-now');
  expect(headline).toHaveTextContent('The dice are rolling …');
  expect(screen.getByRole('button', { name: 'Pass' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(headline).toHaveTextContent('Build one thing, or pass.');
});
