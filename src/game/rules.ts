// What every engine answers about its game: the interface between the rules and everyone who plays, shows or stores them.

/** One decision: what a button holds, boardgame.io sends, a bot returns, a replay line says. Arguments are ids and numbers only. */
export interface Move {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** Randomness handed in from outside: boardgame.io's generator in a match, a seeded one in a search, a script in a test. */
export interface Chance {
  /** A fair number from 1 to 6. */
  die(): number;
  /** A new array with the same items in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Something that happened while a move was carried out; each engine says which types it has. `turn` opens a turn of `seat`. */
export interface Happening {
  readonly type: string;
}

/** Why a move is refused, as data, so that every language can say it. */
export type Refusal =
  | { reason: 'over' }
  | { reason: 'notYourTurn' }
  | { reason: 'unknownMove' }
  | { reason: 'notNow' }
  | { reason: 'price'; missing: number }
  | { reason: 'soldOut' }
  | { reason: 'limit'; limit: number }
  | { reason: 'built' }
  /** A gain condition is not met. */
  | { reason: 'need' };

/** Why the table refuses a packet, next to the refusals of the rules. Here, since the server says it and the client puts it in words. */
export type TableRefusal =
  /** Wrong or no credentials for the seat, or the seat has been left. */
  | { reason: 'unauthorized' }
  /** No such match of this game (any more). */
  | { reason: 'matchNotFound' }
  /** Not a packet that the framework's client sends. */
  | { reason: 'badRequest' }
  | { reason: 'tooFast' }
  /** The first move waits until every seat has been taken. */
  | { reason: 'notStarted' }
  /** The match has had as many moves as the table lets one have. */
  | { reason: 'tooLong' }
  /** The move was meant for another state than the current one: an update is on its way or has just arrived. */
  | { reason: 'stale' }
  /** The move could not be made or stored; nothing has happened. */
  | { reason: 'unavailable' };

/** What the table's event `refused` carries. `stateID` is the one the packet spoke of, if it did. */
export interface Refused {
  matchID: string | null;
  stateID: number | null;
  refusal: Refusal | TableRefusal;
}

/** Thrown by `apply` for a move that is not legal now; nothing has been changed. */
export class IllegalMove extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`illegal move: ${refusal.reason}`);
    this.name = 'IllegalMove';
    this.refusal = refusal;
  }
}

/**
 * The rules of one game. `G` is JSON: plain objects, arrays, strings, numbers, booleans and null.
 * Seats are whole numbers from 0, ascending clockwise.
 */
export interface Rules<G, Options = unknown, H extends Happening = Happening> {
  /** The boardgame.io game name, e.g. `machi-koro`. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Phase -> step -> names of the moves that step may offer; the boardgame.io phases and stages. The first step opens a turn. */
  readonly phases: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Options with their defaults filled in, or a message that names the wrong field. */
  readOptions(setupData: unknown): Options | string;
  /** @throws {RangeError} when `seats` is outside `this.seats`. */
  setup(seats: number, options: Options, chance: Chance): G;
  /** The seat that decides now; null when the match is over. */
  toMove(G: G): number | null;
  phase(G: G): string;
  /** The boardgame.io stage. */
  step(G: G): string;
  /**
   * Everything `toMove(G)` may do, each distinguishable choice once; empty only when the match is over. In the order of the card tables;
   * in the landmark editions the move that declines (`pass`, `skipTrade`, `keepRoll`) is the last. The moves are shared: do not change them.
   */
  legalMoves(G: G): Move[];
  /** Why `move` is not legal for the seat to move; null when it is legal. Accepts any value as `move`. */
  refusal(G: G, move: unknown): Refusal | null;
  /**
   * Carries `move` out, changing `G` in place, and returns what happened in order.
   * @throws {IllegalMove} when the move is not in `legalMoves(G)`; `G` is then unchanged.
   */
  apply(G: G, move: Move, chance: Chance): H[];
  /** `apply` without the check, for a search that takes its moves from `legalMoves(G)`. */
  applyLegal(G: G, move: Move, chance: Chance): H[];
  outcome(G: G): { winner: number } | null;
  /** What `seat` (null: a spectator) may see: piles face down, only their sizes left. */
  view(G: G, seat: number | null): G;
  /** A whole state that fits the view: unseen cards dealt at random. */
  imagine(view: G, chance: Chance): G;
  /** An independent copy, by hand because it is the hot path of every search. */
  copy(G: G): G;
}

/** Whether two moves are the same decision. Arguments are compared with `===`: they are ids and numbers. */
export function sameMove(a: Move, b: Move): boolean {
  return a.move === b.move && a.args.length === b.args.length && a.args.every((arg, i) => arg === b.args[i]);
}

/** Reads an untrusted value as a move; null when it has not even the shape of one. */
export function readMove(value: unknown): Move | null {
  if (typeof value !== 'object' || value === null) return null;
  const { move, args } = value as { move?: unknown; args?: unknown };
  return typeof move === 'string' && Array.isArray(args) ? { move, args } : null;
}
