// Where matches lie: a boardgame.io storage in one SQLite file. A move is stored whole or not at all; a seat is given once.
import { randomBytes } from 'node:crypto';
import type { LogEntry, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import type { BotLevel } from '../../bots/player';
import { type Connection, open } from './driver';
import { GroupCommit } from './groupCommit';
import { type MatchData, type MatchRow, type SeatRow, toMatchData, toText } from './rows';
import { migrate } from './schema';
import { ranks, type Statements, statements } from './statements';

/** Thrown when another move has been stored since the one this state was computed from; nothing has been written. */
export class StaleState extends Error {}

export interface ListFilter {
  gameName: string;
  isGameover?: boolean;
  updatedBefore?: number;
  updatedAfter?: number;
}

/** So many of the newest moves are read back: more than most matches have, and a match that goes on for ever costs no more. */
export const LOGGED_MOVES = 500;

/** A bot at a table. */
export interface Bot {
  name: string;
  level: BotLevel;
}

/** A match as the framework makes it, and who plays by itself in it. */
export interface MadeMatch extends StorageAPI.CreateMatchOpts {
  /** By seat. */
  bots?: ReadonlyMap<number, Bot>;
  botsForLeavers?: BotLevel | null;
}

type ListedMatch = [matchID: string, data: MatchData];

const between = (after = -1, before = Number.MAX_SAFE_INTEGER) => ({ after, before });

export class SqliteStorage extends Async {
  readonly db: Connection;
  readonly #sql: Statements;
  readonly #moves: GroupCommit;

  /** @throws {Error} when the file cannot be opened, or a newer version of this program has written it. */
  constructor(file: string, sync: 'FULL' | 'NORMAL') {
    super();
    this.db = open(file, sync);
    migrate(this.db);
    this.#sql = statements(this.db);
    this.#moves = new GroupCommit(this.db);
  }

  /** Nothing: the constructor has opened the file. */
  override async connect(): Promise<void> {}

  /** Never: the master would set up a match for any id that somebody asks for. The lobby calls `create`. */
  override async createMatch(matchID: string): Promise<void> {
    throw new Error(`there is no match ${matchID}`);
  }

  /**
   * Stores a move: state, log entries and, through `ctx.gameover`, the end of the match.
   * @throws {StaleState} when the stored state is not the one before.
   */
  override setState(matchID: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    const change = {
      id: matchID,
      state: JSON.stringify(state),
      before: state._stateID - 1,
      over: toText(state.ctx.gameover),
      now: Date.now(),
      mover: deltalog[0] ? Number(deltalog[0].action.payload.playerID) : null,
    };
    const entries = JSON.stringify(deltalog);
    return this.#moves.add(() => {
      const { changes } = this.#sql.move.run(change);
      if (changes !== 1) throw new StaleState(`${matchID} is not at state ${state._stateID - 1}`);
      this.#sql.addLog.run(matchID, state._stateID, entries);
    });
  }

  /** Nothing: what the framework's master tells here, `setState` has stored together with the move. */
  override async setMetadata(): Promise<void> {}

  override async fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O): Promise<StorageAPI.FetchResult<O>> {
    const found: Partial<StorageAPI.FetchFields> = {};
    if (opts.state) found.state = this.state(matchID);
    if (opts.metadata) found.metadata = this.matchData(matchID);
    if (opts.log) found.log = this.#newestLog(matchID);
    // No `initialState`: the framework would send it to every client with all that is face down.
    return found as StorageAPI.FetchResult<O>;
  }

  override async wipe(matchID: string): Promise<void> {
    this.#sql.remove.run(matchID);
  }

  override async listMatches(opts?: StorageAPI.ListMatchesOpts): Promise<string[]> {
    const { isGameover, updatedBefore, updatedAfter } = opts?.where ?? {};
    const over = isGameover === undefined ? null : Number(isGameover);
    const rows = this.#sql.ids.all({ game: opts?.gameName ?? null, over, ...between(updatedAfter, updatedBefore) });
    return (rows as { id: string }[]).map(({ id }) => id);
  }

  create(matchID: string, match: MadeMatch): void {
    this.db.transaction(() => this.#insert(matchID, match)).immediate();
  }

  /** The whole state, secrets included, with a generator of its own for whatever comes next. */
  state(matchID: string): State | undefined {
    const row = this.#sql.state.get(matchID) as { state: string } | undefined;
    if (!row) return undefined;
    const state = JSON.parse(row.state) as State;
    // The framework's generator can be worked out from enough dice, so each move throws with a new one.
    if (state.plugins.random) state.plugins.random.data = { seed: randomBytes(24).toString('base64url') };
    return state;
  }

  /** Listed matches of a game: those that somebody waits at first, then those where nobody sits, full and finished ones; each newest first. */
  publicMatches({ gameName: game, isGameover, updatedBefore, updatedAfter }: ListFilter, limit: number): ListedMatch[] {
    const [from, to] = [isGameover ? ranks.over : ranks.waiting, isGameover === false ? ranks.full : ranks.over];
    const asked = { game, from, to, ...between(updatedAfter, updatedBefore), limit };
    const rows = this.#sql.list.all(asked) as MatchRow[];
    const seats = new Map<string, SeatRow[]>(rows.map(({ id }) => [id, []]));
    const seatRows = this.#sql.seatsOfAll.all(JSON.stringify([...seats.keys()])) as SeatRow[];
    for (const seat of seatRows) seats.get(seat.match_id)?.push(seat);
    return rows.map((row) => [row.id, toMatchData(row, seats.get(row.id) ?? [])]);
  }

  matchData(matchID: string): MatchData | undefined {
    const row = this.#sql.match.get(matchID) as MatchRow | undefined;
    return row && toMatchData(row, this.#seats(matchID));
  }

  /** Whether there is such a match and no person has made a move in it. */
  isUnplayed(matchID: string): boolean {
    return this.#sql.unplayed.get(matchID) !== undefined;
  }

  /** Whether there is such a match and nobody has made a move in it, no bot either. */
  isUnbegun(matchID: string): boolean {
    return this.#sql.unbegun.get(matchID) !== undefined;
  }

  /** The ids of all matches that are not over and have a bot at the table. */
  matchesWithBots(): string[] {
    return (this.#sql.withBots.all() as { id: string }[]).map(({ id }) => id);
  }

  /**
   * Gives a free seat, or the first one when `seat` is null, to a player.
   * @returns the seat, or null when it is not free.
   */
  takeSeat(matchID: string, seat: number | null, player: { name: string; credentials: string; data?: unknown }): number | null {
    const { name, credentials, data } = player;
    return this.db
      .transaction(() => {
        const row = this.#sql.takeSeat.get(name, credentials, toText(data), matchID, seat) as { seat: number } | undefined;
        if (row) this.#sql.seatsChanged.run(Date.now(), matchID);
        return row?.seat ?? null;
      })
      .immediate();
  }

  changeSeat(matchID: string, seat: number, change: { name?: string; data?: unknown }): void {
    this.#sql.changeSeat.run(change.name ?? null, toText(change.data), matchID, seat);
  }

  /** Takes a seat from whoever has it, for a bot or (null) for nobody; a match at which no person sits any more is removed. */
  giveSeat(matchID: string, seat: number, bot: Bot | null): void {
    this.db
      .transaction(() => {
        this.#sql.giveSeat.run(bot?.name ?? null, bot?.level ?? null, matchID, seat);
        if (this.#seats(matchID).some(({ name, bot }) => name !== null && bot === null))
          this.#sql.seatsChanged.run(Date.now(), matchID);
        else this.#sql.remove.run(matchID);
      })
      .immediate();
  }

  /** Stores the rematch of a match, once. @returns the id of the rematch, an earlier one if it still exists. */
  createRematch(matchID: string, nextMatchID: string, match: MadeMatch): string {
    return this.db
      .transaction(() => {
        const earlier = this.matchData(matchID)?.nextMatchID;
        if (earlier && this.#sql.match.get(earlier)) return earlier;
        this.#insert(nextMatchID, match);
        this.#sql.setNext.run(nextMatchID, matchID);
        return nextMatchID;
      })
      .immediate();
  }

  count(): number {
    return (this.#sql.count.get() as { n: number }).n;
  }

  /**
   * Also brings everything into the main file, so that a copy of it is whole.
   * @param failed is told why that could not be done; what is stored stays in the file beside it.
   */
  close(failed: (error: unknown) => void = () => {}): void {
    try {
      this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      failed(error);
    }
    this.db.close();
  }

  #insert(matchID: string, { initialState, metadata, bots = new Map(), botsForLeavers = null }: MadeMatch): void {
    const { gameName, unlisted, setupData, createdAt, updatedAt, players } = metadata;
    const about = [matchID, gameName, unlisted ? 1 : 0, toText(setupData), createdAt, updatedAt, botsForLeavers];
    this.#sql.create.run(...about, initialState._stateID, JSON.stringify(initialState));
    for (const { id } of Object.values(players)) {
      this.#sql.createSeat.run(matchID, id, bots.get(id)?.name ?? null, bots.get(id)?.level ?? null);
    }
  }

  #newestLog(matchID: string): LogEntry[] {
    const rows = this.#sql.newestLog.all(matchID, LOGGED_MOVES) as { entries: string }[];
    return rows.reverse().flatMap(({ entries }) => JSON.parse(entries) as LogEntry[]);
  }

  #seats(matchID: string): SeatRow[] {
    return this.#sql.seats.all(matchID) as SeatRow[];
  }
}
