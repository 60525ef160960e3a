// Spreads numbered pieces of work over the processor's cores.
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * The results of pieces 0 to `count` - 1 in the order of their numbers, whichever thread did them. Rejects when a piece fails.
 * @param file the program of the threads, beside the one that runs; it calls `serve`
 * @param data what every thread is told
 * @param progress is told how many are done
 */
export async function spread<T>(file: string, data: unknown, count: number, progress: (done: number) => void): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  let done = 0;
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const ask = () => {
        if (next < count) worker.postMessage(next++);
        else resolve();
      };
      worker.on('error', reject);
      worker.on('message', ({ number, result }: { number: number; result: T }) => {
        results[number] = result;
        progress(++done);
        ask();
      });
      ask();
    });
  const start = () => new Worker(new URL(file, import.meta.url), { workerData: data });
  const workers = Array.from({ length: Math.min(count, availableParallelism()) }, start);
  try {
    await Promise.all(workers.map(work));
  } finally {
    for (const worker of workers) void worker.terminate();
  }
  return results;
}

/** A thread's side of it. */
export function serve<D, T>(prepare: (data: D) => Promise<void>, piece: (data: D, number: number) => T): void {
  const data = workerData as D;
  const ready = prepare(data);
  parentPort?.on('message', async (number: number) => {
    await ready;
    parentPort?.postMessage({ number, result: piece(data, number) });
  });
}
