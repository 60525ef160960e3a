// Which pages may use the lobby: the server's own and those of the configured other origins.
import type { Middleware } from 'koa';
import { LobbyError } from '../lobby/errors';
import type { Settings } from '../settings';
import { originAllowed } from './address';

/** Refuses what pages of other origins would change: a browser sends such requests for any website, and tells where they come from. */
export function refuseForeignPages({ ORIGINS, TRUST_PROXY }: Pick<Settings, 'ORIGINS' | 'TRUST_PROXY'>): Middleware {
  return (ctx, next) => {
    const reads = ['GET', 'HEAD', 'OPTIONS'].includes(ctx.method);
    if (reads || originAllowed(ctx.req, ORIGINS, TRUST_PROXY)) return next();
    throw new LobbyError('foreignPage', 'Pages of this origin may not use this server');
  };
}

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
