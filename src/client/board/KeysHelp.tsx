// The keys of the board and the four classes of cards.
import type { Color } from '../../game/city/types';
import { Dialog } from '../parts/Dialog';
import { ClassSign, classLetters } from '../parts/icons';
import styles from './KeysHelp.module.css';
import { keys } from './keys';
import { useBoard } from './model';

const colors: readonly Color[] = ['blue', 'green', 'red', 'purple'];

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
      <dl className={styles.classes}>
        {colors.map((color) => (
          <div key={color}>
            <dt data-color={color}>
              <ClassSign color={color} /> {classLetters[color]}
            </dt>
            <dd>{t(`board.help.${color}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
