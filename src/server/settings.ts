// All settings of the server: environment variables, their defaults and their limits. docs/OPERATIONS.md explains each.
import { z } from 'zod';

const whole = (min: number, max: number, fallback: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(fallback);

const origin = z
  .url({ protocol: /^https?$/, error: 'must be a comma-separated list of origins such as https://example.org' })
  .transform((url) => new URL(url).origin);
const list = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const schema = z.object({
  PORT: whole(0, 65_535, 8000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  CLIENT_DIR: z.string().min(1).default('./dist/client'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  /** Origins other than the server's own whose pages may use it. */
  ORIGINS: z.string().default('').transform(list).pipe(z.array(origin)),
  /** How many reverse proxies in front of the server set X-Forwarded-For and X-Forwarded-Host. */
  TRUST_PROXY: whole(0, 10, 0),
  SQLITE_SYNC: z.enum(['FULL', 'NORMAL'], { error: 'must be FULL or NORMAL' }).default('FULL'),
  EXPIRE_FINISHED_DAYS: whole(0, 36_500, 30),
  EXPIRE_EMPTY_MINUTES: whole(0, 525_600, 15),
  EXPIRE_UNSTARTED_HOURS: whole(0, 876_000, 24),
  EXPIRE_IDLE_DAYS: whole(0, 36_500, 90),
  EXPIRY_INTERVAL_MINUTES: whole(1, 1440, 10),
  MAX_MATCHES: whole(1, 10_000_000, 20_000),
  MAX_UNSTARTED_PER_ADDRESS: whole(1, 1_000_000, 50),
  MAX_SOCKETS: whole(1, 1_000_000, 5000),
  MAX_SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 100),
  /** Per address: sockets opened. */
  CONNECTS_PER_MINUTE: whole(1, 1_000_000, 240),
  /** Per address. */
  CREATES_PER_MINUTE: whole(1, 1_000_000, 30),
  /** Per address: join, leave, rename. */
  JOINS_PER_MINUTE: whole(1, 1_000_000, 120),
  /** Per address: lists and matches. */
  READS_PER_MINUTE: whole(1, 1_000_000, 1200),
  /** Per connection: moves, syncs and chat lines; a sync counts five times. Ten seconds' worth may come at once. */
  PACKETS_PER_SECOND: whole(1, 1_000_000, 10),
  /** Per match; four seconds' worth may come at once. */
  MOVES_PER_SECOND: whole(1, 1_000_000, 5),
  /** Of one match. */
  MAX_MOVES: whole(1, 1_000_000, 5000),
  /** Threads in which bots think; 0: one fewer than there are cores, which leaves one to the sockets. */
  BOT_THREADS: whole(0, 64, 0),
  /** Milliseconds a bot thinks while no other waits. */
  BOT_THINK_MS: whole(1, 60_000, 300),
  /** Milliseconds between the move before and a bot's move; up to twice that. */
  BOT_PACE_MS: whole(0, 60_000, 600),
});

/** The settings with their defaults filled in. */
export type Settings = z.infer<typeof schema>;

/** A reason to end at start that the operator can act on: printed as one line, without a stack. */
export class StartError extends Error {}

/**
 * Reads the settings from environment variables; empty ones count as unset.
 * @throws {StartError} naming every wrong variable.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.keys(schema.shape).flatMap((key) => (env[key] ? [[key, env[key]]] : [])));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${String(path[0])}=${given[String(path[0])]} ${message}`);
  throw new StartError(`bad setting: ${[...new Set(faults)].join('; ')}`);
}
