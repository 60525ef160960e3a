// A lobby in the test itself: what the page asks for is answered by path, and remembered.
import { vi } from 'vitest';
import type { LobbyMatch } from '../../../src/client/lobby/lobby';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Answer = unknown | Promise<unknown>;

/** Answers by "METHOD /path"; a number is a failing status, `'down'` no answer at all, anything else the body. What is not listed does not exist. */
export function fakeLobby(answers: Record<string, (body: unknown) => Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit = {}) => {
      const method = init.method ?? 'GET';
      const path = url.split('?')[0] as string;
      const body = init.body === undefined ? undefined : JSON.parse(String(init.body));
      asked.push({ method, path, body });
      const answer = await answers[`${method} ${path}`]?.(body);
      if (answer === 'down') throw new TypeError('Failed to fetch');
      if (typeof answer === 'number') return new Response('{}', { status: answer });
      if (answer instanceof Response) return answer;
      return answer === undefined ? Response.json({ reason: 'matchNotFound' }, { status: 404 }) : Response.json(answer);
    }),
  );
  return asked;
}

/** A listed match of the classic box with these people in its seats; `null` is a free one. */
export const lobbyMatch = (matchID: string, names: readonly (string | null)[], more: Partial<LobbyMatch> = {}): LobbyMatch => ({
  matchID,
  gameName: 'machi-koro',
  players: names.map((name, id) => (name === null ? { id } : { id, name, isConnected: true })),
  createdAt: Date.now(),
  updatedAt: Date.now(),
  ...more,
});
