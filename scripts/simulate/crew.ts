// Spreads the matches of a simulation over the processor's cores.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Played, Simulation } from './job';

/** The results of `games` matches in the order of their numbers, whichever thread played them. Rejects when a match fails. */
export async function playAll(simulation: Simulation, games: number, progress: (done: number) => void): Promise<Played[]> {
  const results: Played[] = [];
  let next = 0;
  let done = 0;
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const ask = () => {
        if (next < games) worker.postMessage(next++);
        else resolve();
      };
      worker.on('error', reject);
      worker.on('message', ({ number, played }: { number: number; played: Played }) => {
        results[number] = played;
        progress(++done);
        ask();
      });
      ask();
    });
  const workers = Array.from({ length: Math.min(games, availableParallelism()) }, () => startWorker(simulation));
  try {
    await Promise.all(workers.map(work));
  } finally {
    for (const worker of workers) void worker.terminate();
  }
  return results;
}

const startWorker = (workerData: Simulation): Worker =>
  new Worker(new URL('./simulateWorker.js', import.meta.url), { workerData });
