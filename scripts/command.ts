// What the programs for the command line share: their arguments, what is wrong with them, and how far they have come.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { editions, rules } from '../src/game';

/** An argument that makes no sense; said without a stack. */
export class UsageError extends Error {}

/**
 * Runs a program. `--help` prints `usage` instead; a wrong argument ends it with status 2 and a line that says what is wrong.
 * @param options as for `util.parseArgs`; all have texts for values
 */
export async function program<const O extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: O,
  main: (values: ReturnType<typeof parseArgs<{ options: O }>>['values']) => Promise<void> | void,
): Promise<void> {
  if (process.argv.includes('--help')) return void process.stdout.write(`${usage}\n${defaults(options)}\n`);
  try {
    await main(parseArgs({ options }).values);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!(error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS'))) throw error;
    process.stderr.write(`${message}\n\n${usage}\n`);
    process.exitCode = 2;
  }
}

/** The arguments that need not be given, and what they are then. */
export function defaults(options: NonNullable<ParseArgsConfig['options']>): string {
  const given = Object.entries(options).filter((entry) => entry[1].default !== undefined);
  return `  Unless said otherwise: ${given.map(([name, option]) => `--${name} ${option.default}`).join(' ')}`;
}

/** @throws {UsageError} */
export function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`--${name}: must be a whole number from 1, not ${text}`);
  return number;
}

/** @throws {UsageError} */
export function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--${name}: is not JSON: ${text}`);
  }
}

/** The game that a name means: its own, or that of its box, e.g. `life`. @throws {UsageError} */
export function gameNamed(name: string): string {
  const game = Object.keys(rules).find((one) => one === name || boxOf(one) === name);
  if (!game) throw new UsageError(`--game: there is no ${name} (${Object.keys(rules).map(boxOf).join(', ')})`);
  return game;
}

/** What the box of a game is called, e.g. `classic`, as the help says. */
function boxOf(game: string): string {
  const edition = Object.entries(editions).find(([, one]) => one.game === game);
  return edition?.[0] ?? game.replace('machi-koro-', '');
}

const BAR = 30;
/** Where nobody watches, a line at every tenth. */
const TENTH = 0.1;

/** How to show how much of `all` is done: a bar where somebody watches. */
export function progress(label: string, all: number): (done: number) => void {
  const begun = performance.now();
  let told = 0;
  return (done) => {
    const part = done / all;
    const left = Math.ceil(((performance.now() - begun) / 1000) * (1 / part - 1));
    const bar = '#'.repeat(Math.round(BAR * part)).padEnd(BAR, '.');
    if (process.stderr.isTTY)
      process.stderr.write(`\r${label} [${bar}] ${done} of ${all}, ${left} s to go  ${done === all ? '\n' : ''}`);
    else if (part - told >= TENTH || done === all) {
      told = part;
      process.stderr.write(`${label}: ${done} of ${all}, ${left} s to go\n`);
    }
  };
}
