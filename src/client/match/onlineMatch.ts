// A match on the server as this browser sees it: boardgame.io's client, and around it what it keeps silent about:
// moves under way, refusals, a lost connection, a seat that is ours no longer.
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Socket } from 'socket.io-client';
import type { Move, Refused, Rules } from '../../game';
import { sameMove } from '../../game';
import type { TakenSeat } from '../lobby/lobby';
import { logEntries, seatInfos } from './framework';
import { Source } from './source';
import type { LogEntry, MatchStatus, RefusedBy, SeatInfo } from './types';

export interface OnlineState {
  /** `opening`: nothing heard yet; `gone`: there is no such match (any more). */
  stage: 'opening' | 'open' | 'gone';
  status: MatchStatus;
  seats: readonly SeatInfo[];
  /** Our seat; null: we watch. */
  seat: number | null;
  /** The seat we asked for is not ours (any more). */
  unseated: boolean;
  /** The rematch, once somebody at the table has set it up. */
  nextMatchID: string | null;
  table: { G: unknown; stateID: number; log: readonly LogEntry[] } | null;
  refused: RefusedBy | null;
}

/** A move that has not been answered after this long is forgotten, and the match asked for afresh. */
const ANSWER_MS = 4000;
/** The same for a match that was asked for. */
const SYNC_MS = 4000;

export interface OnlineMatchParts {
  game: Game;
  rules: Rules<unknown>;
  matchID: string;
  /** Null to watch. */
  seat: TakenSeat | null;
  /** Not yet connected. */
  socket: Socket;
}

export class OnlineMatch extends Source<OnlineState> {
  readonly #parts: OnlineMatchParts;
  readonly #client: ReturnType<typeof Client>;
  /** The state id our move under way was made on. */
  #sent: number | null = null;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #sync: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(parts: OnlineMatchParts) {
    const seat = parts.seat ? Number(parts.seat.playerID) : null;
    super({
      stage: 'opening',
      status: 'offline',
      seats: [],
      seat,
      unseated: false,
      nextMatchID: null,
      table: null,
      refused: null,
    });
    this.#parts = parts;
    this.#client = Client({
      game: parts.game,
      matchID: parts.matchID,
      playerID: parts.seat?.playerID,
      credentials: parts.seat?.credentials,
      debug: false,
      // The transport takes a socket from outside, but its type hides it.
      multiplayer: (opts) => SocketIO()({ ...opts, socket: parts.socket } as typeof opts),
    });
  }

  open(): void {
    const { socket } = this.#parts;
    // Before the framework's own listeners, so that a `sync` that answers its first request finds ours.
    socket.on('connect', () => this.#expectSync());
    socket.on('disconnect', () => this.#lost());
    // After a refusal socket.io does not try again by itself.
    socket.on('connect_error', () => this.#reconnect());
    socket.on('sync', (matchID: string) => this.#synced(matchID));
    socket.on('refused', (refused: Refused) => this.#refused(refused));
    socket.on('nextMatch', ({ matchID, nextMatchID }: { matchID: string; nextMatchID: string }) => {
      if (matchID === this.#parts.matchID) this.change({ nextMatchID });
    });
    // Once only: the framework mixes up its listeners after one has left.
    this.#client.subscribe(() => this.#heard());
    this.#client.start();
    socket.connect();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const timer of [this.#answer, this.#sync, this.#again]) clearTimeout(timer);
    this.#parts.socket.removeAllListeners();
    this.#client.stop();
  }

  /** What our seat may do now. */
  legal(): readonly Move[] {
    const { table, seat, status } = this.getSnapshot();
    const { rules } = this.#parts;
    return table && status === 'ready' && rules.toMove(table.G) === seat && seat !== null ? rules.legalMoves(table.G) : [];
  }

  /** Sends a legal move; anything else, and a second click, is ignored. */
  play(move: Move): void {
    const { table } = this.getSnapshot();
    const send = this.#client.moves[move.move];
    if (!table || !send || !this.legal().some((legal) => sameMove(legal, move))) return;
    this.#sent = table.stateID;
    this.#answer = setTimeout(() => this.#unanswered(), ANSWER_MS);
    this.change({ status: 'sending', refused: null });
    send(...move.args);
  }

  /** Something came from the server: a state, or who sits where. */
  #heard(): void {
    const state = this.#client.getState();
    const seats = seatInfos(this.#client.matchData ?? []);
    if (!state || this.#closed) return;
    if (this.#sent !== null && state._stateID > this.#sent) this.#settle();
    this.change({ seats, table: { G: state.G, stateID: state._stateID, log: logEntries(state.log) }, ...this.#ready() });
  }

  #synced(matchID: string): void {
    if (matchID !== this.#parts.matchID) return;
    clearTimeout(this.#sync);
    this.#sync = undefined;
    // What was sent before has arrived by now, or never will.
    this.#settle();
    // The framework's listener runs after this one and brings the state.
    this.change({ stage: 'open' });
  }

  #refused({ matchID, refusal, stateID }: Refused): void {
    if (matchID !== null && matchID !== this.#parts.matchID) return;
    const { seat } = this.getSnapshot();
    if (refusal.reason === 'matchNotFound') {
      this.change({ stage: 'gone', status: 'offline', refused: refusal });
      // Nothing is to be heard of it any more.
      this.close();
    } else if (refusal.reason === 'unauthorized' && seat !== null) {
      this.#settle();
      this.change({ seat: null, unseated: true });
      this.#expectSync();
      this.#client.updatePlayerID(null);
    } else if (this.#sent !== null && (stateID === null || stateID === this.#sent)) {
      this.#settle();
      this.change({ refused: refusal, ...this.#ready() });
      if (refusal.reason === 'stale') this.#ask();
    }
  }

  /** The status when nothing is under way: a match that has not been synced since the connection was lost stays offline. */
  #ready(): Partial<OnlineState> {
    const offline = this.#sync !== undefined || !this.#parts.socket.connected;
    return { status: offline ? 'offline' : this.#sent === null ? 'ready' : 'sending' };
  }

  #settle(): void {
    clearTimeout(this.#answer);
    this.#sent = null;
  }

  #unanswered(): void {
    this.#sent = null;
    this.change({ status: 'offline' });
    this.#ask();
  }

  #expectSync(): void {
    clearTimeout(this.#sync);
    this.#sync = setTimeout(() => this.#ask(), SYNC_MS);
  }

  /** Without a connection nothing is asked: socket.io would send it all later, and every new connection begins with a sync anyway. */
  #ask(): void {
    if (!this.#parts.socket.connected) return;
    this.#expectSync();
    this.#transport().requestSync();
  }

  #lost(): void {
    clearTimeout(this.#answer);
    clearTimeout(this.#sync);
    this.#sync = undefined;
    this.change({ status: 'offline' });
    this.#reconnect();
  }

  #reconnect(): void {
    const { socket } = this.#parts;
    clearTimeout(this.#again);
    if (!this.#closed && !socket.active) this.#again = setTimeout(() => socket.connect(), 1000);
  }

  /** The framework keeps its transport private, but only the transport can ask for the match again. */
  #transport(): { requestSync(): void } {
    return (this.#client as unknown as { transport: { requestSync(): void } }).transport;
  }
}
