// Doors of the board that are no decisions: market and log on small screens, keys.
import { InfoIcon, LogIcon } from '../parts/icons';
import styles from './Tools.module.css';
import { useTable } from './table';

interface ToolsProps {
  marketOpen: boolean;
  logOpen: boolean;
  onMarket(): void;
  onLog(): void;
  onHelp(): void;
}

export function Tools({ marketOpen, logOpen, onMarket, onLog, onHelp }: ToolsProps) {
  const { t, words } = useTable();
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.market} aria-expanded={marketOpen} onClick={onMarket}>
        {t(`${words}.action.openMarket`)}
      </button>
      <button
        type="button"
        className={styles.tool}
        data-opens="log"
        aria-expanded={logOpen}
        title={t('board.action.openLog')}
        onClick={onLog}
      >
        <LogIcon aria-hidden="true" />
        <span className="unseen">{t('board.action.openLog')}</span>
      </button>
      <button type="button" className={styles.tool} title={t('board.action.help')} onClick={onHelp}>
        <InfoIcon aria-hidden="true" />
        <span className="unseen">{t('board.action.help')}</span>
      </button>
    </div>
  );
}
