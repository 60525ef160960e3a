// Shown while a page is on its way: nothing for a moment, then words.
import { useT } from '../text';
import styles from './Waiting.module.css';

export function Waiting({ text }: { text?: string }) {
  const t = useT();
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <p role="status" className={styles.words}>
        {text ?? t('common.loading')}
      </p>
    </main>
  );
}
