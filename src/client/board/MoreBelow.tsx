// Says at the lower edge of a region that scrolls that there is more below. For the eye only: whoever reads hears it all anyway.
import type { RefObject } from 'react';
import styles from './MoreBelow.module.css';
import { useMoreBelow } from './useMoreBelow';

interface MoreBelowProps {
  region: RefObject<HTMLElement | null>;
  text: string;
  /** Whether it follows `region` and covers nothing; otherwise it is the last thing in it. */
  outside?: boolean;
}

export function MoreBelow({ region, text, outside = false }: MoreBelowProps) {
  if (!useMoreBelow(region)) return null;
  return (
    <p className={styles.more} data-outside={outside || undefined} aria-hidden="true">
      <span>{text}</span>
    </p>
  );
}
