// How far a level is from perfect play: in one position of each of many matches, how much better than its move the best move by
// thousands of tries is.
import { createPlayer } from '../../src/bots/createPlayer';
import { engineFor } from '../../src/bots/engines';
import { Judge } from '../../src/bots/network/judge';
import { networkFor } from '../../src/bots/network/library';
import { type Habits, Rollouts } from '../../src/bots/network/rollouts';
import type { Budget, MoveAnalysis, Skill } from '../../src/bots/player';
import { type Move, type Rules, rules, sameMove, seededChance } from '../../src/game';

export interface Examination {
  readonly game: string;
  readonly seats: number;
  readonly level: Skill;
  readonly seed: number;
  readonly budget: Budget;
  readonly setupData: unknown;
  /** So many tries has each of the two moves that are compared in the end. */
  readonly tries: number;
  /** So many rounds a try is played on before the network judges; null for to the end of the match. */
  readonly rounds: number | null;
}

export interface Regret {
  /** The chance to win that the best move has over the chosen one, by tries of its own: it may come out below nought. */
  readonly lost: number;
  /** How many decisions with a choice there were in the match. */
  readonly decisions: number;
}

/** Far enough apart that no two examinations share a match. */
const SEEDS_APART = 1_000_003;
const MOST_MOVES = 5000;
/** With at most six moves in question the last two have had a third of all tries each. */
const TRIES_IN_ALL = 3;

/** Looks at one decision of the match with that number between `hard` players, drawn by lot from all of them. */
export function examine(examination: Examination, number: number): Regret {
  const { game, seats, level, budget, tries } = examination;
  const played = rules[game] as Rules<unknown>;
  const seed = examination.seed * SEEDS_APART + number;
  const positions = decisionsOf(examination, played, seed);
  const chance = seededChance(seed + 1);
  const G = chance.shuffle(positions)[0];
  const seat = played.toMove(G) as number;
  const view = played.view(G, seat);
  const chosen = createPlayer(game, level, { seed, ...budget }).choose(view, seat);
  // Tries are played on as `hard` plays: by the network alone, not by the rule of thumb that a search takes for its speed.
  const outlook = { ...engineFor<unknown>(game).outlook, quick: () => null };
  const judge = new Judge(played, outlook, networkFor(game, seats), seats);
  const habits: Habits = { rounds: examination.rounds ?? Number.POSITIVE_INFINITY, trust: 1, margin: 0.15, most: 6 };
  const think = (moves: readonly Move[], iterations: number) =>
    new Rollouts(played, outlook, judge, view, moves, chance, habits).best({ iterations });
  const [best] = think(played.legalMoves(view), TRIES_IN_ALL * tries) as [MoveAnalysis];
  if (sameMove(best.move, chosen)) return { lost: 0, decisions: positions.length };
  // Tried anew: by the tries that chose it the best looks better than it is.
  const found = think([best.move, chosen], 2 * tries);
  const worth = (move: Move) => found.find((one) => sameMove(one.move, move))?.chance as number;
  return { lost: worth(best.move) - worth(chosen), decisions: positions.length };
}

/** The positions of a match between `hard` players in which there was a choice. */
function decisionsOf({ game, seats, setupData }: Examination, played: Rules<unknown>, seed: number): unknown[] {
  const players = Array.from({ length: seats }, (_, seat) => createPlayer(game, 'hard', { seed: seed + seat }));
  const chance = seededChance(seed);
  const G = played.setup(seats, played.readOptions(setupData), chance);
  const found: unknown[] = [];
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const seat = played.toMove(G);
    if (seat === null) break;
    if (played.legalMoves(G).length > 1) found.push(played.copy(G));
    played.applyLegal(G, (players[seat] as (typeof players)[0]).choose(played.view(G, seat), seat), chance);
  }
  return found;
}
