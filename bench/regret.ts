// How far the levels are from perfect play, and the table of it in docs/BOTS.md brought up to date.
import { gameNamed, json, program, progress, UsageError, whole } from '../scripts/command';
import { spread } from '../scripts/crew';
import type { Examination, Regret } from '../scripts/simulate/regret';
import { levels } from '../src/bots';
import { putRow } from './botsTable';

const USAGE = `npm run bench:regret -- [--game classic] [--players 2] [--level hard] [--options '{}'] [--positions 300] [--tries 3000]
  [--rounds 4] [--iterations 400] [--seed 1]
  --rounds      a try is played on for so many rounds before the network judges; without it to the end of the match
  --iterations  what expert may spend on a decision
  From 100 positions and 1000 tries on the row goes into docs/BOTS.md, unless the one there has seen more.`;

const HEAD = '| game | seats | options | level | tries | positions | lost a decision | lost a match |';
/** Fewer are a trial. */
const LEAST = { positions: 100, tries: 1000 };
const Z = 1.96;

/** Mean and half of its 95 % interval, in per cent. */
function percent(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return `${(100 * mean).toFixed(2)} % +- ${(100 * Z * Math.sqrt(variance / values.length)).toFixed(2)}`;
}

/** One position of each match was looked at, so one of a long match stands for many. */
function rowOf(key: string, found: readonly Regret[], seats: number): string {
  const mean = found.reduce((sum, { decisions }) => sum + decisions, 0) / found.length;
  const aMatch = found.map(({ lost, decisions }) => (lost * decisions) / seats);
  const aDecision = found.map(({ lost, decisions }) => (lost * decisions) / mean);
  return `${key} ${found.length} | ${percent(aDecision)} | ${percent(aMatch)} |`;
}

const options = {
  game: { type: 'string', default: 'classic' },
  players: { type: 'string', default: '2' },
  level: { type: 'string', default: 'hard' },
  options: { type: 'string', default: '{}' },
  positions: { type: 'string', default: '300' },
  tries: { type: 'string', default: '3000' },
  rounds: { type: 'string' },
  iterations: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
} as const;

await program(USAGE, options, async (values) => {
  const level = levels.find((one) => one === values.level);
  if (!level) throw new UsageError(`--level: must be one of ${levels.join(', ')}`);
  const setupData = json('options', values.options);
  const examination: Examination = {
    game: gameNamed(values.game),
    seats: whole('players', values.players),
    level,
    setupData,
    seed: whole('seed', values.seed),
    budget: { iterations: whole('iterations', values.iterations) },
    tries: whole('tries', values.tries),
    rounds: values.rounds === undefined ? null : whole('rounds', values.rounds),
  };
  const positions = whole('positions', values.positions);
  const { game, seats, tries, rounds } = examination;
  const terms = Object.values(setupData as object).join(' ') || '-';
  const key = `| ${game} | ${seats} | ${terms} | ${level} | ${tries}${rounds === null ? '' : ` of ${rounds} rounds`} |`;
  const found = await spread<Regret>('./regretWorker.js', examination, positions, progress(key, positions));
  const row = rowOf(key, found, seats);
  console.log(row);
  if (tries >= LEAST.tries) putRow(HEAD, key, row, LEAST.positions);
});
