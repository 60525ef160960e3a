// Turns what went wrong into an answer: `{ reason, message }`, without anything of the inside.
import type { Context, Middleware } from 'koa';
import { LobbyError } from '../lobby/errors';
import type { Log } from '../log';

const reasons: ReadonlyMap<number, string> = new Map([
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [413, 'tooLarge'],
  [500, 'unavailable'],
  [501, 'methodNotAllowed'],
]);

export function answerErrors(log: Log): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    try {
      if (!hasPath(ctx)) throw new LobbyError('badRequest', 'the address of the request cannot be read');
      await next();
      if (ctx.status >= 400 && !ctx.body) ctx.throw(ctx.status);
    } catch (error) {
      const status = statusOf(error);
      // 501 is the router's answer to methods that it does not know: nothing is wrong with us.
      if (status === 500) log.error({ err: error, path: ctx.path }, 'request failed');
      const reason = error instanceof LobbyError ? error.reason : (reasons.get(status) ?? 'badRequest');
      ctx.status = status;
      ctx.body = { reason, message: messageOf(error, status) };
    }
    log.debug(
      { method: ctx.method, path: hasPath(ctx) ? ctx.path : null, status: ctx.status, ms: Math.round(performance.now() - began) },
      'request',
    );
  };
}

/** Of some request lines, such as one with a broken host in it, the framework cannot read the path. */
const hasPath = (ctx: Context): boolean => {
  try {
    return typeof ctx.path === 'string';
  } catch {
    return false;
  }
};

const statusOf = (error: unknown): number => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

const messageOf = (error: unknown, status: number): string =>
  status < 500 || error instanceof LobbyError ? String((error as Error).message) : 'The server could not do this';
