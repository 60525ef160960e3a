// The tray: empty before the first roll, then with dice that count or no longer do.
import { expect, it } from 'vitest';
import { classic, dice, renderBoard, start } from './render';

const tray = () => document.querySelector('[data-purse="bank"]')?.parentElement as HTMLElement;

it('before the first roll shows where the dice will lie, and dims nothing', () => {
  renderBoard(start());
  expect(tray().querySelectorAll('span[aria-hidden] > i')).toHaveLength(2);
  expect(tray()).not.toHaveAttribute('data-old');
});

it('dims the dice of the turn before, which count no longer', () => {
  const G = start(classic, 2);
  const log = (['rollDice', 'pass'] as const).map((name, stateID) => {
    const move = { move: name, args: name === 'pass' ? [] : [1] };
    return { turn: 1, stateID, seat: 0, move, happenings: classic.apply(G, move, dice(6)) };
  });
  renderBoard(G, { log });
  expect(tray()).toHaveTextContent('6');
  expect(tray()).toHaveAttribute('data-old');
});
