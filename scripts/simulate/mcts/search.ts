// Monte-Carlo tree search for games of dice and hidden piles: open-loop (dice are thrown anew each time), determinised (piles are
// dealt anew each time), with short playouts by a rule of thumb that an evaluation cuts off.

import { luckFrom } from '../../../src/bots/luck';
import { type Budget, DEFAULT_BUDGET, type MoveAnalysis } from '../../../src/bots/player';
import { type Chance, type Move, type Rules, sameMove } from '../../../src/game';

/** What the search has to know about one engine. None of these functions changes a state or returns a move outside `moves`. */
export interface Playouts<G> {
  /** A tolerable move at once: the rule of thumb by which the search plays on. */
  quick(G: G, moves: readonly Move[], chance: Chance): Move;
  /** The moves the search should look at, in any order; never empty. */
  shortlist(G: G, moves: readonly Move[]): readonly Move[];
  /** Each seat's chance to win, summing to 1. */
  evaluate(G: G): number[];
  readonly habits: SearchHabits;
}

/** How the search should spend its time on a game. */
export interface SearchHabits {
  /** How much a rarely tried move is favoured, in chances to win. */
  readonly exploration: number;
  /** Turns played by the rule of thumb before the evaluation judges. */
  readonly playoutTurns: number;
  /** How often a move is tried before the choices after it are told apart; until then the rule of thumb makes them. */
  readonly patience: number;
}

/** The clock is read only so often. */
const ITERATIONS_PER_LOOK = 32;

/** A decision reached by a sequence of moves, whatever the dice were on the way. */
interface Node {
  readonly move: Move | null;
  readonly children: Node[];
  visits: number;
  /** Sum of the chances to win of the seat that made `move`. */
  won: number;
}

const node = (move: Move | null): Node => ({ move, children: [], visits: 0, won: 0 });

/** Every move worth a thought of the seat to move, best first, as far as the budget reaches; at least one iteration is made. */
export function search<G>(rules: Rules<G>, playouts: Playouts<G>, view: G, budget: Budget, chance: Chance): MoveAnalysis[] {
  const root = node(null);
  const { iterations, milliseconds } = budget.iterations || budget.milliseconds ? budget : DEFAULT_BUDGET;
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  const listed = playouts.shortlist(view, rules.legalMoves(view));
  const most = listed.length === 1 ? 1 : (iterations ?? Number.POSITIVE_INFINITY);
  const luck = luckFrom(chance);
  for (let done = 0; done < most; done++) {
    if (done % ITERATIONS_PER_LOOK === 0 && done > 0 && performance.now() >= end) break;
    tryOnce(rules, playouts, root, view, listed, luck);
  }
  return judgements(root);
}

function tryOnce<G>(rules: Rules<G>, playouts: Playouts<G>, root: Node, view: G, moves: readonly Move[], luck: Luck): void {
  const first = select(root, moves, playouts.habits.exploration);
  // The same luck for the n-th try of every move: what they are worth differs by less than luck does.
  simulate(rules, playouts, [root, first], view, luck(first.visits));
}

const judgements = (root: Node): MoveAnalysis[] =>
  root.children
    .map(({ move, visits, won }) => ({ move: move as Move, chance: won / visits, visits }))
    .sort((a, b) => b.visits - a.visits || b.chance - a.chance);

type Luck = (tried: number) => Chance;

/** One imagined game: down the tree from its first move to its edge, on by the rule of thumb, and the judgement back up. */
function simulate<G>(rules: Rules<G>, playouts: Playouts<G>, path: Node[], view: G, chance: Chance): void {
  const G = rules.imagine(view, chance);
  const movers: number[] = [-1];
  let current = path[1] as Node;
  for (let seat = rules.toMove(G); seat !== null; seat = rules.toMove(G)) {
    movers.push(seat);
    rules.applyLegal(G, current.move as Move, chance);
    if (current.visits < playouts.habits.patience) {
      playOn(rules, playouts, G, chance);
      break;
    }
    if (rules.toMove(G) === null) break;
    current = select(current, playouts.shortlist(G, rules.legalMoves(G)), playouts.habits.exploration);
    path.push(current);
  }
  const outcome = rules.outcome(G);
  const chances = outcome ? null : playouts.evaluate(G);
  for (let i = 0; i < path.length; i++) {
    const visited = path[i] as Node;
    const mover = movers[i] as number;
    visited.visits++;
    if (mover >= 0) visited.won += chances ? (chances[mover] as number) : outcome?.winner === mover ? 1 : 0;
  }
}

/** An untried move if there is one, else the most promising by upper confidence bound. */
function select(parent: Node, moves: readonly Move[], exploration: number): Node {
  const log = Math.log(parent.visits + 1);
  let chosen: Node | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const child = parent.children.find((one) => one.move === move || sameMove(one.move as Move, move));
    if (!child) {
      const added = node(move);
      parent.children.push(added);
      return added;
    }
    const bound = child.won / child.visits + exploration * Math.sqrt(log / child.visits);
    if (bound > highest) [chosen, highest] = [child, bound];
  }
  return chosen as Node;
}

function playOn<G>(rules: Rules<G>, playouts: Playouts<G>, G: G, chance: Chance): void {
  let turns = 0;
  while (turns < playouts.habits.playoutTurns && rules.toMove(G) !== null) {
    const happenings = rules.applyLegal(G, playouts.quick(G, rules.legalMoves(G), chance), chance);
    for (const { type } of happenings) if (type === 'turn') turns++;
  }
}
