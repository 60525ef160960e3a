// What an address does to the whole window: its title, its skin, and where the keyboard stands.
import { useEffect } from 'react';
import { useT } from '../text';

/** Whether this is the first page of the visit: the keyboard then stays at the top. */
let first = true;

/** @param title of the page, before the name of the app; null for the home page. @param skin the value of `data-skin`. */
export function usePage({ title, skin }: { title: string | null; skin?: string | undefined }): void {
  const t = useT();
  const appName = t('common.appName');
  useEffect(() => {
    document.title = title === null ? appName : `${title} · ${appName}`;
  }, [title, appName]);
  useEffect(() => {
    if (skin) document.documentElement.dataset.skin = skin;
  }, [skin]);
  useEffect(() => {
    if (!first) {
      scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    first = false;
  }, []);
}
