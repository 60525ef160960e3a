// Before the match the host says which bots play: everyone sees them, and hears of each change.
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Box, boxes } from '../../../src/client/lobby/boxes';
import { OnlineTable } from '../../../src/client/match/OnlineTable';
import { fakeLobby } from '../lobby/fakeLobby';
import { FakeTable, MATCH } from './fakeTable';

const table = vi.hoisted(() => ({ current: null as FakeTable | null }));
vi.mock('../../../src/client/match/socket', () => ({ openSocket: () => table.current?.socket }));
vi.mock('../../../src/client/match/boards', () => ({ boards: { 'machi-koro': () => <p>board</p> } }));

const BOTS = `POST /games/machi-koro/${MATCH}/bots`;
const ida = { id: 0, name: 'Ida', isConnected: true };
const momo = (bot: string) => ({ id: 1, name: 'Momo', data: { bot }, isConnected: true });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The room as seen from a seat; the last seat is always free, so that it stays open. */
function show(seats: FakeTable['seats'], seat: string | null = '0') {
  const current = new FakeTable(seat);
  table.current = current;
  current.seats = [...seats, { id: 2 }];
  const taken = seat === null ? null : { playerID: seat, credentials: `secret${seat}` };
  render(<OnlineTable box={boxes[0] as Box} matchID={MATCH} taken={taken} onSit={async () => {}} />);
  act(() => current.connect());
  return {
    current,
    receive: (next: FakeTable['seats']) => act(() => current.socket.receive('matchData', MATCH, [...next, { id: 2 }])),
  };
}

const places = () => within(screen.getByRole('list', { name: 'At the table' })).getAllByRole('listitem');
const place = (seat: number) => within(places()[seat] as HTMLElement);

test('the host gives a free seat to a bot of a level, by the keyboard too, and the focus stays on the seat', async () => {
  const asked = fakeLobby({ [BOTS]: () => ({}) });
  const { receive } = show([ida, { id: 1 }]);
  await userEvent.selectOptions(place(1).getByLabelText('Level of the bot for seat 2'), 'Hard');
  place(1).getByRole('button', { name: 'Add a bot to seat 2' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(asked.at(-1)?.body).toEqual({ playerID: '0', credentials: 'secret0', seat: 1, level: 'hard' });
  receive([ida, momo('hard')]);
  expect(place(1).getByText('Momo')).toBeVisible();
  expect(place(1).getByLabelText('Level of Momo')).toHaveValue('hard');
  expect(places()[1]).toHaveFocus();
  expect(screen.getByText('Momo, a bot at the level Hard, takes seat 2.')).toHaveAttribute('role', 'status');
});

test('the host changes the level of a bot and sends it away', async () => {
  const asked = fakeLobby({ [BOTS]: () => ({}) });
  const { receive } = show([ida, momo('normal')]);
  await userEvent.selectOptions(place(1).getByLabelText('Level of Momo'), 'Expert');
  expect(asked.at(-1)?.body).toMatchObject({ seat: 1, level: 'expert' });
  receive([ida, momo('expert')]);
  expect(screen.getByText('Momo plays at the level Expert now.')).toBeInTheDocument();
  await userEvent.click(place(1).getByRole('button', { name: 'Send Momo away' }));
  expect(asked.at(-1)?.body).toMatchObject({ seat: 1, level: null });
  receive([ida, { id: 1 }]);
  expect(screen.getByText('Seat 2 is free.')).toBeInTheDocument();
});

test('while the server is asked that is said, and a second click asks nothing', async () => {
  let answer = (_: unknown) => {};
  const asked = fakeLobby({ [BOTS]: () => new Promise((resolve) => (answer = resolve)) });
  show([ida, { id: 1 }]);
  await userEvent.dblClick(place(1).getByRole('button', { name: /^Add a bot/ }));
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(place(1).getByRole('status')).toHaveTextContent('Asking the server');
  expect(places()[1]).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer({}));
  expect(place(1).queryByRole('status')).toBeNull();
});

test.each([
  ['seatTaken', 409, /just taken that seat/],
  ['notHost', 403, /lowest seat/],
  ['begun', 409, /has begun/],
  ['badBots', 400, /did not accept/],
])('that it was refused (%s) is said at the seat, and it can be tried again', async (reason, status, words) => {
  const asked = fakeLobby({ [BOTS]: () => new Response(JSON.stringify({ reason }), { status }) });
  show([ida, { id: 1 }]);
  const add = place(1).getByRole('button', { name: /^Add a bot/ });
  await userEvent.click(add);
  expect(await place(1).findByRole('alert')).toHaveTextContent(words);
  await userEvent.click(add);
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('without a connection no bot is asked for', async () => {
  const asked = fakeLobby({});
  const { current } = show([ida, { id: 1 }]);
  act(() => current.disconnect());
  await userEvent.click(place(1).getByRole('button', { name: /^Add a bot/ }));
  expect(asked).toEqual([]);
});

test('everyone else sees who is a bot and how strong, and has nothing to press', () => {
  fakeLobby({});
  show([ida, momo('expert')], null);
  expect(place(1).getByText('bot: Expert')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Momo|bot/ })).toBeNull();
  expect(screen.queryByText(/give free seats to bots/)).toBeNull();
});

test('who sits above a bot alone is the host: bots are none', () => {
  fakeLobby({});
  const bot = { id: 0, name: 'Momo', data: { bot: 'easy' }, isConnected: true };
  show([bot, { id: 1, name: 'Ben', isConnected: true }], '1');
  expect(place(0).getByRole('button', { name: 'Send Momo away' })).toBeVisible();
});
