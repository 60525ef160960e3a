// What this browser remembers between visits: small JSON values under one prefix. Without storage it is kept until the page closes.

const PREFIX = 'machi-koro/';
/** What the browser refused to keep. */
const kept = new Map<string, string>();

/** The stored value; undefined when there is none or it is not JSON. */
export function readStored(key: string): unknown {
  try {
    const text = kept.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `full`: the browser has no room for it; `refused`: it stores nothing for us. Either way the value lasts as long as the page. */
export type Written = 'stored' | 'full' | 'refused';

/** Stores a JSON value. */
export function writeStored(key: string, value: unknown): Written {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    kept.delete(key);
    return 'stored';
  } catch (error) {
    kept.set(key, text);
    return isQuotaError(error) ? 'full' : 'refused';
  }
}

/** The second name is Firefox's. */
const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error.name);

export function removeStored(key: string): void {
  kept.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // There is nothing to forget then.
  }
}

/** The stored keys that begin with `start`. */
export function storedKeys(start: string): string[] {
  const found = new Set(kept.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    // What the page itself keeps is all there is.
  }
  return [...found].filter((key) => key.startsWith(start));
}

/** Calls `listener` when another tab writes or removes `key`. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
