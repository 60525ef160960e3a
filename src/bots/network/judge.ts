// Thinks one decision ahead: every move is carried out on a copy, dice are expected exactly, and the network judges what comes of it.
import type { Chance, Move, Rules } from '../../game';
import { oneDie, ScriptedDice, sumsOfTwo, twoDice } from '../dice';
import { bySeat, type Facts, newPosition, type Outlook, type Position } from './facts';
import type { Network } from './network';

/** Each seat's chance to win, summing to 1. */
export type Chances = readonly number[];

/** Judges moves for the seat to move. Reads nothing but what that seat may see. */
export class Judge<G> {
  readonly facts: Facts<G>;
  readonly #position: Position;
  readonly #dice = new ScriptedDice();
  readonly #thrown = new Map<string, Chances>();

  constructor(
    private readonly rules: Rules<G>,
    private readonly outlook: Outlook<G>,
    private readonly network: Network,
    private readonly seats: number,
  ) {
    this.facts = outlook.facts(seats);
    this.#position = newPosition(this.facts, seats);
  }

  /** What is to be expected after each of these legal moves of the seat to move. */
  expectations(G: G, moves: readonly Move[]): Chances[] {
    this.network.refresh();
    this.#thrown.clear();
    return moves.map((move) => this.#expected(G, move, this.rules.toMove(G) as number));
  }

  /** The best of these legal moves for the seat to move, and what is to be expected after it. */
  best(G: G, moves: readonly Move[]): { move: Move; chances: Chances } {
    this.network.refresh();
    this.#thrown.clear();
    return this.#best(G, moves, this.rules.toMove(G) as number, false);
  }

  /** What the network thinks of a position that is judged or over. */
  chances(G: G): Chances {
    const mover = this.rules.toMove(G);
    if (mover === null) return this.#decided(this.rules.outcome(G)?.winner);
    if (this.outlook.mayWin(G) && this.#winsAtOnce(G, mover)) return this.#decided(mover);
    this.facts.read(G, this.#position);
    return bySeat(this.network.evaluate(this.#position), mover);
  }

  #decided(winner: number | undefined): Chances {
    return Array.from({ length: this.seats }, (_, seat) => (seat === winner ? 1 : 0));
  }

  #winsAtOnce(G: G, seat: number): boolean {
    const wins = (move: Move) => this.rules.outcome(this.after(G, move, seat, this.#dice.load(1, 1)))?.winner === seat;
    return this.rules.legalMoves(G).some(wins);
  }

  /** A copy of what `seat` may see, with no card left to turn up, on which the move has been made. */
  after(G: G, move: Move, seat: number, chance: Chance): G {
    const after = this.rules.view(G, seat);
    this.outlook.blind(after);
    this.rules.applyLegal(after, move, chance);
    return after;
  }

  #best(G: G, moves: readonly Move[], seat: number, ahead: boolean): { move: Move; chances: Chances } {
    let known: Map<Move, Chances> | undefined;
    const worth = (move: Move): number => {
      const chances = this.#expected(G, move, seat);
      known = (known ?? new Map()).set(move, chances);
      return chances[seat] as number;
    };
    let chosen: { move: Move; chances: Chances } | undefined;
    for (const move of this.outlook.shortlist(G, moves, worth, ahead)) {
      const chances = known?.get(move) ?? this.#expected(G, move, seat);
      if (!chosen || (chances[seat] as number) > (chosen.chances[seat] as number)) chosen = { move, chances };
    }
    return chosen as { move: Move; chances: Chances };
  }

  #expected(G: G, move: Move, seat: number): Chances {
    const dice = this.#dice;
    const first = this.after(G, move, seat, dice.load(1, 1));
    const { thrown } = dice;
    if (thrown === 0) return this.#settled(first, seat, move);
    const key = this.outlook.throwKey(G, move);
    const known = this.#thrown.get(key);
    if (known) return known;
    const expected = Array<number>(this.seats).fill(0);
    const throws = thrown === 1 ? oneDie : this.outlook.sumDecides(G) ? sumsOfTwo : twoDice;
    for (const [high, low, chance] of throws) {
      // All of them begin with ones, which have been thrown already.
      const after = high === 1 && low === 1 ? first : this.after(G, move, seat, dice.load(high, low));
      const chances = this.#settled(after, seat, move);
      for (let i = 0; i < expected.length; i++) expected[i] = (expected[i] as number) + chance * (chances[i] as number);
    }
    this.#thrown.set(key, expected);
    return expected;
  }

  /** What is to be expected from a position that `seat` has reached by `last`. */
  #settled(G: G, seat: number, last: Move): Chances {
    if (this.rules.toMove(G) === null || this.outlook.isJudged(G, last)) return this.chances(G);
    return this.#best(G, this.rules.legalMoves(G), seat, true).chances;
  }
}
