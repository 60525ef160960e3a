// GET /healthz: whether the server can do its work, for a supervisor or a load balancer.
import type { Middleware } from 'koa';

interface Told {
  storage: { count(): number };
  transport: { openMatches: number; openSockets: number };
  /** Threads that run, those that think, and turns of bots that wait for one. */
  bots: { load: { threads: number; thinking: number; waiting: number } };
}

export function health({ storage, transport, bots }: Told): Middleware {
  return (ctx, next) => {
    if (ctx.path !== '/healthz' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('Cache-Control', 'no-store');
    try {
      const { openMatches, openSockets } = transport;
      ctx.body = { status: 'ok', matches: storage.count(), openMatches, sockets: openSockets, bots: bots.load };
    } catch {
      ctx.status = 503;
      ctx.body = { status: 'unavailable' };
    }
  };
}
