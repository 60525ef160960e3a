// Shown while something is on its way: nothing for a moment, then words.
import { useT } from '../text';
import styles from './Waiting.module.css';

/** @param page whether nothing else is on the page. */
export function Waiting({ text, page = false }: { text?: string; page?: boolean }) {
  const t = useT();
  const words = (
    <p role="status" className={styles.words}>
      {text ?? t('common.loading')}
    </p>
  );
  return page ? (
    <main id="main" className={styles.place} tabIndex={-1}>
      {words}
    </main>
  ) : (
    <div className={styles.place}>{words}</div>
  );
}
