// What a network is told about a position: the seam between learning in general and the facts of one engine.
import type { Move } from '../../game';

/**
 * The facts of one engine at one number of seats; the players come in turn order from the one to move, so that the network need
 * not know seats.
 */
export interface Facts<G> {
  /** Slot -> how many values it can have. A position has one value in each slot, from 0. */
  readonly sizes: readonly number[];
  /** Writes the value of every slot of `G` into `slots`, and what a rule of thumb thinks of each player into `odds`. */
  read(G: G, position: Position): void;
}

/** A position as a network sees it. */
export interface Position {
  readonly slots: Uint8Array;
  /** In turn order: the logarithm of the odds by a rule of thumb, up to a constant; the network corrects it. Nought without one. */
  readonly odds: Float64Array;
}

export const newPosition = ({ sizes }: Pick<Facts<never>, 'sizes'>, seats: number): Position => ({
  slots: new Uint8Array(sizes.length),
  odds: new Float64Array(seats),
});

/** What thinking with a network has to know about one engine besides its rules. */
export interface Outlook<G> {
  facts(seats: number): Facts<G>;
  seats(G: G): number;
  /** Empties the face-down piles of a view, so that no card turns up: nobody knows which it would be. */
  blind(view: G): void;
  /**
   * Whether the network can judge `G` as it stands; otherwise the moves from here are tried.
   * @param last the move that led there, if it was only thought of
   */
  isJudged(G: G, last?: Move): boolean;
  /** Whether the seat to move may be able to end a judged position by winning at once; quickly told, and never wrongly denied. */
  mayWin(G: G): boolean;
  /**
   * Names all of a judged position that can matter: positions of the same name have the same legal moves, worth the same.
   * Only where `quick` leaves decisions to the network, so that they are remembered.
   */
  nameOf?(G: G): string;
  /**
   * Throws of dice with the same key are worth the same, whatever was thrown before in this turn.
   * Called only for moves that throw dice.
   */
  throwKey(G: G, move: Move): string;
  /** What to do, by a rule of thumb that takes little time; null where the network has to be asked. A search plays on by it. */
  quick(G: G, moves: readonly Move[]): Move | null;
  /** So many rounds a search plays on before the network judges. */
  readonly rounds: number;
  /** Whether of two dice thrown now only their sum matters. */
  sumDecides(G: G): boolean;
  /**
   * The moves worth trying, nearly always all of them; never empty.
   * @param worth the chance to win after one of them
   * @param ahead whether the position is only imagined
   */
  shortlist(G: G, moves: readonly Move[], worth: (move: Move) => number, ahead: boolean): readonly Move[];
}

/** What is told of each player in turn order from the seat `first`, by seat. */
export function bySeat(inTurn: ArrayLike<number>, first: number): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < inTurn.length; seat++) found.push(inTurn[(seat - first + inTurn.length) % inTurn.length] as number);
  return found;
}

/** `value`, or the highest of `size` values when it is above. */
export const capped = (value: number, size: number): number => (value < size ? value : size - 1);
