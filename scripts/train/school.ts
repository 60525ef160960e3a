// Matches that a network learns from: which are played, on which table, and by whom. The same for every thread.
import { engineFor } from '../../src/bots/engines';
import type { Weights } from '../../src/bots/network/network';
import { cityChoices, editions, lifeChoices, type Rules, rules, seededChance } from '../../src/game';
import { SelfPlay } from './selfPlay';
import { Trainee } from './trainee';

/** What all threads of a training are told. */
export interface Course {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  /** The number of matches. */
  readonly games: number;
  /** The learning rate at the beginning. */
  readonly rate: number;
}

const LAMBDA = 0.85;
const EXPLORATION = 0.08;
/** The learning rate falls to such a part of itself. */
const FALL = 100;
/** Far enough apart that no two trainings share a match. */
const SEEDS_APART = 10_000_019;

/** Games that one network plays: the landmark editions differ in a fact or two only. */
function playedWith(game: string): readonly string[] {
  const boxes = Object.values(editions).map((edition) => edition.game);
  return boxes.includes(game) ? boxes : [game];
}

/** Every kind of match there is, the usual one first; who begins is drawn by lot. */
function kindsOf(game: string): readonly unknown[] {
  const [, startingPlayer] = lifeChoices.startingPlayer;
  if (playedWith(game).length === 1) return [{ startingPlayer }];
  const { display, maxCopies } = cityChoices;
  return display.flatMap((one) => maxCopies.map((other) => ({ display: one, maxCopies: other, startingPlayer })));
}

/** How to play the match of a number and learn from it: `weights` change. */
export function teacher({ game, seats, seed, games, rate }: Course, weights: Weights): (number: number) => void {
  const { name, outlook, sensible } = engineFor<unknown>(game);
  const trainee = new Trainee(outlook.facts(seats).sizes, weights);
  const kinds = kindsOf(game);
  // In Life to expect every throw takes most of the time, and what is learnt is no better for it; in towns it is.
  const pace = { lambda: LAMBDA, exploration: EXPLORATION, expectsDice: name === 'city' };
  const tables = playedWith(game).map((one) => {
    const played = rules[one] as Rules<unknown>;
    return new SelfPlay(played, outlook, trainee, seats, pace, (G, moves) => sensible(played, G, moves));
  });
  return (n) => {
    // Every second match is of the usual kind, the others of each kind in turn.
    const kind = n % 2 === 0 ? kinds[0] : kinds[Math.floor(n / 2) % kinds.length];
    const table = tables[Math.floor(n / (2 * kinds.length)) % tables.length] as SelfPlay<unknown>;
    table.play(kind, seededChance(seed * SEEDS_APART + n), rate * FALL ** (-n / games));
  };
}
