// Talks to the lobby of the server: boardgame.io's routes, with every failure named.
import type { Level } from '../store/setup';

interface LobbySeat {
  readonly id: number;
  /** Absent while the seat is free. */
  readonly name?: string;
  readonly isConnected?: boolean;
  /** A bot's level stands here. */
  readonly data?: { readonly bot?: string };
}

export interface LobbyMatch {
  readonly matchID: string;
  readonly gameName: string;
  readonly players: readonly LobbySeat[];
  readonly setupData?: unknown;
  readonly gameover?: unknown;
  readonly unlisted?: boolean;
  /** The level of the bot that takes over from leavers. */
  readonly botsForLeavers?: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A seat taken: with the credentials to play it. */
export interface TakenSeat {
  readonly playerID: string;
  readonly credentials: string;
}

/**
 * `unreachable`: no answer; `notFound`: the server itself says that there is no such match; `badName`, `nameTaken`: another name is wanted;
 * `seatTaken`, `notHost`, `begun`: the bots stay as they are;
 * `unfetched`: a part of the page itself did not come;
 * `crowded`: the server holds as many matches as it may; `refused`: it did not like what we sent; `broken`: it failed itself.
 */
export type LobbyProblem =
  | 'unreachable'
  | 'unfetched'
  | 'notFound'
  | 'full'
  | 'badName'
  | 'nameTaken'
  | 'seatTaken'
  | 'notHost'
  | 'begun'
  | 'crowded'
  | 'refused'
  | 'tooFast'
  | 'broken';

export class LobbyError extends Error {
  constructor(readonly problem: LobbyProblem) {
    super(`lobby: ${problem}`);
    this.name = 'LobbyError';
  }
}

/** The problem behind whatever was thrown. */
export const problemOf = (error: unknown): LobbyProblem => (error instanceof LobbyError ? error.problem : 'broken');

/** Waits for a part of the page's code. @throws {LobbyError} `unfetched` when it does not come, as every browser says it in its own words. */
export const part = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch(() => {
    throw new LobbyError('unfetched');
  });

const TIMEOUT_MS = 8000;

/** @throws {LobbyError} as all functions here. */
async function request<T>(path: string, body?: object): Promise<T> {
  const init: RequestInit = body
    ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    : { cache: 'no-store' };
  const response = await fetch(`/games/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new LobbyError('unreachable');
  });
  if (!response.ok) throw new LobbyError(await problemIn(response));
  return response.json().catch(() => {
    throw new LobbyError('broken');
  });
}

/** Reasons our server gives that a status alone does not tell. */
const reasons: Readonly<Record<string, LobbyProblem>> = {
  matchNotFound: 'notFound',
  gameNotFound: 'refused',
  seatNotFound: 'refused',
  badName: 'badName',
  nameTaken: 'nameTaken',
  seatTaken: 'seatTaken',
  notHost: 'notHost',
  begun: 'begun',
  badBots: 'refused',
  notOver: 'refused',
  nameRequired: 'badName',
  tooManyMatches: 'crowded',
};

async function problemIn(response: Response): Promise<LobbyProblem> {
  const { reason } = await response.json().catch(() => ({}));
  return reasons[String(reason)] ?? problemByStatus(response.status);
}

function problemByStatus(status: number): LobbyProblem {
  if (status === 409) return 'full';
  if (status === 429) return 'tooFast';
  // What a proxy says when the server behind it is gone; some say 404, and ours gives a reason for each of its own.
  if (status === 404 || status === 502 || status === 503 || status === 504) return 'unreachable';
  return status < 500 ? 'refused' : 'broken';
}

const at = (game: string, matchID: string) => `${encodeURIComponent(game)}/${encodeURIComponent(matchID)}`;

/** The matches of one game that are listed. */
export async function listMatches(game: string): Promise<readonly LobbyMatch[]> {
  const { matches } = await request<{ matches: readonly LobbyMatch[] }>(`${game}?isGameover=false`);
  return matches;
}

export const getMatch = (game: string, matchID: string): Promise<LobbyMatch> => request(at(game, matchID));

/** A match that is to be made. */
export interface WantedMatch {
  numPlayers: number;
  setupData: unknown;
  unlisted: boolean;
  /** They take the last seats. */
  bots: readonly Level[];
  /** The bot that takes over the seat of somebody who leaves the match under way; null: nobody does. */
  botsForLeavers: Level | null;
}

/** @returns the id of the new match; nobody but its bots sits in it yet. */
export async function createMatch(game: string, wanted: WantedMatch): Promise<string> {
  const { matchID } = await request<{ matchID: string }>(`${game}/create`, wanted);
  return matchID;
}

/** Takes any free seat. */
export async function joinMatch(game: string, matchID: string, playerName: string): Promise<TakenSeat> {
  const taken = await request<{ playerID: string; playerCredentials: string }>(`${at(game, matchID)}/join`, { playerName });
  return { playerID: taken.playerID, credentials: taken.playerCredentials };
}

export async function leaveMatch(game: string, matchID: string, { playerID, credentials }: TakenSeat): Promise<void> {
  await request(`${at(game, matchID)}/leave`, { playerID, credentials });
}

/**
 * Seats a bot, or another one, on a seat before the first move; `level` null: sends it away. Only the host may: the lowest seat of a person.
 * Under way everyone at the table may, on a seat that is free.
 */
export async function setBot(
  game: string,
  matchID: string,
  { playerID, credentials }: TakenSeat,
  { seat, level }: { seat: number; level: Level | null },
): Promise<void> {
  await request(`${at(game, matchID)}/bots`, { playerID, credentials, seat, level });
}

/** @returns the id of the rematch, the same one for everyone who asks. */
export async function playAgain(game: string, matchID: string, { playerID, credentials }: TakenSeat): Promise<string> {
  const { nextMatchID } = await request<{ nextMatchID: string }>(`${at(game, matchID)}/playAgain`, { playerID, credentials });
  return nextMatchID;
}
