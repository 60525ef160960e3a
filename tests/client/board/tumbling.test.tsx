// While the dice still tumble nothing is given away, and nothing can be decided by what they bring: neither by hand nor by key.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../../src/client/match/types';
import { pace } from '../../../src/client/store/settings';
import { classic, dice, renderBoard, start } from './render';

afterEach(() => {
  act(() => pace.set('calm'));
  vi.unstubAllGlobals();
});

/** A board on which we have just rolled a 1, which pays us a coin, after what was `earlier`; `analyse` as bots that answer at once. */
function roll(earlier: readonly LogEntry[] = []) {
  const before = start(classic, 2);
  const G = classic.copy(before);
  const move = { move: 'rollDice', args: [1] };
  const happenings = classic.apply(G, move, dice(1));
  const play = vi.fn();
  const analyse = vi.fn(async () => [{ move: { move: 'pass', args: [] }, chance: 0.5, visits: 1 }]);
  const { show } = renderBoard(before, { play, analyse, log: earlier });
  const rolled = {
    ...{ G, stateID: 1, log: [...earlier, { turn: 1, stateID: earlier.length, seat: 0, move, happenings }] },
    legal: classic.legalMoves(G),
    ...{ play, analyse },
  };
  return { before, G, play, show: () => show(rolled) };
}

const headline = () => document.querySelector('#board-now');
const choices = () => screen.queryAllByRole('button', { name: /^(Pass|Build .+ for)/ });
const priceOf = (card: string) => document.querySelector(`[data-market] [data-card="${card}"]`)?.textContent;

it('says and offers what is asked next only when the dice lie still', async () => {
  const { before, play, show } = roll();
  const price = priceOf('mine');
  show();
  expect(headline()).toHaveTextContent('The dice are rolling …');
  expect(headline()).toHaveFocus();
  expect(choices()).toEqual([]);
  // What is still missing is told from before the roll, too.
  expect(before.players[0]?.coins).toBe(3);
  expect(priceOf('mine')).toBe(price);
  await userEvent.keyboard('p');
  expect(play).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(headline()).toHaveTextContent('Build one thing, or pass.');
  expect(priceOf('mine')).not.toBe(price);
  expect(choices().length).toBeGreaterThan(3);
  await userEvent.keyboard('p');
  expect(play).toHaveBeenCalledWith({ move: 'pass', args: [] });
});

it('the hint waits with its list as well', async () => {
  const { show } = roll();
  await userEvent.keyboard('h');
  show();
  const panel = within(screen.getByRole('region', { name: 'What the bots would do' }));
  await act(async () => {});
  expect(panel.getByRole('status')).toHaveTextContent('The dice are rolling …');
  expect(panel.queryAllByRole('listitem')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
});

it('who wants it fast may decide at once', async () => {
  const { play, show } = roll();
  act(() => pace.set('fast'));
  show();
  expect(headline()).toHaveTextContent('The dice are rolling …');
  await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
  expect(play).toHaveBeenCalledWith({ move: 'pass', args: [] });
});

it('log and live region tell a roll, and what it brought, only when the dice lie still', async () => {
  const { show } = roll();
  const said: string[] = [];
  const live = screen.getByRole('log');
  // Also not for a moment, which a screen reader would read out.
  const watch = new MutationObserver(() => said.push(live.textContent ?? ''));
  watch.observe(live, { childList: true, subtree: true });
  await userEvent.keyboard('l');
  const log = screen.getByRole('region', { name: 'Log' });
  show();
  await act(async () => {});
  expect(log).toHaveTextContent('Nothing has happened yet');
  expect(said).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(log).toHaveTextContent('You rolled 1.');
  expect(live).toHaveTextContent(/^You rolled 1\. You get 1/);
  watch.disconnect();
});

it('who wants no motion is told at once', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduce'),
    addEventListener() {},
    removeEventListener() {},
  }));
  const { show } = roll();
  show();
  expect(screen.getByRole('log')).toHaveTextContent('You rolled 1.');
});

it('the log goes to its end when it has something new to tell, not when dice begin to roll', async () => {
  const passed = {
    turn: 1,
    stateID: 0,
    seat: 1,
    move: { move: 'pass', args: [] },
    happenings: [{ type: 'pass', seat: 1 } as const],
  };
  const { show } = roll([passed]);
  await userEvent.keyboard('l');
  const region = screen.getByRole('region', { name: 'Log' }).querySelector('[tabindex]') as HTMLElement;
  region.scrollTo = vi.fn();
  show();
  expect(region.scrollTo).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(region.scrollTo).toHaveBeenCalledTimes(1);
});
