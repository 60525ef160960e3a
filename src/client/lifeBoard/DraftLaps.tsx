// The draft before the first roll, and which of its laps this is.
import { draftLaps } from '../../game';
import styles from './DraftLaps.module.css';
import { useLife } from './model';

const laps = Array.from({ length: draftLaps }, (_, lap) => lap);

/** `lap`: from 0. */
export function DraftLaps({ lap }: { lap: number }) {
  const { t } = useLife();
  return (
    <p className={styles.draft}>
      <strong>{t('life.draft.title')}</strong>
      <span className="unseen">{t('life.draft.lap', { lap: lap + 1, laps: draftLaps })}</span>
      <span className={styles.laps} aria-hidden="true">
        {laps.map((one) => (
          <b key={one} className={styles.lap} data-state={one < lap ? 'done' : one === lap ? 'now' : 'later'}>
            {one + 1}
          </b>
        ))}
      </span>
    </p>
  );
}
