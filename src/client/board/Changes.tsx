// How a decision changes what each number brings a player.
import { PeopleIcon, PersonIcon } from '../parts/icons';
import { NumberBadges } from '../parts/NumberBadge';
import { signed } from './amounts';
import styles from './Changes.module.css';
import type { Change } from './forecast';
import { useTable } from './table';

export function Changes({ changes, who }: { changes: readonly Change[]; who: string }) {
  const { t } = useTable();
  return (
    <p className={styles.changes}>
      <strong>{who}</strong>
      {changes.length === 0 && <span>{t('board.trade.noChange')}</span>}
      {changes.map(({ number, own, others }) => (
        <span key={number} className={styles.change}>
          <NumberBadges numbers={[number]} />
          {own !== 0 && (
            <>
              <span aria-hidden="true">
                <PersonIcon /> {signed(own)}
              </span>
              <span className="unseen">{t('board.trade.own', { number, amount: signed(own) })}</span>
            </>
          )}
          {others !== 0 && (
            <>
              <span aria-hidden="true">
                <PeopleIcon /> {signed(others)}
              </span>
              <span className="unseen">{t('board.trade.others', { number, amount: signed(others) })}</span>
            </>
          )}
        </span>
      ))}
    </p>
  );
}
