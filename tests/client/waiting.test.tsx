// Waiting is said after a moment, and goes on being said while one wait follows another.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Waiting } from '../../src/client/parts/Waiting';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  // By the clock by which it began.
  cleanup();
  vi.useRealTimers();
});

const silence = () => parseFloat(screen.getByRole('status').style.animationDelay);
const pass = (ms: number) => void vi.advanceTimersByTime(ms);

test('a short wait says nothing', () => {
  render(<Waiting />);
  expect(silence()).toBe(300);
});

test('a wait that follows another says its words when the first would have, or at once', () => {
  pass(1000);
  const { rerender, unmount } = render(<Waiting key="page" page />);
  pass(200);
  rerender(<Waiting key="table" text="Looking for the server" />);
  expect(silence()).toBe(100);
  pass(800);
  rerender(<Waiting key="board" />);
  expect(silence()).toBe(-700);
  unmount();
  pass(50);
  const next = render(<Waiting />);
  expect(silence()).toBe(-750);
  next.unmount();
  pass(1000);
  render(<Waiting />);
  expect(silence()).toBe(300);
});
