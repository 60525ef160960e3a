// What goes wrong around the bots of a table: threads, disks, limits, restarts. No match stands still for it, and no turn is played twice.
import { expect, test } from 'vitest';
import type { Question } from '../../src/bots/protocol';
import { startThread, type Thread } from '../../src/server/bots/thread';
import { matchWithBots, playSeat } from '../help/bots';
import { expectWhole, listed, rested, startBotTable, toMove, untilBotsTurn, watched } from '../help/botTable';
import { type Seat, until } from '../help/server';

test('a thread that dies in the middle of a thought is replaced, and the move comes once', async () => {
  let deaths = 0;
  const die = (_question: Question, thread: Thread) => {
    if (deaths++ > 2) return 'pass';
    setTimeout(() => void thread.terminate(), 20);
    return 'keep';
  };
  const table = await startBotTable({}, watched(die));
  const { matchID } = await untilBotsTurn(table);
  await rested(table, matchID);
  expect(deaths).toBeGreaterThan(3);
  expectWhole(table, matchID);
});

test('bots whose threads cannot be started, or answer nonsense, still move, and legally', async () => {
  const broken = () => {
    throw new Error('no threads left');
  };
  const liar = (): Thread => {
    const thread = startThread();
    let hear: (answer: never) => void = () => {};
    const fake = (id: number) => hear({ id, move: { move: 'build', args: ['castle'] } } as never);
    return {
      on(event: string, listener: never) {
        if (event === 'message') hear = listener;
        else thread.on(event as 'exit', listener);
      },
      postMessage: ({ id }) => fake(id),
      terminate: () => thread.terminate(),
    };
  };
  for (const thread of [broken, liar]) {
    const table = await startBotTable({}, thread);
    const { matchID } = await untilBotsTurn(table);
    await rested(table, matchID);
    expectWhole(table, matchID);
  }
});

test('neither the limit on moves nor a disk that fails for a while stops a bot', async () => {
  const table = await startBotTable({ MOVES_PER_SECOND: 1 });
  const { matchID } = await untilBotsTurn(table, { numPlayers: 4, bots: ['easy', 'easy', 'easy'] });
  table.storage.db.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  const before = table.storage.state(matchID)?._stateID;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(table.storage.state(matchID)?._stateID).toBe(before);
  table.storage.db.exec('DROP TRIGGER full');
  await rested(table, matchID);
  expectWhole(table, matchID);
});

test('in a match that may have no more moves a bot thinks once and no more', async () => {
  const { questions, thread } = listed();
  const table = await startBotTable({ MAX_MOVES: 0 }, thread);
  const wanted = { numPlayers: 2, bots: ['easy'] as const, setupData: { startingPlayer: 'random' } };
  let matchID = '';
  do ({ matchID } = await matchWithBots(table.lobby, wanted, ['Ann']));
  while (toMove(table, matchID) !== 1);
  await until(() => questions.length > 0, 30_000);
  // As long as two retries would take.
  await new Promise((resolve) => setTimeout(resolve, 1600));
  table.transport.seatsChanged(matchID);
  expect(questions).toHaveLength(1);
  expect(table.storage.state(matchID)?._stateID).toBe(0);
});

test('after restarts the bots go on, no move lost and none made twice', async () => {
  const table = await startBotTable({ BOT_PACE_MS: 30 });
  const { matchID, seats } = await matchWithBots(table.lobby, { numPlayers: 3, bots: ['normal', 'easy'] }, ['Ann']);
  for (let i = 0; i < 4; i++) {
    const socket = await table.socket();
    void playSeat(socket, matchID, seats[0] as Seat).catch(() => {});
    const before = table.storage.state(matchID)?._stateID ?? 0;
    await until(() => (table.storage.state(matchID)?._stateID ?? 0) > before + 4, 30_000);
    await table.restart();
  }
  await rested(table, matchID);
  expectWhole(table, matchID);
});
