// Finds a move for a bot, whatever happens: its own level first, then a simpler one, then any legal move.
import type { BotLevel } from '../../bots/player';
import { freshSeed } from '../../bots/seed';
import type { Move, Rules } from '../../game/index';
import type { Log } from '../log';
import type { Pool } from './pool';

/** Where a bot has to decide, as its seat sees it. */
export interface Position {
  rules: Rules<unknown>;
  level: BotLevel;
  seat: number;
  view: unknown;
}

/** Rejects only when `signal` says that no move is wanted any more. */
export type Mind = (position: Position, signal: AbortSignal) => Promise<Move>;

/** Thinks by rule of thumb, so that it finds a move where a search fails. */
const SIMPLE: BotLevel = 'normal';

/** The event loop thinks about nothing; it only checks what the threads answer. */
export function createMind(pool: Pick<Pool, 'ask'>, log: Log): Mind {
  return async ({ rules, level, seat, view }, signal) => {
    for (const asked of new Set([level, SIMPLE])) {
      try {
        const move = await pool.ask({ game: rules.id, level: asked, seed: freshSeed(), view, seat }, signal);
        const refusal = rules.refusal(view, move);
        if (!refusal) return move;
        log.error({ game: rules.id, level: asked, move, refusal }, 'bot wanted an illegal move');
      } catch (error) {
        signal.throwIfAborted();
        log.error({ err: error, game: rules.id, level: asked }, 'bot found no move');
      }
    }
    const moves = rules.legalMoves(view);
    return moves[freshSeed() % moves.length] as Move;
  };
}
