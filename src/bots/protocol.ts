// What is said between a match and the worker in which its bots think.
import type { Move } from '../game';
import { createAnalyst, createPlayer, prepare, seatsIn } from './createPlayer';
import type { BotLevel, MoveAnalysis, PlayerOptions } from './player';

/** Asks for one move. Every question is complete in itself, so that a new worker can take over from a dead one. */
export interface Question {
  id: number;
  game: string;
  level: BotLevel;
  options: PlayerOptions;
  view: unknown;
  seat: number;
}

/** The answer to the question with the same id: a legal move, or why there is none. */
export type Answer = { id: number; move: Move } | { id: number; problem: string };

/** Asks what every legal move is worth: reported while it is thought about, until the time is spent. */
export interface AnalysisQuestion {
  ask: 'analysis';
  id: number;
  game: string;
  seed: number;
  milliseconds: number;
  view: unknown;
  seat: number;
}
/** Nobody wants to hear any more of the analysis with this id. */
export interface Cancellation {
  ask: 'cancel';
  id: number;
}

/** Asks a worker to load whatever bots of any level, and analyses, need at a table of that size. */
export interface Preparation {
  ask: 'prepare';
  id: number;
  game: string;
  seats: number;
}
/** All of it is here, or why it is not. */
export type Readiness = { id: number; ready: true } | { id: number; problem: string };

/** On an analysis: all moves tried so far, best first; the last report is `done`. */
export type Report = { id: number; found: MoveAnalysis[]; done: boolean } | { id: number; problem: string };

export async function answer({ id, game, level, options, view, seat }: Question): Promise<Answer> {
  try {
    await prepare(game, level, seatsIn(game, view));
    return { id, move: createPlayer(game, level, options).choose(view, seat) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

async function getReady({ id, game, seats }: Preparation): Promise<Readiness> {
  try {
    await prepare(game, 'expert', seats);
    return { id, ready: true };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

/** From one report to the next, in milliseconds; in between nothing else is heard. */
export const REPORT_MS = 100;

/** Thinks and tells `report`, with a pause for other messages each time; stops when it is not `wanted` any more. */
async function analyse(question: AnalysisQuestion, report: (report: Report) => void, wanted: () => boolean): Promise<void> {
  const { id, game, seed, milliseconds, view, seat } = question;
  try {
    await prepare(game, 'expert', seatsIn(game, view));
    let told = performance.now();
    const end = told + milliseconds;
    let found: MoveAnalysis[] = [];
    for (found of createAnalyst(game, { seed }).start(view, seat)) {
      const now = performance.now();
      if (now >= end) break;
      if (now - told < REPORT_MS) continue;
      told = now;
      report({ id, found, done: false });
      await new Promise((resolve) => setTimeout(resolve));
      if (!wanted()) return;
    }
    report({ id, found, done: true });
  } catch (error) {
    report({ id, problem: String(error) });
  }
}

/** One end of a connection: a worker's global scope, or a message port. */
export interface Port {
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<Question | AnalysisQuestion | Cancellation | Preparation>) => void,
  ): void;
  postMessage(message: Answer | Report | Readiness): void;
}

/** Answers every question that arrives at `port`: those for moves in order, the others beside them. */
export function serve(port: Port): void {
  const wanted = new Set<number>();
  let last = Promise.resolve();
  port.addEventListener('message', ({ data }) => {
    if (!('ask' in data)) {
      last = last.then(async () => port.postMessage(await answer(data)));
    } else if (data.ask === 'cancel') {
      wanted.delete(data.id);
    } else if (data.ask === 'prepare') {
      void getReady(data).then((readiness) => port.postMessage(readiness));
    } else {
      const { id } = data;
      wanted.add(id);
      void analyse(
        data,
        (report) => port.postMessage(report),
        () => wanted.has(id),
      ).then(() => wanted.delete(id));
    }
  });
}
