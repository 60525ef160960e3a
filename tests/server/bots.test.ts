// Bots at a table: they play by themselves whenever it is their turn, once each, and nobody else can play for them.
import { expect, test } from 'vitest';
import { rules } from '../../src/game/index';
import { removeExpired } from '../../src/server/storage/expiry';
import { anyMove, holder, matchWithBots, playSeat, post, sync, type WithBots } from '../help/bots';
import { expectWhole, listed, logged, rested, startBotTable, toMove, untilBotsTurn, watched } from '../help/botTable';
import { GAME, movePacket, next, refusalOf, type Seat, until } from '../help/server';

test.each([GAME, 'machi-koro-life'])('a person and three bots play a whole match of %s', async (game) => {
  const table = await startBotTable();
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
  const table = await startBotTable({}, thread);
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
  const table = await startBotTable({}, thread);
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
  const table = await startBotTable({ BOT_PACE_MS: 60_000 });
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

test('a bot waits for its pace, also when its people have gone, and then for theirs', async () => {
  const table = await startBotTable({ BOT_PACE_MS: 150 });
  const { matchID, ann, socket, stateID } = await untilBotsTurn(table);
  const moved = performance.now();
  socket.disconnect();
  await until(() => table.storage.state(matchID)?._stateID === stateID + 1, 30_000);
  expect(performance.now() - moved).toBeGreaterThan(130);
  await rested(table, matchID);
  expect(await sync(await table.socket(), matchID, ann)).toMatchObject({ _stateID: logged(table, matchID).length });
});

test('however often a turn is looked at, it is thought about once', async () => {
  const { questions, thread } = listed();
  const table = await startBotTable({ BOT_PACE_MS: 200 }, thread);
  const { matchID, stateID } = await untilBotsTurn(table);
  for (let i = 0; i < 20; i++) table.transport.seatsChanged(matchID);
  await until(() => table.storage.state(matchID)?._stateID === stateID + 1, 30_000);
  const [first] = questions;
  const same = questions.filter(({ view }) => JSON.stringify(view) === JSON.stringify(first?.view));
  expect(same).toEqual([first]);
  await rested(table, matchID);
  expectWhole(table, matchID);
});

test.each([
  ['because the match says so', 'normal'],
  ['because who is left lets it', null],
] as const)('a bot that takes over plays the turn that the leaver has left: %s', async (_, botsForLeavers) => {
  const table = await startBotTable();
  const { matchID, seats } = await matchWithBots(table.lobby, { numPlayers: 2, botsForLeavers }, ['Ann', 'Bob']);
  const [ann, bob] = seats as [Seat, Seat];
  const socket = await table.socket();
  const { G } = await sync(socket, matchID, ann);
  const { move, args } = anyMove(G);
  const update = next(socket, 'update');
  socket.emit('update', ...movePacket(matchID, ann, 0, move, ...args));
  await update;
  const [left, stays] = toMove(table, matchID) === 0 ? [ann, bob] : [bob, ann];
  await table.lobby.leaveMatch(GAME, matchID, holder(left));
  if (botsForLeavers === null) {
    expect(toMove(table, matchID)).toBe(Number(left.playerID));
    await post(table.url, `${GAME}/${matchID}/bots`, { ...holder(stays), seat: left.playerID, level: 'normal' });
  }
  await until(() => toMove(table, matchID) === Number(stays.playerID), 30_000);
  expectWhole(table, matchID);
});

test('when a bot is sent away, or its match is no more, its thought ends', async () => {
  const table = await startBotTable(
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
  const table = await startBotTable({ MAX_UNSTARTED_PER_ADDRESS: 1 });
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
