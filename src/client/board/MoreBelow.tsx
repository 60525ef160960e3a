// Says at the lower edge of a region that scrolls that there is more below. For the eye only: whoever reads hears it all anyway.
import type { RefObject } from 'react';
import styles from './MoreBelow.module.css';
import { useMoreBelow } from './useMoreBelow';

/** The last thing in `region`. */
export function MoreBelow({ region, text }: { region: RefObject<HTMLElement | null>; text: string }) {
  if (!useMoreBelow(region)) return null;
  return (
    <p className={styles.more} aria-hidden="true">
      <span>{text}</span>
    </p>
  );
}
