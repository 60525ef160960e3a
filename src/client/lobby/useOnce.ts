// Something that takes a while and must not be begun twice, however often it is clicked.
import { useRef, useState } from 'react';
import { type LobbyProblem, problemOf } from './lobby';

export interface Once {
  busy: boolean;
  /** Why the last try failed. */
  problem: LobbyProblem | null;
  /** Does `job` unless one is under way or has been done: only after a failure there is another try. */
  run(job: () => Promise<void>): void;
}

/** For what takes us elsewhere: done once, it is not done again. */
export const useOnce = (): Once => useJob(false);

/** For what may be done again as soon as it is done. */
export const useOneAtATime = (): Once => useJob(true);

function useJob(again: boolean): Once {
  // Not state: a second click may come before React has drawn the first.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LobbyProblem | null>(null);
  const end = () => {
    setBusy(false);
    running.current = false;
  };
  const run = async (job: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await job();
      if (again) end();
    } catch (error) {
      setProblem(problemOf(error));
      end();
    }
  };
  return { busy, problem, run: (job) => void run(job) };
}
