// How many games a second the search of expert imagines, against boardgame.io's own MCTSBot on the same positions, in turns, in one run.
// npm run bench:search [-- --seconds 20]
import type { Game, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { program, whole } from '../scripts/command';
import { createAnalyst, createPlayer, prepare } from '../src/bots/createPlayer';
import { games, type Rules, rules } from '../src/game';

const USAGE = 'npm run bench:search -- [--seconds 20]';
const SEATS = 2;
/** So many moves at least lie before each position that is looked at and between them. */
const APART = 24;
/** How many positions of each game are looked at. */
const POSITIONS = 3;
const ATLEAST = 100;
/** What MCTSBot is given at a time; it cannot be told how long to think. */
const FEW = 20;
const BUDGET_MS = 300;

interface Tally {
  games: number;
  seconds: number;
}

const cpu = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;

/** Whether several moves are in question, so that the search of expert has something to do. */
function isOpen(played: Rules<unknown>, G: unknown): boolean {
  const seat = played.toMove(G) as number;
  return createAnalyst(played.id, { seed: 1, iterations: 2 })
    .analyse(played.view(G, seat), seat)
    .some(({ visits }) => visits > 0);
}

/** States of the framework on the way of one match between `hard` players, each with a choice to make. */
function positionsOf(game: Game, played: Rules<unknown>): State[] {
  const reduce = CreateGameReducer({ game });
  const player = createPlayer(played.id, 'hard', { seed: 1 });
  const found: State[] = [];
  let state: State = InitializeGame({ game: { ...game, seed: 1 }, numPlayers: SEATS, setupData: {} });
  for (let moves = 1; found.length < POSITIONS && state.ctx.gameover === undefined; moves++) {
    const seat = played.toMove(state.G) as number;
    const { move, args } = player.choose(played.view(state.G, seat), seat);
    const payload = { type: move, args: [...args], playerID: String(seat), credentials: undefined };
    state = reduce(state, { type: 'MAKE_MOVE', payload }) as State;
    const due = moves > APART * (found.length + 1) && state.ctx.gameover === undefined;
    if (due && isOpen(played, state.G)) found.push(state);
  }
  return found;
}

async function theirs(game: Game, state: State, tally: Tally): Promise<void> {
  const { currentPlayer } = state.ctx;
  const bot = new MCTSBot({ game, enumerate: game.ai?.enumerate as never, seed: 1, iterations: FEW });
  const start = cpu();
  await bot.play(state, currentPlayer);
  tally.seconds += cpu() - start;
  tally.games += FEW;
}

function ours(played: Rules<unknown>, state: State, tally: Tally): void {
  const seat = played.toMove(state.G) as number;
  const analyst = createAnalyst(played.id, { seed: tally.games, milliseconds: BUDGET_MS });
  const start = cpu();
  const found = analyst.analyse(played.view(state.G, seat), seat);
  tally.seconds += cpu() - start;
  tally.games += found.reduce((sum, { visits }) => sum + visits, 0);
}

await program(USAGE, { seconds: { type: 'string', default: '20' } }, async (values) => {
  const seconds = whole('seconds', values.seconds);
  for (const game of games) {
    const played = rules[game.name as string] as Rules<unknown>;
    await prepare(played.id, 'expert', SEATS);
    const positions = positionsOf(game, played);
    const [us, them]: [Tally, Tally] = [
      { games: 0, seconds: 0 },
      { games: 0, seconds: 0 },
    ];
    for (let i = 0; us.seconds + them.seconds < seconds; i++) {
      const state = positions[i % positions.length] as State;
      ours(played, state, us);
      await theirs(game, state, them);
    }
    const rate = (tally: Tally) => tally.games / tally.seconds;
    const ratio = rate(us) / rate(them);
    const each = `expert ${rate(us).toFixed(0)}, MCTSBot ${rate(them).toFixed(0)} games/s`;
    console.log(`${played.id}, ${SEATS} seats, CPU time: ${each}, ratio ${ratio.toFixed(0)} (at least ${ATLEAST})`);
    if (ratio < ATLEAST) process.exitCode = 1;
  }
});
