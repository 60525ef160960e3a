// The security headers of every answer.

import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/**
 * Scripts, styles, workers and connections from this server only. Plain HTTP stays possible (home networks, a proxy that speaks
 * TLS), so nothing here forces HTTPS: that is the proxy's to say.
 */
export function securityHeaders(): Middleware {
  const helmetHeaders = helmet({
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        // Older Safari does not count web sockets among 'self'.
        connectSrc: ["'self'", (req) => sockets(req.headers.host)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  return (ctx, next) => {
    ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    return helmetHeaders(ctx, next);
  };
}

const sockets = (host = ''): string => (/^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'");
