// One match of a network against itself, and what it should have thought on the way: TD(lambda), with the dice expected exactly.

import { ScriptedDice } from '../../src/bots/dice';
import { bySeat, type Facts, newPosition, type Outlook, type Position } from '../../src/bots/network/facts';
import { type Chances, Judge } from '../../src/bots/network/judge';
import type { Chance, Move, Rules } from '../../src/game';
import type { Trainee } from './trainee';

/** A position that was judged, and what the chances were later seen to be. */
interface Lesson {
  /** The facts: as they were, and as they were before a card was turned up, since a purchase is judged by those. */
  readonly facts: readonly Position[];
  /** The seat to move. */
  readonly first: number;
  /** What the network expects one decision later; null where nobody asked it. */
  readonly ahead: Chances | null;
  /** Whether what followed was a random move, which says nothing about this position. */
  cut: boolean;
}

export interface Pace {
  /** How much a lesson trusts what happened later rather than what the network expects; per decision. */
  readonly lambda: number;
  /** The share of random moves. */
  readonly exploration: number;
  /** Whether the network chooses how many dice to throw, and expects what they bring; a rule of thumb is much quicker. */
  readonly expectsDice: boolean;
}

/** Chooses for the seats of a guest: somebody who plays otherwise, so that the network does not get to know its own ways only. */
export type Guest<G> = (G: G, moves: readonly Move[]) => Move;

/** In every third match each seat is a guest's or not by the toss of a coin. */
const withGuests = (chance: Chance): boolean => chance.die() <= 2;
const isGuest = (chance: Chance): boolean => chance.die() <= 3;

/** A match of two beginners can go on for ever. */
const MOST_MOVES = 3000;

export class SelfPlay<G> {
  readonly #judge: Judge<G>;
  readonly #facts: Facts<G>;

  constructor(
    private readonly rules: Rules<G>,
    private readonly outlook: Outlook<G>,
    private readonly trainee: Trainee,
    private readonly seats: number,
    private readonly pace: Pace,
    private readonly guest: Guest<G>,
  ) {
    this.#judge = new Judge(rules, outlook, trainee, seats);
    this.#facts = this.#judge.facts;
  }

  /** Plays one match and learns from it; from one that comes to no end nothing is learnt. */
  play(setupData: unknown, chance: Chance): void {
    const { rules } = this;
    const G = rules.setup(this.seats, rules.readOptions(setupData), chance);
    const lessons: Lesson[] = [];
    const visited = withGuests(chance);
    const guests = Array.from({ length: this.seats }, () => visited && isGuest(chance));
    let unturned: Position | null = null;
    for (let made = 0; rules.toMove(G) !== null; made++) {
      if (made > MOST_MOVES) return;
      const moves = rules.legalMoves(G);
      const byRule = guests[rules.toMove(G) as number] ? this.guest(G, moves) : this.#quickThrow(G, moves);
      if (byRule) {
        this.#note(lessons, G, unturned, null, false);
        rules.applyLegal(G, byRule, chance);
        unturned = null;
      } else unturned = this.#step(G, moves, unturned, lessons, chance);
    }
    this.#learn(lessons, this.#judge.chances(G));
  }

  /** How many dice to throw, if that is not to be thought about. */
  #quickThrow(G: G, moves: readonly Move[]): Move | null {
    if (this.pace.expectsDice || moves[0]?.move !== 'rollDice') return null;
    return this.outlook.quick(G, moves);
  }

  /** Notes a position to learn from, if the network judges such. */
  #note(lessons: Lesson[], G: G, unturned: Position | null, ahead: Chances | null, cut: boolean): void {
    if (!this.outlook.isJudged(G)) return;
    const facts = unturned ? [this.#read(G), unturned] : [this.#read(G)];
    lessons.push({ facts, first: this.rules.toMove(G) as number, ahead, cut });
  }

  /** Makes one move. Returns the facts of what comes of it before a card is turned up, if the network judges that. */
  #step(G: G, moves: readonly Move[], unturned: Position | null, lessons: Lesson[], chance: Chance): Position | null {
    const { rules } = this;
    const seat = rules.toMove(G) as number;
    const explores = moves.length > 1 && chance.die() + 6 * chance.die() < 7 + 36 * this.pace.exploration;
    const judged = this.outlook.isJudged(G);
    const found = judged || (moves.length > 1 && !explores) ? this.#judge.best(G, moves) : null;
    const move = explores || !found ? (chance.shuffle(moves)[0] as Move) : found.move;
    if (judged && found) this.#note(lessons, G, unturned, found.chances, explores);
    else if (explores && lessons.length > 0) (lessons.at(-1) as Lesson).cut = true;
    const after = judged ? this.#judge.after(G, move, seat, new ScriptedDice()) : null;
    const turnedUp = rules.applyLegal(G, move, chance).some(({ type }) => type === 'reveal');
    return after && turnedUp && rules.toMove(G) !== null ? this.#read(after) : null;
  }

  #read(G: G): Position {
    const position = newPosition(this.#facts, this.seats);
    this.#facts.read(G, position);
    return position;
  }

  /** By seat: what the network thinks of a position. */
  #thought(position: Position, first: number): Chances {
    return bySeat(this.trainee.evaluate(position), first);
  }

  #learn(lessons: readonly Lesson[], end: Chances): void {
    const { lambda } = this.pace;
    let later = end;
    const target = new Float64Array(this.seats);
    for (let i = lessons.length - 1; i >= 0; i--) {
      const { facts, first, ahead, cut } = lessons[i] as Lesson;
      if (cut) later = ahead ?? this.#thought(facts[0] as Position, first);
      else if (ahead) later = later.map((seen, seat) => lambda * seen + (1 - lambda) * (ahead[seat] as number));
      for (let place = 0; place < this.seats; place++) target[place] = later[(first + place) % this.seats] as number;
      for (const position of facts) this.trainee.learn(position, target);
    }
  }
}
