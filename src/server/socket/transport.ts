// The framework's socket transport made safe: every packet passes the gate, and nobody sees a move before it is stored.
//
// Events to a client, besides the framework's `sync`, `update`, `matchData` and `chat`:
//   refused    { matchID, stateID, refusal }   why a packet of this socket was refused, by the rules or by the table
//                                              (src/game/rules.ts). `unauthorized` also comes unasked when the seat of
//                                              this socket has been left, `matchNotFound` when its match has been removed.
//   nextMatch  { matchID, nextMatchID }        somebody at the table has set up the rematch; also after each sync
// `matchData` is sent whenever a seat is taken, left or renamed, and when its first tab comes or its last one goes.
import type { Game } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/server';
import type { ServerOptions, Socket, Server as SocketServer } from 'socket.io';
import type { Refusal, TableRefusal } from '../../game/index';
import type { BotMove } from '../bots/steward';
import type { Box } from '../gate';
import type { Log } from '../log';
import type { SqliteStorage } from '../storage/sqlite';
import { Audience } from './audience';
import { createDesk, type Desk, type MoveLimits } from './desk';
import type { Doorkeeper } from './doorkeeper';
import { matchIDIn } from './packets';
import { type Auth, Referee } from './referee';

export interface TransportParts {
  storage: SqliteStorage;
  /** By game name. */
  boxes: ReadonlyMap<string, Box>;
  doorkeeper: Doorkeeper;
  moves: MoveLimits;
  log: Log;
  /** Is told of every match that has moved on, whose seats have changed, or that is no more. */
  changed(matchID: string): void;
}

/** What a packet costs of its connection's allowance; one where nothing is said. */
const costs: ReadonlyMap<unknown, number> = new Map([
  ['sync', 5],
  ['chat', 5],
]);

export class TableTransport extends SocketIO {
  readonly audience: Audience;
  readonly #parts: TransportParts;
  readonly #desks = new Map<string, Desk>();
  readonly #running = new Set<Promise<unknown>>();
  #io: SocketServer | undefined;
  #closing = false;

  constructor(parts: TransportParts) {
    // The framework's type asks for every option.
    super({ socketOpts: parts.doorkeeper.options as ServerOptions });
    this.#parts = parts;
    this.audience = new Audience(parts.storage, parts.log);
  }

  /** Lets the framework attach socket.io, but serves the games' namespaces itself. */
  override init(app: Parameters<SocketIO['init']>[0], games: Game[]): void {
    super.init(app, [], []);
    const io = app._io as SocketServer;
    this.#io = io;
    this.#parts.doorkeeper.watch(io);
    io.of('/').use((_socket, next) => next(new Error('no such game')));
    const { storage, boxes, doorkeeper, moves, log, changed } = this.#parts;
    const shared = { storage, audience: this.audience, moves, log, inTurn: this.inTurn, moved: changed };
    const charge = (socket: Socket, cost: number) => doorkeeper.allowanceOf(socket.conn).charge(cost);
    for (const game of games) {
      const name = String(game.name);
      const referee = new Referee(game, storage, app.context.auth as Auth);
      const box = boxes.get(name) as Box;
      const desk = createDesk({ ...shared, box, referee, charge });
      this.#desks.set(name, desk);
      io.of(name).on('connection', (socket) => this.#welcome(socket, desk));
    }
  }

  /** To be called when the seats of a match have changed. */
  seatsChanged(matchID: string): void {
    this.audience.showSeats(matchID);
    this.#parts.changed(matchID);
  }

  /** To be called when a seat has been left: its sockets no longer see what it sees. */
  async seatLeft(gameName: string, matchID: string, seat: string): Promise<void> {
    if (!this.#parts.storage.matchData(matchID)) return this.matchRemoved(matchID);
    await this.#desks.get(gameName)?.evict(matchID, seat);
    this.seatsChanged(matchID);
  }

  /** To be called when a match is no more. */
  matchRemoved(matchID: string): void {
    for (const [socket] of this.audience.rooms.sockets(matchID)) {
      this.audience.rooms.leave(socket);
      this.audience.refuse(socket, { matchID, stateID: null, refusal: { reason: 'matchNotFound' } });
    }
    this.#parts.changed(matchID);
  }

  /** Makes a bot's move as if a packet had brought it. @returns why it is refused; null when it has been stored and shown. */
  async playBot(gameName: string, move: BotMove): Promise<Refusal | TableRefusal | null> {
    const desk = this.#desks.get(gameName);
    return desk && !this.#closing ? desk.playBot(move) : { reason: 'unavailable' };
  }

  /** To be called when a match has got its rematch. */
  rematched(matchID: string): void {
    this.audience.showRematch(matchID);
  }

  isPresent(matchID: string, seat: string): boolean {
    return this.audience.rooms.isPresent(matchID, seat);
  }

  get openMatches(): number {
    return this.audience.rooms.size;
  }

  get openSockets(): number {
    return this.#parts.doorkeeper.openSockets;
  }

  /** How many matches have something to do right now. */
  get queues(): number {
    return this.perMatchQueue.size;
  }

  /** Takes no more packets, lets the moves that have been accepted be stored and shown, and closes all connections. */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.allSettled(this.#running);
    await this.#io?.close();
  }

  #welcome(socket: Socket, desk: Desk): void {
    const { doorkeeper, log } = this.#parts;
    const allowance = doorkeeper.allowanceOf(socket.conn);
    socket.use(([event, ...packet], next) => {
      if (this.#closing) return;
      if (allowance.take(costs.get(event) ?? 1)) return next();
      this.audience.refuse(socket, { matchID: matchIDIn(packet), stateID: null, refusal: { reason: 'tooFast' } });
    });
    for (const event of ['update', 'sync', 'chat'] as const) {
      socket.on(event, (...packet: unknown[]) => {
        desk[event](socket, packet).catch((error) => {
          log.error({ err: error, event }, 'packet failed');
          this.audience.refuse(socket, { matchID: null, stateID: null, refusal: { reason: 'unavailable' } });
        });
      });
    }
    socket.on('disconnect', () => this.audience.remove(socket));
  }

  /** The framework's queue per match, freed when idle. */
  readonly inTurn = async <T>(matchID: string, job: () => Promise<T>): Promise<T> => {
    const queue = this.getMatchQueue(matchID);
    const done = queue.add(job);
    this.#running.add(done);
    try {
      return await done;
    } finally {
      this.#running.delete(done);
      if (queue.size === 0 && queue.pending === 0) this.deleteMatchQueue(matchID);
    }
  };
}
