// Whether a region that scrolls holds more below what is in sight.
import { type RefObject, useEffect, useState } from 'react';

/** Less than this is padding, not content; in CSS pixels. */
const SLACK = 12;

/** False where the region does not scroll itself. It looks anew when the region is scrolled, resized, or what is in it changes its size. */
export function useMoreBelow(region: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element || !('ResizeObserver' in window)) return;
    const look = () => {
      const scrolls = getComputedStyle(element).overflowY !== 'visible';
      setMore(scrolls && element.scrollHeight - element.clientHeight - element.scrollTop > SLACK);
    };
    const sizes = new ResizeObserver(look);
    for (const one of [element, ...element.children]) sizes.observe(one);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [region]);
  return more;
}
