// Lets pages of the configured other origins use the lobby.
import type { Middleware } from 'koa';

/** Requests of other pages are answered without the header that would let the page read the answer. */
export function allowOrigins(origins: readonly string[]): Middleware {
  return (ctx, next) => {
    if (origins.length === 0) return next();
    ctx.vary('Origin');
    const origin = ctx.get('Origin');
    if (!origins.includes(origin)) return next();
    ctx.set('Access-Control-Allow-Origin', origin);
    if (ctx.method !== 'OPTIONS' || !ctx.get('Access-Control-Request-Method')) return next();
    ctx.set('Access-Control-Allow-Methods', 'GET, POST');
    ctx.set('Access-Control-Allow-Headers', 'Content-Type');
    ctx.set('Access-Control-Max-Age', '86400');
    ctx.status = 204;
    return undefined;
  };
}
