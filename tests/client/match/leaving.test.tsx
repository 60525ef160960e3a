// Leaving a match under way: what it does is said before, and those who stay may let a bot play on.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Box, boxes } from '../../../src/client/lobby/boxes';
import type { LobbyMatch } from '../../../src/client/lobby/lobby';
import { OnlineTable } from '../../../src/client/match/OnlineTable';
import { remembered } from '../../../src/client/match/seats';
import { fakeLobby, lobbyMatch } from '../lobby/fakeLobby';
import { FakeTable, MATCH } from './fakeTable';

const table = vi.hoisted(() => ({ current: null as FakeTable | null }));
vi.mock('../../../src/client/match/socket', () => ({ openSocket: () => table.current?.socket }));
vi.mock('../../../src/client/match/boards', () => ({ boards: { 'machi-koro': () => <p>board</p> } }));

const LEAVE = `POST /games/machi-koro/${MATCH}/leave`;
const BOTS = `POST /games/machi-koro/${MATCH}/bots`;
const LOOK = `GET /games/machi-koro/${MATCH}`;
const SEAT = { playerID: '0', credentials: 'secret0' };
const ida = { id: 0, name: 'Ida', isConnected: true };
const bo = { id: 1, name: 'Bo', isConnected: true };
const momo = { id: 1, name: 'Momo', data: { bot: 'hard' }, isConnected: true };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(`machi-koro/seat/${MATCH}`, JSON.stringify({ game: 'machi-koro', seat: SEAT, since: 1 }));
  history.replaceState(null, '', `/match/machi-koro/${MATCH}`);
});
afterEach(() => vi.unstubAllGlobals());

/** A table at which we sit, or (null) only watch; under way unless nothing has been played. */
function show({ taken = SEAT as typeof SEAT | null, seats = [ida, bo] as FakeTable['seats'], played = true } = {}) {
  const current = new FakeTable(taken?.playerID ?? null);
  table.current = current;
  if (played) current.engine.moves.rollDice?.(1);
  current.seats = seats;
  render(<OnlineTable box={boxes[0] as Box} matchID={MATCH} taken={taken} onSit={async () => {}} />);
  act(() => current.connect());
  return (next: FakeTable['seats']) => act(() => current.socket.receive('matchData', MATCH, next));
}

const question = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave the seat' }));
  return within(screen.getByRole('dialog'));
};
const made = (more: Partial<LobbyMatch>) => fakeLobby({ [LOOK]: () => lobbyMatch(MATCH, ['Ida', 'Bo'], more) });
const letPlay = { name: 'Let a bot play on' };

test('a match under way can be left, after a question', async () => {
  const asked = fakeLobby({ [LEAVE]: () => ({}) });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the seat' }));
  const dialog = within(screen.getByRole('dialog'));
  // Nobody has said yet how the match was made.
  expect(dialog.getByText(/or a bot plays on/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Leave the seat' }));
  await userEvent.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the seat' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(remembered(MATCH)?.seat).toBeNull();
});

test('a seat that could not be left is kept, and why is said', async () => {
  fakeLobby({ [LEAVE]: () => 'down' });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the seat' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the seat' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('server does not answer');
  expect(remembered(MATCH)?.seat).toEqual(SEAT);
});

test.each([
  ['the match waits', { botsForLeavers: null }, {}, /waits until somebody takes your seat or the others let a bot/],
  ['a match of an older server waits', {}, {}, /waits until somebody takes your seat or the others let a bot/],
  ['a bot plays on', { botsForLeavers: 'hard' }, {}, /A bot at the level Hard plays on at once/],
  ['before the first move a seat only gets free', { botsForLeavers: 'hard' }, { played: false }, /waits until somebody takes/],
  ['the last person takes the match along', { botsForLeavers: 'hard' }, { seats: [ida, momo] }, /the match ends here/],
])('what will become of the match is said before: %s', async (_, how, laid, words) => {
  made(how);
  show(laid);
  expect(await (await question()).findByText(words)).toBeVisible();
});

test('where somebody has left, whoever stays lets a bot of a level play on, and sees it sit down', async () => {
  const asked = fakeLobby({ [BOTS]: () => ({}) });
  const receive = show();
  expect(screen.queryByRole('button', letPlay)).toBeNull();
  receive([ida, { id: 1 }]);
  await userEvent.click(screen.getByRole('button', letPlay));
  const dialog = within(screen.getByRole('dialog', { name: 'A bot for seat 2?' }));
  await userEvent.selectOptions(dialog.getByLabelText('Level of the bot that takes over'), 'Hard');
  await userEvent.dblClick(dialog.getByRole('button', letPlay));
  expect(asked.map(({ body }) => body)).toEqual([{ ...SEAT, seat: 1, level: 'hard' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  receive([ida, momo]);
  expect(screen.queryByText(/seat is free/)).toBeNull();
  expect(screen.getByText('Momo, a bot at the level Hard, takes seat 2.')).toBeVisible();
});

test('when the seat was taken meanwhile that is said, and it can be tried again', async () => {
  fakeLobby({ [BOTS]: () => Response.json({ reason: 'seatTaken' }, { status: 409 }) });
  show({ seats: [ida, { id: 1 }] });
  await userEvent.click(screen.getByRole('button', letPlay));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', letPlay));
  expect(await dialog.findByRole('alert')).toHaveTextContent('just taken that seat');
  expect(dialog.getByRole('button', letPlay)).toBeEnabled();
});

test('who watches hears that a seat is free, and lets no bot play', () => {
  fakeLobby({});
  show({ taken: null, seats: [ida, { id: 1 }] });
  expect(screen.getByText('A seat is free.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  expect(screen.queryByRole('button', letPlay)).toBeNull();
});
