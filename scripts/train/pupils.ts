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
  readonly #pupils: readonly Pupil[];

  constructor(course: Course) {
    this.#pupils = Array.from({ length: PUPILS }, () => new Pupil(course));
  }

  /**
   * Plays the matches from `from` up to `to`, after those asked for before. Returns what each has learnt, a gradient. Rejects when a
   * match fails.
   */
  learn(weights: Weights, from: number, to: number): Promise<Weights[]> {
    const learnt = this.#pupils.map((pupil, i) => {
      const first = Math.min(to, from + i * MATCHES);
      return pupil.learn({ weights, from: first, to: Math.min(to, first + MATCHES) });
    });
    return Promise.all(learnt);
  }

  close(): void {
    for (const pupil of this.#pupils) pupil.close();
  }
}

interface Waiting {
  resolve(learnt: Weights): void;
  reject(error: Error): void;
}

class Pupil {
  readonly #worker: Worker;
  /** Who waits for the lessons that the thread has not finished, in order. */
  readonly #waiting: Waiting[] = [];

  constructor(course: Course) {
    this.#worker = new Worker(new URL('./trainWorker.js', import.meta.url), { workerData: course });
    this.#worker.on('message', (learnt: Weights) => this.#waiting.shift()?.resolve(learnt));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  learn(lesson: Lesson): Promise<Weights> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(lesson);
    });
  }

  close(): void {
    void this.#worker.terminate();
  }
}

/** A thread's side of it. */
export function attend(): void {
  const course = workerData as Course;
  parentPort?.on('message', ({ weights, from, to }: Lesson) => {
    parentPort?.postMessage(teach(course, weights, from, to));
  });
}
