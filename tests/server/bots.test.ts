// Bots at a table: they play by themselves whenever it is their turn, once each, and nobody else can play for them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchWithBots, playSeat } from '../help/bots';
import { GAME, type Seat, startTestTable, type TestTable } from '../help/server';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable({ BOT_PACE_MS: 0, BOT_THINK_MS: 5 });
});
afterAll(() => table.end());

test.each([GAME, 'machi-koro-life'])('a person and three bots play a whole match of %s', async (game) => {
  const wanted = { numPlayers: 4, bots: ['expert', 'normal', 'easy'] as const };
  const { matchID, seats } = await matchWithBots(table.lobby, wanted, ['Ann'], game);
  const shown = await playSeat(await table.socket(game), matchID, seats[0] as Seat, game);
  const last = table.storage.state(matchID)?._stateID ?? 0;
  expect(shown).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
  expect((await table.lobby.getMatch(game, matchID)).gameover).toBeDefined();
});
