// Sees to it that bots play: whenever it is a bot's turn, one move is thought of and made, by the road of everybody's moves.
import { setTimeout as pause } from 'node:timers/promises';
import type { BotLevel } from '../../bots/player';
import type { Move, Refusal, TableRefusal } from '../../game/index';
import { type Box, hasFreeSeat } from '../gate';
import type { Log } from '../log';
import { botOf } from '../seats';
import type { SqliteStorage } from '../storage/sqlite';
import type { Mind } from './mind';

/** A bot's move for one state of a match. */
export interface BotMove extends Move {
  matchID: string;
  /** As the framework writes it. */
  playerID: string;
  stateID: number;
}

export interface StewardParts {
  storage: Pick<SqliteStorage, 'matchData' | 'state' | 'matchesWithBots'>;
  boxes: ReadonlyMap<string, Box>;
  mind: Mind;
  /** Judges, makes, stores and shows the move. @returns why it has been refused, null when it has been made. */
  play(game: string, move: BotMove): Promise<Refusal | TableRefusal | null>;
  /** A bot moves no sooner than this, and no later than twice this, after the state has come about (unless it thinks longer). */
  paceMs: number;
  log: Log;
}

/** After a failure a turn is tried again that much later, and twice as late each time, up to the limit. */
const RETRY_MS = 250;
const RETRY_LIMIT_MS = 30_000;
/** Matches that are looked at in one go when the server starts. */
const AT_ONCE = 50;

/** Whose turn it is, if it is a bot's. */
interface Due {
  box: Box;
  matchID: string;
  stateID: number;
  seat: number;
  level: BotLevel;
  G: unknown;
}

interface Turn extends Due {
  end: AbortController;
  failures: number;
}

export class Steward {
  readonly #parts: StewardParts;
  /** At most one turn a match is under way: the one of its newest state. */
  readonly #turns = new Map<string, Turn>();
  #closed = false;

  constructor(parts: StewardParts) {
    this.#parts = parts;
  }

  /** To be called when the server has started: takes up all turns that were under way when it ended. */
  async start(): Promise<void> {
    const ids = this.#parts.storage.matchesWithBots();
    for (let i = 0; i < ids.length && !this.#closed; i += AT_ONCE) {
      for (const matchID of ids.slice(i, i + AT_ONCE)) this.look(matchID);
      await pause(0);
    }
  }

  /** To be called when a match has moved on, its seats have changed, or it is no more. May be called as often as anybody likes. */
  look(matchID: string): void {
    if (this.#closed) return;
    try {
      this.#take(matchID, this.#due(matchID), 0);
    } catch (error) {
      this.#parts.log.error({ err: error, matchID }, 'turn of a bot not looked for');
      this.#take(matchID, null, 0);
      void pause(RETRY_LIMIT_MS, undefined, { ref: false }).then(() => this.look(matchID));
    }
  }

  /** How many turns of bots are under way. */
  get turns(): number {
    return this.#turns.size;
  }

  /** Gives up all turns; they are taken up again when the server starts. */
  close(): void {
    this.#closed = true;
    for (const { end } of this.#turns.values()) end.abort();
    this.#turns.clear();
  }

  /** Puts `due` in the place of the turn that is under way, unless it is the same. */
  #take(matchID: string, due: Due | null, failures: number): void {
    const current = this.#turns.get(matchID);
    if (current && due && isSame(current, due)) return;
    current?.end.abort();
    this.#turns.delete(matchID);
    if (!due) return;
    const turn = { ...due, end: new AbortController(), failures };
    this.#turns.set(matchID, turn);
    void this.#play(turn);
  }

  async #play(turn: Turn): Promise<void> {
    const { box, matchID, stateID, seat, end, failures } = turn;
    const { mind, play, paceMs, log } = this.#parts;
    const { signal } = end;
    const began = performance.now();
    try {
      const delay = paceMs * (1 + Math.random()) + (failures && Math.min(RETRY_LIMIT_MS, RETRY_MS * 2 ** failures));
      const paced = pause(delay, undefined, { signal, ref: false });
      const view = box.rules.view(turn.G, seat);
      const [move] = await Promise.all([mind({ rules: box.rules, level: turn.level, seat, view }, signal), paced]);
      const refusal = await play(box.rules.id, { ...move, matchID, playerID: String(seat), stateID });
      // Whoever has changed the match meanwhile has also said so.
      if (!refusal) log.debug({ matchID, stateID, level: turn.level, ms: Math.round(performance.now() - began) }, 'bot moved');
      if (!refusal || signal.aborted) return;
      if (refusal.reason === 'tooLong') return void log.info({ matchID }, 'match is too long for its bots');
      // People may have used up what the match may do; that is no fault.
      if (refusal.reason !== 'tooFast') log.warn({ matchID, stateID, refusal }, 'move of a bot refused');
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error, matchID, stateID }, 'turn of a bot failed');
    }
    this.#again(turn);
  }

  #again({ matchID, failures }: Turn): void {
    this.#turns.delete(matchID);
    try {
      this.#take(matchID, this.#due(matchID), failures + 1);
    } catch {
      this.look(matchID);
    }
  }

  #due(matchID: string): Due | null {
    const { storage, boxes } = this.#parts;
    const metadata = storage.matchData(matchID);
    const box = metadata && boxes.get(metadata.gameName);
    const bots = metadata && Object.values(metadata.players).some((seat) => botOf(seat));
    if (!box || !bots || metadata.gameover !== undefined) return null;
    const state = storage.state(matchID);
    if (!state || (state._stateID === 0 && hasFreeSeat(metadata))) return null;
    const seat = box.rules.toMove(state.G);
    const level = seat === null ? null : botOf(metadata.players[seat]);
    return seat === null || !level ? null : { box, matchID, stateID: state._stateID, seat, level, G: state.G };
  }
}

const isSame = (a: Due, b: Due): boolean => a.stateID === b.stateID && a.seat === b.seat && a.level === b.level;
