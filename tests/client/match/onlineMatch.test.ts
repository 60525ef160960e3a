// A match on the server as the client sees it: moves under way, refusals, lost connections, lost seats.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeTable, MATCH } from './fakeTable';

const roll = { move: 'rollDice', args: [1] };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a match is opening and offline until the server has shown it', () => {
  const table = new FakeTable();
  table.match.open();
  expect(table.match.getSnapshot()).toMatchObject({ stage: 'opening', status: 'offline', table: null });
  table.connect();
  expect(table.match.getSnapshot()).toMatchObject({
    stage: 'open',
    status: 'ready',
    table: { stateID: 0 },
    seats: [
      { seat: 0, name: 'Ida', connected: true },
      { seat: 1, name: 'Bo', connected: true },
    ],
  });
});

test('the seat to move may do what the rules list, the others and spectators nothing', () => {
  expect(new FakeTable('0').open().match.legal()).toContainEqual(roll);
  expect(new FakeTable('1').open().match.legal()).toEqual([]);
  expect(new FakeTable(null).open().match.legal()).toEqual([]);
});

test('a move is under way from the click until its state arrives, and a double click sends it once', () => {
  const table = new FakeTable().open();
  table.match.play(roll);
  table.match.play(roll);
  expect(table.packets('update')).toHaveLength(1);
  expect(table.match.getSnapshot().status).toBe('sending');
  expect(table.match.legal()).toEqual([]);
  table.move('rollDice', 1);
  expect(table.match.getSnapshot()).toMatchObject({ status: 'ready', table: { stateID: table.stateID } });
  expect(table.match.getSnapshot().table?.log.at(-1)).toMatchObject({ seat: 0, move: roll });
});

test('a move that is not legal is not even sent', () => {
  const table = new FakeTable().open();
  table.match.play({ move: 'build', args: ['mine'] });
  table.match.play({ move: 'constructor', args: [] });
  expect(table.packets('update')).toEqual([]);
  expect(table.match.getSnapshot().status).toBe('ready');
});

test('a refused move says why, and the reason goes away with the next move', () => {
  const table = new FakeTable().open();
  table.match.play(roll);
  table.refuse('tooFast', 0);
  expect(table.match.getSnapshot()).toMatchObject({ status: 'ready', refused: { reason: 'tooFast' } });
  expect(table.match.legal()).toContainEqual(roll);
  table.match.play(roll);
  expect(table.match.getSnapshot().refused).toBeNull();
});

test('a refusal of another match or of an older move changes nothing', () => {
  const table = new FakeTable().open();
  table.match.play(roll);
  table.refuse('tooFast', 0, 'another');
  table.refuse('tooFast', 17);
  expect(table.match.getSnapshot()).toMatchObject({ status: 'sending', refused: null });
});

test('after a move on an old state the match is asked for afresh', () => {
  const table = new FakeTable().open();
  table.match.play(roll);
  table.refuse('stale', 0);
  expect(table.packets('sync')).toHaveLength(2);
});

test('a move that nobody answers is given up, and the match asked for afresh', () => {
  const table = new FakeTable().open();
  table.silent = true;
  table.match.play(roll);
  vi.advanceTimersByTime(4999);
  expect(table.match.getSnapshot().status).toBe('offline');
  expect(table.packets('sync')).toHaveLength(2);
  table.sync();
  expect(table.match.getSnapshot().status).toBe('ready');
  expect(table.match.legal()).toContainEqual(roll);
});

test('a lost connection is shown at once and nothing can be done', () => {
  const table = new FakeTable().open();
  table.disconnect();
  expect(table.match.getSnapshot()).toMatchObject({ stage: 'open', status: 'offline' });
  table.match.play(roll);
  expect(table.packets('update')).toEqual([]);
});

test('a match comes back by itself, with what has happened meanwhile', () => {
  const table = new FakeTable('1').open();
  table.disconnect();
  table.engine.moves.rollDice?.(1);
  table.engine.moves.pass?.();
  table.silent = true;
  table.connect();
  expect(table.match.getSnapshot().status).toBe('offline');
  table.sync();
  expect(table.match.getSnapshot()).toMatchObject({ status: 'ready', table: { stateID: table.stateID } });
  expect(table.match.legal()).toContainEqual(roll);
  expect(table.match.getSnapshot().table?.log).toHaveLength(2);
});

test('a move sent just before the connection was lost is not sent again', () => {
  const table = new FakeTable().open();
  table.match.play(roll);
  table.engine.moves.rollDice?.(1);
  table.disconnect();
  table.connect();
  expect(table.match.getSnapshot()).toMatchObject({ status: 'ready', table: { stateID: table.stateID } });
  expect(table.packets('update')).toHaveLength(1);
});

test('a match that was asked for is asked for again when no answer comes', () => {
  const table = new FakeTable();
  table.silent = true;
  table.open();
  expect(table.packets('sync')).toHaveLength(1);
  vi.advanceTimersByTime(4000);
  expect(table.packets('sync')).toHaveLength(2);
});

test('however long the connection is away, the match is asked for once when it is back', () => {
  const table = new FakeTable().open();
  table.silent = true;
  table.match.play(roll);
  table.disconnect();
  vi.advanceTimersByTime(60_000);
  table.connect();
  expect(table.packets('sync')).toHaveLength(2);
});

test('a connection that the server has closed is opened again', () => {
  const table = new FakeTable().open();
  table.socket.active = false;
  table.socket.connect.mockClear();
  table.disconnect();
  vi.advanceTimersByTime(1000);
  expect(table.socket.connect).toHaveBeenCalledOnce();
});

test('with wrong credentials one watches, and is told', () => {
  const table = new FakeTable('0');
  table.refuses = '0';
  table.open();
  expect(table.match.getSnapshot()).toMatchObject({
    stage: 'open',
    status: 'ready',
    seat: null,
    unseated: true,
    table: { stateID: 0 },
  });
  expect(table.match.legal()).toEqual([]);
});

test('a match that does not exist is gone, not waited for', () => {
  const table = new FakeTable();
  table.silent = true;
  table.open();
  table.refuse('matchNotFound', null);
  expect(table.match.getSnapshot().stage).toBe('gone');
  vi.advanceTimersByTime(60_000);
  expect(table.packets('sync')).toHaveLength(1);
  table.match.close();
});

test('seats taken, left or abandoned show as the server says so', () => {
  const table = new FakeTable().open();
  table.socket.receive('matchData', MATCH, [{ id: 0, name: 'Ida', isConnected: true }, { id: 1 }]);
  expect(table.match.getSnapshot().seats[1]).toEqual({ seat: 1, name: null, bot: null, connected: false });
});

test('the next match is known as soon as somebody has set it up', () => {
  const table = new FakeTable().open();
  table.socket.receive('nextMatch', { matchID: 'another', nextMatchID: 'x' });
  expect(table.match.getSnapshot().nextMatchID).toBeNull();
  table.socket.receive('nextMatch', { matchID: MATCH, nextMatchID: 'next' });
  expect(table.match.getSnapshot().nextMatchID).toBe('next');
});

test('a closed match hears nothing any more and asks for nothing', () => {
  const table = new FakeTable().open();
  const heard = vi.fn();
  table.match.subscribe(heard);
  table.match.close();
  table.move('rollDice', 1);
  vi.advanceTimersByTime(20_000);
  expect(heard).not.toHaveBeenCalled();
  expect(table.packets('sync')).toHaveLength(1);
});
