// How many matches that have not begun an address may keep: they cost it nothing, and everybody else a place in the list.

/** In memory only: a restart forgives. At `maxAddresses` the address that has been quiet for longest is forgotten. */
export class Unstarted {
  readonly #matches = new Map<string, Set<string>>();

  /** @param waits whether this match still exists and has not begun. */
  constructor(
    private readonly maxPerAddress: number,
    private readonly waits: (matchID: string) => boolean,
    private readonly maxAddresses = 20_000,
  ) {}

  /** Whether the address may set up one more. */
  allows(address: string): boolean {
    const matches = this.#matches.get(address);
    if (!matches || matches.size < this.maxPerAddress) return true;
    for (const matchID of matches) if (!this.waits(matchID)) matches.delete(matchID);
    return matches.size < this.maxPerAddress;
  }

  add(address: string, matchID: string): void {
    const matches = this.#matches.get(address) ?? new Set();
    this.#matches.delete(address);
    this.#matches.set(address, matches.add(matchID));
    const [oldest] = this.#matches.keys();
    if (this.#matches.size > this.maxAddresses && oldest !== undefined) this.#matches.delete(oldest);
  }

  /** How many addresses are known. */
  get size(): number {
    return this.#matches.size;
  }
}
