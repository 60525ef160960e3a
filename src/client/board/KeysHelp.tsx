// The keys of the board and the four classes of cards.
import { Dialog } from '../parts/Dialog';
import styles from './KeysHelp.module.css';
import { keys } from './keys';
import { Legend } from './Legend';
import { useBoard } from './model';

export function KeysHelp({ onClose }: { onClose(): void }) {
  const { t } = useBoard();
  return (
    <Dialog title={t('board.action.help')} onClose={onClose}>
      <h3>{t('board.help.title')}</h3>
      <dl className={styles.keys}>
        {keys.map(({ key, name, does }) => (
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
