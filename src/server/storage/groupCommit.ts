// Stores moves that come at the same time in one transaction: waiting for the disk is the price of each, and so they share it.
import type { Connection } from './driver';

interface Waiting {
  write(): void;
  stored(): void;
  failed(error: unknown): void;
}

export class GroupCommit {
  readonly #db: Connection;
  #waiting: Waiting[] = [];

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
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      for (const one of group) one.failed(error);
      return;
    }
    for (const one of written) one.stored();
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
