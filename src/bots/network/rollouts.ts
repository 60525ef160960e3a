// Search around the network: the moves it likes best are played on for a round or two, with dice and piles of one's own, and judged then.
// Sequential halving: time goes to the moves that are still in question. Every move is tried with the same luck, so that what they
// are worth differs by the move and not by the dice.
import type { Chance, Move, Rules } from '../../game';
import { luckFrom } from '../luck';
import type { Budget, MoveAnalysis } from '../player';
import type { Outlook } from './facts';
import type { Judge } from './judge';

export interface Habits {
  /** So many rounds are played on. */
  readonly rounds: number;
  /** The network's own judgement counts as much as so many games. */
  readonly trust: number;
  /** A move that the network thinks so much worse than the best is out of the question. */
  readonly margin: number;
  /** So many moves are in question at most. */
  readonly most: number;
}

const HABITS = { trust: 64, margin: 0.08, most: 6 };

/** So many choices are remembered. */
const MOST_CHOICES = 20_000;

interface Candidate {
  readonly move: Move;
  readonly prior: number;
  tries: number;
  /** Sum of the chances to win that the tries came to. */
  sum: number;
}

export class Rollouts<G> {
  readonly #view: G;
  readonly #seat: number;
  readonly #luck: (tried: number) => Chance;
  /** How a position is played on, by its name. */
  readonly #choices = new Map<string, Move>();
  /** Best first, by the network. */
  readonly #candidates: Candidate[];

  /** @param moves the legal moves of the seat to move */
  constructor(
    private readonly rules: Rules<G>,
    private readonly outlook: Outlook<G>,
    private readonly judge: Judge<G>,
    view: G,
    moves: readonly Move[],
    chance: Chance,
    private readonly habits: Habits = { ...HABITS, rounds: outlook.rounds },
  ) {
    this.#view = view;
    this.#seat = rules.toMove(view) as number;
    this.#luck = luckFrom(chance);
    const priors = judge.expectations(view, moves).map((chances) => chances[this.#seat] as number);
    this.#candidates = moves
      .map((move, i): Candidate => ({ move, prior: priors[i] as number, tries: 0, sum: 0 }))
      .sort((a, b) => b.prior - a.prior);
  }

  /** Tries every move without an end; each step tries each once more. What is known so far, best first. */
  *all(): Generator<MoveAnalysis[], never> {
    for (;;) {
      for (const candidate of this.#candidates) {
        this.#try(candidate);
        yield this.#found();
      }
    }
  }

  /** Spends the budget on the moves in question. What is known then, best first. */
  best({ iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY }: Budget): MoveAnalysis[] {
    const { most, margin } = this.habits;
    const [{ prior }] = this.#candidates as [Candidate];
    let open = this.#candidates.slice(0, most).filter((one) => one.prior > prior - margin);
    const rounds = Math.ceil(Math.log2(open.length));
    const begun = performance.now();
    let done = 0;
    for (let round = 1; round <= rounds; round++) {
      const until = { tries: (iterations * round) / rounds, time: begun + (milliseconds * round) / rounds };
      while (done < until.tries && performance.now() < until.time) {
        this.#try(open[done++ % open.length] as Candidate);
      }
      // Of all moves: one that was out of the question comes in when those that were in it turn out worse than they looked.
      open = [...this.#candidates].sort((a, b) => this.#worth(b) - this.#worth(a)).slice(0, Math.ceil(open.length / 2));
    }
    return this.#found(open[0]);
  }

  /** @param first the move that has been decided on */
  #found(first?: Candidate): MoveAnalysis[] {
    return [...this.#candidates]
      .sort((a, b) => Number(b === first) - Number(a === first) || this.#worth(b) - this.#worth(a))
      .map((one) => ({ move: one.move, chance: this.#worth(one), visits: one.tries }));
  }

  #try(candidate: Candidate): void {
    const { rules } = this;
    const luck = this.#luck(candidate.tries);
    const G = rules.imagine(this.#view, luck);
    rules.applyLegal(G, candidate.move, luck);
    let turns = this.habits.rounds * this.outlook.seats(G);
    while (rules.toMove(G) !== null && (turns > 0 || !this.outlook.isJudged(G))) {
      for (const { type } of rules.applyLegal(G, this.#choice(G), luck)) if (type === 'turn') turns--;
    }
    candidate.tries++;
    candidate.sum += this.judge.chances(G)[this.#seat] as number;
  }

  /** How a game is played on: by rule of thumb where there is one. */
  #choice(G: G): Move {
    const moves = this.rules.legalMoves(G);
    const quick = moves.length === 1 ? (moves[0] as Move) : this.outlook.quick(G, moves);
    return quick ?? this.#asked(G, moves);
  }

  /** What the network chooses. The same few positions come up again and again soon after the moves in question. */
  #asked(G: G, moves: readonly Move[]): Move {
    const name = this.outlook.isJudged(G) ? this.outlook.nameOf?.(G) : undefined;
    const known = name && this.#choices.get(name);
    if (known) return known;
    const { move } = this.judge.best(G, moves);
    if (name && this.#choices.size < MOST_CHOICES) this.#choices.set(name, move);
    return move;
  }

  #worth({ prior, tries, sum }: Candidate): number {
    const { trust } = this.habits;
    return (trust * prior + sum) / (trust + tries);
  }
}
