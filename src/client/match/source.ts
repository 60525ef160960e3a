// Something that changes over time and that components can read with `useSource`.
import { useSyncExternalStore } from 'react';

export class Source<State extends object> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): State => this.#state;

  protected change(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** The state of a source, rendered again on each change. */
export function useSource<State extends object>(source: Source<State>): State {
  return useSyncExternalStore(source.subscribe, source.getSnapshot);
}
