// Fetches what a visitor of the first page will want next, once the page itself is done: clicks then wait for nothing, and a match
// against bots starts and is played, at every level and with every picture, even if the server has gone meanwhile.
import botWorker from '../../bots/worker?worker&url';
import { loadSkin } from '../skins';
import { loadBoardTexts } from '../text';

const AFTER_MS = 1500;

/** @returns how to call it off. */
export function prefetch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loaded = () => {
    timer = setTimeout(fetchAll, AFTER_MS);
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded);
  return () => {
    removeEventListener('load', loaded);
    clearTimeout(timer);
  };
}

/** A part that cannot be fetched now is asked for again when it is needed. */
function fetchAll(): void {
  void Promise.allSettled([
    import('./CreateDialog'),
    import('./PassDialog'),
    import('./OptionsDialog'),
    import('../settings/SettingsDialog'),
    import('../local/LocalPage'),
    import('../board/CityBoard'),
    import('../lifeBoard/LifeBoard'),
    loadBoardTexts('life'),
    ...(['classic', 'fussball', 'verlagswelt', 'life'] as const).map(loadSkin),
    // Into the browser's cache, from where the bots will start it.
    fetch(botWorker).then((response) => response.text()),
  ]);
}
