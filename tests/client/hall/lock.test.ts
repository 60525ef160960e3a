// One at a time, across tabs, also without Web Locks.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from '../../../src/client/store/lock';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Runs two jobs under one name, and says how many ran at the same time. */
async function together(first: typeof withLock, second: typeof withLock): Promise<number> {
  let running = 0;
  let most = 0;
  const job = async () => {
    running++;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 30));
    running--;
  };
  await Promise.all([first('x', job), second('x', job)]);
  return most;
}

test('jobs of one tab wait for each other', async () => {
  expect(await together(withLock, withLock)).toBe(1);
});

test('jobs of two tabs wait for each other through the storage', async () => {
  vi.resetModules();
  const otherTab = await import('../../../src/client/store/lock');
  expect(await together(withLock, otherTab.withLock)).toBe(1);
});

test('a job that fails lets the next one in', async () => {
  await expect(withLock('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock('x', async () => 'in')).toBe('in');
});

test('a tab that died with the lock blocks the others for a while only', async () => {
  localStorage.setItem('machi-koro/lock/x', JSON.stringify({ by: 'dead', at: Date.now() - 60_000 }));
  expect(await withLock('x', async () => 'in')).toBe('in');
});

test('where there are Web Locks they do the work', async () => {
  const request = vi.fn((_name: string, job: () => Promise<string>) => job());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await withLock('x', async () => 'in')).toBe('in');
  expect(request).toHaveBeenCalledWith('machi-koro/x', expect.any(Function));
});
