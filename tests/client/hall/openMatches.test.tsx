// The list of open matches in all its states.
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenMatches } from '../../../src/client/hall/OpenMatches';
import { boxes } from '../../../src/client/lobby/boxes';
import { fakeLobby, lobbyMatch } from '../lobby/fakeLobby';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const none = () => ({ matches: [] });
const lobby = (classic: () => unknown) =>
  fakeLobby({
    ...Object.fromEntries(boxes.map(({ game }) => [`GET /games/${game}`, none])),
    'GET /games/machi-koro': classic,
  });
const settle = (ms = 10) => act(() => vi.advanceTimersByTimeAsync(ms));

test('while the first answer is awaited, something is said to happen', async () => {
  lobby(() => new Promise(() => {}));
  render(<OpenMatches />);
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('Looking for matches');
});

test('an empty list says what to do about it', async () => {
  lobby(none);
  render(<OpenMatches />);
  await settle();
  expect(screen.getByText(/Nobody is waiting/)).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('matches with a free seat are links to their addresses, newest first; full, finished and unlisted ones are none', async () => {
  const now = Date.now();
  lobby(() => ({
    matches: [
      lobbyMatch('old', ['Ida', null], { createdAt: now - 5 * 60_000 }),
      lobbyMatch('new', [null, 'Bo', 'Kim', null], { createdAt: now }),
      lobbyMatch('full', ['Ida', 'Bo']),
      lobbyMatch('over', ['Ida', null], { gameover: { winner: '0' } }),
      lobbyMatch('secret', ['Ida', null], { unlisted: true }),
    ],
  }));
  render(<OpenMatches />);
  await settle();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/match/machi-koro/new', '/match/machi-koro/old']);
  expect(links[0]).toHaveTextContent('Bo, Kim');
  expect(links[0]).toHaveTextContent('2 of 4 seats taken');
  expect(links[0]).toHaveTextContent('created now');
  expect(links[1]).toHaveTextContent('created 5 min. ago');
});

test('bots are told from people', async () => {
  const match = lobbyMatch('m1', ['Ida', 'Momo', null]);
  const players = match.players.map((seat) => (seat.name === 'Momo' ? { ...seat, data: { bot: 'hard' } } : seat));
  lobby(() => ({ matches: [{ ...match, players }] }));
  render(<OpenMatches />);
  await settle();
  expect(screen.getByRole('link')).toHaveTextContent('Ida, Momo (bot)');
});

test('a failure is said, the last list stays, and trying again helps', async () => {
  let answer: unknown = { matches: [lobbyMatch('m1', ['Ida', null])] };
  lobby(() => answer);
  render(<OpenMatches />);
  await settle();
  answer = 'down';
  await settle(4000);
  expect(screen.getByText(/server does not answer/)).toBeVisible();
  expect(screen.getByRole('link')).toBeVisible();
  answer = none();
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await settle();
  expect(screen.queryByText(/server does not answer/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the list is asked for every few seconds, but not while nobody looks', async () => {
  const asked = lobby(none);
  render(<OpenMatches />);
  await settle(4100);
  expect(asked).toHaveLength(2 * boxes.length);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await settle(20_000);
  expect(asked).toHaveLength(2 * boxes.length);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked).toHaveLength(3 * boxes.length);
  hidden.mockRestore();
});
