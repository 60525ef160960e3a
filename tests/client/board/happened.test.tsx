// The last lines beside the dice: they go to the newest when there is something new, and leave who reads further up alone.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderBoard, start } from './render';

const scrollTo = vi.fn();
/** Told that the list has another size. */
let resized = () => {};

beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(123);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(50);
  class Sizes {
    constructor(private readonly heard: () => void) {}
    observe(element: Element) {
      if (element === list()) resized = this.heard;
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Sizes);
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const list = () => screen.getByRole('list', { name: 'What just happened' });
const entry = (stateID: number) => ({
  ...{ turn: 1, stateID, seat: 0, move: { move: 'build', args: ['mine'] } },
  happenings: [{ type: 'build', seat: 0, card: 'mine', cost: 6 }],
});

it('shows the newest, again with each new event', () => {
  const board = renderBoard(start(), { log: [entry(0)] });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 123 });
  scrollTo.mockClear();
  board.show({ log: [entry(0), entry(1)] });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 123 });
});

it('stays where it is read when the table is told anew without anything new', () => {
  const board = renderBoard(start(), { log: [entry(0)] });
  scrollTo.mockClear();
  board.show({ log: [entry(0)] });
  board.show({ log: [entry(0)], status: 'sending' });
  expect(scrollTo).not.toHaveBeenCalled();
});

it('with another width shows the newest if that was in sight before', () => {
  const board = renderBoard(start(), { log: [entry(0)] });
  scrollTo.mockClear();
  act(resized);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.scroll(list(), { target: { scrollTop: 20 } });
  act(resized);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.scroll(list(), { target: { scrollTop: 73 } });
  act(resized);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  fireEvent.scroll(list(), { target: { scrollTop: 0 } });
  board.show({ log: [entry(0), entry(1)] });
  expect(scrollTo).toHaveBeenCalledTimes(3);
  act(resized);
  expect(scrollTo).toHaveBeenCalledTimes(4);
});

/** A roll and what was done after it, by one seat after the other. */
const turns = (...seats: number[]) =>
  seats.flatMap((seat, i) => [
    {
      ...{ turn: i + 1, stateID: 2 * i, seat, move: { move: 'rollDice', args: [1] } },
      happenings: [{ type: 'roll', seat, dice: [i + 1], reroll: false }],
    },
    { turn: i + 1, stateID: 2 * i + 1, seat, move: { move: 'pass', args: [] }, happenings: [{ type: 'pass', seat }] },
  ]);
const lines = () =>
  within(list())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('tells what everybody did since our own roll, also that nothing was built', () => {
  renderBoard(start(), { seat: 0, log: turns(1, 0, 1, 2) });
  expect(lines()).toEqual([
    ...['You rolled 2.', 'You build nothing.', 'Ben rolled 3.', 'Ben builds nothing.', 'Cleo rolled 4.', 'Cleo builds nothing.'],
  ]);
});

it('reaches back to our own roll however many turns the others had since, and without one only as far as everybody was once', () => {
  const { unmount } = renderBoard(start(), { seat: 0, log: turns(0, 1, 1, 2, 2) });
  expect(lines()).toHaveLength(10);
  expect(lines()[0]).toBe('You rolled 1.');
  unmount();
  renderBoard(start(), { seat: 0, log: turns(1, 2, 2, 1, 2) });
  expect(lines()[0]).toBe('Cleo rolled 3.');
  expect(lines()).toHaveLength(6);
});

it('tells who only watches, or shares the device, of the last turn', () => {
  const { unmount } = renderBoard(start(), { seat: null, log: turns(0, 1, 2) });
  expect(lines()).toEqual(['Cleo rolled 3.', 'Cleo builds nothing.']);
  unmount();
  renderBoard(start(), { seat: 0, passAndPlay: true, log: turns(0, 1, 2) });
  expect(lines()).toEqual(['Cleo rolled 3.', 'Cleo builds nothing.']);
});
