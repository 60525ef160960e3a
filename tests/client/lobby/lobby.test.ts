// Every way in which the lobby can fail has a name, and the name a sentence.
import { afterEach, expect, test, vi } from 'vitest';
import { createMatch, getMatch, joinMatch, listMatches, playAgain, problemOf, setBot } from '../../../src/client/lobby/lobby';
import { fakeLobby, lobbyMatch } from './fakeLobby';

afterEach(() => vi.unstubAllGlobals());

const reason = (name: string, status: number) => new Response(JSON.stringify({ reason: name, message: '' }), { status });

test.each([
  ['the network is down', 'down', 'unreachable'],
  ['the proxy finds no server', 502, 'unreachable'],
  ['the proxy finds no page', 404, 'unreachable'],
  ['the match is unknown', reason('matchNotFound', 404), 'notFound'],
  ['the game is unknown', reason('gameNotFound', 404), 'refused'],
  ['every seat is taken', 409, 'full'],
  ['too much is asked', 429, 'tooFast'],
  ['the options are wrong', 400, 'refused'],
  ['the name is odd', reason('badName', 400), 'badName'],
  ['the name is taken', reason('nameTaken', 409), 'nameTaken'],
  ['the server is full', reason('tooManyMatches', 503), 'crowded'],
  ['the server fails', 500, 'broken'],
  ['the answer is no JSON', new Response('<html>'), 'broken'],
])('when %s, the problem has a name', async (_when, answer, problem) => {
  fakeLobby({ 'POST /games/machi-koro/m1/join': () => answer });
  await expect(joinMatch('machi-koro', 'm1', 'Ida')).rejects.toMatchObject({ name: 'LobbyError', problem });
});

test('what is no problem of the lobby is something broken', () => {
  expect(problemOf(new Error('x'))).toBe('broken');
});

test('requests follow the contract of boardgame.io', async () => {
  const asked = fakeLobby({
    'GET /games/machi-koro': () => ({ matches: [lobbyMatch('m1', ['Ida', null])] }),
    'GET /games/machi-koro/m1': () => lobbyMatch('m1', ['Ida', null]),
    'POST /games/machi-koro/create': () => ({ matchID: 'm2' }),
    'POST /games/machi-koro/m1/join': () => ({ playerID: '1', playerCredentials: 'c' }),
    'POST /games/machi-koro/m1/bots': () => ({}),
    'POST /games/machi-koro/m1/playAgain': () => ({ nextMatchID: 'm3' }),
  });
  expect(await listMatches('machi-koro')).toHaveLength(1);
  expect(await getMatch('machi-koro', 'm1')).toMatchObject({ matchID: 'm1' });
  const wanted = { numPlayers: 3, setupData: { maxCopies: 2 }, unlisted: true, bots: ['hard'], botsForLeavers: null } as const;
  expect(await createMatch('machi-koro', wanted)).toBe('m2');
  expect(await joinMatch('machi-koro', 'm1', 'Bo')).toEqual({ playerID: '1', credentials: 'c' });
  const host = { playerID: '1', credentials: 'c' };
  await setBot('machi-koro', 'm1', host, { seat: 2, level: 'expert' });
  await setBot('machi-koro', 'm1', host, { seat: 2, level: null });
  expect(await playAgain('machi-koro', 'm1', host)).toBe('m3');
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    wanted,
    { playerName: 'Bo' },
    { ...host, seat: 2, level: 'expert' },
    { ...host, seat: 2, level: null },
    { playerID: '1', credentials: 'c' },
  ]);
});
