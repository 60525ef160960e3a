// Matches between bots from the command line: who wins how often, how long it takes, which cards are bought and which of them win.
// The same arguments give the same result, however many threads play.
import { levels, type Skill } from '../src/bots';
import { engineFor } from '../src/bots/engines';
import { type Rules, rules } from '../src/game';
import { gameNamed, json, program, progress, UsageError, whole } from './command';
import { playAll } from './simulate/crew';
import { report } from './simulate/report';
import { type Yardstick, yardsticks } from './simulate/yardsticks';

const known = [...levels, 'random' as const, ...yardsticks];

const USAGE = `npm run simulate -- --game life --seats expert,hard,normal --games 200 --seed 1 [--players 2,3,4,5] [--iterations 200] [--options '{}']
  --game        classic, fussball, verlagswelt or life
  --seats       who plays: ${known.join(', ')} (mcts in towns only)
  --players     those of --seats sit down in turn at tables of these sizes, one report each
  --iterations  what a search may spend on a decision, in simulated games; counted, not timed, so that the result can be repeated
  --options     of the match, as JSON`;

function bot(name: string): Skill | Yardstick {
  const found = known.find((one) => one === name);
  if (!found) throw new UsageError(`--seats: nobody is called ${name} (${known.join(', ')})`);
  return found;
}

const options = {
  game: { type: 'string', default: 'classic' },
  seats: { type: 'string', default: 'normal,random' },
  players: { type: 'string' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  iterations: { type: 'string', default: '200' },
  options: { type: 'string', default: '{}' },
} as const;

await program(USAGE, options, async (values) => {
  const seats = values.seats.split(',').map(bot);
  const tables = values.players?.split(',').map((size) => whole('players', size)) ?? [seats.length];
  const games = whole('games', values.games);
  const game = gameNamed(values.game);
  const { seats: sizes, readOptions } = rules[game] as Rules<unknown>;
  for (const size of tables) {
    if (size < sizes.min || size > sizes.max)
      throw new UsageError(`--seats: ${game} is for ${sizes.min} to ${sizes.max} players, not ${size}`);
  }
  if (seats.includes('mcts') && engineFor(game).name !== 'city') throw new UsageError('--seats: mcts plays towns only');
  const setupData = json('options', values.options);
  const chosen = readOptions(setupData);
  if (typeof chosen === 'string') throw new UsageError(`--options: ${chosen}`);
  const shared = {
    game,
    seed: whole('seed', values.seed),
    budget: { iterations: whole('iterations', values.iterations) },
    setupData,
  };
  for (const size of tables) {
    const bots = Array.from({ length: size }, (_, i) => seats[i % seats.length] as Skill | Yardstick);
    const simulation = { ...shared, bots };
    const matches = await playAll(simulation, games, progress(`${size} players`, games));
    for (const line of report(simulation, matches)) console.log(line);
    console.log();
  }
});
