// The lobby's contract, through the framework's own LobbyClient.
import { LobbyClientError } from 'boardgame.io/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../src/game/index';
import { GAME, seatedMatch, startTestTable, type TestTable } from '../help/server';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.end());

/** What the LobbyClient throws, as `[message, reason]`. */
const refusal = async (request: Promise<unknown>): Promise<[string, unknown]> => {
  const error = await request.then(
    () => new Error('was not refused'),
    (thrown) => thrown,
  );
  return [error.message, error instanceof LobbyClientError ? error.details.reason : error];
};

test('all games are listed by name', async () => {
  expect(await table.lobby.listGames()).toEqual(games.map(({ name }) => name));
});

test('a match is created, found in the list and shown with its empty seats and its options filled in', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 3, setupData: { display: 'comeWhatMay' } });
  const { matches } = await table.lobby.listMatches(GAME);
  const match = await table.lobby.getMatch(GAME, matchID);
  expect(matches).toContainEqual(match);
  expect(match).toMatchObject({
    matchID,
    gameName: GAME,
    unlisted: false,
    setupData: { display: 'comeWhatMay', maxCopies: null },
  });
  expect(match.players).toEqual([0, 1, 2].map((id) => ({ id, isConnected: false })));
});

test('an unlisted match is not in the list but is found by its id', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2, unlisted: true });
  const { matches } = await table.lobby.listMatches(GAME);
  expect(matches.map((match) => match.matchID)).not.toContain(matchID);
  expect((await table.lobby.getMatch(GAME, matchID)).unlisted).toBe(true);
});

test('a list holds the matches of its game only, and can be cut by time and by whether they are over', async () => {
  const { matchID } = await table.lobby.createMatch('machi-koro-fussball', { numPlayers: 2 });
  const ids = async (where?: Parameters<typeof table.lobby.listMatches>[1]) =>
    (await table.lobby.listMatches('machi-koro-fussball', where)).matches.map((match) => match.matchID);
  expect(await ids()).toEqual([matchID]);
  expect(await ids({ isGameover: false, updatedAfter: Date.now() - 60_000 })).toEqual([matchID]);
  expect(await ids({ isGameover: true })).toEqual([]);
  expect(await ids({ updatedBefore: Date.now() - 60_000 })).toEqual([]);
  expect(await ids({ updatedAfter: Date.now() + 60_000 })).toEqual([]);
});

test('the number of seats must be one that the box is made for', async () => {
  for (const numPlayers of [0, 1, 5, 2.5, 1e8, -1]) {
    expect(await refusal(table.lobby.createMatch(GAME, { numPlayers }))).toEqual(['HTTP status 400', 'badSeats']);
  }
});

test('a wrong option is named', async () => {
  const request = table.lobby.createMatch(GAME, { numPlayers: 2, setupData: { display: 'sideways' } });
  await expect(request).rejects.toMatchObject({ details: { reason: 'badOptions', message: expect.stringContaining('display') } });
});

test('unknown games, matches and seats are not found', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const join = { playerName: 'Ann' };
  expect(await refusal(table.lobby.createMatch('chess', { numPlayers: 2 }))).toEqual(['HTTP status 404', 'gameNotFound']);
  expect(await refusal(table.lobby.listMatches('chess'))).toEqual(['HTTP status 404', 'gameNotFound']);
  expect(await refusal(table.lobby.getMatch(GAME, '222222222222'))).toEqual(['HTTP status 404', 'matchNotFound']);
  expect(await refusal(table.lobby.joinMatch('machi-koro-fussball', matchID, join))).toEqual([
    'HTTP status 404',
    'matchNotFound',
  ]);
  expect(await refusal(table.lobby.joinMatch(GAME, matchID, { ...join, playerID: '2' }))).toEqual([
    'HTTP status 404',
    'seatNotFound',
  ]);
});

test('a player gets the seat asked for, or the first free one, and nobody gets a taken one', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 3 });
  const second = await table.lobby.joinMatch(GAME, matchID, { playerName: 'Ann', playerID: '1', data: { color: 'red' } });
  expect(second).toEqual({ playerID: '1', playerCredentials: expect.stringMatching(/^[\w-]{32}$/) });
  expect((await table.lobby.joinMatch(GAME, matchID, { playerName: 'Bob' })).playerID).toBe('0');
  expect(await refusal(table.lobby.joinMatch(GAME, matchID, { playerName: 'Cy', playerID: '1' }))).toEqual([
    'HTTP status 409',
    'seatTaken',
  ]);
  expect((await table.lobby.joinMatch(GAME, matchID, { playerName: 'Cy' })).playerID).toBe('2');
  expect(await refusal(table.lobby.joinMatch(GAME, matchID, { playerName: 'Dee' }))).toEqual(['HTTP status 409', 'full']);
  const { players } = await table.lobby.getMatch(GAME, matchID);
  expect(players.map(({ name, data }) => [name, data])).toEqual([
    ['Bob', undefined],
    ['Ann', { color: 'red' }],
    ['Cy', undefined],
  ]);
});

test('of fifty who ask for one seat at once exactly one gets it', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const requests = Array.from({ length: 50 }, (_, i) =>
    table.lobby.joinMatch(GAME, matchID, { playerName: `Player ${i}`, playerID: '1' }),
  );
  const answers = await Promise.allSettled(requests);
  const winner = answers.findIndex(({ status }) => status === 'fulfilled');
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await table.lobby.getMatch(GAME, matchID)).players[1]?.name).toBe(`Player ${winner}`);
});

test('of fifty who ask for any seat at once as many are seated as there are seats, each on a seat of his own', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 4 });
  const requests = Array.from({ length: 50 }, (_, i) => table.lobby.joinMatch(GAME, matchID, { playerName: `P${i}` }));
  const answers = await Promise.allSettled(requests);
  const seats = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.playerID] : []));
  expect(seats.sort()).toEqual(['0', '1', '2', '3']);
});

test('names follow the same rule at joining and renaming', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  expect(await refusal(table.lobby.joinMatch(GAME, matchID, { playerName: '' }))).toEqual(['HTTP status 403', 'nameRequired']);
  expect(await refusal(table.lobby.joinMatch(GAME, matchID, { playerName: 'x'.repeat(25) }))).toEqual([
    'HTTP status 400',
    'badName',
  ]);
  const { playerID, playerCredentials: credentials } = await table.lobby.joinMatch(GAME, matchID, { playerName: '  Ann  ' });
  expect((await table.lobby.getMatch(GAME, matchID)).players[0]?.name).toBe('Ann');
  await table.lobby.updatePlayer(GAME, matchID, { playerID, credentials, newName: ' Anna ', data: { color: 'blue' } });
  expect((await table.lobby.getMatch(GAME, matchID)).players[0]).toMatchObject({ name: 'Anna', data: { color: 'blue' } });
  const rename = (newName?: string) => refusal(table.lobby.updatePlayer(GAME, matchID, { playerID, credentials, newName }));
  expect(await rename('\u202eevil')).toEqual(['HTTP status 400', 'badName']);
  expect(await rename()).toEqual(['HTTP status 403', 'nothingToChange']);
});

test('nobody has the name of another at the table, however he writes it', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 3 });
  const join = (playerName: string) => table.lobby.joinMatch(GAME, matchID, { playerName });
  const { playerID, playerCredentials: credentials } = await join('Anna Groß');
  for (const name of ['Anna Groß', 'ANNA GROSS', '\uff21nna Groß']) {
    expect(await refusal(join(name))).toEqual(['HTTP status 409', 'nameTaken']);
  }
  const rename = (newName: string) => table.lobby.updatePlayer(GAME, matchID, { playerID, credentials, newName });
  await rename('anna groß');
  await join('Bob');
  expect(await refusal(rename('bob'))).toEqual(['HTTP status 409', 'nameTaken']);
  await join('Cy');
  expect(await refusal(join('Bob'))).toEqual(['HTTP status 409', 'full']);
});

test('only the holder of a seat can rename, leave or ask for a rematch', async () => {
  const { matchID, seats } = await seatedMatch(table.lobby);
  for (const credentials of ['', 'wrong', seats[1]?.playerCredentials ?? '']) {
    const holder = { playerID: '0', credentials };
    expect(await refusal(table.lobby.updatePlayer(GAME, matchID, { ...holder, newName: 'Eve' }))).toEqual([
      'HTTP status 403',
      'unauthorized',
    ]);
    expect(await refusal(table.lobby.leaveMatch(GAME, matchID, holder))).toEqual(['HTTP status 403', 'unauthorized']);
    expect(await refusal(table.lobby.playAgain(GAME, matchID, holder))).toEqual(['HTTP status 403', 'unauthorized']);
  }
  expect((await table.lobby.getMatch(GAME, matchID)).players[0]?.name).toBe('Player 0');
});

test('a seat that has been left can be taken again, and the old credentials open it no more', async () => {
  const { matchID, seats } = await seatedMatch(table.lobby);
  const holder = { playerID: '0', credentials: seats[0]?.playerCredentials ?? '' };
  await table.lobby.leaveMatch(GAME, matchID, holder);
  expect((await table.lobby.getMatch(GAME, matchID)).players[0]).toEqual({ id: 0, isConnected: false });
  expect((await table.lobby.joinMatch(GAME, matchID, { playerName: 'New' })).playerID).toBe('0');
  expect(await refusal(table.lobby.leaveMatch(GAME, matchID, holder))).toEqual(['HTTP status 403', 'unauthorized']);
});

test('the last to leave takes the match along', async () => {
  const { matchID, seats } = await seatedMatch(table.lobby);
  for (const { playerID, playerCredentials: credentials } of seats) {
    await table.lobby.leaveMatch(GAME, matchID, { playerID, credentials });
  }
  expect(await refusal(table.lobby.getMatch(GAME, matchID))).toEqual(['HTTP status 404', 'matchNotFound']);
});

test('everyone at the table gets the same rematch, with the same seats, options and privacy', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 3, unlisted: true, setupData: { maxCopies: 2 } });
  const seats = [];
  for (const playerName of ['Ann', 'Bob', 'Cy']) seats.push(await table.lobby.joinMatch(GAME, matchID, { playerName }));
  const [ann] = seats;
  const early = table.lobby.playAgain(GAME, matchID, { playerID: '0', credentials: ann?.playerCredentials ?? '' });
  expect(await refusal(early)).toEqual(['HTTP status 409', 'notOver']);
  table.storage.db.prepare("UPDATE matches SET gameover = '{}' WHERE id = ?").run(matchID);
  const rematches = await Promise.all(
    seats.map(({ playerID, playerCredentials: credentials }) => table.lobby.playAgain(GAME, matchID, { playerID, credentials })),
  );
  const [first] = rematches.map(({ nextMatchID }) => nextMatchID);
  expect(rematches.every(({ nextMatchID }) => nextMatchID === first)).toBe(true);
  const rematch = await table.lobby.getMatch(GAME, first ?? '');
  expect(rematch).toMatchObject({ unlisted: true, setupData: { maxCopies: 2 } });
  expect(rematch.players.map(({ name }) => name)).toEqual([undefined, undefined, undefined]);
  expect((await table.lobby.getMatch(GAME, matchID)).nextMatchID).toBe(first);
});

test('a rematch that is kept from the list is not told to whoever looks at the public match', async () => {
  const { matchID, seats } = await seatedMatch(table.lobby);
  table.storage.db.prepare("UPDATE matches SET gameover = '{}' WHERE id = ?").run(matchID);
  const [{ playerID, playerCredentials: credentials } = { playerID: '', playerCredentials: '' }] = seats;
  const { nextMatchID } = await table.lobby.playAgain(GAME, matchID, { playerID, credentials, unlisted: true });
  const shown = JSON.stringify([await table.lobby.getMatch(GAME, matchID), await table.lobby.listMatches(GAME)]);
  expect(shown).toContain(matchID);
  expect(shown).not.toContain(nextMatchID);
});

test('a seat may keep a few short notes, not a warehouse', async () => {
  const { matchID } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  const notes = [{ a: { b: 1 } }, { long: 'x'.repeat(65) }, Object.fromEntries(Array.from({ length: 9 }, (_, i) => [i, i])), [1]];
  for (const data of notes) {
    expect(await refusal(table.lobby.joinMatch(GAME, matchID, { playerName: 'Ann', data }))).toEqual([
      'HTTP status 400',
      'badRequest',
    ]);
  }
});

test('no answer of the lobby holds credentials or their hashes', async () => {
  const { matchID, seats } = await seatedMatch(table.lobby);
  const answers = JSON.stringify([await table.lobby.listMatches(GAME), await table.lobby.getMatch(GAME, matchID)]);
  expect(answers).toContain('Player 0');
  expect(answers).not.toContain('credentials');
  for (const { playerCredentials } of seats) expect(answers).not.toContain(playerCredentials);
});
