// Taking a seat: never two in the same match from one browser, whatever is clicked or opened twice.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, heldMatches, leaveSeat, remembered, takeSeat, watchOnly } from '../../../src/client/match/seats';
import { fakeLobby } from '../lobby/fakeLobby';

const JOIN = 'POST /games/machi-koro/m1/join';
let seats = 0;
const nextSeat = () => ({ playerID: String(seats++), playerCredentials: `secret${seats}` });

beforeEach(() => {
  localStorage.clear();
  seats = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('two clicks take one seat', async () => {
  const asked = fakeLobby({ [JOIN]: nextSeat });
  const [first, second] = await Promise.all([takeSeat('machi-koro', 'm1', 'Ida'), takeSeat('machi-koro', 'm1', 'Ida')]);
  expect(second).toEqual(first);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({ playerName: 'Ida' });
});

test('a second tab gets the seat of the first', async () => {
  const asked = fakeLobby({ [JOIN]: nextSeat });
  const first = await takeSeat('machi-koro', 'm1', 'Ida');
  vi.resetModules();
  const otherTab = await import('../../../src/client/match/seats');
  expect(await otherTab.takeSeat('machi-koro', 'm1', 'Ida')).toEqual(first);
  expect(asked).toHaveLength(1);
});

test('two tabs that join in the same moment take one seat', async () => {
  const asked = fakeLobby({ [JOIN]: nextSeat });
  vi.resetModules();
  const otherTab = await import('../../../src/client/match/seats');
  const taken = await Promise.all([takeSeat('machi-koro', 'm1', 'Ida'), otherTab.takeSeat('machi-koro', 'm1', 'Ida')]);
  expect(taken[1]).toEqual(taken[0]);
  expect(asked).toHaveLength(1);
});

test('a seat that could not be taken can be asked for again', async () => {
  let answer: unknown = 'down';
  fakeLobby({ [JOIN]: () => answer });
  await expect(takeSeat('machi-koro', 'm1', 'Ida')).rejects.toMatchObject({ problem: 'unreachable' });
  expect(remembered('m1')).toBeNull();
  answer = nextSeat();
  await expect(takeSeat('machi-koro', 'm1', 'Ida')).resolves.toEqual({ playerID: '0', credentials: 'secret1' });
});

test('a match that is full says so', async () => {
  fakeLobby({ [JOIN]: () => 409 });
  await expect(takeSeat('machi-koro', 'm1', 'Ida')).rejects.toMatchObject({ problem: 'full' });
});

test('a seat that was left is given up on the server, and not taken again by itself', async () => {
  const asked = fakeLobby({ [JOIN]: nextSeat, 'POST /games/machi-koro/m1/leave': () => ({}) });
  await takeSeat('machi-koro', 'm1', 'Ida');
  await leaveSeat('machi-koro', 'm1');
  expect(asked.at(-1)?.body).toEqual({ playerID: '0', credentials: 'secret1' });
  expect(remembered('m1')).toMatchObject({ game: 'machi-koro', seat: null });
});

test('a seat is kept when the server does not hear that it is left', async () => {
  fakeLobby({ [JOIN]: nextSeat, 'POST /games/machi-koro/m1/leave': () => 'down' });
  const seat = await takeSeat('machi-koro', 'm1', 'Ida');
  await expect(leaveSeat('machi-koro', 'm1')).rejects.toMatchObject({ problem: 'unreachable' });
  expect(remembered('m1')?.seat).toEqual(seat);
});

test('held matches are those with a seat, newest first', () => {
  const held = (since: number) => JSON.stringify({ game: 'machi-koro', seat: { playerID: '0', credentials: 'a' }, since });
  localStorage.setItem('machi-koro/seat/old', held(1));
  localStorage.setItem('machi-koro/seat/new', held(2));
  watchOnly('machi-koro', 'watched');
  expect(heldMatches().map(({ matchID }) => matchID)).toEqual(['new', 'old']);
  forget('new');
  expect(heldMatches().map(({ matchID }) => matchID)).toEqual(['old']);
});

test('rubbish in the storage is no seat', () => {
  localStorage.setItem('machi-koro/seat/m1', '{"game":"machi-koro","seat":{"playerID":7}}');
  localStorage.setItem('machi-koro/seat/m2', 'not json');
  expect(remembered('m1')?.seat).toBeNull();
  expect(remembered('m2')).toBeNull();
});
