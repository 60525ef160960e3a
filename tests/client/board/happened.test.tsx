// The last lines beside the dice: they go to the newest when there is something new, and leave who reads further up alone.
import { act, fireEvent, screen } from '@testing-library/react';
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
