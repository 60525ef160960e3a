// Whether a media query holds, kept up to date.
import { useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );
}

/** Whether the board is laid out for a small screen. */
export const useNarrow = () => useMedia('(max-width: 1099px)');
