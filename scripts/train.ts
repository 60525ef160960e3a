// Teaches a network to play, from nothing, by letting it play against itself and at times against `normal`, and writes its weights.
// The same arguments give the same weights.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { engineFor } from '../src/bots/engines';
import { packWeights, type WeightFile } from '../src/bots/network/weightFile';
import { type Rules, rules } from '../src/game';
import { gameNamed, program, progress, UsageError, whole } from './command';
import { Adam } from './train/adam';
import { MATCHES, PUPILS, Pupils } from './train/pupils';
import type { Course } from './train/school';
import { freshWeights, MeanWeights } from './train/trainee';

const USAGE = `npm run train -- --game life --players 2 --games 9000 [--rate 0.005] [--seed 1] [--hidden 32] [--out <file>]
  --game   classic (the network of all towns) or life
  --rate   about how far a number moves in a step at the beginning; it falls to a hundredth
  --out    where to; without it in the place of the weights that come with the bots, unless those have seen more matches`;

/** The learning rate falls to such a part of itself. */
const FALL = 100;
/** From this part of the matches on the weights are averaged, after every so many rounds of lessons. */
const LEARNT = 0.6;
const BETWEEN = 3;
/** So often it is shown how far things are. */
const SHOWN = 10;

/** Before hours are spent: whether the weights can be written, and whether they would replace better ones by mistake. @throws {UsageError} */
function checkPlace(out: string, games: number, named: boolean): void {
  if (!existsSync(dirname(out))) throw new UsageError(`--out: there is no folder ${dirname(out)}`);
  if (named || !existsSync(out)) return;
  const { madeBy } = JSON.parse(readFileSync(out, 'utf8')) as WeightFile;
  if (madeBy.games > games) {
    throw new UsageError(`--games: ${out} has seen ${madeBy.games} matches, more than ${games}; say --out ${out} to replace it`);
  }
}

/** The commit these scripts are of; asked for at the beginning, as nobody wants to lose what was learnt where there is no repository. */
function commitID(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

const options = {
  game: { type: 'string', default: 'classic' },
  players: { type: 'string', default: '2' },
  games: { type: 'string', default: '30000' },
  seed: { type: 'string', default: '1' },
  hidden: { type: 'string', default: '32' },
  out: { type: 'string' },
  rate: { type: 'string', default: '0.005' },
} as const;

await program(USAGE, options, async (values) => {
  const game = gameNamed(values.game);
  const [seats, games] = [whole('players', values.players), whole('games', values.games)];
  const [seed, hidden] = [whole('seed', values.seed), whole('hidden', values.hidden)];
  const { min, max } = (rules[game] as Rules<unknown>).seats;
  if (seats < min || seats > max) throw new UsageError(`--players: must be from ${min} to ${max}`);
  const { name, outlook } = engineFor<unknown>(game);
  const { sizes } = outlook.facts(seats);
  const rate = Number(values.rate);
  if (!(rate > 0)) throw new UsageError(`--rate: must be a number above 0, not ${values.rate}`);

  const out = values.out ?? `src/bots/weights/${name}-${seats}.json`;
  checkPlace(out, games, values.out !== undefined);

  const commit = commitID();
  const course: Course = { game, seats, seed };
  const weights = freshWeights(sizes, seats, hidden, seed);
  const adam = new Adam(weights);
  const mean = new MeanWeights(weights);
  const pupils = new Pupils(course);
  const begun = performance.now();
  const show = progress(`${name}-${seats}`, games);
  const step = PUPILS * MATCHES;
  const lesson = (from: number) => pupils.learn(weights, from, Math.min(games, from + step));
  let learning = lesson(0);
  for (let done = 0, lessons = 0; done < games; lessons++) {
    const next = Math.min(games, done + step);
    // The next lesson is given out before this one is over: nobody waits for the slower, who plays on with weights one step old.
    const ahead = next < games ? lesson(next) : learning;
    adam.step(await learning, rate * FALL ** (-done / games));
    learning = ahead;
    done = next;
    if (done === games || (done > games * LEARNT && lessons % BETWEEN === 0)) mean.add(weights);
    if (done === games || lessons % SHOWN === 0) show(done);
  }
  pupils.close();
  const minutes = Number(((performance.now() - begun) / 60_000).toPrecision(2));
  writeFileSync(out, `${JSON.stringify(packWeights(mean.get(), { game, seed, games, rate, commit, minutes }), null, 2)}\n`);
  process.stderr.write(`${out}: ${games} matches in ${minutes} minutes\n`);
});
