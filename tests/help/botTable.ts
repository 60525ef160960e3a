// Tables at which bots play, seen from inside: the questions that they are asked, and the moves that are stored.
import { expect, onTestFinished } from 'vitest';
import type { Question } from '../../src/bots/protocol';
import { rules } from '../../src/game/index';
import { startThread, type Thread } from '../../src/server/bots/thread';
import { anyMove, matchWithBots, type Shown, sync, type WithBots } from './bots';
import { GAME, movePacket, next, type Seat, startTestTable, type TestTable, until } from './server';

type Settings = Parameters<typeof startTestTable>[0];
/** A table whose bots are quick to think and do not wait with their moves; ended after the test. */
export async function startBotTable(settings: Settings = {}, thread?: () => Thread): Promise<TestTable> {
  const table = await startTestTable({ BOT_PACE_MS: 0, BOT_THINK_MS: 5, BOT_THREADS: 1, ...settings }, { startThread: thread });
  onTestFinished(() => table.end());
  return table;
}

/** Threads that show each question to a test first, which may keep it from them. */
export const watched = (see: (question: Question, thread: Thread) => 'pass' | 'keep') => (): Thread => {
  const thread = startThread();
  const { postMessage } = thread;
  thread.postMessage = (question) => {
    if (see(question, thread) === 'pass') postMessage.call(thread, question);
  };
  return thread;
};

/** Threads as they are, with a list of all questions that they are asked. */
export const listed = () => {
  const questions: Question[] = [];
  const thread = watched((question) => {
    questions.push(question);
    return 'pass';
  });
  return { questions, thread };
};

/** The state ids whose log entries are stored, and who made the moves. */
export const logged = (table: TestTable, matchID: string) =>
  (
    table.storage.db.prepare('SELECT state_id, entries FROM log WHERE match_id = ? ORDER BY state_id').all(matchID) as never[]
  ).map(({ state_id, entries }) => [state_id, JSON.parse(entries)[0].action.payload.playerID] as [number, string]);
/** Nothing is lost and nothing comes twice: one log entry for each state. */
export const expectWhole = (table: TestTable, matchID: string) => {
  const stateID = table.storage.state(matchID)?._stateID ?? -1;
  expect(logged(table, matchID).map(([id]) => id)).toEqual(Array.from({ length: stateID }, (_, i) => i + 1));
};
export const toMove = (table: TestTable, matchID: string) => rules[GAME]?.toMove(table.storage.state(matchID)?.G);
/** Whose turn it is after the bots have done what they can. */
export const rested = (table: TestTable, matchID: string) => until(() => toMove(table, matchID) === 0, 30_000);

/** One person against bots, with one move of the person made after which it is a bot's turn. */
export async function untilBotsTurn(table: TestTable, wanted: WithBots = { numPlayers: 2, bots: ['easy'] }) {
  const { matchID, seats } = await matchWithBots(table.lobby, wanted, ['Ann']);
  const [ann] = seats as [Seat];
  const socket = await table.socket();
  let { G, _stateID } = await sync(socket, matchID, ann);
  while (rules[GAME]?.toMove(G) === 0) {
    const { move, args } = anyMove(G);
    const update = next(socket, 'update');
    socket.emit('update', ...movePacket(matchID, ann, _stateID, move, ...args));
    ({ G, _stateID } = (await update)[1] as Shown);
  }
  return { matchID, ann, socket, stateID: _stateID };
}
