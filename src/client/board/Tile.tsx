// A card on the table, small: band, drawing, how many. Pressing it tells everything about it.
import type { ReactNode } from 'react';
import { softName } from '../text/soft';
import styles from './Tile.module.css';
import { placeOf, useTable } from './table';

export interface TileProps {
  /** The id of the card. */
  card: string;
  name: string;
  /** The card and what it does, for those who do not see it. */
  label: string;
  copies: number;
  seat: number;
  /** In somebody else's small tableau. */
  small?: boolean;
  band(lit: boolean): ReactNode;
  picture: ReactNode;
  /** What lies on the card. */
  children?: ReactNode;
  onOpen(): void;
}

export function Tile({ card, name, label, copies, seat, small, band, picture, children, onOpen }: TileProps) {
  const { t, show, ...table } = useTable();
  const place = placeOf(seat, card);
  const works = show.scene?.works.has(place) ?? false;
  const worked = table.worked.has(place);
  return (
    <button
      type="button"
      className={styles.tile}
      data-small={small}
      data-copies={Math.min(copies, 3)}
      data-works={works || undefined}
      data-worked={worked || undefined}
      data-at={place}
      title={name}
      onClick={onOpen}
    >
      <span className="unseen">{label}</span>
      {band(works || worked)}
      <span className={styles.body} aria-hidden="true">
        <span className={styles.picture}>
          {picture}
          {children}
          {copies > 1 && <b className={styles.copies}>×{copies}</b>}
        </span>
        <span className={styles.name}>{softName(t, name)}</span>
      </span>
    </button>
  );
}
