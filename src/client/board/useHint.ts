// Lets the bots think about the decision that is ours, as long as somebody is looking.
import { useEffect, useState } from 'react';
import type { MoveAnalysis } from '../../bots';
import { useTable } from './table';

export interface Hinted {
  /** `waiting`: there is nothing for us to choose; `failed`: the bots could not think. */
  state: 'waiting' | 'thinking' | 'done' | 'failed';
  /** Best first. */
  found: readonly MoveAnalysis[];
  retry(): void;
}

export function useHint(): Hinted {
  const { ask } = useTable();
  const [tries, setTries] = useState(0);
  const [hint, setHint] = useState<Omit<Hinted, 'retry'>>({ state: 'waiting', found: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    setHint({ state: ask ? 'thinking' : 'waiting', found: [] });
    if (!ask) return;
    const stop = new AbortController();
    const { signal } = stop;
    const tell = (state: Hinted['state'], found: readonly MoveAnalysis[]) => !signal.aborted && setHint({ state, found });
    ask({ signal, onProgress: (found) => tell('thinking', found) }).then(
      (found) => tell('done', found),
      () => tell('failed', []),
    );
    return () => stop.abort();
  }, [ask, tries]);
  return { ...hint, retry: () => setTries(tries + 1) };
}
