// The framework's data as boards read it.
import { expect, test } from 'vitest';
import { logEntries } from '../../../src/client/match/framework';
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
