// What is said between a match and the worker in which its bots think.
import type { Move } from '../game';
import { createPlayer } from './createPlayer';
import type { BotLevel, PlayerOptions } from './player';

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

export function answer({ id, game, level, options, view, seat }: Question): Answer {
  try {
    return { id, move: createPlayer(game, level, options).choose(view, seat) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

/** One end of a connection: a worker's global scope, or a message port. */
export interface Port {
  addEventListener(type: 'message', listener: (event: MessageEvent<Question>) => void): void;
  postMessage(message: Answer): void;
}

/** Answers every question that arrives at `port`, in order. */
export function serve(port: Port): void {
  port.addEventListener('message', ({ data }) => port.postMessage(answer(data)));
}
