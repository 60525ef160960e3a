// Teaches a network to play, from nothing, by letting it play against itself and at times against `normal`, and writes its weights.
// The same arguments give the same weights.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { engineFor } from '../src/bots/engines';
import { packWeights } from '../src/bots/network/weightFile';
import { cityChoices, editions, lifeChoices, type Rules, rules, seededChance } from '../src/game';
import { gameNamed, program, progress, UsageError, whole } from './command';
import { SelfPlay } from './train/selfPlay';
import { freshWeights, MeanWeights, Trainee } from './train/trainee';

const USAGE = `npm run train -- --game life --players 2 --games 9000 [--rate 0.008] [--seed 1] [--hidden 32] [--out <file>]
  --rate   the learning rate at the beginning, which falls to a twentieth
  --out    where to; without it in the place of the weights that come with the bots`;

const PACE = { lambda: 0.85, exploration: 0.08 };
/** The learning rate falls to such a part of itself. */
const FALL = 20;
/** From this part of the matches on the weights are averaged, after every so many matches. */
const LEARNT = 0.6;
const BETWEEN = 20;
/** So often it is shown how far things are. */
const SHOWN = 100;

/** Games that one network plays: the landmark editions differ in a fact or two only. */
function playedWith(game: string): readonly string[] {
  const boxes = Object.values(editions).map((edition) => edition.game);
  return boxes.includes(game) ? boxes : [game];
}

/** Every kind of match there is, the usual one first; who begins is drawn by lot. */
function kindsOf(game: string): readonly unknown[] {
  const [, startingPlayer] = lifeChoices.startingPlayer;
  if (playedWith(game).length === 1) return [{ startingPlayer }];
  const { display, maxCopies } = cityChoices;
  return display.flatMap((one) => maxCopies.map((other) => ({ display: one, maxCopies: other, startingPlayer })));
}

const options = {
  game: { type: 'string', default: 'machi-koro' },
  players: { type: 'string', default: '2' },
  games: { type: 'string', default: '30000' },
  seed: { type: 'string', default: '1' },
  hidden: { type: 'string', default: '32' },
  out: { type: 'string' },
  rate: { type: 'string' },
} as const;

await program(USAGE, options, (values) => {
  const game = gameNamed(values.game);
  const [seats, games] = [whole('players', values.players), whole('games', values.games)];
  const [seed, hidden] = [whole('seed', values.seed), whole('hidden', values.hidden)];
  const { min, max } = (rules[game] as Rules<unknown>).seats;
  if (seats < min || seats > max) throw new UsageError(`--players: must be from ${min} to ${max}`);
  const { name, outlook, sensible } = engineFor<unknown>(game);
  const { sizes } = outlook.facts(seats);
  // More facts, smaller steps: all of them move at once.
  const rate = Number(values.rate ?? 0.5 / sizes.length);
  if (!(rate > 0)) throw new UsageError(`--rate: must be a number above 0, not ${values.rate}`);

  const weights = freshWeights(sizes, seats, hidden, seed);
  const mean = new MeanWeights(weights);
  const trainee = new Trainee(sizes, weights);
  const chance = seededChance(seed);
  const kinds = kindsOf(game);
  const tables = playedWith(game).map((one) => {
    const played = rules[one] as Rules<unknown>;
    return new SelfPlay(played, outlook, trainee, seats, PACE, (G, moves) => sensible(played, G, moves));
  });
  const begun = performance.now();
  const show = progress(`${name}-${seats}`, games);
  for (let n = 0; n < games; n++) {
    // Every second match is of the usual kind, the others of each kind in turn.
    const kind = n % 2 === 0 ? kinds[0] : kinds[Math.floor(n / 2) % kinds.length];
    const table = tables[Math.floor(n / (2 * kinds.length)) % tables.length] as SelfPlay<unknown>;
    table.play(kind, chance, rate * FALL ** (-n / games));
    if (n === games - 1 || (n > games * LEARNT && n % BETWEEN === 0)) mean.add(weights);
    if ((n + 1) % SHOWN === 0 || n === games - 1) show(n + 1);
  }
  const minutes = Math.round((performance.now() - begun) / 6000) / 10;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const out = values.out ?? `src/bots/weights/${name}-${seats}.json`;
  writeFileSync(out, `${JSON.stringify(packWeights(mean.get(), { game, seed, games, rate, commit, minutes }), null, 2)}\n`);
  process.stderr.write(`${out}: ${games} matches in ${minutes} minutes\n`);
});
