// A bot that thinks in a web worker. A worker that dies is started once more; after that the page thinks for itself, more simply.
import { type Move, rules } from '../game';
import { startBrowserWorker } from './browserWorker';
import { createPlayer } from './createPlayer';
import { type BotLevel, type Budget, needsNetwork } from './player';
import type { Answer, Question } from './protocol';
import { freshSeed } from './seed';

export interface BotPlayer {
  /**
   * A legal move for `seat`, whose turn it must be. Rejects when the player has been closed or there is no legal move.
   * @param view what `seat` may see
   */
  choose(view: unknown, seat: number): Promise<Move>;
  /** Ends the worker. */
  close(): void;
}

/** The part of `Worker` that is used. */
export interface BotWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

export interface BotPlayerOptions extends Budget {
  seed?: number;
  startWorker?: () => BotWorker;
  /** Called when a move was chosen at a lower level than was asked for, because no worker can be had. */
  onLowered?: (level: BotLevel) => void;
  /** Milliseconds after which a worker that does not answer counts as dead. */
  patience?: number;
}

const RESTARTS = 1;

/** A player of one level that does not block the page. The worker starts with the first question. */
export function createBotPlayer(game: string, level: BotLevel, options: BotPlayerOptions = {}): BotPlayer {
  const { seed = freshSeed(), startWorker = startBrowserWorker, patience = 5_000, onLowered = () => {}, ...budget } = options;
  const question = { game, level, options: { seed, ...budget } };
  return new WorkerPlayer(question, startWorker, patience, onLowered);
}

interface Waiting {
  question: Question;
  resolve(move: Move): void;
  reject(error: Error): void;
}

class WorkerPlayer implements BotPlayer {
  #worker: BotWorker | null = null;
  #deaths = 0;
  #closed = false;
  #asked = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    private readonly question: Pick<Question, 'game' | 'level' | 'options'>,
    private readonly startWorker: () => BotWorker,
    private readonly patience: number,
    private readonly onLowered: (level: BotLevel) => void,
  ) {}

  choose(view: unknown, seat: number): Promise<Move> {
    return new Promise((resolve, reject) => {
      const question: Question = { ...this.question, id: this.#asked++, view, seat };
      this.#waiting.set(question.id, { question, resolve, reject });
      this.#ask([question]);
    });
  }

  close(): void {
    this.#closed = true;
    this.#stopWorker();
    for (const { reject } of this.#waiting.values()) reject(new Error('the bot has left'));
    this.#waiting.clear();
  }

  #ask(questions: readonly Question[]): void {
    if (this.#closed) {
      this.close();
    } else if (this.#deaths > RESTARTS) {
      for (const { id } of questions) this.#thinkHere(id);
    } else {
      try {
        this.#worker ??= this.#newWorker();
        for (const question of questions) this.#worker.postMessage(question);
        this.#wind();
      } catch {
        this.#died();
      }
    }
  }

  #newWorker(): BotWorker {
    const worker = this.startWorker();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = () => this.#died();
    return worker;
  }

  #hear(answer: Answer): void {
    if ('problem' in answer) {
      this.#thinkHere(answer.id);
    } else {
      this.#waiting.get(answer.id)?.resolve(answer.move);
      this.#waiting.delete(answer.id);
    }
    this.#wind();
  }

  #died(): void {
    this.#deaths++;
    this.#stopWorker();
    this.#ask([...this.#waiting.values()].map(({ question }) => question));
  }

  /** Gives the worker its time anew, as long as anybody waits. */
  #wind(): void {
    clearTimeout(this.#clock);
    if (this.#waiting.size > 0) this.#clock = setTimeout(() => this.#died(), this.patience);
  }

  #stopWorker(): void {
    clearTimeout(this.#clock);
    this.#worker?.terminate();
    this.#worker = null;
  }

  #thinkHere(id: number): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!waiting) return;
    try {
      const { level } = waiting.question;
      const simple = simpleLevel(level);
      waiting.resolve(simpleMove(waiting.question, simple));
      if (simple !== level) this.onLowered(simple);
    } catch (error) {
      waiting.reject(error as Error);
    }
  }
}

/** The level that can be played without a worker: a search would block the page. */
const simpleLevel = (level: BotLevel): BotLevel => (needsNetwork(level) ? 'normal' : level);

/** A move of that level, or failing that any legal one: enough for the match to go on. */
function simpleMove({ game, options, view, seat }: Question, level: BotLevel): Move {
  try {
    return createPlayer(game, level, options).choose(view, seat);
  } catch (error) {
    const played = rules[game];
    const legal = played?.toMove(view) === seat ? played.legalMoves(view)[0] : undefined;
    if (!legal) throw error;
    return legal;
  }
}
