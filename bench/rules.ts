// How fast the rules are, and how much of that is left inside boardgame.io's reducer: random matches on both, in turns, in one run.
// NODE_ENV=production npx tsx bench/rules.ts [--seats 2] [--seconds 6]
import { parseArgs } from 'node:util';
import type { Game, PlayerID, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { games, type Move, type Rules, rules, seededChance } from '../src/game';

const { values } = parseArgs({
  options: { seats: { type: 'string', default: '4' }, seconds: { type: 'string', default: '6' } },
});
const seats = Number(values.seats);
/** Both ways take turns of this many seconds, so that a busy machine is unfair to neither. */
const SLICE = 0.25;
/** What the landmark editions must reach. Life keeps one record for each physical card and has no bound yet: its ratio is only shown. */
const ATLEAST = 100;
const unbound: readonly string[] = ['machi-koro-life'];

interface Tally {
  moves: number;
  games: number;
  seconds: number;
}

/** Picks moves for both ways alike, without the cost of a good generator. */
function picker(seed: number): <T>(items: readonly T[]) => T {
  let state = seed >>> 0;
  return (items) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)] as (typeof items)[number];
  };
}

function plainMatch(played: Rules<unknown>, seed: number): number {
  const chance = seededChance(seed);
  const pick = picker(seed);
  const G = played.setup(seats, played.readOptions({}), chance);
  let moves = 0;
  for (; played.toMove(G) !== null; moves++) played.applyLegal(G, pick(played.legalMoves(G)), chance);
  return moves;
}

type Reducer = ReturnType<typeof CreateGameReducer>;
const action = ({ move, args }: Move, playerID: PlayerID) =>
  ({ type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID, credentials: undefined } }) as const;

function reducedMatch(game: Game, reduce: Reducer, played: Rules<unknown>, seed: number): number {
  const pick = picker(seed);
  let state: State = InitializeGame({ game: { ...game, seed }, numPlayers: seats, setupData: {} });
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    state = reduce(state, action(pick(played.legalMoves(state.G)), state.ctx.currentPlayer)) as State;
  }
  return moves;
}

/** Plays for a slice of CPU time. */
function slice(tally: Tally, match: (seed: number) => number): void {
  const cpu = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
  const start = cpu();
  while (cpu() - start < SLICE) tally.moves += match(++tally.games);
  tally.seconds += cpu() - start;
}

const row = (name: string, { moves, games: played, seconds }: Tally) =>
  `${name.padEnd(28)}${Math.round(moves / seconds)
    .toLocaleString('en')
    .padStart(12)} moves/s ${(played / seconds).toFixed(1).padStart(9)} matches/s`;

for (const game of games) {
  const played = rules[game.name as string] as Rules<unknown>;
  const reduce = CreateGameReducer({ game });
  const plain: Tally = { moves: 0, games: 0, seconds: 0 };
  const reduced: Tally = { moves: 0, games: 0, seconds: 0 };
  plainMatch(played, 0);
  reducedMatch(game, reduce, played, 0);
  while (plain.seconds + reduced.seconds < Number(values.seconds)) {
    slice(plain, (seed) => plainMatch(played, seed));
    slice(reduced, (seed) => reducedMatch(game, reduce, played, seed));
  }
  const ratio = plain.moves / plain.seconds / (reduced.moves / reduced.seconds);
  console.log(`${game.name}, ${seats} seats, random matches, CPU time`);
  console.log(row('  rules on plain objects', plain));
  console.log(row("  in boardgame.io's reducer", reduced));
  const bound = !unbound.includes(game.name as string);
  console.log(`  ratio ${ratio.toFixed(0)}${bound ? ` (at least ${ATLEAST})` : ''}`);
  if (bound && ratio < ATLEAST) process.exitCode = 1;
}
