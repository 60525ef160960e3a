// The keys of the board and the four classes of cards.
import { Dialog } from '../parts/Dialog';
import styles from './KeysHelp.module.css';
import { keys } from './keys';
import { Legend } from './Legend';
import { useTable } from './table';

/** `deeds`: those that a board of this kind knows. */
export function KeysHelp({ deeds, onClose }: { deeds: readonly string[]; onClose(): void }) {
  const { t } = useTable();
  const known = keys.filter(({ does }) => deeds.includes(does));
  return (
    <Dialog title={t('board.action.help')} onClose={onClose}>
      <h3>{t('board.help.title')}</h3>
      <dl className={styles.keys}>
        {known.map(({ key, name, does }) => (
          <div key={key}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{t(`board.help.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('board.help.classes')}</h3>
      <Legend full />
    </Dialog>
  );
}
