// The server's log: JSON lines on standard output.
import { type Logger, pino } from 'pino';

export type Log = Logger;

/** @param level the least serious level to write; `silent` writes nothing. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
