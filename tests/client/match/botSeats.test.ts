// Bots of a local match: moved along at a pace, from their own view, and never a reason to stand still.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { driveBots } from '../../../src/client/local/botSeats';
import { LocalMatch, startMatch } from '../../../src/client/local/localMatch';
import { keepMatch, readMatch, type StoredMatch } from '../../../src/client/local/stored';
import type { Pace } from '../../../src/client/store/settings';
import { type Move, type Rules, rules, seededChance } from '../../../src/game';

const played = rules['machi-koro'] as Rules<unknown>;
const roll: Move = { move: 'rollDice', args: [1] };
const botFirst = [
  { name: 'Momo', bot: 'normal' },
  { name: 'Ida', bot: null },
];

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(seats: StoredMatch['seats'] = botFirst): LocalMatch {
  if (!readMatch('a')) keepMatch('a', startMatch(played, seats, { display: 'comeWhatMay' }));
  return new LocalMatch('a', played, readMatch('a') as StoredMatch, seededChance(1));
}

function drive(match: LocalMatch, choose: (view: unknown, seat: number) => Promise<Move>, pace: Pace = 'calm') {
  const player = { choose: vi.fn(choose), close: vi.fn() };
  const createPlayer = vi.fn(() => player);
  const stop = driveBots({ match, createPlayer, pace: () => pace });
  stops.push(stop);
  return { ...player, createPlayer, stop };
}

const first = async (view: unknown): Promise<Move> => played.legalMoves(view)[0] as Move;

test('a bot moves after a while, a person is not moved', async () => {
  const match = open();
  const { createPlayer } = drive(match, first);
  await vi.advanceTimersByTimeAsync(500);
  expect(match.getSnapshot().stateID).toBe(0);
  await vi.advanceTimersByTimeAsync(700);
  expect(match.getSnapshot().stateID).toBe(1);
  expect(createPlayer).toHaveBeenCalledWith('machi-koro', 'normal');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(played.toMove(match.getSnapshot().G)).toBe(1);
});

test('a bot sees what its seat sees: no pile', async () => {
  const match = open();
  expect(match.getSnapshot().G).toHaveProperty('secret');
  const { choose } = drive(match, first);
  await vi.advanceTimersByTimeAsync(100);
  expect(choose).toHaveBeenCalledWith(expect.not.objectContaining({ secret: expect.anything() }), 0);
});

test('at the fast pace bots hardly pause', async () => {
  const match = open();
  drive(match, first, 'fast');
  await vi.advanceTimersByTimeAsync(210);
  expect(match.getSnapshot().stateID).toBe(1);
});

test('after a reload in the middle of its turn a bot goes on', async () => {
  const before = open();
  const { stop } = drive(before, first);
  await vi.advanceTimersByTimeAsync(1300);
  stop();
  const stood = before.getSnapshot().stateID;
  await vi.advanceTimersByTimeAsync(5000);
  expect(before.getSnapshot().stateID).toBe(stood);
  const after = open();
  drive(after, first);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(played.toMove(after.getSnapshot().G)).toBe(1);
});

test('a bot that fails, breaks down or plays what is not legal is moved by lot', async () => {
  for (const choose of [
    () => Promise.reject(new Error('broken')),
    () => {
      throw new Error('broken');
    },
    async () => ({ move: 'build', args: ['mine'] }),
  ]) {
    localStorage.clear();
    const match = open();
    drive(match, choose);
    await vi.advanceTimersByTimeAsync(1300);
    expect(match.getSnapshot().stateID).toBeGreaterThan(0);
  }
});

test('a bot that never answers is moved by lot after a while', async () => {
  const match = open();
  drive(match, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(match.getSnapshot().stateID).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(match.getSnapshot().stateID).toBe(1);
});

test('a bot is asked once for each of its moves, however often the match is looked at', async () => {
  const match = open([...botFirst].reverse());
  const { choose } = drive(match, first);
  match.play(roll, 0);
  match.play({ move: 'pass', args: [] }, 1);
  match.catchUp();
  await vi.advanceTimersByTimeAsync(100);
  expect(choose).toHaveBeenCalledOnce();
});

test('of two tabs one moves the bots, and the other when the first closes', async () => {
  const held: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  const request = async (_name: string, _options: unknown, job: () => Promise<void>) => {
    if (held.length > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    held.push(() => undefined);
    await job();
    held.pop();
    waiting.shift()?.();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const here = drive(open(), first);
  const there = drive(open(), first);
  await vi.advanceTimersByTimeAsync(100);
  expect(here.choose).toHaveBeenCalledOnce();
  expect(there.choose).not.toHaveBeenCalled();
  here.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(there.choose).toHaveBeenCalledOnce();
});

test('when the match is left the players are closed', async () => {
  const { close, stop } = drive(open(), first);
  await vi.advanceTimersByTimeAsync(10);
  stop();
  expect(close).toHaveBeenCalledOnce();
});
