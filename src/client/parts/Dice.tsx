// The dice: paper cubes that tumble for less than a second and settle on the face that was rolled. Pips, not digits.
import { type CSSProperties, useEffect, useRef } from 'react';
import styles from './Dice.module.css';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** How long a die tumbles, and how much later the second one settles, in milliseconds. */
export const TUMBLE_MS = 700;
const LAG_MS = 80;

const PIPS: Readonly<Record<Face, string>> = { 1: 'e', 2: 'ai', 3: 'aei', 4: 'acgi', 5: 'acegi', 6: 'adgcfi' };
/** What lies on top and to the right of each front face; opposite faces add up to seven. */
const SIDES: Readonly<Record<Face, readonly [top: Face, right: Face]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [2, 6],
  4: [2, 1],
  5: [1, 3],
  6: [2, 4],
};

const opposite = (face: Face) => (7 - face) as Face;

function Side({ face, at }: { face: Face; at: string }) {
  return (
    <span className={`${styles.side} ${styles[at]}`}>
      {[...PIPS[face]].map((place) => (
        <i key={place} className={styles.pip} style={{ gridArea: place }} />
      ))}
    </span>
  );
}

interface DieProps {
  face: Face;
  rolling?: boolean;
  /** Show the rolled face at once. */
  skip?: boolean;
  /** A later die flies another way and settles a little later. */
  order?: number;
}

/** One die, `1em` wide; decoration: the caller says the number in words. */
export function Die({ face, rolling = false, skip = false, order = 0 }: DieProps) {
  const [top, right] = SIDES[face];
  const timing = { '--tumble': `${TUMBLE_MS + order * LAG_MS}ms` } as CSSProperties;
  return (
    <span className={styles.die} data-rolling={rolling && !skip} data-order={order % 2} style={timing} aria-hidden="true">
      <span className={styles.shadow} />
      <span className={styles.cube}>
        <Side face={opposite(face)} at="back" />
        <Side face={opposite(top)} at="bottom" />
        <Side face={opposite(right)} at="left" />
        <Side face={top} at="top" />
        <Side face={right} at="right" />
        <Side face={face} at="front" />
      </span>
    </span>
  );
}

const wantsStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

interface DicePairProps {
  /** One or two faces; none before the first roll. */
  dice: readonly number[];
  rolling?: boolean;
  skip?: boolean;
  /** Called once for each time `rolling` becomes true, when the last die lies still. */
  onSettled?: () => void;
}

const isFace = (pips: number): pips is Face => Number.isInteger(pips) && pips >= 1 && pips <= 6;

/** The dice of a roll, side by side. */
export function DicePair({ dice, rolling = false, skip = false, onSettled }: DicePairProps) {
  const settled = useRef(onSettled);
  settled.current = onSettled;
  const still = skip || wantsStillness();
  const lasts = still ? 0 : TUMBLE_MS + Math.max(0, dice.length - 1) * LAG_MS;
  useEffect(() => {
    if (!rolling) return;
    const timer = setTimeout(() => settled.current?.(), lasts);
    return () => clearTimeout(timer);
  }, [rolling, lasts]);
  return (
    <span className={styles.pair}>
      {dice.filter(isFace).map((face, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place only
        <Die key={order} face={face} rolling={rolling} skip={still} order={order} />
      ))}
    </span>
  );
}
