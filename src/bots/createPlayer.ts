// Makes a player of a level for a game. Whatever it is shown, it thinks only about what its seat may see.
import { type Chance, type Move, type Rules, rules, seededChance } from '../game';
import { engineFor } from './engines';
import { Judge } from './network/judge';
import { loadNetwork, networkFor } from './network/library';
import { Rollouts } from './network/rollouts';
import {
  type Analyst,
  type Budget,
  DEFAULT_BUDGET,
  type MoveAnalysis,
  needsNetwork,
  type Player,
  type PlayerOptions,
  type Skill,
} from './player';

/**
 * A player of one level. Pure and synchronous; a search blocks its thread for as long as its budget says. `hard` and `expert` need
 * their network: `await prepare(game, level, seats)` first.
 * @param game boardgame.io game name
 * @throws {RangeError} for a game that does not exist
 */
export function createPlayer(game: string, level: Skill, { seed, ...budget }: PlayerOptions): Player {
  const rules = rulesOf(game);
  const think = thinkers[level](rules, budget);
  return {
    choose(given, seat) {
      const view = viewOf(rules, given, seat);
      const moves = rules.legalMoves(view);
      return moves.length === 1 ? (moves[0] as Move) : think(view, moves, () => chanceFor(seed, view));
    },
  };
}

/** Loads what a level needs at a table of that size. Rejects when it cannot be had. */
export async function prepare(game: string, level: Skill, seats: number): Promise<void> {
  if (needsNetwork(level)) await loadNetwork(game, seats);
}

/** How many seats the match of a view has. @throws {RangeError} for a game no bot has learnt. */
export const seatsIn = (game: string, view: unknown): number => engineFor(game).outlook.seats(view);

/**
 * Tells what the network and a search around it think of every move, for hints and analysis.
 * @throws {Error} from its methods when the network for the number of seats has not been loaded; else as `createPlayer` does.
 */
export function createAnalyst(game: string, { seed, ...budget }: PlayerOptions): Analyst {
  const rules = rulesOf(game);
  const think = (given: unknown, seat: number) => {
    const view = viewOf(rules, given, seat);
    return rolloutsFrom(rules, view, rules.legalMoves(view), chanceFor(seed, view));
  };
  return {
    analyse: (given, seat) => think(given, seat).best(limited(budget)),
    start: (given, seat) => think(given, seat).all(),
  };
}

/** Chooses among several legal moves of the seat to move; dice of its own it makes when it needs some. */
type Think = (view: unknown, moves: readonly Move[], dice: () => Chance) => Move;
type Thinker = (rules: Rules<unknown>, budget: Budget) => Think;

/** So many of a beginner's decisions in six are made on a whim. */
const WHIMS = 2;

const thinkers: Readonly<Record<Skill, Thinker>> = {
  random: () => (_view, moves, dice) => dice().shuffle(moves)[0] as Move,
  easy(rules) {
    const { sensible } = engineFor(rules.id);
    return (view, moves, dice) => {
      const chance = dice();
      return chance.die() <= WHIMS ? (chance.shuffle(moves)[0] as Move) : sensible(rules, view, moves);
    };
  },
  normal(rules) {
    const { sensible } = engineFor(rules.id);
    return (view, moves) => sensible(rules, view, moves);
  },
  hard: (rules) => (view, moves) => judgeFor(rules, view).best(view, moves).move,
  expert: (rules, budget) => (view, moves, dice) =>
    (rolloutsFrom(rules, view, moves, dice()).best(limited(budget))[0] as MoveAnalysis).move,
};

const limited = (budget: Budget): Budget => (budget.iterations || budget.milliseconds ? budget : DEFAULT_BUDGET);

/** One for each game and number of seats: they keep nothing from one question to the next. */
const judges = new Map<string, Judge<unknown>>();

function judgeFor(rules: Rules<unknown>, view: unknown): Judge<unknown> {
  const { outlook } = engineFor(rules.id);
  const seats = outlook.seats(view);
  const key = `${rules.id} ${seats}`;
  const judge = judges.get(key) ?? new Judge(rules, outlook, networkFor(rules.id, seats), seats);
  judges.set(key, judge);
  return judge;
}

const rolloutsFrom = (rules: Rules<unknown>, view: unknown, moves: readonly Move[], chance: Chance): Rollouts<unknown> =>
  new Rollouts(rules, engineFor(rules.id).outlook, judgeFor(rules, view), view, moves, chance);

function rulesOf(game: string): Rules<unknown> {
  const found = Object.hasOwn(rules, game) ? rules[game] : undefined;
  if (!found) throw new RangeError(`there is no game ${game}`);
  return found;
}

function viewOf<G>(rules: Rules<G>, given: G, seat: number): G {
  const view = rules.view(given, seat);
  if (rules.toMove(view) !== seat) throw new RangeError(`seat ${seat} is not to move`);
  return view;
}

/** Dice of one's own. The position is mixed into the seed, so that a player does not throw the same dice at every decision. */
function chanceFor(seed: number, view: unknown): Chance {
  const text = JSON.stringify(view);
  let mixed = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  return seededChance(mixed);
}
