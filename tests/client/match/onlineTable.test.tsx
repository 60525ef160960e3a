// The table of a match on the server: the room before it begins, the board after, and what is said around them.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Box, boxes } from '../../../src/client/lobby/boxes';
import { LobbyError } from '../../../src/client/lobby/lobby';
import { OnlineTable } from '../../../src/client/match/OnlineTable';
import { remembered } from '../../../src/client/match/seats';
import type { BoardProps } from '../../../src/client/match/types';
import { playerName } from '../../../src/client/store/settings';
import { fakeLobby } from '../lobby/fakeLobby';
import { FakeTable, MATCH } from './fakeTable';

const table = vi.hoisted(() => ({ current: null as FakeTable | null }));
vi.mock('../../../src/client/match/socket', () => ({ openSocket: () => table.current?.socket }));
vi.mock('../../../src/client/match/boards', () => {
  const Board = ({ status, seat, legal, refused, play, playAgain }: BoardProps<unknown>) => (
    <div>
      <p>
        board {status} seat {String(seat)} {refused?.reason}
      </p>
      {legal[0] && (
        <button type="button" onClick={() => legal[0] && play(legal[0])}>
          Move
        </button>
      )}
      {playAgain && (
        <button type="button" onClick={playAgain}>
          Play again
        </button>
      )}
    </div>
  );
  return { boards: { 'machi-koro': Board } };
});

const BO_ABSENT = [{ id: 0, name: 'Ida', isConnected: true }, { id: 1 }];
const seat = { playerID: '0', credentials: 'secret0' };
const onSit = vi.fn(async () => {});

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(`machi-koro/seat/${MATCH}`, JSON.stringify({ game: 'machi-koro', seat, since: 1 }));
  playerName.set('Ida');
  history.replaceState(null, '', `/match/machi-koro/${MATCH}`);
  fakeLobby({});
  table.current = new FakeTable('0');
});
afterEach(() => vi.unstubAllGlobals());

function show(taken: typeof seat | null = seat): FakeTable {
  const current = table.current as FakeTable;
  render(<OnlineTable box={boxes[0] as Box} matchID={MATCH} taken={taken} onSit={onSit} />);
  return current;
}

const news = () => within(screen.getAllByRole('status')[0] as HTMLElement);

test('before the match the room shows who sits, which seats are free, and how to invite', async () => {
  const current = show();
  current.seats = BO_ABSENT;
  act(() => current.connect());
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(/^Machi Koro$/);
  const seats = within(screen.getByRole('list', { name: 'At the table' })).getAllByRole('listitem');
  expect(seats.map(({ textContent }) => textContent)).toEqual(['Idayou', expect.stringMatching(/^Free seat/)]);
  expect(screen.getByText(/^One seat is still free/)).toBeVisible();
  expect(screen.getByLabelText('Link to this match')).toBeVisible();
  expect(screen.getByText('Market').nextElementSibling).toHaveTextContent('All cards for sale from the start');
  expect(screen.queryByText(/^board/)).toBeNull();
});

test('the board comes when the last seat is taken, and stays when one gets free', () => {
  const current = show();
  current.seats = BO_ABSENT;
  act(() => current.connect());
  act(() => current.socket.receive('matchData', MATCH, [BO_ABSENT[0], { id: 1, name: 'Bo', isConnected: true }]));
  expect(screen.getByText('board ready seat 0')).toBeVisible();
  act(() => current.move('rollDice', 1));
  act(() => current.socket.receive('matchData', MATCH, BO_ABSENT));
  expect(screen.getByText(/^board/)).toBeVisible();
  expect(news().getByText('Bo has left. A seat is free: invite somebody.')).toBeVisible();
});

test('several who have left are named together', () => {
  const current = show();
  const cleo = { id: 2, name: 'Cleo', isConnected: true };
  current.seats = [...current.seats, cleo];
  act(() => current.connect());
  act(() => current.move('rollDice', 1));
  act(() => current.socket.receive('matchData', MATCH, [current.seats[0], { id: 1 }, cleo]));
  act(() => current.socket.receive('matchData', MATCH, [current.seats[0], { id: 1 }, { id: 2 }]));
  expect(news().getByText('Bo and Cleo have left. 2 seats are free: invite somebody.')).toBeVisible();
});

test('of our own seat that is given up elsewhere we are not told that we have left it', () => {
  const current = show();
  act(() => current.connect());
  act(() => current.move('rollDice', 1));
  const free = [{ id: 0 }, current.seats[1]];
  act(() => current.socket.receive('matchData', MATCH, free));
  expect(news().queryByText(/has left/)).toBeNull();
  current.refuses = '0';
  act(() => current.disconnect());
  act(() => current.connect());
  act(() => current.socket.receive('matchData', MATCH, free));
  expect(news().getByText(/not yours any more/)).toBeVisible();
  expect(news().getByText('A seat is free.')).toBeVisible();
});

test('of a seat that was free before we came it is not said who has left it', () => {
  const current = show();
  current.engine.moves.rollDice?.(1);
  current.seats = BO_ABSENT;
  act(() => current.connect());
  expect(news().getByText('A seat is free: invite somebody.')).toBeVisible();
});

test('a lost connection is said and takes the moves away; both come back by themselves', async () => {
  const current = show();
  act(() => current.connect());
  expect(screen.getByRole('button', { name: 'Move' })).toBeVisible();
  act(() => current.disconnect());
  expect(news().getByText(/Connection lost/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
  act(() => current.connect());
  expect(news().queryByText(/Connection lost/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Move' })).toBeVisible();
});

test('an opponent who goes away is named', () => {
  const current = show();
  act(() => current.connect());
  act(() => current.socket.receive('matchData', MATCH, [current.seats[0], { id: 1, name: 'Bo', isConnected: false }]));
  expect(news().getByText(/^Bo is away/)).toBeVisible();
  act(() => current.socket.receive('matchData', MATCH, current.seats));
  expect(news().queryByText(/is away/)).toBeNull();
});

const momoForBo = { id: 1, name: 'Momo', data: { bot: 'hard' }, isConnected: true };

test('that a bot plays on for somebody who has left is said until it is put aside', async () => {
  const current = show();
  act(() => current.connect());
  act(() => current.socket.receive('matchData', MATCH, [current.seats[0], momoForBo]));
  const takeover = 'Bo has left. Momo plays on, a bot at the level Hard.';
  expect(news().getByText(takeover)).toBeVisible();
  expect(news().queryByText(/is away|seat is free/)).toBeNull();
  await userEvent.click(news().getByRole('button', { name: 'Close' }));
  expect(news().queryByText(takeover)).toBeNull();
});

test('of a bot that sat there from the start nothing is said', () => {
  const current = show();
  current.seats = [current.seats[0] as (typeof current.seats)[number], momoForBo];
  act(() => current.connect());
  act(() => current.disconnect());
  act(() => current.connect());
  expect(screen.getByText('board ready seat 0')).toBeVisible();
  expect(news().queryByText(/Momo/)).toBeNull();
});

test('when the match is over, it does not matter who has gone', () => {
  const current = show();
  current.won = true;
  current.seats = BO_ABSENT;
  act(() => current.connect());
  act(() => current.socket.receive('matchData', MATCH, [current.seats[0], { id: 1, name: 'Bo', isConnected: false }]));
  expect(screen.getByText(/^board/)).toBeVisible();
  expect(news().queryByText(/is away/)).toBeNull();
});

test('a refusal reaches the board', async () => {
  const current = show();
  act(() => current.connect());
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(screen.getByText(/^board sending/)).toBeVisible();
  act(() => current.refuse('tooFast', 0));
  expect(screen.getByText('board ready seat 0 tooFast')).toBeVisible();
});

test('leaving the seat before the match gives it up and goes home', async () => {
  const asked = fakeLobby({ [`POST /games/machi-koro/${MATCH}/leave`]: () => ({}) });
  const current = show();
  current.seats = BO_ABSENT;
  act(() => current.connect());
  await userEvent.click(screen.getByRole('button', { name: 'Leave the seat' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(asked.at(-1)?.body).toEqual({ playerID: '0', credentials: 'secret0' });
  expect(remembered(MATCH)?.seat).toBeNull();
});

test('who only watches is told so, and offered a seat that gets free', async () => {
  table.current = new FakeTable(null);
  const current = show(null);
  act(() => current.connect());
  expect(news().getByText('Watching')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull();
  act(() => current.socket.receive('matchData', MATCH, BO_ABSENT));
  await userEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(onSit).toHaveBeenCalledWith({
    seats: [expect.objectContaining({ name: 'Ida', bot: null }), expect.objectContaining({ name: null })],
    options: expect.objectContaining({ display: 'all' }),
  });
});

test('who only watches is told why a seat could not be taken', async () => {
  table.current = new FakeTable(null);
  onSit.mockRejectedValueOnce(new LobbyError('full'));
  const current = show(null);
  current.seats = BO_ABSENT;
  act(() => current.connect());
  act(() => current.move('rollDice', 1));
  await userEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(await news().findByRole('alert')).toHaveTextContent('has just been taken');
});

test('who has no name yet may ask for a seat too', async () => {
  playerName.set('');
  table.current = new FakeTable(null);
  const current = show(null);
  current.seats = BO_ABSENT;
  act(() => current.connect());
  onSit.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(onSit).toHaveBeenCalledOnce();
});

test('who watches, or whose match is over, has no seat to leave', () => {
  const current = show();
  current.won = true;
  act(() => current.connect());
  expect(screen.queryByRole('button', { name: 'Leave the seat' })).toBeNull();
  table.current = new FakeTable(null);
  const watched = show(null);
  act(() => watched.connect());
  expect(screen.queryByRole('button', { name: 'Leave the seat' })).toBeNull();
});

test('a seat that is not ours any more is forgotten and said', () => {
  const current = show();
  current.refuses = '0';
  act(() => current.connect());
  expect(news().getByText(/not yours any more/)).toBeVisible();
  expect(screen.getByText('board ready seat null')).toBeVisible();
  expect(remembered(MATCH)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

test('playing again leads to the next match, once', async () => {
  const asked = fakeLobby({ [`POST /games/machi-koro/${MATCH}/playAgain`]: () => ({ nextMatchID: 'next' }) });
  const current = show();
  act(() => current.connect());
  await userEvent.dblClick(screen.getByRole('button', { name: 'Play again' }));
  await waitFor(() => expect(location.pathname).toBe('/match/machi-koro/next'));
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('the others are told of the next match, also those who come back later', async () => {
  const current = show();
  current.won = true;
  act(() => current.connect());
  act(() => current.socket.receive('nextMatch', { matchID: MATCH, nextMatchID: 'next' }));
  expect(await screen.findByRole('link', { name: 'Come along' })).toHaveAttribute('href', '/match/machi-koro/next');
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('link', { name: 'Come along' })).toBeNull();
});

test('a match that is removed while it is open says so', () => {
  const current = show();
  act(() => current.connect());
  act(() => current.refuse('matchNotFound', null));
  expect(screen.getByRole('heading', { name: 'This match does not exist' })).toBeVisible();
});
