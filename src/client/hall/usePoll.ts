// Asks again and again while somebody is looking.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type LobbyProblem, problemOf } from '../lobby/lobby';

export interface Polled<T> {
  /** The last answer; undefined before the first. Kept while later questions fail. */
  data: T | undefined;
  /** Why the last question failed; null when it did not. */
  problem: LobbyProblem | null;
  /** Asks at once. */
  refresh(): void;
}

/** @param load asks once; it must be the same function from one rendering to the next, a new one starts afresh. */
export function usePoll<T>(load: () => Promise<T>, everyMs: number): Polled<T> {
  const [state, setState] = useState<{ data: T | undefined; problem: LobbyProblem | null }>({ data: undefined, problem: null });
  const ask = useRef(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    let stopped = false;
    const run = async () => {
      clearTimeout(timer);
      if (asking || stopped || document.hidden) return;
      asking = true;
      const answer = await load().then(
        (data) => ({ data, problem: null }),
        (error: unknown) => ({ problem: problemOf(error) }),
      );
      asking = false;
      if (stopped) return;
      setState((before) => ({ ...before, ...answer }));
      timer = setTimeout(run, everyMs);
    };
    ask.current = () => void run();
    void run();
    document.addEventListener('visibilitychange', run);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [load, everyMs]);
  return { ...state, refresh: useCallback(() => ask.current(), []) };
}
