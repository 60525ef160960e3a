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

const waiting = { state: 'waiting', found: [] } as const;
const thinking = { state: 'thinking', found: [] } as const;

export function useHint(): Hinted {
  const { ask } = useTable();
  const [tries, setTries] = useState(0);
  const [{ asked, ...hint }, setHint] = useState<Omit<Hinted, 'retry'> & { asked: typeof ask }>({ asked: null, ...waiting });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (!ask) return;
    setHint({ asked: ask, ...thinking });
    const stop = new AbortController();
    const { signal } = stop;
    const tell = (state: Hinted['state'], found: readonly MoveAnalysis[]) =>
      !signal.aborted && setHint({ asked: ask, state, found });
    ask({ signal, onProgress: (found) => tell('thinking', found) }).then(
      (found) => tell('done', found),
      () => tell('failed', []),
    );
    return () => stop.abort();
  }, [ask, tries]);
  // What was found out about another decision says nothing of this one, not even until they begin to think.
  const current = asked === ask ? hint : ask ? thinking : waiting;
  return { ...current, retry: () => setTries(tries + 1) };
}
