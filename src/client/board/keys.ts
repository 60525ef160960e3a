// The keys of the board: what each does, and listening for them while nothing else wants them.
import { createContext, use, useEffect, useRef } from 'react';
import { shortcuts } from '../store/settings';

export const keys = [
  { key: 'r', name: 'R', does: 'roll' },
  { key: '2', name: '2', does: 'rollTwo' },
  { key: 'a', name: 'A', does: 'again' },
  { key: 'k', name: 'K', does: 'keep' },
  { key: 'p', name: 'P', does: 'pass' },
  { key: 'm', name: 'M', does: 'market' },
  { key: 'l', name: 'L', does: 'log' },
  { key: 'h', name: 'H', does: 'hint' },
  { key: 'Escape', name: 'Esc', does: 'skip' },
  { key: '?', name: '?', does: 'help' },
] as const;

export type Deed = (typeof keys)[number]['does'];

/** A key without a deed does nothing. */
export type Deeds = Readonly<Partial<Record<Deed, () => void>>>;

/** Whether keys of one character are the board's: not where something else on the page listens to them. */
export const CharacterKeys = createContext(true);

/** Calls the deed of a key that is pressed alone, outside of dialogs and text fields. */
export function useKeys(deeds: Deeds) {
  const latest = useRef(deeds);
  const characters = use(CharacterKeys);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || busy(event.target)) return;
      if (event.key.length === 1 && (!characters || shortcuts.get() === 'off')) return;
      const found = keys.find(({ key }) => key === (event.key.length === 1 ? event.key.toLowerCase() : event.key));
      if (found) latest.current[found.does]?.();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [characters]);
}

const busy = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input:not([type="radio"]), textarea, select, [contenteditable]') !== null);
