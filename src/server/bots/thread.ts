// Starts the threads in which bots think.
import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '../../bots/protocol';

/** The part of `Worker` that is used. */
export interface Thread {
  on(event: 'message', listener: (answer: Answer) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  postMessage(question: Question): void;
  terminate(): Promise<unknown>;
}

/** Megabytes of heap, 64 in all; a search takes a few. */
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 16 };

/** Node cannot read TypeScript: where the program is not built, the thread is told how, as this process was. */
export function startThread(): Thread {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./botWorker.js', import.meta.url), { resourceLimits });
  const file = new URL('./worker.ts', import.meta.url).href;
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}); })`;
  return new Worker(start, { eval: true, resourceLimits });
}
