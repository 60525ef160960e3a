// Stores moves that come at the same time in one transaction: waiting for the disk is the price of each, and so they share it.
import { type Connection, isBusy } from './driver';

/** While another program holds the lock, moves are tried again at this distance, so often, and with time for everything else between. */
const RETRY_MS = 250;
const RETRIES = 6;

interface Waiting {
  write(): void;
  stored(): void;
  failed(error: unknown): void;
}

export class GroupCommit {
  readonly #db: Connection;
  #waiting: Waiting[] = [];
  #tries = 0;

  constructor(db: Connection) {
    this.#db = db;
  }

  /**
   * Runs `write` in the next transaction. A write that throws is taken back as a whole and leaves the others alone.
   * @returns a promise that resolves when the transaction is on the disk.
   */
  add(write: () => void): Promise<void> {
    return new Promise((stored, failed) => {
      // Whatever else the sockets have brought by now is handled first and joins.
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({ write, stored, failed });
    });
  }

  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    let written: Waiting[];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      written = group.filter((one) => this.#write(one, group.length > 1));
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#takeBack();
      if (isBusy(error) && this.#tries < RETRIES) {
        this.#later(group);
        return;
      }
      this.#tries = 0;
      for (const one of group) one.failed(error);
      return;
    }
    this.#tries = 0;
    for (const one of written) one.stored();
  }

  /** A full disk has taken the transaction back by itself; what that says must not hide why. */
  #takeBack(): void {
    try {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
    } catch {
      // There is nothing left to take back.
    }
  }

  /** Others that come meanwhile join. */
  #later(group: Waiting[]): void {
    this.#tries += 1;
    this.#waiting.unshift(...group);
    setTimeout(() => this.#commit(), RETRY_MS);
  }

  /** @param guarded whether there are others to be kept from harm. */
  #write(one: Waiting, guarded: boolean): boolean {
    if (!guarded) {
      one.write();
      return true;
    }
    this.#db.exec('SAVEPOINT one');
    try {
      one.write();
      this.#db.exec('RELEASE one');
      return true;
    } catch (error) {
      this.#db.exec('ROLLBACK TO one; RELEASE one');
      one.failed(error);
      return false;
    }
  }
}
