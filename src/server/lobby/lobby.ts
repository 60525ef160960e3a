// Setting up matches and giving out seats: what the routes do, without HTTP.
import type { FilteredMetadata } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import type { BotLevel } from '../../bots/player';
import { hashCredentials, isMatchID, newCredentials, newMatchID } from '../credentials';
import { type Box, holdsSeat } from '../gate';
import type { Log } from '../log';
import { sameName } from '../names';
import { botOf, publicSeats } from '../seats';
import type { MatchData } from '../storage/rows';
import type { ListFilter, MadeMatch, SqliteStorage } from '../storage/sqlite';
import { botFor, botLevels, hostOf, newBot, seatBots } from './bots';
import { LobbyError } from './errors';
import { PublicList } from './publicList';
import { Unstarted } from './unstarted';

/** Who is told of changes: the sockets of the match. */
interface Listeners {
  isPresent(matchID: string, seat: string): boolean;
  seatsChanged(matchID: string): void;
  seatLeft(gameName: string, matchID: string, seat: string): Promise<void>;
  rematched(matchID: string): void;
  /** Runs a job when no move of the match is under way. */
  inTurn<T>(matchID: string, job: () => Promise<T>): Promise<T>;
}

export interface LobbyParts {
  boxes: ReadonlyMap<string, Box>;
  storage: SqliteStorage;
  listeners: Listeners;
  maxMatches: number;
  maxUnstartedPerAddress: number;
  log: Log;
}

export type PublicMatch = Omit<MatchData, 'players'> & { matchID: string; players: FilteredMetadata };
export interface NewMatch {
  numPlayers: number;
  setupData?: unknown;
  unlisted?: boolean | null;
  /** They take the last seats; at least one seat is left for people. */
  bots?: readonly BotLevel[];
  /** Takes over the seat of whoever leaves the match under way. */
  botsForLeavers?: BotLevel | null;
}
/** Which seat somebody says he holds. */
export interface Holder {
  playerID?: number | null;
  credentials?: string;
}

export type Lobby = ReturnType<typeof createLobby>;

/** Every function throws a LobbyError for what it refuses. */
export function createLobby({ boxes, storage, listeners, log, ...limits }: LobbyParts) {
  const box = (name: string): Box => {
    const found = boxes.get(name);
    if (!found) throw new LobbyError('gameNotFound', `Game ${name.slice(0, 64)} not found`);
    return found;
  };

  const match = (name: string, matchID: string): MatchData => {
    box(name);
    const data = isMatchID(matchID) ? storage.matchData(matchID) : undefined;
    if (data?.gameName !== name) throw new LobbyError('matchNotFound', `Match ${matchID.slice(0, 64)} not found`);
    return data;
  };

  /** The seat, if the credentials are right. */
  const heldSeat = (data: MatchData, { playerID, credentials }: Holder): number => {
    if (playerID === undefined || playerID === null) throw new LobbyError('seatRequired', 'playerID is required');
    if (!data.players[playerID]) throw new LobbyError('seatNotFound', 'Player not found');
    if (!holdsSeat(data, String(playerID), credentials)) throw new LobbyError('unauthorized', 'Invalid credentials');
    return playerID;
  };

  /** Two who are called alike could be taken for one another, also with intent. */
  const refuseSameName = (players: MatchData['players'], wanted: string, except?: number): void => {
    const taken = Object.values(players).some(({ id, name }) => id !== except && name !== undefined && sameName(name, wanted));
    if (taken) throw new LobbyError('nameTaken', 'Somebody at this table has that name');
  };

  const unstarted = new Unstarted(limits.maxUnstartedPerAddress, (matchID) => storage.isUnplayed(matchID));

  const prepare = (name: string, wanted: NewMatch, address: string): MadeMatch => {
    const { numPlayers, setupData, unlisted, bots = [], botsForLeavers } = wanted;
    const { game, rules } = box(name);
    const { min, max } = rules.seats;
    if (!Number.isInteger(numPlayers) || numPlayers < min || numPlayers > max) {
      throw new LobbyError('badSeats', `numPlayers: must be a whole number from ${min} to ${max}`);
    }
    const seated = seatBots(bots, numPlayers);
    const options = rules.readOptions(setupData ?? undefined);
    if (typeof options === 'string') throw new LobbyError('badOptions', options);
    if (!unstarted.allows(address)) throw new LobbyError('tooManyUnstarted', 'Too many matches of this address wait to begin');
    if (storage.count() >= limits.maxMatches)
      throw new LobbyError('tooManyMatches', 'The server holds as many matches as it may');
    const made = createMatch({ game, numPlayers, setupData: options, unlisted: unlisted === true });
    if ('setupDataError' in made) throw new LobbyError('badOptions', made.setupDataError);
    return { ...made, bots: seated, botsForLeavers };
  };

  const show = (matchID: string, data: MatchData): PublicMatch => ({
    ...data,
    matchID,
    players: publicSeats(data, (seat) => listeners.isPresent(matchID, seat)),
  });

  /** Everyone may know the rematch that everyone may find, or that of a match that has been found by its link itself. */
  const withRematch = (data: MatchData): MatchData => {
    const next = data.nextMatchID === undefined ? undefined : storage.matchData(data.nextMatchID);
    const known = next && (data.unlisted || !next.unlisted);
    return known ? data : { ...data, nextMatchID: undefined };
  };

  const publicList = new PublicList(storage, (matchID, data) => show(matchID, { ...data, nextMatchID: undefined }));
  /** To be called when anything that the list shows at once has changed. */
  const changed = (matchID: string) => {
    publicList.forget();
    listeners.seatsChanged(matchID);
  };

  return {
    games: (): string[] => [...boxes.keys()],

    /** The public matches of a game, those first that wait for players; at most a second old in what a seat does not change. */
    list(filter: ListFilter): readonly PublicMatch[] {
      box(filter.gameName);
      return publicList.read(filter);
    },

    match: (name: string, matchID: string): PublicMatch => show(matchID, withRematch(match(name, matchID))),

    /** @param address who asks. @returns the id of the new match. */
    create(name: string, wanted: NewMatch, address: string): string {
      const matchID = newMatchID();
      storage.create(matchID, prepare(name, wanted, address));
      unstarted.add(address, matchID);
      publicList.forget();
      log.info({ game: name, matchID, seats: wanted.numPlayers, bots: wanted.bots?.length ?? 0 }, 'match created');
      return matchID;
    },

    /** Takes a seat, the first free one if none is named. */
    join(name: string, matchID: string, playerID: number | null | undefined, playerName: string, data?: unknown) {
      const { players } = match(name, matchID);
      if (playerID != null && !players[playerID]) throw new LobbyError('seatNotFound', 'Player not found');
      const free = Object.values(players).some(({ id, name }) => name === undefined && (playerID ?? id) === id);
      if (free) refuseSameName(players, playerName);
      const playerCredentials = newCredentials();
      const player = { name: playerName, credentials: hashCredentials(playerCredentials), data: data ?? undefined };
      const seat = storage.takeSeat(matchID, playerID ?? null, player);
      if (seat === null) {
        if (playerID != null) throw new LobbyError('seatTaken', `Player ${playerID} not available`);
        throw new LobbyError('full', `Match ${matchID} reached maximum number of players (${Object.keys(players).length})`);
      }
      changed(matchID);
      return { playerID: String(seat), playerCredentials };
    },

    /** Frees the holder's seat, or gives it to a bot if the match says so and is under way; the last person to leave takes the match along. */
    async leave(name: string, matchID: string, holder: Holder): Promise<void> {
      heldSeat(match(name, matchID), holder);
      // Nobody leaves in the middle of the first move: whether the match is under way must be clear.
      const seat = await listeners.inTurn(matchID, async () => {
        const data = match(name, matchID);
        const seat = heldSeat(data, holder);
        const { players, botsForLeavers, gameover } = data;
        const underWay = gameover === undefined && !storage.isUnbegun(matchID);
        storage.giveSeat(matchID, seat, botsForLeavers && underWay ? newBot(botsForLeavers, players) : null);
        return seat;
      });
      publicList.forget();
      await listeners.seatLeft(name, matchID, String(seat));
    },

    /**
     * Before the first move the host says which bots play: puts one of that level on a free seat or in the place of another, or (null) takes it away.
     * Under way everyone at the table may let one play on where somebody has left, since the host may be away; there it stays.
     */
    async setBot(name: string, matchID: string, holder: Holder, seat: number, level: BotLevel | null): Promise<void> {
      match(name, matchID);
      await listeners.inTurn(matchID, async () => {
        const data = match(name, matchID);
        const { players, gameover } = data;
        const held = heldSeat(data, holder);
        if (storage.isUnbegun(matchID)) {
          if (held !== hostOf(players)) throw new LobbyError('notHost', 'Only the host may: the player on the lowest seat');
        } else if (level === null || gameover !== undefined || botOf(players[seat])) {
          throw new LobbyError('begun', 'The match has begun: its bots stay as they are');
        }
        storage.giveSeat(matchID, seat, botFor(players, seat, level));
      });
      changed(matchID);
    },

    change(name: string, matchID: string, holder: Holder, change: { name?: string; data?: unknown }): void {
      const data = match(name, matchID);
      const seat = heldSeat(data, holder);
      if (change.name !== undefined) refuseSameName(data.players, change.name, seat);
      storage.changeSeat(matchID, seat, change);
      changed(matchID);
    },

    /** Sets up the rematch of a match that is over, like this match where nothing else is wanted. @returns its id, the same for everyone at the table. */
    playAgain(name: string, matchID: string, holder: Holder, wanted: Partial<NewMatch>, address: string): string {
      const data = match(name, matchID);
      heldSeat(data, holder);
      if (data.gameover === undefined) throw new LobbyError('notOver', 'The match is not over yet');
      if (data.nextMatchID && storage.matchData(data.nextMatchID)) return data.nextMatchID;
      const like = {
        numPlayers: wanted.numPlayers ?? Object.keys(data.players).length,
        setupData: wanted.setupData ?? data.setupData,
        unlisted: wanted.unlisted ?? data.unlisted,
        botsForLeavers: data.botsForLeavers,
      };
      const bots = botLevels(data.players).slice(0, Math.max(0, like.numPlayers - 1));
      const next = prepare(name, { ...like, bots }, address);
      const nextMatchID = storage.createRematch(matchID, newMatchID(), next);
      unstarted.add(address, nextMatchID);
      publicList.forget();
      log.info({ game: name, matchID: nextMatchID, after: matchID }, 'match created');
      listeners.rematched(matchID);
      return nextMatchID;
    },
  };
}
