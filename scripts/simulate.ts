// Matches between bots from the command line: who wins how often, how long it takes, which cards are bought and which of them win.
// The same arguments give the same result, however many threads play.
// npm run simulate -- --game machi-koro-life --seats normal,hard --games 200 --seed 1 [--players 2,3,4,5] [--iterations 1000]
//   [--options '{}']
// With --players the levels of --seats sit down in turn at tables of those sizes, one report each.
import { parseArgs } from 'node:util';
import { levels, type Skill } from '../src/bots';
import { playAll } from './simulate/crew';
import { report } from './simulate/report';
import { type Yardstick, yardsticks } from './simulate/yardsticks';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'machi-koro' },
    seats: { type: 'string', default: 'normal,random' },
    players: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** Per decision of a search; counted, not timed, so that the result can be repeated. */
    iterations: { type: 'string', default: '1000' },
    options: { type: 'string', default: '{}' },
  },
});

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name}: must be a whole number from 1, not ${text}`);
  return number;
}

const seats = values.seats.split(',').map((name): Skill | Yardstick => {
  const level = [...levels, 'random' as const, ...yardsticks].find((known) => known === name);
  if (!level) throw new Error(`--seats: there is no level ${name} (${levels.join(', ')})`);
  return level;
});
const tables = values.players?.split(',').map((size) => whole('players', size)) ?? [seats.length];
const [games, seed] = [whole('games', values.games), whole('seed', values.seed)];
const shared = {
  game: values.game,
  seed,
  budget: { iterations: whole('iterations', values.iterations) },
  setupData: JSON.parse(values.options),
};

for (const size of tables) {
  const bots = Array.from({ length: size }, (_, i) => seats[i % seats.length] as Skill | Yardstick);
  const simulation = { ...shared, bots };
  const matches = await playAll(simulation, games, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${size} players: ${done} of ${games} matches${done === games ? '\n' : ''}`);
  });
  for (const line of report(simulation, matches)) console.log(line);
  console.log();
}
