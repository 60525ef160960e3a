// What lies under the pointer only since it was pressed, or since the first click of a double click, is nobody's choice.
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Milliseconds between the clicks of one who double-clicks slowly; nobody reads what is asked next in that time. */
const ECHO = 500;
/** Pixels that the pointer moves meanwhile. */
const NEAR = 24;

interface Click {
  at: number;
  x: number;
  y: number;
  stateID: number;
}

const buttonAt = ({ target }: { target: EventTarget }) => (target as Element).closest('button');

/**
 * Handlers that stop clicks which nobody has meant: at the place of a click that has just decided something, and on a button that came
 * under the finger after it was put down (a mouse's click the browser stops itself).
 * @param ours whether a decision is ours: only then does a click change the match, and not somebody else meanwhile
 */
export function useMeantClicks(stateID: number, ours: boolean) {
  const last = useRef<Click | null>(null);
  /** Undefined where nothing has been pressed: keys, and what screen readers press, only click. */
  const pressed = useRef<Element | null | undefined>(undefined);
  const echoes = ({ timeStamp: at, clientX: x, clientY: y, detail }: MouseEvent) => {
    const before = last.current;
    if (before === null || before.stateID === stateID) return false;
    return (detail > 1 || at - before.at < ECHO) && Math.hypot(x - before.x, y - before.y) < NEAR;
  };
  return {
    onPointerDown(event: PointerEvent) {
      pressed.current = buttonAt(event);
    },
    onClick(event: MouseEvent) {
      const { timeStamp: at, clientX: x, clientY: y } = event;
      const moved = pressed.current !== undefined && pressed.current !== buttonAt(event);
      pressed.current = undefined;
      // Keys click from nowhere; they find the focus on the question, see ActionBar.
      if (event.detail === 0 || (x === 0 && y === 0 && !moved)) return;
      if (moved || echoes(event)) {
        event.preventDefault();
        event.stopPropagation();
      } else last.current = ours ? { at, x, y, stateID } : null;
    },
  };
}
