// A double click decides once.
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pace } from '../../../src/client/store/settings';
import { rules, seededChance } from '../../../src/game';
import { classic, renderBoard, start } from './render';

// Then the dice hold nothing up.
beforeEach(() => pace.set('fast'));
afterEach(() => pace.set('calm'));

interface Click {
  x: number;
  /** In milliseconds. */
  when: number;
  byKey?: boolean;
}

function click(button: HTMLElement, { x, when, byKey = false }: Click) {
  const event = createEvent.click(button, byKey ? { detail: 0 } : { detail: 1, clientX: x, clientY: 300 });
  Object.defineProperty(event, 'timeStamp', { value: when });
  fireEvent(button, event);
}

/** Somebody has rolled, and the button that passes lies where the one that rolls was. */
function rolled(first: Click) {
  const G = start(classic, 2);
  const play = vi.fn();
  const board = renderBoard(G, { seat: 0, play });
  click(screen.getByRole('button', { name: /^Roll/ }), first);
  expect(play).toHaveBeenCalledTimes(1);
  const move = play.mock.calls[0]?.[0];
  const after = classic.copy(G);
  const happenings = classic.applyLegal(after, move, seededChance(1));
  board.show({
    G: after,
    legal: rules['machi-koro']?.legalMoves(after) ?? [],
    log: [{ turn: 1, stateID: 0, seat: 0, move, happenings }],
  });
  return play;
}

const pass = () => screen.getByRole('button', { name: /^Pass/ });

it('does not take the second click for what is asked next, nor the third', () => {
  const play = rolled({ x: 400, when: 1000 });
  click(pass(), { x: 403, when: 1200 });
  click(pass(), { x: 404, when: 1350 });
  expect(play).toHaveBeenCalledTimes(1);
});

it('takes what is pressed while others play for what it says, however fast they are', () => {
  const G = start(classic, 2);
  G.turn.seat = 1;
  const board = renderBoard(G, { seat: 0, legal: [] });
  const help = screen.getByRole('button', { name: /Help/ });
  click(help, { x: 400, when: 1000 });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const move = { move: 'rollDice', args: [1] };
  const after = classic.copy(G);
  const happenings = classic.applyLegal(after, move, seededChance(1));
  board.show({ G: after, log: [{ turn: 1, stateID: 0, seat: 1, move, happenings }] });
  click(help, { x: 400, when: 1200 });
  expect(screen.getByRole('dialog')).toBeVisible();
});

it.each([
  ['elsewhere', { x: 500, when: 1200 }],
  ['later', { x: 400, when: 1600 }],
  ['by key', { x: 0, when: 1010, byKey: true }],
])('takes a click %s for what it says', (_, second) => {
  const play = rolled({ x: 400, when: 1000 });
  click(pass(), second);
  expect(play).toHaveBeenCalledTimes(2);
});
