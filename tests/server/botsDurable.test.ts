// A match of two bots and a person on the built server that is killed again and again: it goes to its end, each turn played once.
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { open } from '../../src/server/storage/driver';
import { matchWithBots, playSeat, type Shown, sync } from '../help/bots';
import { openSocket, type Seat, temporaryFolder, until } from '../help/server';
import { buildServer, type ServerProcess, startProcess } from '../help/serverProcess';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

/** What the file says when no server runs: the ids of the states, who made each move, where the match stands. */
function stored(folder: string) {
  const db = open(join(folder, 'table.sqlite'), 'FULL');
  const rows = db.prepare('SELECT state_id, entries FROM log ORDER BY state_id').all() as { state_id: number; entries: string }[];
  const match = db.prepare('SELECT state_id AS last, gameover FROM matches').get() as { last: number; gameover: string | null };
  db.close();
  const movers = rows.map(({ entries }) => JSON.parse(entries)[0].action.payload.playerID as string);
  return { ...match, stateIDs: rows.map(({ state_id }) => state_id), movers };
}

test('bots go on after SIGKILL and SIGTERM in the middle of their turns; no turn is lost or played twice', async () => {
  const folder = temporaryFolder();
  const env = {
    DATA_DIR: folder.path,
    BOT_PACE_MS: '5',
    BOT_THINK_MS: '10',
    MOVES_PER_SECOND: '100000',
    PACKETS_PER_SECOND: '100000',
  };
  let match: { matchID: string; seats: Seat[] } | undefined;
  let shown: Shown = { G: null, _stateID: -1 };
  const outputs: ServerProcess[] = [];
  for (let i = 0; ; i++) {
    const server = await startProcess(built.file, env);
    outputs.push(server);
    const wanted = { numPlayers: 3, bots: ['expert', 'normal'] as const };
    match ??= await matchWithBots(new LobbyClient({ server: server.url }), wanted, ['Ann']);
    const { matchID, seats } = match;
    const socket = await openSocket(server.url);
    const now = await sync(socket, matchID, seats[0]);
    // What has been shown is there, and perhaps more: the bots have been at work since the start.
    expect(now._stateID).toBeGreaterThanOrEqual(shown._stateID);
    shown = now;
    socket.on('update', (_matchID, state: Shown) => {
      shown = state;
    });
    const playing = playSeat(socket, matchID, seats[0] as Seat);
    const kills = i < 8;
    const wantedID = now._stateID + 6 + Math.floor(Math.random() * 10);
    if (kills) await Promise.race([until(() => shown._stateID >= wantedID, 30_000), playing]);
    else await playing;
    server.kill(kills && i % 3 < 2 ? 'SIGKILL' : 'SIGTERM');
    await server.ended;
    socket.disconnect();
    if (!kills) break;
  }
  const { stateIDs, last, gameover, movers } = stored(folder.path);
  expect(gameover).not.toBe(null);
  expect(stateIDs).toEqual(Array.from({ length: last }, (_, i) => i + 1));
  expect(new Set(movers)).toEqual(new Set(['0', '1', '2']));
  for (const { output } of outputs) expect(output().stdout).not.toMatch(/"level":"(warn|error|fatal)"(?!.*no built client)/);
  folder.remove();
});
