// boardgame.io's MCTSBot (0.50.2), made again on the fast rules: through the framework's reducer a match of it takes hours.
// What it does is the same: closed-loop UCT, a throw of the dice sampled once per node, random playouts cut off after 50 moves, and the
// most visited move; only the dice are its own unless it is given those of the match.
import type { Player } from '../../src/bots/player';
import { type Move, type Rules, type SeededChance, seededChance } from '../../src/game';
import { uniform } from '../uniform';

const ITERATIONS = 1000;
const PLAYOUT_DEPTH = 50;

interface Node<G> {
  readonly G: G;
  /** The dice that come next, never thrown themselves: whoever plays on from here forks them. */
  readonly luck: SeededChance;
  readonly parent: Node<G> | null;
  readonly move: Move | null;
  /** The seat that made `move`. */
  readonly mover: number | null;
  readonly untried: Move[];
  readonly children: Node<G>[];
  visits: number;
  value: number;
}

/**
 * @param foresight the generator of the match, for the bot as the framework has it, which sees the coming dice
 */
export function frameworkBot<G>(rules: Rules<G>, seed: number, foresight?: SeededChance): Player {
  const chance = seededChance(seed);
  const pick = <T>(items: readonly T[]): number => Math.floor(uniform(chance) * items.length);
  return {
    choose(given, seat) {
      const G = rules.imagine(rules.view(given as G, seat), chance);
      const luck = foresight?.fork() ?? seededChance(Math.floor(uniform(chance) * 2 ** 31));
      const root = nodeOf(rules, G, luck, null, null, null);
      for (let i = 0; i < ITERATIONS; i++) {
        const leaf = expand(rules, select(root), pick);
        backpropagate(leaf, playout(rules, leaf, pick));
      }
      let chosen = root.children[0] as Node<G>;
      for (const child of root.children) if (child.visits > chosen.visits) chosen = child;
      return chosen.move as Move;
    },
  };
}

function nodeOf<G>(
  rules: Rules<G>,
  G: G,
  luck: SeededChance,
  parent: Node<G> | null,
  move: Move | null,
  mover: number | null,
): Node<G> {
  return { G, luck, parent, move, mover, untried: [...rules.legalMoves(G)], children: [], visits: 0, value: 0 };
}

function select<G>(node: Node<G>): Node<G> {
  if (node.untried.length > 0 || node.children.length === 0) return node;
  let chosen: Node<G> | undefined;
  let best = 0;
  for (const child of node.children) {
    const visits = child.visits + Number.EPSILON;
    const bound = child.value / visits + Math.sqrt((2 * Math.log(node.visits)) / visits);
    if (!chosen || bound > best) [chosen, best] = [child, bound];
  }
  return select(chosen as Node<G>);
}

function expand<G>(rules: Rules<G>, node: Node<G>, pick: (items: readonly Move[]) => number): Node<G> {
  if (node.untried.length === 0) return node;
  const [move] = node.untried.splice(pick(node.untried), 1) as [Move];
  const G = rules.copy(node.G);
  const luck = node.luck.fork();
  const mover = rules.toMove(G);
  rules.applyLegal(G, move, luck);
  const child = nodeOf(rules, G, luck, node, move, mover);
  node.children.push(child);
  return child;
}

function playout<G>(rules: Rules<G>, node: Node<G>, pick: (items: readonly Move[]) => number): number | null {
  const G = rules.copy(node.G);
  const luck = node.luck.fork();
  for (let i = 0; i < PLAYOUT_DEPTH && rules.toMove(G) !== null; i++) {
    const moves = rules.legalMoves(G);
    rules.applyLegal(G, moves[pick(moves)] as Move, luck);
  }
  return rules.outcome(G)?.winner ?? null;
}

function backpropagate<G>(leaf: Node<G>, winner: number | null): void {
  for (let node: Node<G> | null = leaf; node; node = node.parent) {
    node.visits++;
    if (winner !== null && node.mover === winner) node.value++;
  }
}
