// Limits on how often something may be done: token buckets for one socket, and one bucket per address.

/** Lets `burst` units through at once and `perSecond` after that. */
export class Bucket {
  #tokens: number;
  #last: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    now = Date.now(),
  ) {
    this.#tokens = burst;
    this.#last = now;
  }

  /** Takes `cost` units; false, and nothing taken, when there are not enough. */
  take(cost = 1, now = Date.now()): boolean {
    this.#tokens = this.#at(now);
    this.#last = now;
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Whether it is as good as a new one. */
  full(now = Date.now()): boolean {
    return this.#at(now) >= this.burst;
  }

  #at(now: number): number {
    return Math.min(this.burst, this.#tokens + (Math.max(0, now - this.#last) / 1000) * this.perSecond);
  }
}

/** A bucket for each address, all alike. Full ones are forgotten; at `maxAddresses` the oldest goes, so memory stays bounded. */
export class AddressLimit {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly perMinute: number,
    private readonly maxAddresses = 20_000,
  ) {}

  /** Whether this address may do it once more now. */
  take(address: string, now = Date.now()): boolean {
    const bucket = this.#buckets.get(address) ?? new Bucket(this.perMinute / 60, this.perMinute, now);
    // Re-inserted, so that the first key is the one unused for longest.
    this.#buckets.delete(address);
    this.#buckets.set(address, bucket);
    for (const [oldest, old] of this.#buckets) {
      if (this.#buckets.size <= this.maxAddresses && !old.full(now)) break;
      if (oldest !== address) this.#buckets.delete(oldest);
      else break;
    }
    return bucket.take(1, now);
  }

  get size(): number {
    return this.#buckets.size;
  }
}
