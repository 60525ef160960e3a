// Brings what bots need into the browser's cache before a match begins: their script, and the network for a table of that size.
import { startBrowserWorker } from './browserWorker';
import type { Preparation, Readiness } from './protocol';

/** The part of `Worker` that is used. */
export interface PreparingWorker {
  onmessage: ((event: MessageEvent<Readiness>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(preparation: Preparation): void;
  terminate(): void;
}

/**
 * Starts a worker that loads everything and ends. The worker of a match then finds it in the cache, and fetches for itself what could
 * not be had: nothing is told here.
 * @returns ends the worker early.
 */
export function fetchBotsAhead(game: string, seats: number, startWorker: () => PreparingWorker = startBrowserWorker): () => void {
  let worker: PreparingWorker | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  try {
    worker = startWorker();
    worker.onmessage = end;
    worker.onerror = end;
    worker.postMessage({ ask: 'prepare', id: 0, game, seats });
  } catch {
    // A browser without workers: the match will find that out too, and say so.
    end();
  }
  return end;
}
