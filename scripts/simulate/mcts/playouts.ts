// What a search without a network has to know about one engine.
import { type Chance, editions, type Move, type Rules } from '../../../src/game';
import { cityPlayouts } from './city';
import { lifePlayouts } from './life';

/** All states are whole states of one's own making; none of these functions changes them or returns a move outside `moves`. */
export interface Playouts<G> {
  /** A tolerable move at once: the rule of thumb by which a search plays on. */
  quick(G: G, moves: readonly Move[], chance: Chance): Move;
  /** The moves a search should look at, in any order; never empty. */
  shortlist(G: G, moves: readonly Move[]): readonly Move[];
  /** Each seat's chance to win, summing to 1. */
  evaluate(G: G): number[];
  readonly habits: SearchHabits;
}

/** How a search should spend its time on a game. */
export interface SearchHabits {
  /** How much a rarely tried move is favoured, in chances to win. */
  readonly exploration: number;
  /** Turns played by the rule of thumb before the evaluation judges. */
  readonly playoutTurns: number;
  /** How often a move is tried before the choices after it are told apart; until then the rule of thumb makes them. */
  readonly patience: number;
}

type Engine = (rules: Rules<never>) => unknown;

/** Game name -> who knows how to play it. */
const engines: ReadonlyMap<string, Engine> = new Map<string, Engine>([
  ...Object.values(editions).map(({ game }): [string, Engine] => [game, cityPlayouts as Engine]),
  ['machi-koro-life', lifePlayouts as Engine],
]);

/** @throws {RangeError} for a game no bot has learnt. */
export function playoutsFor<G>(rules: Rules<G>): Playouts<G> {
  const engine = engines.get(rules.id);
  if (!engine) throw new RangeError(`no bot knows ${rules.id}`);
  return engine(rules as Rules<never>) as Playouts<G>;
}
