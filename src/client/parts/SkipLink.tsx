// The first stop of the Tab key: past everything, to what the page is about.
import { useT } from '../text';
import styles from './SkipLink.module.css';

export function SkipLink() {
  const t = useT();
  return (
    <a href="#main" className={styles.skip}>
      {t('hall.skip')}
    </a>
  );
}
