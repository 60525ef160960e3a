// How strong the levels are: every pairing that docs/BOTS.md promises, played out, and its table brought up to date.
import { program, progress, whole } from '../scripts/command';
import { playAll } from '../scripts/simulate/crew';
import type { Played } from '../scripts/simulate/job';
import { share } from '../scripts/simulate/report';
import type { Yardstick } from '../scripts/simulate/yardsticks';
import type { Budget, Skill } from '../src/bots/player';
import { putRow } from './botsTable';

const USAGE = `npm run bench:bots [-- --only <part of a line> --games <at most so many a pairing> --seed 1]
  From 200 matches on a row goes into docs/BOTS.md, unless the one there has seen more; the others are only printed.`;

type Bot = Skill | Yardstick;

interface Pairing {
  game: string;
  /** The first against all the others. */
  bots: readonly [Bot, ...Bot[]];
  options: object;
  games: number;
}

const CITY = ['machi-koro', 'machi-koro-fussball', 'machi-koro-verlagswelt'];
const LIFE = 'machi-koro-life';
const COME_WHAT_MAY = { display: 'comeWhatMay' };
const TWO_COPIES = { maxCopies: 2 };

/** Fewer matches are a trial. */
const LEAST = 200;
/** Where a match takes less than 20 ms, and where it takes more. */
const MANY = 2000;
const SOME = 400;
/** Where a match takes seconds and the levels are close. */
const CLOSE = 2000;

const table = (game: string, seats: number, one: Bot, others: Bot, games: number, options: object = {}): Pairing => ({
  game,
  bots: [one, ...Array<Bot>(seats - 1).fill(others)],
  options,
  games,
});

const pairings: readonly Pairing[] = [
  ...CITY.flatMap((game) => [
    table(game, 2, 'normal', 'easy', MANY),
    table(game, 2, 'hard', 'normal', MANY),
    table(game, 2, 'normal', 'framework', SOME),
    table(game, 2, 'hard', 'framework', SOME),
    table(game, 2, 'hard', 'foresight', SOME),
    table(game, 2, 'expert', 'hard', SOME),
    table(game, 3, 'hard', 'normal', MANY),
    table(game, 4, 'hard', 'normal', MANY),
  ]),
  table('machi-koro', 3, 'hard', 'mcts', SOME),
  table('machi-koro', 4, 'hard', 'mcts', SOME),
  ...[COME_WHAT_MAY, TWO_COPIES].flatMap((options) => [
    ...[2, 3, 4].map((seats) => table('machi-koro', seats, 'hard', 'normal', MANY, options)),
    table('machi-koro', 2, 'expert', 'hard', SOME, options),
  ]),
  ...[3, 4].map((seats) => table('machi-koro', seats, 'expert', 'hard', SOME)),
  ...[2, 3, 4, 5].flatMap((seats) => [
    table(LIFE, seats, 'normal', 'easy', SOME),
    table(LIFE, seats, 'hard', 'normal', SOME),
    table(LIFE, seats, 'expert', 'hard', CLOSE),
  ]),
];

/** What `expert` may spend; counted, so that the result can be repeated: about what 300 ms are on an idle core. */
const BUDGET: Budget = { iterations: 400 };

const HEAD = '| game | seats | options | one | against | matches | wins of the one | fair | ms a decision |';

function keyOf({ game, bots, options }: Pairing): string {
  const terms = Object.values(options).join(' ') || '-';
  return `| ${game} | ${bots.length} | ${terms} | ${bots[0]} | ${bots[1]} |`;
}

function rowOf(pairing: Pairing, matches: readonly Played[]): string {
  const wins = matches.filter(({ winner, botAt }) => botAt[winner] === 0).length;
  const all = matches.map(({ thinking }) => thinking[0] as Played['thinking'][0]);
  const sum = (part: (one: (typeof all)[0]) => number) => all.reduce((total, one) => total + part(one), 0);
  const pace = sum(({ milliseconds }) => milliseconds) / sum(({ decisions }) => decisions);
  const fair = (100 / pairing.bots.length).toFixed(0);
  return `${keyOf(pairing)} ${matches.length} | ${share(wins, matches.length)} | ${fair} % | ${pace.toFixed(2)} |`;
}

const options = {
  only: { type: 'string', default: '' },
  games: { type: 'string', default: String(MANY) },
  seed: { type: 'string', default: '1' },
} as const;

await program(USAGE, options, async (values) => {
  const [most, seed] = [whole('games', values.games), whole('seed', values.seed)];
  for (const pairing of pairings) {
    const key = keyOf(pairing);
    if (!key.includes(values.only)) continue;
    const games = Math.min(pairing.games, most);
    const { game, bots, options: setupData } = pairing;
    const matches = await playAll({ game, bots, setupData, seed, budget: BUDGET }, games, progress(key, games));
    const row = rowOf(pairing, matches);
    console.log(row);
    putRow(HEAD, key, row, LEAST);
  }
});
