// The dice: they show what was rolled, and say once when they lie still.
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DicePair, Die, type Face, TUMBLE_MS } from '../../src/client/parts/Dice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pipsOf = (side: Element | null | undefined) => side?.querySelectorAll('i').length ?? 0;
/** Pips by the place of the side, as the cube is built: back, bottom, left, top, right, front. */
const sides = (container: HTMLElement) => [...container.querySelectorAll('[class*=side]')].map(pipsOf);

test.each([1, 2, 3, 4, 5, 6] as Face[])('a die shows %i in front, and opposite sides add up to seven', (face) => {
  const { container } = render(<Die face={face} />);
  const [back = 0, bottom = 0, left = 0, top = 0, right = 0, front = 0] = sides(container);
  expect(front).toBe(face);
  expect([front + back, top + bottom, left + right]).toEqual([7, 7, 7]);
  expect([front, back, top, bottom, left, right].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the dice say that they lie still once, within 800 ms', () => {
  const settled = vi.fn();
  render(<DicePair dice={[2, 5]} rolling onSettled={settled} />);
  vi.advanceTimersByTime(TUMBLE_MS - 50);
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(850 - TUMBLE_MS);
  expect(settled).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('skipping a throw in the air ends it at once', () => {
  const settled = vi.fn();
  const { container, rerender } = render(<DicePair dice={[4]} rolling onSettled={settled} />);
  expect(container.querySelector('[data-rolling=true]')).not.toBeNull();
  vi.advanceTimersByTime(100);
  rerender(<DicePair dice={[4]} rolling skip onSettled={settled} />);
  vi.advanceTimersByTime(1);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(container.querySelector('[data-rolling=true]')).toBeNull();
});

test('who wants less motion sees the result without a tumble', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const settled = vi.fn();
  const { container } = render(<DicePair dice={[6, 6]} rolling onSettled={settled} />);
  expect(container.querySelector('[data-rolling=true]')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('nothing is shown before the first roll', () => {
  const { container } = render(<DicePair dice={[]} />);
  expect(sides(container)).toHaveLength(0);
});
