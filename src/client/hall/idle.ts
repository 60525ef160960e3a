// When the page has nothing better to do.

const AFTER_MS = 1500;

/** Runs `start` once the page has loaded, and a moment later. @returns calls it off, and then what `start` answered. */
export function onceIdle(start: () => () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const loaded = () => {
    timer = setTimeout(() => {
      stop = start();
    }, AFTER_MS);
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded);
  return () => {
    removeEventListener('load', loaded);
    clearTimeout(timer);
    stop?.();
  };
}
