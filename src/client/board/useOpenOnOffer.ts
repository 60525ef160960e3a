// On a small screen the sheet of what is for sale opens on what can be had.
import { type RefObject, useLayoutEffect } from 'react';

/** So much of what lies above stays in sight, in px: the heading of a row. */
const ABOVE = 40;

/**
 * Scrolls the sheet to the first card that can be had, whenever it opens or something else is asked of us; where there is none, it stays
 * where it was left.
 */
export function useOpenOnOffer(sheet: RefObject<HTMLElement | null>, open: boolean, asked: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question other cards can be had
  useLayoutEffect(() => {
    const card = open && sheet.current?.querySelector('[data-card][data-open]');
    if (!card || !sheet.current) return;
    const [all, one] = [sheet.current.getBoundingClientRect(), card.getBoundingClientRect()];
    const row = card.closest('ul')?.getBoundingClientRect() ?? one;
    // Its whole row, if that leaves the card in sight.
    const top = one.bottom - row.top + ABOVE <= all.height ? row.top : one.top;
    // Not `scrollIntoView`, which would push the board too, and looks where the sheet is while it still comes up.
    sheet.current.scrollTop += top - all.top - ABOVE;
  }, [open, sheet, asked]);
}
