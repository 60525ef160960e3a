// Opens the port.
import type { Server } from 'node:http';
import { type Settings, StartError } from '../settings';

/** A request that is not complete by then is a slow attack. */
const REQUEST_MS = 20_000;

interface Listener {
  listen(options: { port: number; host: string }): Server;
}

/** @throws {StartError} when the port is taken or may not be used. */
export function listen(app: Listener, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen({ port: PORT, host: HOST });
    server.headersTimeout = REQUEST_MS;
    server.requestTimeout = REQUEST_MS;
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' ? 'the port is already in use' : error.message;
      reject(new StartError(`cannot listen on ${HOST}:${PORT}: ${taken}`));
    });
  });
}
