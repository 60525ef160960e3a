// Who may open a socket, and how many: socket.io's own limits and a count per address.
import type { IncomingMessage } from 'node:http';
import type { ServerOptions, Server as SocketServer } from 'socket.io';
import type { Settings } from '../settings';
import { clientAddress, originAllowed } from '../web/address';

/** The largest packet a client may send; a move takes 200 bytes. */
const MAX_PACKET_BYTES = 8192;
/** Both ends notice within the sum of these that the other has gone silent; players are told within five seconds. */
const PING_EVERY_MS = 1500;
const PING_TIMEOUT_MS = 2500;
const MIN_DEFLATED_BYTES = 8192;
/** A connection that has not named its game by then is closed. */
const CONNECT_MS = 10_000;

type DoorSettings = Pick<Settings, 'ORIGINS' | 'TRUST_PROXY' | 'MAX_SOCKETS' | 'MAX_SOCKETS_PER_ADDRESS'>;

export class Doorkeeper {
  readonly #settings: DoorSettings;
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(settings: DoorSettings) {
    this.#settings = settings;
  }

  get options(): Partial<ServerOptions> {
    return {
      cors: { origin: [...this.#settings.ORIGINS] },
      serveClient: false,
      maxHttpBufferSize: MAX_PACKET_BYTES,
      connectTimeout: CONNECT_MS,
      // A long log shrinks to a fifteenth; an update is not worth it.
      perMessageDeflate: { threshold: MIN_DEFLATED_BYTES, serverNoContextTakeover: true, clientNoContextTakeover: true },
      pingInterval: PING_EVERY_MS,
      pingTimeout: PING_TIMEOUT_MS,
      allowRequest: (req, answer) => answer(null, this.#allows(req)),
    };
  }

  /** Counts the connections of this server from now on. */
  watch({ engine }: SocketServer): void {
    engine.on('connection', (connection: { request: IncomingMessage; once(event: 'close', listener: () => void): void }) => {
      const address = this.#addressOf(connection.request);
      this.#open.set(address, this.#count(address) + 1);
      this.#all += 1;
      connection.once('close', () => {
        this.#all -= 1;
        const left = this.#count(address) - 1;
        if (left > 0) this.#open.set(address, left);
        else this.#open.delete(address);
      });
    });
  }

  get openSockets(): number {
    return this.#all;
  }

  #allows(req: IncomingMessage): boolean {
    const { ORIGINS, TRUST_PROXY, MAX_SOCKETS, MAX_SOCKETS_PER_ADDRESS } = this.#settings;
    if (this.#all >= MAX_SOCKETS || this.#count(this.#addressOf(req)) >= MAX_SOCKETS_PER_ADDRESS) return false;
    return originAllowed(req, ORIGINS, TRUST_PROXY);
  }

  #count(address: string): number {
    return this.#open.get(address) ?? 0;
  }

  #addressOf(req: IncomingMessage): string {
    return clientAddress(req, this.#settings.TRUST_PROXY);
  }
}
