// Opening the address of a match: the own seat, a free seat, a place to watch, or words why not.
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringName } from '../../../src/client/lobby/paths';
import OnlinePage from '../../../src/client/match/OnlinePage';
import type { OnlineTableProps } from '../../../src/client/match/OnlineTable';
import { remembered, watchOnly } from '../../../src/client/match/seats';
import { playerName } from '../../../src/client/store/settings';
import { type Asked, fakeLobby, lobbyMatch } from '../lobby/fakeLobby';

const opened = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/match/OnlineTable', () => ({
  OnlineTable: ({ taken, onSit }: Pick<OnlineTableProps, 'taken' | 'onSit'>) => {
    opened(taken?.playerID ?? null);
    return (
      <p>
        {taken ? `seat ${taken.playerID}` : 'watching'}
        <button
          type="button"
          onClick={() =>
            void onSit({
              seats: [
                { name: 'Ida', bot: null },
                { name: null, bot: null },
              ],
              options: {},
            })
          }
        >
          Sit
        </button>
      </p>
    );
  },
}));

const MATCH = 'GET /games/machi-koro/m1';
const JOIN = 'POST /games/machi-koro/m1/join';
const join = () => ({ playerID: '1', playerCredentials: 'c' });
const badName = () => Response.json({ reason: 'badName' }, { status: 400 });
const joins = (asked: Asked[]) => asked.filter(({ path }) => path.endsWith('/join'));
const show = () =>
  render(
    <StrictMode>
      <OnlinePage game="machi-koro" matchID="m1" />
    </StrictMode>,
  );

beforeEach(() => {
  localStorage.clear();
  playerName.set('');
  history.replaceState(null, '', '/match/machi-koro/m1');
  opened.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('somebody whose name is known sits down at a free seat, once', async () => {
  playerName.set('Bo');
  const asked = fakeLobby({ [MATCH]: () => lobbyMatch('m1', ['Ida', null]), [JOIN]: join });
  show();
  expect(await screen.findByText('seat 1')).toBeVisible();
  expect(joins(asked)).toHaveLength(1);
});

test('somebody new is asked for a name, told who waits, and then sits down', async () => {
  const asked = fakeLobby({ [MATCH]: () => lobbyMatch('m1', ['Ida', null]), [JOIN]: join });
  show();
  expect(await screen.findByText('Ida is waiting for you.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Your name'), 'Bo');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByText('seat 1')).toBeVisible();
  expect(joins(asked)).toHaveLength(1);
  expect(playerName.get()).toBe('Bo');
});

test('a name that lists would show like that of a bot is refused with the reason, before the server is asked', async () => {
  const asked = fakeLobby({ [MATCH]: () => lobbyMatch('m1', ['Ida', null]), [JOIN]: join });
  show();
  await userEvent.type(await screen.findByLabelText('Your name'), 'Momo (Bot)');
  await userEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(screen.getByRole('alert', { name: '' })).toHaveTextContent('Names that end in “(bot)” are those of bots.');
  expect(joins(asked)).toEqual([]);
});

test('somebody new is told what kind of table it is: the box, every seat with the level of its bot, the options', async () => {
  const match = lobbyMatch('m1', ['Ida', null, 'Momo'], { setupData: { display: 'comeWhatMay', maxCopies: 7 } });
  const players = match.players.map((seat) => (seat.name === 'Momo' ? { ...seat, data: { bot: 'hard' } } : seat));
  fakeLobby({ [MATCH]: () => ({ ...match, players }) });
  show();
  const table = within(await screen.findByRole('region', { name: 'Machi Koro' }));
  expect(table.getByText('3 seats')).toBeVisible();
  expect(table.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ida', 'Free seat', 'Momobot: Hard']);
  expect(table.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Come what may: ten kinds face up, the rest in a pile',
    // What the rules do not know is not repeated.
    'As many as you can pay for',
    'The first seat',
  ]);
});

test('a bot is not said to wait', async () => {
  const match = lobbyMatch('m1', ['Ida', null, 'Momo']);
  const players = match.players.map((seat) => (seat.name === 'Momo' ? { ...seat, data: { bot: 'hard' } } : seat));
  fakeLobby({ [MATCH]: () => ({ ...match, players }) });
  show();
  expect(await screen.findByText('Ida is waiting for you.')).toBeVisible();
});

test('who has just made the match sits down under the name given there, which is then remembered', async () => {
  playerName.set('Old');
  history.replaceState(bringName('Bo').state, '', '/match/machi-koro/m1');
  const asked = fakeLobby({ [MATCH]: () => lobbyMatch('m1', [null, null]), [JOIN]: join });
  show();
  expect(await screen.findByText('seat 1')).toBeVisible();
  expect(joins(asked).map(({ body }) => body)).toEqual([{ playerName: 'Bo' }]);
  expect(playerName.get()).toBe('Bo');
});

test('a name the server refuses can be changed at the door, and is not remembered', async () => {
  playerName.set('Bo');
  history.replaceState(bringName('Bö').state, '', '/match/machi-koro/m1');
  const asked = fakeLobby({
    [MATCH]: () => lobbyMatch('m1', ['Ida', null]),
    [JOIN]: (body) => ((body as { playerName: string }).playerName === 'Bö' ? badName() : join()),
  });
  show();
  expect(await screen.findByText(/does not accept this name/)).toBeVisible();
  expect(playerName.get()).toBe('Bo');
  const field = screen.getByLabelText('Your name');
  expect(field).toHaveValue('Bö');
  await userEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByText(/does not accept this name/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'Kim');
  await userEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByText('seat 1')).toBeVisible();
  expect(joins(asked).at(-1)?.body).toEqual({ playerName: 'Kim' });
  expect(playerName.get()).toBe('Kim');
});

test.each([
  ['whose name is not known', ''],
  ['whose name the server refuses', 'Bö'],
])('somebody who watches, and %s, is asked for a name to sit down', async (_who, known) => {
  playerName.set(known);
  watchOnly('machi-koro', 'm1');
  fakeLobby({ [JOIN]: (body) => ((body as { playerName: string }).playerName === 'Bö' ? badName() : join()) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sit' }));
  expect(await screen.findByText('Ida is waiting for you.')).toBeVisible();
  const field = screen.getByLabelText('Your name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Kim');
  await userEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByText('seat 1')).toBeVisible();
});

test('somebody new may just watch, and is not asked again', async () => {
  const asked = fakeLobby({ [MATCH]: () => lobbyMatch('m1', ['Ida', null]) });
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Just watch' }));
  expect(await screen.findByText('watching')).toBeVisible();
  unmount();
  playerName.set('Bo');
  show();
  expect(await screen.findByText('watching')).toBeVisible();
  expect(joins(asked)).toEqual([]);
});

test('a reload resumes the own seat without asking the server', async () => {
  localStorage.setItem(
    'machi-koro/seat/m1',
    JSON.stringify({ game: 'machi-koro', seat: join(), since: 1 }).replace('playerC', 'c'),
  );
  const asked = fakeLobby({});
  show();
  expect(await screen.findByText('seat 1')).toBeVisible();
  expect(asked).toEqual([]);
});

test('when every seat is taken, or the match is over, one watches', async () => {
  playerName.set('Kim');
  fakeLobby({ [MATCH]: () => lobbyMatch('m1', ['Ida', 'Bo']) });
  const { unmount } = show();
  expect(await screen.findByText('watching')).toBeVisible();
  unmount();
  fakeLobby({ [MATCH]: () => lobbyMatch('m1', ['Ida', null], { gameover: { winner: '0' } }) });
  show();
  expect(await screen.findByText('watching')).toBeVisible();
});

test('when somebody is faster at the last seat, one watches, and may try again later', async () => {
  playerName.set('Kim');
  fakeLobby({ [MATCH]: () => lobbyMatch('m1', ['Ida', null]), [JOIN]: () => 409 });
  show();
  expect(await screen.findByText('watching')).toBeVisible();
  expect(remembered('m1')).toBeNull();
});

test('an address without a match says so', async () => {
  fakeLobby({});
  show();
  expect(await screen.findByRole('heading', { name: 'This match does not exist' })).toBeVisible();
});

test('an address of no game says so', () => {
  render(<OnlinePage game="chess" matchID="m1" />);
  expect(screen.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test('a server that does not answer is said, and asked again on request', async () => {
  let answer: unknown = 'down';
  playerName.set('Bo');
  fakeLobby({ [MATCH]: () => answer, [JOIN]: join });
  show();
  expect(await screen.findByText(/server does not answer/)).toBeVisible();
  answer = lobbyMatch('m1', ['Ida', null]);
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('seat 1')).toBeVisible();
});
