// The public list, kept for a moment: every open home page asks for it every few seconds.
import type { ListFilter, SqliteStorage } from '../storage/sqlite';
import type { PublicMatch } from './lobby';

const LIST_LENGTH = 100;
/** As long as a move, or somebody's coming and going, may stay unknown to the list. */
const FRESH_MS = 1000;

export class PublicList {
  readonly #kept = new Map<string, { at: number; matches: readonly PublicMatch[] }>();

  constructor(
    private readonly storage: Pick<SqliteStorage, 'publicMatches'>,
    private readonly show: (...match: ReturnType<SqliteStorage['publicMatches']>[number]) => PublicMatch,
  ) {}

  /** @param now in milliseconds, of any clock that does not go back. */
  read(filter: ListFilter, now = performance.now()): readonly PublicMatch[] {
    // Times are as many as anybody likes, and would fill the memory.
    if (filter.updatedBefore !== undefined || filter.updatedAfter !== undefined) return this.#ask(filter);
    const key = `${filter.gameName} ${filter.isGameover}`;
    const kept = this.#kept.get(key);
    if (kept && now - kept.at < FRESH_MS) return kept.matches;
    const matches = this.#ask(filter);
    this.#kept.set(key, { at: now, matches });
    return matches;
  }

  /** To be called when matches or their seats have changed. */
  forget(): void {
    this.#kept.clear();
  }

  #ask(filter: ListFilter): readonly PublicMatch[] {
    return this.storage.publicMatches(filter, LIST_LENGTH).map((match) => this.show(...match));
  }
}
