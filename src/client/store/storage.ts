// What this browser remembers between visits: small JSON values under one prefix. Without storage everything works but nothing lasts.

const PREFIX = 'machi-koro/';

/** The stored value; undefined when there is none, it is not JSON, or the browser keeps no storage. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a JSON value; false when the browser refuses (no storage, or it is full). */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // There is nothing to forget then.
  }
}

/** The keys that begin with `start`, without the prefix of this app. */
export function storedKeys(start: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX + start)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Calls `listener` when another tab writes or removes `key`. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
