// A panel beside the play, or above it on small screens: its title, the way to close it, and a region that scrolls.
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { CloseIcon } from '../parts/icons';
import { MoreBelow } from './MoreBelow';
import styles from './SidePanel.module.css';
import { useTable } from './table';

interface SidePanelProps {
  title: string;
  /** What the button that closes it is called. */
  closeLabel: string;
  onClose(): void;
  /** The region that scrolls. */
  scroll?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

export function SidePanel({ title, closeLabel, onClose, scroll, children }: SidePanelProps) {
  const { t } = useTable();
  const heading = useId();
  const own = useRef<HTMLDivElement>(null);
  const region = scroll ?? own;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <CloseIcon aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.scroll} ref={region} tabIndex={0}>
        {children}
      </div>
      <MoreBelow region={region} text={t('board.moreBelow')} outside />
    </section>
  );
}
