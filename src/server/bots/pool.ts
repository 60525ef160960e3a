// The threads that think for all tables: so many at most, kept alive, each with one question at a time; the others wait in line.
import type { Answer, Question } from '../../bots/protocol';
import type { Move } from '../../game/index';
import type { Log } from '../log';
import type { Thread } from './thread';

/** A question before it is put: the pool numbers it and says how long may be thought. */
export type Asked = Omit<Question, 'id' | 'options'> & { seed: number };

export interface PoolParts {
  /** How many threads there may be. */
  threads: number;
  /** Milliseconds a bot thinks while nobody waits. */
  thinkMs: number;
  /** Milliseconds beyond its time after which a thread that does not answer counts as dead. It may have to start first. */
  patienceMs?: number;
  start(): Thread;
  log: Log;
}

/** A question is put again so often when its thread has died. */
const RETRIES = 1;
/** Less is no search any more. */
const MIN_THINK_MS = 5;

interface Job {
  readonly asked: Asked;
  readonly signal: AbortSignal;
  tries: number;
  resolve(move: Move): void;
  reject(error: unknown): void;
}

interface Thinker {
  readonly thread: Thread;
  job: { id: number; job: Job; clock: NodeJS.Timeout } | null;
}

export class Pool {
  readonly #parts: Required<PoolParts>;
  readonly #thinkers = new Set<Thinker>();
  readonly #waiting = new Set<Job>();
  #questions = 0;
  #closed = false;

  constructor(parts: PoolParts) {
    this.#parts = { patienceMs: 10_000, ...parts };
  }

  /**
   * A move that a thread has found, unchecked.
   * Rejects when the bot finds none, when two threads have died of the question, and when `signal` or the pool puts an end to it.
   */
  ask(asked: Asked, signal: AbortSignal): Promise<Move> {
    return new Promise((resolve, reject) => {
      const job: Job = { asked, signal, tries: 0, resolve, reject };
      const stop = () => this.#giveUp(job);
      signal.addEventListener('abort', stop, { once: true });
      const settled = () => signal.removeEventListener('abort', stop);
      job.resolve = (move) => [settled(), resolve(move)];
      job.reject = (error) => [settled(), reject(error)];
      if (signal.aborted || this.#closed) return job.reject(signal.reason ?? new Error('the bots have left'));
      this.#waiting.add(job);
      this.#assign();
    });
  }

  /** How many threads run, how many of them think, and how many questions wait for one. */
  get load(): { threads: number; thinking: number; waiting: number } {
    const thinking = [...this.#thinkers].filter(({ job }) => job).length;
    return { threads: this.#thinkers.size, thinking, waiting: this.#waiting.size };
  }

  /** Ends all threads; whatever they thought about is forgotten. */
  async close(): Promise<void> {
    this.#closed = true;
    const ended = [...this.#thinkers].map((thinker) => this.#dismiss(thinker));
    for (const job of this.#waiting) job.reject(new Error('the bots have left'));
    this.#waiting.clear();
    await Promise.all(ended);
  }

  #assign(): void {
    while (this.#waiting.size > 0 && !this.#closed) {
      const [job] = this.#waiting;
      const milliseconds = this.#budget();
      try {
        const thinker = [...this.#thinkers].find((one) => !one.job) ?? this.#hire();
        if (!thinker) return;
        this.#waiting.delete(job as Job);
        this.#put(thinker, job as Job, milliseconds);
      } catch (error) {
        this.#waiting.delete(job as Job);
        job?.reject(error);
      }
    }
  }

  /** The longer the line, the less time for each, so that nobody waits much longer than one alone would think. */
  #budget(): number {
    const { threads, thinkMs } = this.#parts;
    return Math.max(MIN_THINK_MS, Math.min(thinkMs, (thinkMs * threads) / this.#waiting.size));
  }

  #put(thinker: Thinker, job: Job, milliseconds: number): void {
    const { seed, ...question } = job.asked;
    const id = this.#questions++;
    const clock = setTimeout(() => this.#lose(thinker, 'no answer in time'), milliseconds + this.#parts.patienceMs);
    thinker.job = { id, job, clock };
    thinker.thread.postMessage({ ...question, id, options: { seed, milliseconds } });
  }

  /** Another thread, if there may be one more. */
  #hire(): Thinker | null {
    if (this.#thinkers.size >= this.#parts.threads) return null;
    const thread = this.#parts.start();
    const thinker: Thinker = { thread, job: null };
    this.#thinkers.add(thinker);
    thread.on('message', (answer) => this.#hear(thinker, answer));
    thread.on('error', (error) => this.#lose(thinker, error));
    thread.on('exit', () => this.#lose(thinker, 'ended'));
    return thinker;
  }

  #hear(thinker: Thinker, answer: Answer): void {
    if (answer.id !== thinker.job?.id) return;
    const job = this.#done(thinker);
    if ('move' in answer) job?.resolve(answer.move);
    else job?.reject(new Error(answer.problem));
    this.#assign();
  }

  /** A thread is lost, and its question goes to the head of the line once more. */
  #lose(thinker: Thinker, why: unknown): void {
    if (!this.#thinkers.has(thinker)) return;
    const lost = thinker.job?.job;
    void this.#dismiss(thinker, false);
    this.#parts.log.warn({ err: why, game: lost?.asked.game, level: lost?.asked.level }, 'thread of the bots lost');
    if (lost?.signal.aborted === false && lost.tries++ < RETRIES) this.#first(lost);
    else lost?.reject(new Error('the threads died of it', { cause: why }));
    this.#assign();
  }

  #first(job: Job): void {
    const others = [...this.#waiting];
    this.#waiting.clear();
    for (const one of [job, ...others]) this.#waiting.add(one);
  }

  async #dismiss(thinker: Thinker, settle = true): Promise<void> {
    this.#thinkers.delete(thinker);
    const job = this.#done(thinker);
    if (settle) job?.reject(new Error('the bots have left'));
    await thinker.thread.terminate();
  }

  #done(thinker: Thinker): Job | undefined {
    const job = thinker.job?.job;
    clearTimeout(thinker.job?.clock);
    thinker.job = null;
    return job;
  }

  /** The thread that thinks about it already goes on to the end of its time: starting another takes longer. */
  #giveUp(job: Job): void {
    this.#waiting.delete(job);
    job.reject(job.signal.reason);
  }
}
