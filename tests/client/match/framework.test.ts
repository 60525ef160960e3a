// The framework's data as boards read it.
import { expect, test } from 'vitest';
import { logEntries, seatInfos } from '../../../src/client/match/framework';
import { FakeTable } from './fakeTable';

test('each move is an entry with its turn, seat and happenings; the events of the framework are none', () => {
  const table = new FakeTable();
  table.engine.moves.rollDice?.(1);
  table.engine.moves.pass?.();
  table.engine.moves.rollDice?.(1);
  expect(table.log.length).toBeGreaterThan(3);
  const log = logEntries(table.log);
  expect(log.map(({ turn, seat, move }) => ({ turn, seat, move }))).toEqual([
    { turn: 1, seat: 0, move: { move: 'rollDice', args: [1] } },
    { turn: 1, seat: 0, move: { move: 'pass', args: [] } },
    { turn: 2, seat: 1, move: { move: 'rollDice', args: [1] } },
  ]);
  expect(log[0]?.happenings[0]).toMatchObject({ type: 'roll', seat: 0 });
  expect(log.map(({ stateID }) => stateID)).toEqual([...log.map(({ stateID }) => stateID)].sort((a, b) => a - b));
  expect(new Set(log.map(({ stateID }) => stateID)).size).toBe(3);
});

test('seats are free, of people who may be away, or of bots, which never are', () => {
  const players = [
    { id: 0, name: 'Ida', isConnected: true },
    { id: 1, name: 'Bo', isConnected: false, data: { colour: 'red' } },
    { id: 2, name: 'Momo', data: { bot: 'hard' } },
    { id: 3 },
  ];
  expect(seatInfos(players)).toEqual([
    { seat: 0, name: 'Ida', bot: null, connected: true },
    { seat: 1, name: 'Bo', bot: null, connected: false },
    { seat: 2, name: 'Momo', bot: 'hard', connected: true },
    { seat: 3, name: null, bot: null, connected: false },
  ]);
});
