// createGame's randomness and secrets: seeds from crypto, and clients of one table that see only what they may.
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyG, allBoxes, type BoxId, rulesOf, withPiles } from './help/boxes';
import { atRoll, gameOf, type Referee } from './help/referee';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** Rolls of one die, seat after seat. */
function rolls(table: Referee, count: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) {
    const seat = table.G.turn.seat;
    table.move(seat, 'rollDice', 1);
    dice.push(...table.G.turn.dice);
    table.move(seat, 'pass');
  }
  return dice;
}

describe.each(allBoxes)('%s', (edition) => {
  test('A4: a seed given for a test makes the same match every time', () => {
    const setupData = withPiles(edition);
    const [one, two] = [1, 2].map(() => atRoll(edition, { seed: 'same', setupData })) as [Referee, Referee];
    expect(one.G).toEqual(two.G);
    expect(rolls(one, 30)).toEqual(rolls(two, 30));
    expect(atRoll(edition, { seed: 'other', setupData }).G.secret).not.toEqual(one.G.secret);
  });

  test('A2: dice and shuffles come from the generator of the match, and all numbers come up', () => {
    const dice = rolls(atRoll(edition), 300);
    expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('A2: without a seed two matches differ, even at the same moment by the clock', () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const [one, two] = [atRoll(edition), atRoll(edition)];
    vi.useRealTimers();
    expect(rolls(one, 40)).not.toEqual(rolls(two, 40));
  });

  test('A2: the seed is asked of crypto and is long', () => {
    const asked = vi.spyOn(crypto, 'getRandomValues');
    const table = atRoll(edition);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0]?.[0]?.byteLength).toBeGreaterThanOrEqual(16);
    expect(String((table.state.plugins.random as { data: { seed: unknown } }).data.seed).length).toBeGreaterThan(20);
  });

  test('the log tells what happened in each move, and nothing that is hidden', () => {
    const table = atRoll(edition, { seed: 'log', setupData: withPiles(edition) });
    table.move(0, 'rollDice', 1);
    const [entry] = table.state.deltalog ?? [];
    expect(entry?.action.payload).toMatchObject({ type: 'rollDice', args: [1], playerID: '0' });
    expect(entry?.metadata).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'roll', seat: 0, dice: table.G.turn.dice })]),
    );
    expect(JSON.stringify(entry)).not.toContain('secret');
  });
});

describe('two clients of one table', () => {
  const joined = (edition: BoxId, seats: readonly (string | null)[]) => {
    const multiplayer = Local();
    const game = gameOf(edition);
    const matchID = `${edition} ${expect.getState().currentTestName}`;
    return seats.map((playerID) => {
      const client = Client({
        game,
        multiplayer,
        matchID,
        numPlayers: 2,
        debug: false,
        ...(playerID === null ? {} : { playerID }),
      });
      client.start();
      return client;
    });
  };
  /** Makes the first move of a match, whoever's client it is. */
  const makeFirst = (client: ReturnType<typeof Client> | undefined, box: BoxId) => {
    const [choice] = rulesOf(box).legalMoves(client?.getState()?.G as AnyG);
    client?.moves[choice?.move ?? '']?.(...(choice?.args ?? []));
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  test.each(allBoxes)('A3: %s: players and spectators get neither the pile nor the generator', async (edition) => {
    const clients = joined(edition, ['0', '1', null]);
    await settled();
    makeFirst(clients[0], edition);
    await settled();
    for (const client of clients) {
      const state = client.getState();
      expect(state?._stateID).toBe(1);
      expect(state?.G).not.toHaveProperty('secret');
      expect(JSON.stringify({ G: state?.G, ctx: state?.ctx, plugins: state?.plugins, deltalog: state?.deltalog })).not.toMatch(
        /secret|"seed"|prngstate/,
      );
      client.stop();
    }
  });

  test.each(allBoxes)('A1: %s: a client cannot move out of turn, offer itself events or take back', async (edition) => {
    const [first, second] = joined(edition, ['0', '1']);
    await settled();
    const before = structuredClone(first?.getState()?.G);
    expect(Object.keys(second?.events ?? {})).toEqual([]);
    expect(Object.keys(first?.events ?? {})).toEqual([]);
    makeFirst(second, edition);
    first?.moves[edition === 'life' ? 'rollDice' : 'pass']?.(1);
    first?.undo();
    second?.undo();
    await settled();
    expect(first?.getState()?.G).toEqual(before);
    makeFirst(first, edition);
    await settled();
    expect(first?.getState()?._stateID).toBe(1);
    for (const client of [first, second]) client?.stop();
  });

  test.each(allBoxes)('%s: both see the same table after every move', async (edition) => {
    const [first, second] = joined(edition, ['0', '1']);
    await settled();
    for (let i = 0; i < 12; i++) {
      const G = first?.getState()?.G;
      const mover = G.turn.seat === 0 ? first : second;
      const choice = rulesOf(edition).legalMoves(G).at(-1);
      mover?.moves[choice?.move ?? '']?.(...(choice?.args ?? []));
      await settled();
      expect(first?.getState()?.G).toEqual(second?.getState()?.G);
      expect(first?.getState()?._stateID).toBe(i + 1);
    }
    expect(first?.log?.length).toBeGreaterThanOrEqual(12);
    for (const client of [first, second]) client?.stop();
  });
});
