// A list whose newest lines, at its end, are in sight when they come.
import { type RefObject, useEffect, useRef } from 'react';

/** So near to its end, in CSS pixels, a list that was scrolled there may stay at other zooms than 100 %. */
const NEAR = 3;

/**
 * Goes to the end of what scrolls when there is something new, and when it gets another size, unless somebody has scrolled up meanwhile.
 * @param newest what names the last that is in it; undefined while it is empty
 */
export function useNewestInSight(region: RefObject<HTMLElement | null>, newest: number | undefined): void {
  const atEnd = useRef(true);
  useEffect(() => {
    if (newest === undefined) return;
    // Where all has room nothing scrolls that would tell.
    atEnd.current = true;
    toEnd(region.current);
  }, [region, newest]);
  useEffect(() => {
    const element = region.current;
    if (!element || !('ResizeObserver' in window)) return;
    // With another width the lines break anew.
    const sizes = new ResizeObserver(() => atEnd.current && toEnd(element));
    const look = () => {
      atEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR;
    };
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [region]);
}

function toEnd(element: HTMLElement | null): void {
  element?.scrollTo?.({ top: element.scrollHeight });
}
