// One at a time, in this tab and in every other tab of this browser.
import { readStored, removeStored, writeStored } from './storage';

/** Longer than any request lasts; a tab that died holding a lock blocks the others no longer than this. */
const STALE_MS = 15_000;
const RETRY_MS = 50;

/**
 * Runs `job` while nobody else runs one under the same name.
 * Web Locks exist on secure origins only; elsewhere a mark in the storage does their work.
 */
export function withLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(`machi-koro/${name}`, job);
  const turn = (queues.get(name) ?? Promise.resolve()).then(() => marked(`lock/${name}`, job));
  queues.set(
    name,
    turn.then(
      () => undefined,
      () => undefined,
    ),
  );
  return turn;
}

const queues = new Map<string, Promise<undefined>>();

async function marked<T>(key: string, job: () => Promise<T>): Promise<T> {
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-');
  while (!(await take(key, me))) await pause(RETRY_MS);
  try {
    return await job();
  } finally {
    removeStored(key);
  }
}

/** Two tabs may both find the mark free and write theirs; after a pause only one of them reads its own. */
async function take(key: string, me: string): Promise<boolean> {
  const held = readStored(key) as { by: string; at: number } | undefined;
  if (held && Date.now() - held.at < STALE_MS) return false;
  writeStored(key, { by: me, at: Date.now() });
  await pause(RETRY_MS / 2);
  return (readStored(key) as { by?: string } | undefined)?.by === me;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
