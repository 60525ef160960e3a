// Bots at a table: they play by themselves whenever it is their turn, once each, and nobody else can play for them.
import { afterEach, expect, test } from 'vitest';
import type { Question } from '../../src/bots/protocol';
import { rules } from '../../src/game/index';
import { startThread, type Thread } from '../../src/server/bots/thread';
import { removeExpired } from '../../src/server/storage/expiry';
import { anyMove, holder, matchWithBots, playSeat, post, type Shown, sync, type WithBots } from '../help/bots';
import { GAME, movePacket, next, refusalOf, type Seat, startTestTable, type TestTable, until } from '../help/server';

const tables: TestTable[] = [];
afterEach(async () => {
  await tables.pop()?.end();
});

type Settings = Parameters<typeof startTestTable>[0];
const start = async (settings: Settings = {}, thread?: () => Thread) => {
  const table = await startTestTable({ BOT_PACE_MS: 0, BOT_THINK_MS: 5, BOT_THREADS: 1, ...settings }, { startThread: thread });
  tables.push(table);
  return table;
};

/** Threads that show each question to a test first, which may keep it from them. */
const watched = (see: (question: Question, thread: Thread) => 'pass' | 'keep') => (): Thread => {
  const thread = startThread();
  const { postMessage } = thread;
  thread.postMessage = (question) => {
    if (see(question, thread) === 'pass') postMessage.call(thread, question);
  };
  return thread;
};

/** Threads as they are, with a list of all questions that they are asked. */
const listed = () => {
  const questions: Question[] = [];
  const thread = watched((question) => {
    questions.push(question);
    return 'pass';
  });
  return { questions, thread };
};

/** The state ids whose log entries are stored, and who made the moves. */
const logged = (table: TestTable, matchID: string) =>
  (
    table.storage.db.prepare('SELECT state_id, entries FROM log WHERE match_id = ? ORDER BY state_id').all(matchID) as never[]
  ).map(({ state_id, entries }) => [state_id, JSON.parse(entries)[0].action.payload.playerID] as [number, string]);
/** Nothing is lost and nothing comes twice: one log entry for each state. */
const expectWhole = (table: TestTable, matchID: string) => {
  const stateID = table.storage.state(matchID)?._stateID ?? -1;
  expect(logged(table, matchID).map(([id]) => id)).toEqual(Array.from({ length: stateID }, (_, i) => i + 1));
};
const toMove = (table: TestTable, matchID: string) => rules[GAME]?.toMove(table.storage.state(matchID)?.G);
/** Whose turn it is after the bots have done what they can. */
const rested = (table: TestTable, matchID: string) => until(() => toMove(table, matchID) === 0, 30_000);

/** One person against bots, with one move of the person made after which it is a bot's turn. */
async function untilBotsTurn(table: TestTable, wanted: WithBots = { numPlayers: 2, bots: ['hard'] }) {
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

test.each([GAME, 'machi-koro-life'])('a person and three bots play a whole match of %s', async (game) => {
  const table = await start();
  const wanted = { numPlayers: 4, bots: ['expert', 'normal', 'easy'] as const };
  const { matchID, seats } = await matchWithBots(table.lobby, wanted, ['Ann'], game);
  const shown = await playSeat(await table.socket(game), matchID, seats[0] as Seat, game);
  const last = table.storage.state(matchID)?._stateID ?? 0;
  expect(shown).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
  expect((await table.lobby.getMatch(game, matchID)).gameover).toBeDefined();
  expectWhole(table, matchID);
});

test.each([
  [GAME, { display: 'comeWhatMay' }],
  ['machi-koro-life', undefined],
])('a bot of %s is told what its seat may see and no more', async (game, setupData) => {
  const { questions, thread } = listed();
  const table = await start({}, thread);
  const wanted = { numPlayers: 3, bots: ['easy', 'normal'] as const, setupData };
  const { matchID, seats } = await matchWithBots(table.lobby, wanted, ['Ann'], game);
  const socket = await table.socket(game);
  void playSeat(socket, matchID, seats[0] as Seat, game);
  await until(() => questions.length >= 20, 30_000);
  socket.disconnect();
  const hidden = JSON.stringify(table.storage.state(matchID)?.G.secret);
  expect(hidden.length).toBeGreaterThan(20);
  for (const { id: _, ...question } of questions) {
    const { view, seat, level } = question;
    expect(view).not.toHaveProperty('secret');
    expect(view).toEqual(rules[game]?.view(view, seat));
    expect(question).toEqual({
      game,
      level,
      seat,
      view,
      options: { seed: expect.any(Number), milliseconds: expect.any(Number) },
    });
  }
});

test('no bot moves before every seat is taken, and all of them do when it is', async () => {
  const { questions, thread } = listed();
  const table = await start({}, thread);
  const setupData = { startingPlayer: 'random' };
  for (let i = 0; i < 8; i++) {
    const wanted = { numPlayers: 4, bots: ['easy', 'easy'] as const, setupData };
    const { matchID } = await matchWithBots(table.lobby, wanted, ['Ann']);
    expect(table.storage.state(matchID)?._stateID).toBe(0);
    expect(questions.length).toBe(0);
    await table.lobby.joinMatch(GAME, matchID, { playerName: 'Bob' });
    await until(() => [0, 1].includes(toMove(table, matchID) ?? -1), 30_000);
    expectWhole(table, matchID);
    questions.length = 0;
  }
});

test('nobody can play for a bot, whatever he shows', async () => {
  const table = await start({ BOT_PACE_MS: 60_000 });
  const { matchID, ann, socket, stateID } = await untilBotsTurn(table);
  const { move, args } = anyMove(table.storage.state(matchID)?.G);
  const play = (playerCredentials: unknown) =>
    movePacket(matchID, { playerID: '1', playerCredentials } as Seat, stateID, move, ...args);
  for (const shown of ['', 'house', 'Symbol(house)', 'hard', ann.playerCredentials]) {
    expect((await refusalOf(socket, 'update', ...play(shown))).refusal.reason).toBe('unauthorized');
    const sent = next(socket, 'refused');
    socket.emit('sync', matchID, '1', shown);
    expect((await sent)[0]).toMatchObject({ refusal: { reason: 'unauthorized' } });
    const held = { playerID: '1', credentials: shown };
    await expect(table.lobby.updatePlayer(GAME, matchID, { ...held, newName: 'Eve' })).rejects.toThrow('403');
    await expect(table.lobby.leaveMatch(GAME, matchID, held)).rejects.toThrow('403');
  }
  for (const shown of [undefined, null, true, 1, {}, { description: 'house' }, ['house']]) {
    expect((await refusalOf(socket, 'update', ...play(shown))).refusal.reason).toBe('badRequest');
  }
  expect(table.storage.state(matchID)?._stateID).toBe(stateID);
  // And the house moves for nobody but its bots.
  const asPerson = { matchID, playerID: '0', stateID, move, args };
  expect(await table.transport.playBot(GAME, asPerson)).toEqual({ reason: 'unauthorized' });
  expect(await table.transport.playBot(GAME, { ...asPerson, playerID: '1', stateID: stateID - 1 })).toEqual({ reason: 'stale' });
  expect(await table.transport.playBot(GAME, { ...asPerson, playerID: '1', move: 'build', args: ['castle'] })).not.toBe(null);
  expect(table.storage.state(matchID)?._stateID).toBe(stateID);
});

test('a thread that dies in the middle of a thought is replaced, and the move comes once', async () => {
  let deaths = 0;
  const die = (_question: Question, thread: Thread) => {
    if (deaths++ > 2) return 'pass';
    setTimeout(() => void thread.terminate(), 20);
    return 'keep';
  };
  const table = await start({}, watched(die));
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
    const table = await start({}, thread);
    const { matchID } = await untilBotsTurn(table);
    await rested(table, matchID);
    expectWhole(table, matchID);
  }
});

test('a bot waits for its pace, also when its people have gone, and then for theirs', async () => {
  const table = await start({ BOT_PACE_MS: 150 });
  const { matchID, ann, socket, stateID } = await untilBotsTurn(table);
  const moved = performance.now();
  socket.disconnect();
  await until(() => table.storage.state(matchID)?._stateID === stateID + 1, 30_000);
  expect(performance.now() - moved).toBeGreaterThan(130);
  await rested(table, matchID);
  expect(await sync(await table.socket(), matchID, ann)).toMatchObject({ _stateID: logged(table, matchID).length });
});

test('neither the limit on moves nor a disk that fails for a while stops a bot', async () => {
  const table = await start({ MOVES_PER_SECOND: 1 });
  const { matchID } = await untilBotsTurn(table, { numPlayers: 4, bots: ['easy', 'easy', 'easy'] });
  table.storage.db.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  const before = table.storage.state(matchID)?._stateID;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(table.storage.state(matchID)?._stateID).toBe(before);
  table.storage.db.exec('DROP TRIGGER full');
  await rested(table, matchID);
  expectWhole(table, matchID);
});

test('a bot that takes over plays the turn that the leaver has left', async () => {
  const table = await start();
  const wanted = { numPlayers: 2, botsForLeavers: 'normal' } as const;
  const { matchID, seats } = await matchWithBots(table.lobby, wanted, ['Ann', 'Bob']);
  const [ann, bob] = seats as [Seat, Seat];
  const socket = await table.socket();
  const { G } = await sync(socket, matchID, ann);
  const { move, args } = anyMove(G);
  const update = next(socket, 'update');
  socket.emit('update', ...movePacket(matchID, ann, 0, move, ...args));
  await update;
  const [left, stays] = toMove(table, matchID) === 0 ? [ann, bob] : [bob, ann];
  await table.lobby.leaveMatch(GAME, matchID, holder(left));
  await until(() => toMove(table, matchID) === Number(stays.playerID), 30_000);
  expectWhole(table, matchID);
});

test('when a bot is sent away, or its match is no more, its thought ends', async () => {
  const table = await start(
    { BOT_PACE_MS: 60_000 },
    watched(() => 'keep'),
  );
  const setupData = { startingPlayer: 'random' };
  for (let turns = 0; turns < 4; ) {
    const { matchID, seats } = await matchWithBots(table.lobby, { numPlayers: 2, bots: ['hard'], setupData }, ['Ann']);
    if (toMove(table, matchID) === 1) turns++;
    const ann = holder(seats[0] as Seat);
    if (turns % 2) await post(table.url, `${GAME}/${matchID}/bots`, { ...ann, seat: 1, level: null });
    else await table.lobby.leaveMatch(GAME, matchID, ann);
  }
  const health = await (await fetch(`${table.url}/healthz`)).json();
  // The thread has heard nothing of it.
  expect(health.bots).toEqual({ threads: 1, thinking: 1, waiting: 0 });
});

test('moves of bots alone do not make a match one that is under way for expiry and for the limit on unstarted ones', async () => {
  const table = await start({ MAX_UNSTARTED_PER_ADDRESS: 1 });
  const setupData = { startingPlayer: 'random' };
  const lifetimes = { finished: 0, empty: 0, unstarted: 1, idle: 0 };
  for (let begun = 0; begun < 2; ) {
    const { matchID } = await matchWithBots(table.lobby, { numPlayers: 2, bots: ['easy'], setupData }, ['Ann']);
    await rested(table, matchID);
    if (logged(table, matchID).length > 0) begun++;
    await expect(table.lobby.createMatch(GAME, { numPlayers: 2 })).rejects.toMatchObject({
      details: { reason: 'tooManyUnstarted' },
    });
    expect(removeExpired(table.storage.db, lifetimes, Date.now() + 10).unstarted).toEqual([matchID]);
  }
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2, bots: ['easy'] } as WithBots);
  expect(removeExpired(table.storage.db, { ...lifetimes, unstarted: 0, empty: 1 }, Date.now() + 10).empty).toEqual([matchID]);
});

test('after restarts the bots go on, no move lost and none made twice', async () => {
  const table = await start({ BOT_PACE_MS: 30 });
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
