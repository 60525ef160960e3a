// The animation: what is shown in which order, and that it never keeps anyone waiting.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cityEngine } from '../../../src/client/board/cityEngine';
import { balanceChange, scenesOf, useShow } from '../../../src/client/board/useShow';
import type { LogEntry } from '../../../src/client/match/types';
import type { CityG, CityHappening } from '../../../src/game/city/types';
import { classic, dice, start } from './render';

/** A roll of 3 of which both the others' Cafe and the own Bakery work. */
function rolled(stateID: number) {
  const before = start(classic, 2);
  Object.assign(before.players[1]?.establishments ?? {}, { cafe: 1 });
  const G = classic.copy(before);
  const move = { move: 'rollDice', args: [1] };
  const happenings = classic.apply(G, move, dice(3));
  const entry: LogEntry = { turn: 1, stateID, seat: 0, move, happenings };
  return { before, G, entry, happenings };
}

const kinds = (happenings: readonly CityHappening[]) => scenesOf(happenings, cityEngine).map(({ kind }) => kind);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const { before, G, entry } = rolled(1);
  const hook = renderHook(({ log, state }: { log: LogEntry[]; state: CityG }) => useShow(log, state, cityEngine), {
    initialProps: { log: [] as LogEntry[], state: before },
  });
  return { ...hook, G, entry };
}

it('shows dice first, then the red cards, then blue and green ones', () => {
  const { happenings } = rolled(1);
  expect(kinds(happenings)).toEqual(['dice', 'pay', 'pay']);
});

it('pays all cards of a group together', () => {
  const pay = (card: 'ranch' | 'bakery' | 'stadium', to: number): CityHappening => ({
    type: 'pay',
    from: 'bank',
    to,
    amount: 1,
    owed: 1,
    card,
    copies: 1,
  });
  expect(kinds([pay('ranch', 0), pay('bakery', 0), pay('ranch', 1), pay('stadium', 0)])).toEqual(['pay', 'pay']);
});

it('keeps the balances back until the coins fly, and ends with those of the rules', () => {
  const { result, rerender, G, entry } = watch();
  rerender({ log: [entry], state: G });
  expect(result.current.scene?.kind).toBe('dice');
  expect(result.current.balances).toEqual([3, 3]);
  act(() => void vi.advanceTimersToNextTimer());
  expect(result.current.balances).toEqual([2, 4]);
  act(() => void vi.advanceTimersToNextTimer());
  expect(result.current.balances).toEqual(G.players.map(({ coins }) => coins));
  act(() => void vi.runAllTimers());
  expect(result.current.scene).toBeNull();
});

it('can be skipped', () => {
  const { result, rerender, G, entry } = watch();
  rerender({ log: [entry], state: G });
  act(() => result.current.skip());
  expect(result.current.scene).toBeNull();
  expect(result.current.balances).toEqual(G.players.map(({ coins }) => coins));
});

it('is instant when several moves arrive at once', () => {
  const { result, rerender, G, entry } = watch();
  rerender({ log: [entry, { ...entry, stateID: 2 }], state: G });
  expect(result.current.scene).toBeNull();
});

it('is instant for those who want no motion', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduce') }));
  const { result, rerender, G, entry } = watch();
  rerender({ log: [entry], state: G });
  expect(result.current.scene).toBeNull();
  vi.unstubAllGlobals();
});

it('shows nothing of what happened before we came', () => {
  const { G, entry } = rolled(1);
  const { result } = renderHook(() => useShow([entry], G, cityEngine));
  expect(result.current.scene).toBeNull();
});

it('knows which cards work in a scene', () => {
  const [, red, green] = scenesOf(rolled(1).happenings, cityEngine);
  expect([...(red?.works ?? [])]).toEqual(['1:cafe']);
  expect([...(green?.works ?? [])]).toEqual(['0:bakery']);
});

it('knows what a scene does to a balance', () => {
  const [dice, red, green] = scenesOf(rolled(1).happenings, cityEngine);
  expect([dice, red, green].map((scene) => balanceChange(scene ?? null, 0))).toEqual([0, -1, 1]);
  expect(balanceChange(red ?? null, 1)).toBe(1);
  expect(balanceChange(null, 0)).toBe(0);
});
