// Teaches a network to play, from nothing, by letting it play against itself and at times against `normal`, and writes its weights.
// The same arguments give the same weights.
// npm run train -- --game machi-koro --players 2 [--games 60000] [--seed 1] [--hidden 32] [--out src/bots/weights/city-2.json]
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { adviceFor } from '../src/bots/advice';
import { networkName, outlookFor } from '../src/bots/network/outlooks';
import { packWeights } from '../src/bots/network/weightFile';
import { cityChoices, editions, lifeChoices, type Rules, rules, seededChance } from '../src/game';
import { SelfPlay } from './train/selfPlay';
import { freshWeights, MeanWeights, Trainee } from './train/trainee';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'machi-koro' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '60000' },
    seed: { type: 'string', default: '1' },
    hidden: { type: 'string', default: '32' },
    out: { type: 'string' },
    /** The learning rate at the beginning; it falls to a twentieth. */
    rate: { type: 'string' },
  },
});
const [seats, games, seed, hidden] = [values.players, values.games, values.seed, values.hidden].map(Number) as [
  number,
  number,
  number,
  number,
];

/** Games that one network plays: the landmark editions differ in a fact or two only. */
const together = Object.values(editions).some(({ game }) => game === values.game)
  ? Object.values(editions).map(({ game }) => game)
  : [values.game];
const isCity = values.game in rules && together.length > 1;

/** Half of the matches are of the usual kind, the others of every other kind. */
const kinds: unknown[] = isCity
  ? cityChoices.display.flatMap((display) =>
      cityChoices.maxCopies.map((maxCopies) => ({ display, maxCopies, startingPlayer: 'random' })),
    )
  : [{ startingPlayer: lifeChoices.startingPlayer[1] }];
const usual = kinds[0];

const outlook = outlookFor(values.game);
const { sizes } = outlook.facts(seats);
const weights = freshWeights(sizes, seats, hidden, seed);
const trainee = new Trainee(sizes, weights);
const chance = seededChance(seed);
const pace = { lambda: 0.85, exploration: 0.08 };
const tables = together.map((game) => {
  const played = rules[game] as Rules<unknown>;
  const advice = adviceFor(played);
  return new SelfPlay(played, outlook, trainee, seats, pace, (G, moves) => advice.sensible(G, moves));
});
/** More facts, smaller steps: all of them move at once. */
const first = Number(values.rate ?? 0.5 / sizes.length);
const FALL = 20;
/** From this part of the matches on the weights are averaged, after every so many matches. */
const LEARNT = 0.6;
const BETWEEN = 20;
const mean = new MeanWeights(weights);

const begun = performance.now();
let endless = 0;
for (let n = 0; n < games; n++) {
  const kind = n % 2 === 0 ? usual : kinds[Math.floor(n / 2) % kinds.length];
  const table = tables[Math.floor(n / (2 * kinds.length)) % tables.length] as SelfPlay<unknown>;
  if (table.play(kind, chance, first * FALL ** (-n / games)) === 0) endless++;
  if (n === games - 1 || (n > games * LEARNT && n % BETWEEN === 0)) mean.add(weights);
  if (n % 100 === 99) show(n + 1);
}

function show(done: number): void {
  const seconds = (performance.now() - begun) / 1000;
  const left = ((seconds / done) * (games - done)) / 60;
  const line = `${done} of ${games} matches, ${(done / seconds).toFixed(0)} a second, ${left.toFixed(1)} minutes to go`;
  process.stderr.write(process.stderr.isTTY ? `\r${line}  ` : done % 5000 === 0 ? `${line}\n` : '');
}

const minutes = Math.round((performance.now() - begun) / 6000) / 10;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const out = values.out ?? `src/bots/weights/${networkName(values.game, seats)}.json`;
const file = packWeights(mean.get(), { game: values.game, seed, games, commit, minutes });
writeFileSync(out, `${JSON.stringify(file, null, 2)}\n`);
process.stderr.write(`\n${out}: ${games} matches in ${minutes} minutes, ${endless} without an end\n`);
