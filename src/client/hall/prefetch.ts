// Fetches what a visitor of the first page will want next, once the page itself is done: clicks then wait for nothing, and a match
// against bots starts even if the server has gone meanwhile.
import { loadBoardTexts } from '../text';

const AFTER_MS = 1500;

/** @returns how to call it off. */
export function prefetch(): () => void {
  const timer = setTimeout(() => {
    // A part that cannot be fetched now is asked for again when it is needed.
    void Promise.allSettled([
      import('./CreateDialog'),
      import('./PassDialog'),
      import('./OptionsDialog'),
      import('../local/LocalPage'),
      import('../board/CityBoard'),
      loadBoardTexts('city'),
    ]);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
