// The four classes of cards at a glance: colour, sign, letter, and when they work.
import type { Color } from '../../game/city/types';
import { ClassSign } from '../parts/icons';
import styles from './Legend.module.css';
import { useTable } from './table';

const colors: readonly Color[] = ['blue', 'green', 'red', 'purple'];

interface LegendProps {
  /** Also who pays. */
  full?: boolean;
  /** In a line, not a column. */
  inline?: boolean;
}

export function Legend({ full = false, inline = false }: LegendProps) {
  const { t, words } = useTable();
  return (
    <ul className={styles.legend} data-inline={inline || undefined} aria-label={t('board.help.classes')}>
      {colors.map((color) => (
        <li key={color}>
          <span className={styles.sign} data-color={color}>
            <ClassSign color={color} />
            {t(`board.letter.${color}`)}
          </span>
          {full ? t(`${words}.help.${color}`) : t(`board.kind.${color}`)}
        </li>
      ))}
    </ul>
  );
}
