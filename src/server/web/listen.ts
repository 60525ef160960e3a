// Opens the port.
import type { Server } from 'node:http';
import { type Settings, StartError } from '../settings';

/** A request that is not complete by then is a slow attack. */
const REQUEST_MS = 20_000;
/** How often such requests are looked for; Node's own half a minute would let them hang on. */
const CHECK_EVERY_MS = 5000;

interface Listener {
  listen(options: { port: number; host: string }): Server;
}

/** @throws {StartError} when the port is taken or may not be used. */
export function listen(
  app: Listener,
  { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>,
  [requestMs, checkEveryMs] = [REQUEST_MS, CHECK_EVERY_MS],
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen({ port: PORT, host: HOST });
    server.headersTimeout = requestMs;
    server.requestTimeout = requestMs;
    // An option for the maker of the server only, says Node; but it is read when the server begins to listen.
    Object.assign(server, { connectionsCheckingInterval: checkEveryMs });
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' ? 'the port is already in use' : error.message;
      reject(new StartError(`cannot listen on ${HOST}:${PORT}: ${taken}`));
    });
  });
}
