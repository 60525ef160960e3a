// What bots think of a position, from a web worker: for hints, and for looking at a match afterwards. Never on the page's own thread.

import { startBrowserWorker } from './browserWorker';
import type { MoveAnalysis } from './player';
import type { AnalysisQuestion, Cancellation, Report } from './protocol';
import { freshSeed } from './seed';

export interface AnalysisOptions {
  /** Ends the thinking; the promise rejects with its reason. */
  signal?: AbortSignal;
  /** Called about ten times a second with all moves tried so far, best first. */
  onProgress?(found: readonly MoveAnalysis[]): void;
}

export interface BotAnalyst {
  /**
   * The chance to win after each legal move of `seat`, best first. A new question ends the one before, which rejects with an
   * `AbortError`. Rejects too when it is not the turn of `seat`, when no worker can be had, and when the analyst has been closed.
   * Needs no `this`.
   * @param view what `seat` may see
   */
  readonly analyse: (view: unknown, seat: number, options?: AnalysisOptions) => Promise<readonly MoveAnalysis[]>;
  /** Ends the worker. */
  close(): void;
}

/** The part of `Worker` that is used. */
export interface AnalysisWorker {
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: AnalysisQuestion | Cancellation): void;
  terminate(): void;
}

export interface BotAnalystOptions {
  seed?: number;
  /** How long a position is thought about. */
  milliseconds?: number;
  startWorker?: () => AnalysisWorker;
  /** Milliseconds after which a worker that says nothing counts as dead. */
  patience?: number;
}

/** An analyst for one game. Its worker starts with the first question, and again with the next after it has died. */
export function createBotAnalyst(game: string, options: BotAnalystOptions = {}): BotAnalyst {
  const { seed = freshSeed(), milliseconds = 4_000, startWorker = startBrowserWorker, patience = 5_000 } = options;
  return new WorkerAnalyst({ ask: 'analysis', game, seed, milliseconds }, startWorker, patience);
}

/** The question that is being thought about. */
interface Open {
  id: number;
  onProgress?(found: readonly MoveAnalysis[]): void;
  resolve(found: readonly MoveAnalysis[]): void;
  reject(reason: unknown): void;
}

class WorkerAnalyst implements BotAnalyst {
  #worker: AnalysisWorker | null = null;
  #open: Open | null = null;
  #asked = 0;
  #closed = false;
  #clock: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly question: Pick<AnalysisQuestion, 'ask' | 'game' | 'seed' | 'milliseconds'>,
    private readonly startWorker: () => AnalysisWorker,
    private readonly patience: number,
  ) {}

  readonly analyse: BotAnalyst['analyse'] = async (view, seat, { signal, onProgress } = {}) => {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('the analyst has left');
    this.#cancel(new DOMException('another position is asked about', 'AbortError'));
    const id = this.#asked++;
    const abort = () => this.#open?.id === id && this.#cancel(signal?.reason);
    signal?.addEventListener('abort', abort);
    try {
      return await new Promise((resolve, reject) => {
        this.#open = { id, onProgress, resolve, reject };
        this.#ask({ ...this.question, id, view, seat });
      });
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };

  close(): void {
    this.#closed = true;
    this.#fail(new Error('the analyst has left'));
  }

  #ask(question: AnalysisQuestion): void {
    try {
      this.#worker ??= this.#newWorker();
      this.#worker.postMessage(question);
      this.#wind();
    } catch (error) {
      this.#fail(error);
    }
  }

  #newWorker(): AnalysisWorker {
    const worker = this.startWorker();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = () => this.#fail(new Error('the worker has died'));
    return worker;
  }

  #hear(report: Report): void {
    const open = this.#open;
    // Of a question that was cancelled.
    if (report.id !== open?.id) return;
    if ('problem' in report) {
      this.#end()?.reject(new Error(report.problem));
    } else if (report.done) {
      this.#end()?.resolve(report.found);
    } else {
      this.#wind();
      open.onProgress?.(report.found);
    }
  }

  #cancel(reason: unknown): void {
    const open = this.#end();
    if (!open) return;
    this.#worker?.postMessage({ ask: 'cancel', id: open.id });
    open.reject(reason);
  }

  /** Gives the worker up, and whatever it was asked. */
  #fail(reason: unknown): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#end()?.reject(reason);
  }

  #end(): Open | null {
    clearTimeout(this.#clock);
    const open = this.#open;
    this.#open = null;
    return open;
  }

  #wind(): void {
    clearTimeout(this.#clock);
    this.#clock = setTimeout(() => this.#fail(new Error('the worker says nothing')), this.patience);
  }
}
