// Fetches what a visitor of the first page will want next, once the page itself is done: clicks then wait for nothing, and, with
// `useBotsAhead`, a match as it is set up here begins and is played with every picture even if the server has gone meanwhile.
import { loadSkin } from '../skins';
import { loadBoardTexts } from '../text';
import { onceIdle } from './idle';

/** @returns how to call it off. */
export const prefetch = (): (() => void) => onceIdle(fetchAll);

/** A part that cannot be fetched now is asked for again when it is needed. */
function fetchAll(): () => void {
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
  ]);
  // An import cannot be called off.
  return () => undefined;
}
