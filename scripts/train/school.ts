// Matches that a network learns from: which are played, on which table, and by whom. The same for every thread.
import { engineFor } from '../../src/bots/engines';
import type { Weights } from '../../src/bots/network/network';
import { cityChoices, lifeChoices, type Rules, rules, seededChance } from '../../src/game';
import { SelfPlay } from './selfPlay';
import { Trainee } from './trainee';

/** What all threads of a training are told. */
export interface Course {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
}

/** Far enough apart that no two trainings share a match. */
const SEEDS_APART = 10_000_019;

const [, byLot] = lifeChoices.startingPlayer;

/** What is particular to the lessons of an engine. */
interface Syllabus {
  /** Every kind of match there is, the usual one first; who begins is drawn by lot. */
  readonly kinds: readonly unknown[];
  readonly expectsDice: boolean;
}

/** By the name of the engine. */
const syllabuses: Readonly<Record<string, Syllabus>> = {
  city: {
    kinds: cityChoices.display.flatMap((display) =>
      cityChoices.maxCopies.map((maxCopies) => ({ display, maxCopies, startingPlayer: byLot })),
    ),
    expectsDice: true,
  },
  // To expect every throw takes half of the time here, and what is learnt is no better for it; in towns it is.
  life: { kinds: [{ startingPlayer: byLot }], expectsDice: false },
};

/** Plays the matches from number `from` up to `to` with these weights. Returns what is learnt from them: a gradient. */
export function teach({ game, seats, seed }: Course, weights: Weights, from: number, to: number): Weights {
  const { name, outlook, sensible } = engineFor<unknown>(game);
  const trainee = new Trainee(outlook.facts(seats).sizes, weights);
  const { kinds, expectsDice } = syllabuses[name] as Syllabus;
  const pace = { lambda: 0.85, exploration: 0.08, expectsDice };
  // All boxes of an engine share its network.
  const boxes = Object.keys(rules).filter((one) => engineFor(one).name === name);
  const tables = boxes.map((one) => {
    const played = rules[one] as Rules<unknown>;
    return new SelfPlay(played, outlook, trainee, seats, pace, (G, moves) => sensible(played, G, moves));
  });
  for (let n = from; n < to; n++) {
    // Every second match is of the usual kind, the others of each kind in turn.
    const kind = n % 2 === 0 ? kinds[0] : kinds[Math.floor(n / 2) % kinds.length];
    const table = tables[Math.floor(n / (2 * kinds.length)) % tables.length] as SelfPlay<unknown>;
    table.play(kind, seededChance(seed * SEEDS_APART + n));
  }
  return trainee.learnt;
}
