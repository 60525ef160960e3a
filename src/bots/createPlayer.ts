// Makes a player of a level for a game. Whatever it is shown, it thinks only about what its seat may see.
import { type Chance, type Move, type Rules, rules, seededChance } from '../game';
import { type Advice, adviceFor } from './advice';
import type { Analyst, Budget, MoveAnalysis, Player, PlayerOptions, Skill } from './player';
import { ponder, search } from './search';

/**
 * A player of one level. Pure and synchronous; a search blocks its thread for as long as its budget says.
 * @param game boardgame.io game name
 * @throws {RangeError} for a game that does not exist
 */
export function createPlayer(game: string, level: Skill, { seed, ...budget }: PlayerOptions): Player {
  const rules = rulesOf(game);
  const think = thinkers[level](rules, adviceFor(rules), budget);
  return {
    choose(given, seat) {
      const view = viewOf(rules, given, seat);
      const moves = rules.legalMoves(view);
      return moves.length === 1 ? (moves[0] as Move) : think(view, moves, chanceFor(seed, view));
    },
  };
}

/** A search that tells what it thinks of every move, for hints and analysis. Throws as `createPlayer` does. */
export function createAnalyst(game: string, { seed, ...budget }: PlayerOptions): Analyst {
  const rules = rulesOf(game);
  const advice = adviceFor(rules);
  return {
    analyse(given, seat) {
      const view = viewOf(rules, given, seat);
      return search(rules, advice, view, budget, chanceFor(seed, view));
    },
    start(given, seat) {
      const view = viewOf(rules, given, seat);
      return ponder(rules, advice, view, rules.legalMoves(view), chanceFor(seed, view));
    },
  };
}

/** Chooses among several legal moves of the seat to move. */
type Think = (view: unknown, moves: readonly Move[], chance: Chance) => Move;

/** So many of a beginner's decisions in six are made on a whim. */
const WHIMS = 2;

const searching =
  (rules: Rules<unknown>, advice: Advice<unknown>, budget: Budget) => (view: unknown, _moves: unknown, chance: Chance) =>
    (search(rules, advice, view, budget, chance)[0] as MoveAnalysis).move;

const thinkers: Readonly<Record<Skill, (rules: Rules<unknown>, advice: Advice<unknown>, budget: Budget) => Think>> = {
  random: () => (_view, moves, chance) => chance.shuffle(moves)[0] as Move,
  easy: (_rules, advice) => (view, moves, chance) =>
    chance.die() <= WHIMS ? (chance.shuffle(moves)[0] as Move) : advice.sensible(view, moves),
  normal: (_rules, advice) => (view, moves) => advice.sensible(view, moves),
  hard: searching,
  expert: searching,
};

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
