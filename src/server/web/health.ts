// GET /healthz: whether the server can do its work, for a supervisor or a load balancer.
import type { Middleware } from 'koa';

export function health(storage: { count(): number }, transport: { openMatches: number; openSockets: number }): Middleware {
  return (ctx, next) => {
    if (ctx.path !== '/healthz' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('Cache-Control', 'no-store');
    try {
      ctx.body = { status: 'ok', matches: storage.count(), openMatches: transport.openMatches, sockets: transport.openSockets };
    } catch {
      ctx.status = 503;
      ctx.body = { status: 'unavailable' };
    }
  };
}
