// The end of the process: cleanly on a signal, at once on a fault that nobody has caught.
import type { Log } from './log';

/** A supervisor kills after 10 s or so; clients that do not hang up are not waited for. */
const GRACE_MS = 4000;

export function endOnSignals({ log, close }: { log: Log; close(): Promise<void> }): void {
  let ending = false;
  const end = (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'ending');
    setTimeout(() => {
      log.warn('connections did not close in time');
      process.exit(0);
    }, GRACE_MS).unref();
    close().then(
      () => {
        log.info('ended');
        process.exit(0);
      },
      (error) => {
        log.fatal({ err: error }, 'did not end cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error) => {
      log.fatal({ err: error }, fault);
      process.exit(1);
    });
  }
}
