// Two of the framework's own clients play over the network.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '../../src/game/index';
import { GAME, type GameClient, seatedMatch, startTestTable, type TestTable, until } from '../help/server';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.end());

const stateID = (client: GameClient) => client.getState()?._stateID ?? -1;

/** Plays `count` moves, each by the client whose turn it is, the first legal one. */
async function play(clients: GameClient[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const before = Math.max(...clients.map(stateID));
    const mover = clients.find((client) => client.getState()?.isActive) as GameClient;
    const [move] = rules[GAME]?.legalMoves(mover.getState()?.G) ?? [];
    if (!move) throw new Error('nothing to do');
    mover.moves[move.move]?.(...move.args);
    await until(() => clients.every((client) => stateID(client) > before));
  }
}

test('two clients with SocketIO() see each other move and agree on the state', async () => {
  const { matchID, seats } = await seatedMatch(table.lobby);
  const clients = seats.map((seat) => table.client(matchID, seat));
  await until(() => clients.every((client) => client.getState()));
  await play(clients, 30);
  const [a, b] = clients.map((client) => client.getState());
  expect(a?.G).toEqual(b?.G);
  expect(a?._stateID).toBe(30);
  expect(a?.log.length).toBeGreaterThanOrEqual(30);
});
