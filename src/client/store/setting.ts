// One remembered setting that components can read, and that other tabs hear of.
import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from './storage';

export interface Setting<T> {
  get(): T;
  set(value: T): void;
  /** For components: the value, rendered again when it changes. */
  use(): T;
  /** Calls `listener` on each change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** @param read makes a value of what is stored; undefined when it is none. */
export function setting<T>(key: string, fallback: T, read: (stored: unknown) => T | undefined): Setting<T> {
  const load = () => read(readStored(key)) ?? fallback;
  const listeners = new Set<() => void>();
  let value = load();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  onStoredElsewhere(key, () => {
    value = load();
    tell();
  });
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      value = next;
      writeStored(key, next);
      tell();
    },
    use: () => useSyncExternalStore(subscribe, get),
    subscribe,
  };
}

/** A reader for a setting with a few possible values. */
export const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (stored: unknown): T | undefined =>
    values.find((value) => value === stored);
