// Serves the built client: files with their caching rules, and index.html for the client's own routes.
import type { Context, Middleware } from 'koa';
import type { ClientFile, Encoding } from './files';

const INDEX = '/index.html';
/** The client's own routes. Other paths get the page too, for its "not found", but with status 404. */
const clientRoute = /^\/(?:$|(?:match|local|rules)(?:\/|$))/;

export function serveClient(files: ReadonlyMap<string, ClientFile>): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const file = files.get(pathOf(ctx));
    if (file) return send(ctx, file, cacheRule(ctx.path, file));
    const index = files.get(INDEX);
    if (!index) return next();
    if (clientRoute.test(ctx.path)) return send(ctx, index, 'no-cache');
    if (!wantsPage(ctx)) return next();
    return send(ctx, index, 'no-store', 404);
  };
}

const cacheRule = (path: string, file: ClientFile): string => {
  if (file.hashed) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600, must-revalidate';
};

function pathOf(ctx: Context): string {
  try {
    return decodeURIComponent(ctx.path);
  } catch {
    return ctx.path;
  }
}

/** A browser that goes to a page: not a missing image, script or API route. */
const wantsPage = (ctx: Context): boolean =>
  !/^\/(?:games|socket\.io|assets|healthz)(?:\/|$)|\.\w{1,11}$/.test(ctx.path) && /\btext\/html\b/.test(ctx.get('Accept'));

async function send(ctx: Context, file: ClientFile, cacheControl: string, status: 200 | 404 = 200): Promise<void> {
  ctx.status = status;
  ctx.set('Cache-Control', cacheControl);
  ctx.set('ETag', file.etag);
  if (file.compressible) ctx.vary('Accept-Encoding');
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = encodingFor(ctx, file);
  const body = await file.body(encoding);
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.type = file.type;
  ctx.body = body;
}

/** The best one that the client accepts, whatever order it names them in. */
function encodingFor(ctx: Context, file: ClientFile): Encoding {
  const accepted = (['br', 'gzip'] as const).find((encoding) => ctx.acceptsEncodings(encoding));
  return (file.compressible && accepted) || 'identity';
}
