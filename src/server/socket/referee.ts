// Runs the framework's master on one packet and keeps what it wants to send until the move is stored.
import type { Game, LogEntry, State, StorageAPI } from 'boardgame.io';
import { Async, getFilterPlayerView } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import type { Shown } from '../credentials';
import type { Stored } from '../gate';
import type { SqliteStorage } from '../storage/sqlite';

/** A message of the master, not yet cut down to what one seat may see. */
export type Message = Parameters<Master['transportAPI']['sendAll']>[0];
export type Auth = NonNullable<Master['auth']>;
/** Cuts a message down to what a seat (null: a spectator) may see. */
export type View = ReturnType<typeof getFilterPlayerView>;

/** A move as the gate has let it through. */
export interface AskedMove {
  matchID: string;
  playerID: string;
  credentials: Shown;
  stateID: number;
  move: string;
  args: readonly unknown[];
}

export class Referee {
  readonly view: View;

  constructor(
    private readonly game: Game,
    private readonly storage: SqliteStorage,
    private readonly auth: Auth,
  ) {
    this.view = getFilterPlayerView(game);
  }

  /**
   * Makes a move and stores it.
   * @param stored the match as the gate has just read it, so that the master need not read it again.
   * @returns what everybody may be shown now.
   * @throws {NotStored} when the storage failed, anything else when the game did; nothing has happened then.
   */
  move({ matchID, playerID, credentials, stateID, move, args }: AskedMove, stored: Stored): Promise<Message[]> {
    // The framework hands the credentials on to `auth` as they are, and drops them.
    const action = { type: 'MAKE_MOVE' as const, payload: { type: move, args, playerID, credentials: credentials as string } };
    return this.#run((master) => master.onUpdate(action, stateID, matchID, playerID), new AlreadyRead(this.storage, stored));
  }

  /** @returns the whole match as it stands, with its log. */
  sync(matchID: string, playerID: string | null, credentials?: string): Promise<Message[]> {
    return this.#run((master) => master.onSync(matchID, playerID, credentials));
  }

  async #run(job: (master: Master) => ReturnType<Master['onUpdate']>, storage: Async = this.storage): Promise<Message[]> {
    const held: Message[] = [];
    const hold = (message: Message) => void held.push(message);
    const send = ({ playerID: _, ...message }: Parameters<Master['transportAPI']['send']>[0]) => hold(message as Message);
    await job(new Master(this.game, storage, { send, sendAll: hold }, this.auth));
    return held;
  }
}

/** The storage could not keep a move; `cause` says why. */
export class NotStored extends Error {}

/** The storage for one move of a match that has been read: only the state is still to be written. */
class AlreadyRead extends Async {
  constructor(
    private readonly storage: SqliteStorage,
    private readonly stored: Stored,
  ) {
    super();
  }

  override async connect(): Promise<void> {}

  override async fetch<O extends StorageAPI.FetchOpts>(): Promise<StorageAPI.FetchResult<O>> {
    return this.stored as unknown as StorageAPI.FetchResult<O>;
  }

  override async setState(matchID: string, state: State, deltalog?: LogEntry[]): Promise<void> {
    try {
      await this.storage.setState(matchID, state, deltalog);
    } catch (cause) {
      throw new NotStored('the storage failed', { cause });
    }
  }

  override async setMetadata(): Promise<void> {}

  override async wipe(): Promise<void> {}
}
