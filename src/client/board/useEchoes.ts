// A double click means one thing: what lies under the pointer after the first click is nobody's choice.
import { type MouseEvent, useRef } from 'react';

/** Milliseconds between the clicks of one who double-clicks slowly; nobody reads what is asked next in that time. */
const ECHO = 400;
/** Pixels that the pointer moves meanwhile. */
const NEAR = 24;

interface Click {
  at: number;
  x: number;
  y: number;
  stateID: number;
}

/**
 * Handler for the capture of clicks: stops one at the place of a click that has just decided something.
 * @param ours whether a decision is ours: only then does a click change the match, and not somebody else meanwhile
 */
export function useEchoes(stateID: number, ours: boolean): (event: MouseEvent) => void {
  const last = useRef<Click | null>(null);
  return (event) => {
    const { timeStamp: at, clientX: x, clientY: y } = event;
    // Keys and what screen readers press click as well, from nowhere; they find the focus on the question, see ActionBar.
    if (event.detail === 0 || (x === 0 && y === 0)) return;
    const before = last.current;
    const echoes =
      before !== null && before.stateID !== stateID && at - before.at < ECHO && Math.hypot(x - before.x, y - before.y) < NEAR;
    if (echoes) {
      event.preventDefault();
      event.stopPropagation();
    } else last.current = ours ? { at, x, y, stateID } : null;
  };
}
