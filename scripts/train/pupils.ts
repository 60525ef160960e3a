// Threads that learn side by side: each from the same weights and matches of its own.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Weights } from '../../src/bots/network/network';
import { type Course, teach } from './school';

/** However many cores there are, so that the same arguments give the same weights everywhere. */
export const PUPILS = 2;
/** A pupil plays so many matches between two steps of the weights. */
export const MATCHES = 4;

interface Lesson {
  readonly weights: Weights;
  /** The numbers of the first match and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** The threads of one training. */
export class Pupils {
  readonly #workers: readonly Worker[];

  constructor(course: Course) {
    const start = () => new Worker(new URL('./trainWorker.js', import.meta.url), { workerData: course });
    this.#workers = Array.from({ length: PUPILS }, start);
  }

  /** Plays the matches from `from` up to `to`. Returns what each has learnt, a gradient. Rejects when a match fails. */
  learn(weights: Weights, from: number, to: number): Promise<Weights[]> {
    const learnt = this.#workers.map((worker, i) => {
      const first = Math.min(to, from + i * MATCHES);
      return learnOn(worker, { weights, from: first, to: Math.min(to, first + MATCHES) });
    });
    return Promise.all(learnt);
  }

  close(): void {
    for (const worker of this.#workers) void worker.terminate();
  }
}

function learnOn(worker: Worker, lesson: Lesson): Promise<Weights> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      worker.off('message', learnt).off('error', failed);
      then();
    };
    const learnt = (weights: Weights) => settle(() => resolve(weights));
    const failed = (error: Error) => settle(() => reject(error));
    worker.on('message', learnt).on('error', failed);
    worker.postMessage(lesson);
  });
}

/** A thread's side of it. */
export function attend(): void {
  const course = workerData as Course;
  parentPort?.on('message', ({ weights, from, to }: Lesson) => {
    parentPort?.postMessage(teach(course, weights, from, to));
  });
}
