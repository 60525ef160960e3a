// Matches with bots at a test's table, and people who play them to the end.
import type { LobbyClient } from 'boardgame.io/client';
import type { Socket } from 'socket.io-client';
import type { BotLevel } from '../../src/bots/player';
import { type Move, rules } from '../../src/game/index';
import { GAME, movePacket, next, type Seat } from './server';

export interface WithBots {
  numPlayers: number;
  bots?: readonly BotLevel[];
  botsForLeavers?: BotLevel | null;
  setupData?: unknown;
  unlisted?: boolean;
}

/** Posts a body to a lobby's route. @returns status and answer. */
export async function post(url: string, path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/games/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** A match in which `people` sit on the first seats. */
export async function matchWithBots(lobby: LobbyClient, wanted: WithBots, people: readonly string[], game = GAME) {
  const { matchID } = await lobby.createMatch(game, wanted);
  const seats: Seat[] = [];
  for (const playerName of people) seats.push(await lobby.joinMatch(game, matchID, { playerName }));
  return { matchID, seats };
}

export interface Shown {
  G: unknown;
  _stateID: number;
}

export const holder = ({ playerID, playerCredentials: credentials }: Seat) => ({ playerID, credentials });

/** The match as a seat sees it now. */
export async function sync(socket: Socket, matchID: string, seat?: Seat): Promise<Shown> {
  const synced = next(socket, 'sync', 10_000);
  socket.emit('sync', matchID, seat?.playerID ?? null, seat?.playerCredentials ?? null);
  return ((await synced)[1] as { state: Shown }).state;
}

/** A move of a person who is in no hurry to think. */
export const anyMove = (G: unknown, game = GAME): Move => {
  const moves = rules[game]?.legalMoves(G) ?? [];
  return moves[Math.floor(Math.random() * moves.length)] as Move;
};

/**
 * Plays a seat by random moves whenever it is its turn, until the match is over or the socket is closed.
 * @returns the ids of the states that it has been shown, in order.
 */
export async function playSeat(socket: Socket, matchID: string, seat: Seat, game = GAME): Promise<number[]> {
  const shown: number[] = [];
  return new Promise((resolve, reject) => {
    const see = ({ G, _stateID }: Shown) => {
      shown.push(_stateID);
      const toMove = rules[game]?.toMove(G);
      if (toMove === null) return resolve(shown);
      if (toMove !== Number(seat.playerID)) return;
      const { move, args } = anyMove(G, game);
      socket.emit('update', ...movePacket(matchID, seat, _stateID, move, ...args));
    };
    socket.on('update', (_matchID, state: Shown) => see(state));
    socket.on('refused', (refused) => reject(new Error(JSON.stringify(refused))));
    socket.once('disconnect', () => resolve(shown));
    sync(socket, matchID, seat).then(see, reject);
  });
}
