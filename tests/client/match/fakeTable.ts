// A server in the test itself: a socket that leads to a match of boardgame.io, and does what the test says.
import type { Game, LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { Socket } from 'socket.io-client';
import { vi } from 'vitest';
import { OnlineMatch } from '../../../src/client/match/onlineMatch';
import { games, landmarkIds, rules } from '../../../src/game';

const GAME = 'machi-koro';
export const MATCH = 'match1';
const game = games.find(({ name }) => name === GAME) as Game;
const played = rules[GAME] as NonNullable<(typeof rules)[string]>;

type Listener = (...args: never[]) => void;

class FakeSocket {
  connected = false;
  active = true;
  /** What has left this browser. */
  readonly wire = vi.fn((event: string, ...args: unknown[]) => this.sent?.(event, args));
  sent: ((event: string, args: unknown[]) => void) | null = null;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #waiting: [event: string, ...args: unknown[]][] = [];

  /** As socket.io does, keeps what is said without a connection for the next one. */
  emit(event: string, ...args: unknown[]): void {
    if (this.connected) this.wire(event, ...args);
    else this.#waiting.push([event, ...args]);
  }

  /** The connection comes about: first goes what has waited for it, then listeners hear of it. */
  arrive(): void {
    this.connected = true;
    for (const packet of this.#waiting.splice(0)) this.wire(...packet);
    this.receive('connect');
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  removeAllListeners(): void {
    this.#listeners.clear();
  }

  readonly connect = vi.fn();

  close(): void {
    this.connected = false;
  }

  receive(event: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) (listener as (...all: unknown[]) => void)(...args);
  }
}

/** A match of two: Ida sits at 0, Bo at 1. Requests are answered unless `silent`. */
export class FakeTable {
  readonly socket = new FakeSocket();
  readonly engine = Client({ game: { ...game, seed: 'fixed' }, numPlayers: 2, debug: false });
  seats: { id: number; name?: string; isConnected?: boolean; data?: { bot: string } }[] = [
    { id: 0, name: 'Ida', isConnected: true },
    { id: 1, name: 'Bo', isConnected: true },
  ];
  silent = false;
  /** Whether seat 0 has won. */
  won = false;
  /** Seats whose credentials are not accepted. */
  refuses: string | null = null;
  readonly match: OnlineMatch;

  constructor(seat: string | null = '0') {
    this.socket.sent = (event, args) => !this.silent && this.#answer(event, args);
    this.match = new OnlineMatch({
      game,
      rules: played,
      matchID: MATCH,
      seat: seat === null ? null : { playerID: seat, credentials: `secret${seat}` },
      socket: this.socket as unknown as Socket,
    });
  }

  /** Opens the match and lets the connection come about. */
  open(): this {
    this.match.open();
    this.connect();
    return this;
  }

  connect(): void {
    this.socket.arrive();
  }

  disconnect(): void {
    this.socket.connected = false;
    this.socket.receive('disconnect', 'transport close');
  }

  /** Packets of one kind that the client has sent. */
  packets(event: string): unknown[][] {
    return this.socket.wire.mock.calls.filter(([sent]) => sent === event).map(([, ...args]) => args);
  }

  /** Somebody makes a move, and everyone hears of it. */
  move(name: string, ...args: unknown[]): void {
    const before = this.log.length;
    this.engine.moves[name]?.(...args);
    this.socket.receive('update', MATCH, this.state(), this.log.slice(before));
  }

  sync(matchID = MATCH): void {
    const initialState = this.engine.getInitialState();
    this.socket.receive('sync', matchID, {
      state: this.state(),
      log: this.log,
      filteredMetadata: this.seats,
      initialState,
    });
  }

  refuse(reason: string, stateID: number | null, matchID: string | null = MATCH): void {
    this.socket.receive('refused', { matchID, stateID, refusal: { reason } });
  }

  /** The framework's own log. */
  get log(): LogEntry[] {
    return this.engine.log ?? [];
  }

  get stateID(): number {
    return this.engine.store.getState()._stateID;
  }

  state() {
    const state = this.engine.store.getState();
    const G = structuredClone(played.view(state.G, null));
    if (this.won) for (const landmark of landmarkIds) G.players[0].landmarks[landmark] = 'working';
    return { ...state, G, deltalog: undefined };
  }

  #answer(event: string, args: unknown[]): void {
    if (event !== 'sync') return;
    if (args[1] !== null && args[1] === this.refuses) this.refuse('unauthorized', null);
    else this.sync();
  }
}
