// What a match will need is loaded before it begins, by a worker that ends when it is done.
import { expect, test, vi } from 'vitest';
import { fetchBotsAhead, type PreparingWorker } from '../../src/bots/ahead';
import { networkFor } from '../../src/bots/network/library';
import type { Preparation, Readiness } from '../../src/bots/protocol';
import { channelWorker } from './channel';

function preparing() {
  const served = channelWorker<Preparation, Readiness>();
  const terminate = vi.fn();
  const worker: PreparingWorker = Object.assign(served.worker, { terminate });
  return { ...served, startWorker: () => worker, terminate };
}

test('loads the network of the game and size asked for, and no other; then the worker ends', async () => {
  const { startWorker, heard, terminate } = preparing();
  fetchBotsAhead('machi-koro-life', 3, startWorker);
  await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce());
  expect(heard).toEqual([{ id: 0, ready: true }]);
  expect(() => networkFor('machi-koro-life', 3)).not.toThrow();
  for (const seats of [2, 4, 5]) expect(() => networkFor('machi-koro-life', seats)).toThrow('not been loaded');
  expect(() => networkFor('machi-koro', 3)).toThrow('not been loaded');
});

test('a network that does not exist is a problem, and the worker ends', async () => {
  const { startWorker, heard, terminate } = preparing();
  fetchBotsAhead('machi-koro', 9, startWorker);
  await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce());
  expect(heard).toEqual([{ id: 0, problem: expect.stringContaining('city-9') }]);
});

test('a worker that dies is ended; a browser without workers does without', () => {
  const { startWorker, terminate } = preparing();
  fetchBotsAhead('machi-koro', 2, startWorker);
  startWorker().onerror?.({} as ErrorEvent);
  expect(terminate).toHaveBeenCalledOnce();
  const none = () => {
    throw new ReferenceError('Worker is not defined');
  };
  expect(() => fetchBotsAhead('machi-koro', 2, none)()).not.toThrow();
});

test('called off, the worker ends at once and once', () => {
  const { startWorker, terminate } = preparing();
  const stop = fetchBotsAhead('machi-koro', 4, startWorker);
  stop();
  stop();
  expect(terminate).toHaveBeenCalledOnce();
});
