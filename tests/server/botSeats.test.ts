// Bots' seats in the lobby: who sits where, who may say so, and that nobody passes for a bot.
import { LobbyClientError } from 'boardgame.io/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyMove, holder, matchWithBots, post, sync, type WithBots } from '../help/bots';
import { GAME, movePacket, next, type Seat, seatedMatch, startTestTable, type TestTable } from '../help/server';

let table: TestTable;
beforeAll(async () => {
  // No bot moves while a test looks on.
  table = await startTestTable({ BOT_PACE_MS: 60_000 });
});
afterAll(() => table.end());

const refusal = async (request: Promise<unknown>): Promise<unknown> => {
  const thrown = await request.then(
    () => new Error('was not refused'),
    (error) => error,
  );
  return thrown instanceof LobbyClientError ? thrown.details.reason : thrown;
};
const create = (wanted: Record<string, unknown>) => post(table.url, `${GAME}/create`, wanted);
const setBot = async (matchID: string, seat: Seat, change: { seat: unknown; level?: unknown }) => {
  const { status, body } = await post(table.url, `${GAME}/${matchID}/bots`, { ...holder(seat), ...change });
  return status === 200 ? body : body.reason;
};
const players = async (matchID: string) => (await table.lobby.getMatch(GAME, matchID)).players;
const levels = async (matchID: string) => (await players(matchID)).map(({ data }) => data?.bot ?? null);
const seats = async (wanted: WithBots, ...people: string[]) => {
  const match = await matchWithBots(table.lobby, wanted, people);
  const [ann, bob, cy] = match.seats as [Seat, Seat, Seat];
  return { ...match, ann, bob, cy };
};
/** The first move of the match, by a person. */
async function begin(matchID: string, seat: Seat): Promise<void> {
  const socket = await table.socket();
  const { G, _stateID } = await sync(socket, matchID, seat);
  const { move, args } = anyMove(G);
  const update = next(socket, 'update');
  socket.emit('update', ...movePacket(matchID, seat, _stateID, move, ...args));
  await update;
}

test('bots take the last seats, with names of their own, and are always there', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 4, bots: ['easy', 'expert'] } as WithBots);
  const [first, second, third, fourth] = await players(matchID);
  expect([first, second]).toEqual([0, 1].map((id) => ({ id, isConnected: false })));
  expect([third, fourth]).toEqual([
    { id: 2, name: expect.any(String), data: { bot: 'easy' }, isConnected: true },
    { id: 3, name: expect.any(String), data: { bot: 'expert' }, isConnected: true },
  ]);
  expect(third?.name).not.toBe(fourth?.name);
  const { matches } = await table.lobby.listMatches(GAME);
  expect(matches.find((match) => match.matchID === matchID)?.players[2]?.data).toEqual({ bot: 'easy' });
});

test('at least one seat is left for people, and a bot has a level that there is', async () => {
  const wrong = [['easy', 'easy'], ['easy', 'easy', 'easy'], ['hardest'], ['random'], [null], 'easy', { 0: 'easy' }, [['easy']]];
  for (const bots of [...wrong, Array.from({ length: 500 }, () => 'easy')]) {
    const { status, body } = await create({ numPlayers: 2, bots });
    expect([status, body.reason]).toEqual([400, 'badBots']);
  }
  for (const botsForLeavers of ['hardest', 1, ['easy'], true]) {
    expect((await create({ numPlayers: 2, botsForLeavers })).body.reason).toBe('badBots');
  }
  expect((await create({ numPlayers: 9, bots: ['easy'] })).body.reason).toBe('badSeats');
  expect((await create({ numPlayers: 2, bots: [], botsForLeavers: null })).status).toBe(200);
});

test("nobody gets a bot's seat or its name", async () => {
  const { matchID } = await seats({ numPlayers: 3, bots: ['easy'] }, 'Ann');
  const name = (await players(matchID))[2]?.name as string;
  const join = (playerName: string, playerID?: string) => refusal(table.lobby.joinMatch(GAME, matchID, { playerName, playerID }));
  expect(await join('Bob', '2')).toBe('seatTaken');
  expect(await join(name.toUpperCase())).toBe('nameTaken');
  await table.lobby.joinMatch(GAME, matchID, { playerName: 'Bob' });
  expect(await join('Cy')).toBe('full');
});

test('the host seats bots, changes their level and sends them away; everyone at the table sees it', async () => {
  const { matchID, ann } = await seats({ numPlayers: 3 }, 'Ann');
  const socket = await table.socket();
  await sync(socket, matchID);
  const news = next(socket, 'matchData');
  expect(await setBot(matchID, ann, { seat: 2, level: 'normal' })).toEqual({});
  expect((await news)[1]).toEqual([
    { id: 0, name: 'Ann', isConnected: false },
    { id: 1, isConnected: false },
    { id: 2, name: expect.any(String), data: { bot: 'normal' }, isConnected: true },
  ]);
  const { name } = (await players(matchID))[2] ?? {};
  expect(await setBot(matchID, ann, { seat: '2', level: 'expert' })).toEqual({});
  expect((await players(matchID))[2]).toEqual({ id: 2, name, data: { bot: 'expert' }, isConnected: true });
  expect(await setBot(matchID, ann, { seat: 1, level: 'easy' })).toEqual({});
  expect(new Set((await players(matchID)).map((player) => player.name)).size).toBe(3);
  for (const seat of [1, 2, 2]) expect(await setBot(matchID, ann, { seat, level: null })).toEqual({});
  expect(await players(matchID)).toEqual([
    { id: 0, name: 'Ann', isConnected: false },
    { id: 1, isConnected: false },
    { id: 2, isConnected: false },
  ]);
  expect((await table.lobby.joinMatch(GAME, matchID, { playerName: 'Bob' })).playerID).toBe('1');
});

test('a bot is called like nobody at the table', async () => {
  const { matchID, ann } = await seats({ numPlayers: 4 }, 'MOMO', 'juno', '\uff30im');
  await setBot(matchID, ann, { seat: 3, level: 'easy' });
  expect((await players(matchID))[3]?.name).toBe('Kiki');
});

test('nobody but the host may: the lowest seat of a person', async () => {
  const { matchID, ann, bob } = await seats({ numPlayers: 4, bots: ['easy'] }, 'Ann', 'Bob');
  expect(await setBot(matchID, bob, { seat: 2, level: 'easy' })).toBe('notHost');
  for (const playerCredentials of ['', 'wrong', bob.playerCredentials]) {
    expect(await setBot(matchID, { playerID: '0', playerCredentials }, { seat: 2, level: 'easy' })).toBe('unauthorized');
    expect(await setBot(matchID, { playerID: '3', playerCredentials }, { seat: 2, level: 'easy' })).toBe('unauthorized');
  }
  expect(await levels(matchID)).toEqual([null, null, null, 'easy']);
  await table.lobby.leaveMatch(GAME, matchID, holder(ann));
  expect(await setBot(matchID, bob, { seat: 0, level: 'hard' })).toEqual({});
  expect(await setBot(matchID, bob, { seat: 2, level: 'easy' })).toEqual({});
  expect(await levels(matchID)).toEqual(['hard', null, 'easy', 'easy']);
});

test('where a person sits, and where there is no seat, no bot is seated; and only bots of levels that there are', async () => {
  const { matchID, ann } = await seats({ numPlayers: 3 }, 'Ann', 'Bob');
  for (const seat of [0, 1]) {
    for (const level of ['easy', null]) expect(await setBot(matchID, ann, { seat, level })).toBe('seatTaken');
  }
  for (const seat of [3, -1, 1.5, '02', 'x', '__proto__'])
    expect(await setBot(matchID, ann, { seat, level: 'easy' })).toBe('seatNotFound');
  for (const level of ['hardest', 7, {}]) expect(await setBot(matchID, ann, { seat: 2, level })).toBe('badBots');
  expect(await setBot(matchID, ann, { seat: 2 })).toBe('badBots');
  expect(await setBot(matchID, ann, { seat: null, level: 'easy' })).toBe('badRequest');
  expect(await setBot('222222222222', ann, { seat: 2, level: 'easy' })).toBe('matchNotFound');
  expect(await levels(matchID)).toEqual([null, null, null]);
});

test('after the first move the bots stay as they are', async () => {
  const { matchID, ann } = await seats({ numPlayers: 3, bots: ['easy'] }, 'Ann', 'Bob');
  await begin(matchID, ann);
  for (const level of ['expert', null]) expect(await setBot(matchID, ann, { seat: 2, level })).toBe('begun');
  expect(await levels(matchID)).toEqual([null, null, 'easy']);
});

test('where somebody has left a match under way, everyone at the table may let a bot play on, once and for good', async () => {
  const { matchID, ann, bob } = await seats({ numPlayers: 3 }, 'Ann', 'Bob', 'Cy');
  await begin(matchID, ann);
  const socket = await table.socket();
  await sync(socket, matchID, ann);
  await table.lobby.leaveMatch(GAME, matchID, holder(bob));
  expect(await setBot(matchID, bob, { seat: 1, level: 'hard' })).toBe('unauthorized');
  expect(await setBot(matchID, { ...ann, playerID: '2' }, { seat: 1, level: 'hard' })).toBe('unauthorized');
  expect(await setBot(matchID, ann, { seat: 1, level: null })).toBe('begun');
  for (const seat of [0, 2]) expect(await setBot(matchID, ann, { seat, level: 'hard' })).toBe('seatTaken');
  const news = next(socket, 'matchData');
  expect(await setBot(matchID, ann, { seat: 1, level: 'hard' })).toEqual({});
  expect((await news)[1]).toContainEqual({ id: 1, name: expect.any(String), data: { bot: 'hard' }, isConnected: true });
  for (const level of ['easy', null]) expect(await setBot(matchID, ann, { seat: 1, level })).toBe('begun');
  expect(await refusal(table.lobby.joinMatch(GAME, matchID, { playerName: 'Bob' }))).toBe('full');
});

test('who is not the host may let a bot play on too, but not in a match that is over', async () => {
  const { matchID, ann, bob, cy } = await seats({ numPlayers: 3 }, 'Ann', 'Bob', 'Cy');
  await begin(matchID, ann);
  await table.lobby.leaveMatch(GAME, matchID, holder(cy));
  expect(await setBot(matchID, bob, { seat: 2, level: 'easy' })).toEqual({});
  expect(await levels(matchID)).toEqual([null, null, 'easy']);
  await table.lobby.leaveMatch(GAME, matchID, holder(ann));
  table.storage.db.prepare("UPDATE matches SET gameover = '{}' WHERE id = ?").run(matchID);
  expect(await setBot(matchID, bob, { seat: 0, level: 'easy' })).toBe('begun');
});

test('a person cannot pass for a bot', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 3 });
  for (const bot of ['expert', null, 1]) {
    const data = { color: 'red', bot };
    expect(await refusal(table.lobby.joinMatch(GAME, matchID, { playerName: 'Ann', data }))).toBe('badRequest');
  }
  const ann = await table.lobby.joinMatch(GAME, matchID, { playerName: 'Ann', data: { color: 'red' } });
  const update = table.lobby.updatePlayer(GAME, matchID, { ...holder(ann), data: { bot: 'expert' } });
  expect(await refusal(update)).toBe('badRequest');
  // As a version that knew no bots may have stored it.
  table.storage.db.prepare('UPDATE seats SET data = ? WHERE match_id = ? AND seat = 0').run('{"bot":"easy","x":1}', matchID);
  expect((await players(matchID))[0]).toEqual({ id: 0, name: 'Ann', data: { x: 1 }, isConnected: false });
  expect(await setBot(matchID, ann, { seat: 1, level: 'easy' })).toEqual({});
});

test('the last person to leave takes the match along, bots or not, under way or not', async () => {
  for (const under of [false, true]) {
    const { matchID, ann, bob } = await seats({ numPlayers: 3, bots: ['easy'], botsForLeavers: 'hard' }, 'Ann', 'Bob');
    if (under) await begin(matchID, ann);
    await table.lobby.leaveMatch(GAME, matchID, holder(ann));
    await table.lobby.leaveMatch(GAME, matchID, holder(bob));
    expect(await refusal(table.lobby.getMatch(GAME, matchID))).toBe('matchNotFound');
  }
});

test('a bot takes over from whoever leaves a match under way, if the match says so', async () => {
  const { matchID, ann, bob } = await seats({ numPlayers: 3, bots: ['easy'], botsForLeavers: 'hard' }, 'Ann', 'Bob');
  expect(await table.lobby.getMatch(GAME, matchID)).toMatchObject({ botsForLeavers: 'hard' });
  await begin(matchID, ann);
  const tab = await table.socket();
  await sync(tab, matchID, ann);
  const [refused, demoted] = [next(tab, 'refused'), next(tab, 'sync')];
  await table.lobby.leaveMatch(GAME, matchID, holder(ann));
  expect((await refused)[0]).toMatchObject({ refusal: { reason: 'unauthorized' } });
  await demoted;
  const [heir, , bot] = await players(matchID);
  expect(heir).toEqual({ id: 0, name: expect.any(String), data: { bot: 'hard' }, isConnected: true });
  expect([bot?.name, 'Ann', 'Bob']).not.toContain(heir?.name);
  expect(await refusal(table.lobby.leaveMatch(GAME, matchID, holder(ann)))).toBe('unauthorized');
  expect(await refusal(table.lobby.joinMatch(GAME, matchID, { playerName: 'Cy', playerID: '0' }))).toBe('seatTaken');
  expect(await setBot(matchID, bob, { seat: 0, level: null })).toBe('begun');
});

test('nobody takes over before the first move, after the end, or in a match that does not say so', async () => {
  for (const [botsForLeavers, under, over] of [
    ['hard', false, false],
    ['hard', true, true],
    [null, true, false],
  ] as const) {
    const { matchID, ann } = await seats({ numPlayers: 2, botsForLeavers }, 'Ann', 'Bob');
    if (under) await begin(matchID, ann);
    if (over) table.storage.db.prepare("UPDATE matches SET gameover = '{}' WHERE id = ?").run(matchID);
    await table.lobby.leaveMatch(GAME, matchID, holder(ann));
    expect((await players(matchID))[0]).toEqual({ id: 0, isConnected: false });
  }
});

test('the rematch has the same bots on its last seats, and the same bot for leavers', async () => {
  const { matchID, ann } = await seats({ numPlayers: 4, bots: ['easy', 'expert'], botsForLeavers: 'hard' }, 'Ann', 'Bob');
  table.storage.db.prepare("UPDATE matches SET gameover = '{}' WHERE id = ?").run(matchID);
  const { nextMatchID } = await table.lobby.playAgain(GAME, matchID, holder(ann));
  expect(await table.lobby.getMatch(GAME, nextMatchID)).toMatchObject({ botsForLeavers: 'hard' });
  expect(await levels(nextMatchID)).toEqual([null, null, 'easy', 'expert']);
});

test('in a smaller rematch there is room for a person', async () => {
  const { matchID, ann } = await seats({ numPlayers: 4, bots: ['easy', 'hard', 'expert'] }, 'Ann');
  table.storage.db.prepare("UPDATE matches SET gameover = '{}' WHERE id = ?").run(matchID);
  const { nextMatchID } = await table.lobby.playAgain(GAME, matchID, { ...holder(ann), numPlayers: 2 });
  expect(await levels(nextMatchID)).toEqual([null, 'easy']);
});

test('matches without bots say nothing of bots', async () => {
  const { matchID } = await seatedMatch(table.lobby);
  expect(JSON.stringify(await table.lobby.getMatch(GAME, matchID))).not.toMatch(/bot/i);
});
