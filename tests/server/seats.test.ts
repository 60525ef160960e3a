// Who sits where and who is there: pushed to the table, per tab; a seat that has been left sees no more than a spectator.
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rules } from '../../src/game/index';
import { allBoxes } from '../../src/server/app';
import type { Box } from '../../src/server/gate';
import { GAME, movePacket, next, refusalOf, type Seat, seatedMatch, startTestTable, type TestTable } from '../help/server';

/** The game, but everyone is shown only where he sits; and a spectator's view can be broken. */
const telltale = (): ReadonlyMap<string, Box> => {
  const box = allBoxes.get(GAME) as Box;
  const playerView = ({ playerID }: { playerID: string | null }) => {
    if (broken && playerID === null) throw new Error('a broken view');
    return { seenFrom: playerID };
  };
  return new Map([[GAME, { ...box, game: { ...box.game, playerView } }]]);
};
let broken = false;

let table: TestTable;
let matchID: string;
let ann: Seat;
let bob: Seat;
beforeAll(async () => {
  table = await startTestTable({}, { boxes: telltale() });
});
afterAll(() => table.end());
beforeEach(async () => {
  const match = await seatedMatch(table.lobby);
  matchID = match.matchID;
  [ann, bob] = match.seats as [Seat, Seat];
});

type Players = { id: number; name?: string; isConnected: boolean }[];

/** A socket that listens from a seat, or as a spectator. */
const listener = async (seat?: Seat): Promise<Socket> => {
  const socket = await table.socket();
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, seat?.playerID ?? null, seat?.playerCredentials ?? null);
  await synced;
  return socket;
};
const players = async (socket: Socket): Promise<Players> => (await next(socket, 'matchData'))[1] as Players;
const present = (list: Players) => list.map(({ isConnected }) => isConnected);
const holder = ({ playerID, playerCredentials: credentials }: Seat) => ({ playerID, credentials });

test('a seat is present from its first tab until its last one closes', async () => {
  const watcher = await listener();
  let news = players(watcher);
  const first = await listener(ann);
  expect(present(await news)).toEqual([true, false]);
  const second = await listener(ann);
  news = players(watcher);
  first.disconnect();
  // A news that must come after the one that must not.
  await table.lobby.updatePlayer(GAME, matchID, { ...holder(bob), newName: 'Bobby' });
  expect(present(await news)).toEqual([true, false]);
  news = players(watcher);
  second.disconnect();
  expect(present(await news)).toEqual([false, false]);
});

test('whoever comes sees at once who is there, himself included', async () => {
  await listener(ann);
  const socket = await table.socket();
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, bob.playerID, bob.playerCredentials);
  const { filteredMetadata } = (await synced)[1] as { filteredMetadata: Players };
  expect(filteredMetadata).toEqual([
    { id: 0, name: 'Player 0', isConnected: true },
    { id: 1, name: 'Player 1', isConnected: true },
  ]);
});

test('joining, renaming and leaving are told to everyone at the table, spectators too', async () => {
  const { matchID: fresh } = await table.lobby.createMatch(GAME, { numPlayers: 2 });
  matchID = fresh;
  const watcher = await listener();
  const names = async () => (await players(watcher)).map(({ name }) => name);
  let news = names();
  const seat = await table.lobby.joinMatch(GAME, fresh, { playerName: 'Cy' });
  expect(await news).toEqual(['Cy', undefined]);
  news = names();
  await table.lobby.updatePlayer(GAME, fresh, { ...holder(seat), newName: 'Cyril' });
  expect(await news).toEqual(['Cyril', undefined]);
  await table.lobby.joinMatch(GAME, fresh, { playerName: 'Dee' });
  news = names();
  await table.lobby.leaveMatch(GAME, fresh, holder(seat));
  expect(await news).toEqual([undefined, 'Dee']);
});

test('after a seat has been left its tabs see the match as spectators and cannot play it', async () => {
  const tab = await listener(ann);
  const refused = next(tab, 'refused');
  const synced = next(tab, 'sync');
  await table.lobby.leaveMatch(GAME, matchID, holder(ann));
  expect((await refused)[0]).toEqual({ matchID, stateID: null, refusal: { reason: 'unauthorized' } });
  expect((await synced)[1]).toMatchObject({ state: { G: { seenFrom: null } } });
  expect((await refusalOf(tab, 'update', ...movePacket(matchID, ann, 0, 'rollDice', 1))).refusal.reason).toBe('unauthorized');
});

test('the tabs of a left seat hear of later moves from outside, the others from their seats', async () => {
  const [left, other] = [await listener(bob), await listener(ann)];
  const begun = next(left, 'update');
  other.emit('update', ...movePacket(matchID, ann, 0, 'rollDice', 1));
  await begun;
  const [then] = rules[GAME]?.legalMoves(table.storage.state(matchID)?.G) ?? [];
  const demoted = next(left, 'sync');
  await table.lobby.leaveMatch(GAME, matchID, holder(bob));
  await demoted;
  const updates = [next(left, 'update'), next(other, 'update')];
  other.emit('update', ...movePacket(matchID, ann, 1, then?.move ?? '', ...(then?.args ?? [])));
  const seenFrom = (await Promise.all(updates)).map(([, state]) => (state as { G: { seenFrom: unknown } }).G.seenFrom);
  expect(seenFrom).toEqual([null, '0']);
});

test('who takes a seat that another has left gets the seat alone', async () => {
  const old = await listener(ann);
  const demoted = next(old, 'sync');
  await table.lobby.leaveMatch(GAME, matchID, holder(ann));
  await demoted;
  const heir = await table.lobby.joinMatch(GAME, matchID, { playerName: 'Heir', playerID: '0' });
  const socket = await listener(heir);
  const updates = [next(old, 'update'), next(socket, 'update')];
  socket.emit('update', ...movePacket(matchID, heir, 0, 'rollDice', 1));
  const seenFrom = (await Promise.all(updates)).map(([, state]) => (state as { G: { seenFrom: unknown } }).G.seenFrom);
  expect(seenFrom).toEqual([null, '0']);
});

test('when the last player has left, spectators are told that the match is no more', async () => {
  const watcher = await listener();
  const refused = next(watcher, 'refused');
  await table.lobby.leaveMatch(GAME, matchID, holder(ann));
  await table.lobby.leaveMatch(GAME, matchID, holder(bob));
  expect((await refused)[0]).toEqual({ matchID, stateID: null, refusal: { reason: 'matchNotFound' } });
});

const endMatch = () => table.storage.db.prepare("UPDATE matches SET gameover = '{}' WHERE id = ?").run(matchID);

test('a rematch is told to everyone at the table, also to those who come later', async () => {
  endMatch();
  const watcher = await listener();
  const told = next(watcher, 'nextMatch');
  const { nextMatchID } = await table.lobby.playAgain(GAME, matchID, holder(ann));
  expect((await told)[0]).toEqual({ matchID, nextMatchID });
  const late = await table.socket();
  const toldLater = next(late, 'nextMatch');
  late.emit('sync', matchID, null, null);
  expect((await toldLater)[0]).toEqual({ matchID, nextMatchID });
});

test('a rematch that is kept from the list is told to the players only', async () => {
  endMatch();
  const [watcher, player] = [await listener(), await listener(bob)];
  const heard: unknown[] = [];
  watcher.on('nextMatch', (told) => heard.push(told));
  const told = next(player, 'nextMatch');
  const { nextMatchID } = await table.lobby.playAgain(GAME, matchID, { ...holder(ann), unlisted: true });
  expect((await told)[0]).toEqual({ matchID, nextMatchID });
  const synced = next(watcher, 'sync');
  watcher.emit('sync', matchID, null, null);
  await synced;
  await fetch(`${table.url}/healthz`);
  expect(heard).toEqual([]);
});

test('a socket that goes on to another match hears no more of the first', async () => {
  const socket = await listener(ann);
  const first = matchID;
  ({
    matchID,
    seats: [ann],
  } = (await seatedMatch(table.lobby)) as { matchID: string; seats: [Seat] });
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, null, null);
  await synced;
  const heard: unknown[] = [];
  socket.on('matchData', (id) => heard.push(id));
  await table.lobby.updatePlayer(GAME, first, { ...holder(bob), newName: 'Far' });
  const news = next(socket, 'matchData');
  await table.lobby.updatePlayer(GAME, matchID, { ...holder(ann), newName: 'Near' });
  await news;
  expect(heard).toEqual([matchID]);
});

test('a view that cannot be drawn keeps the news from nobody else, and the move stands', async () => {
  await listener();
  const socket = await listener(ann);
  broken = true;
  const update = next(socket, 'update');
  socket.emit('update', ...movePacket(matchID, ann, 0, 'rollDice', 1));
  expect((await update)[1]).toMatchObject({ G: { seenFrom: '0' }, _stateID: 1 });
  broken = false;
  expect(table.storage.state(matchID)?._stateID).toBe(1);
});
