// Who may open a connection, how many, and how much one may send: socket.io's own limits, counts per address, an allowance each.
import type { IncomingMessage } from 'node:http';
import type { ServerOptions, Server as SocketServer } from 'socket.io';
import { AddressLimit, Bucket } from '../limits';
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
/** So many seconds' worth of packets may come at once. */
const BURST_SECONDS = 10;
/** Whoever goes on for so many packets after he has been told that he is too fast is no player. */
const PATIENCE = 100;

interface Connection {
  request: IncomingMessage;
  on(event: 'packet', listener: () => void): void;
  once(event: 'close', listener: () => void): void;
  close(discard: boolean): void;
}

type DoorSettings = Pick<
  Settings,
  'ORIGINS' | 'TRUST_PROXY' | 'MAX_SOCKETS' | 'MAX_SOCKETS_PER_ADDRESS' | 'CONNECTS_PER_MINUTE' | 'PACKETS_PER_SECOND'
>;

export class Doorkeeper {
  readonly #settings: DoorSettings;
  readonly #open = new Map<string, number>();
  readonly #connects: AddressLimit;
  /** By connection, not by socket: a client may leave a game's namespace and come back as often as it likes. */
  readonly #allowances = new WeakMap<object, Bucket>();
  #all = 0;

  constructor(settings: DoorSettings) {
    this.#settings = settings;
    this.#connects = new AddressLimit(settings.CONNECTS_PER_MINUTE);
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
    engine.on('connection', (connection: Connection) => {
      this.#guard(connection);
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

  /** What this connection may still send to its games. */
  allowanceOf(connection: object): Bucket {
    const { PACKETS_PER_SECOND } = this.#settings;
    const allowance = this.#allowances.get(connection) ?? new Bucket(PACKETS_PER_SECOND, PACKETS_PER_SECOND * BURST_SECONDS);
    this.#allowances.set(connection, allowance);
    return allowance;
  }

  /** Cuts the connection off when it sends without end, whatever it sends: also what no game is ever shown. */
  #guard(connection: Connection): void {
    const { PACKETS_PER_SECOND } = this.#settings;
    const patience = new Bucket(PACKETS_PER_SECOND, PACKETS_PER_SECOND * BURST_SECONDS + PATIENCE);
    connection.on('packet', () => {
      if (!patience.take()) connection.close(true);
    });
  }

  get openSockets(): number {
    return this.#all;
  }

  #allows(req: IncomingMessage): boolean {
    const { ORIGINS, TRUST_PROXY, MAX_SOCKETS, MAX_SOCKETS_PER_ADDRESS } = this.#settings;
    const address = this.#addressOf(req);
    if (this.#all >= MAX_SOCKETS || this.#count(address) >= MAX_SOCKETS_PER_ADDRESS) return false;
    // Last, so that only connections that are let in count: each brings a fresh allowance.
    return originAllowed(req, ORIGINS, TRUST_PROXY) && this.#connects.take(address);
  }

  #count(address: string): number {
    return this.#open.get(address) ?? 0;
  }

  #addressOf(req: IncomingMessage): string {
    return clientAddress(req, this.#settings.TRUST_PROXY);
  }
}
