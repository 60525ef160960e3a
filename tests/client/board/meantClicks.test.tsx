// A double click decides once, and what comes under the finger after it was put down is not pressed.
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
  /** Which click in a row at one place the browser takes it for. */
  detail?: number;
}

function click(button: HTMLElement, { x, when, byKey = false, detail = 1 }: Click) {
  const event = createEvent.click(button, byKey ? { detail: 0 } : { detail, clientX: x, clientY: 300 });
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
  click(pass(), { x: 404, when: 1450 });
  // Somebody has told the machine that he double-clicks slowly.
  click(pass(), { x: 402, when: 1800, detail: 2 });
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

it('does not press by a tap that skips the dice what they bring', () => {
  pace.set('calm');
  const play = rolled({ x: 400, when: 1000 });
  // Nothing can be decided yet, so the finger is put down beside every button; when it is lifted, one is there.
  expect(screen.queryByRole('button', { name: /^Pass/ })).toBeNull();
  fireEvent.pointerDown(document.querySelector('[data-decisions]') as Element);
  click(pass(), { x: 400, when: 2000 });
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(pass());
  click(pass(), { x: 400, when: 3000 });
  expect(play).toHaveBeenCalledTimes(2);
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
