// Limits on how often something may be done: token buckets for one socket, and one bucket each for addresses or matches.

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

  /** Takes `cost` units that are owed already: what is missing is paid off before anything else is let through. */
  charge(cost: number, now = Date.now()): void {
    this.#tokens = this.#at(now) - cost;
    this.#last = now;
  }

  /** Whether it is as good as a new one. */
  full(now = Date.now()): boolean {
    return this.#at(now) >= this.burst;
  }

  #at(now: number): number {
    return Math.min(this.burst, this.#tokens + (Math.max(0, now - this.#last) / 1000) * this.perSecond);
  }
}

/** A bucket for each key, all alike. Full ones are forgotten; at `maxKeys` the oldest goes, so memory stays bounded. */
export class KeyedLimit {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly maxKeys = 20_000,
  ) {}

  /** Whether it may be done once more now for this key. */
  take(key: string, now = Date.now()): boolean {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.perSecond, this.burst, now);
    // Re-inserted, so that the first key is the one unused for longest.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    for (const [oldest, old] of this.#buckets) {
      if (this.#buckets.size <= this.maxKeys && !old.full(now)) break;
      if (oldest !== key) this.#buckets.delete(oldest);
      else break;
    }
    return bucket.take(1, now);
  }

  get size(): number {
    return this.#buckets.size;
  }
}

/** A minute's worth may come at once. */
export class AddressLimit extends KeyedLimit {
  constructor(perMinute: number, maxAddresses?: number) {
    super(perMinute / 60, perMinute, maxAddresses);
  }
}
