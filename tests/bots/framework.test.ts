// Our players inside boardgame.io, and boardgame.io's own bots on our games.
import type { Game, State } from 'boardgame.io';
import { MCTSBot, RandomBot, Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { botClass, createPlayer, levels } from '../../src/bots';
import { games, type Rules, rules } from '../../src/game';
import type { CityG } from '../../src/game/city/types';

const names = games.map(({ name }) => name as string);
const gameOf = (name: string): Game => ({ ...(games.find((game) => game.name === name) as Game), seed: 'a seed' });
const budget = { iterations: 12 };

afterEach(() => vi.useRealTimers());

/** The same match at another step; the framework freezes its states. */
const atStep = (G: CityG, step: 'roll' | 'build'): CityG => ({ ...G, turn: { ...G.turn, step } });

/** A whole match on the Local master between bots, watched by a spectator. */
async function localMatch(name: string, bots: Record<string, unknown>): Promise<State> {
  vi.useFakeTimers();
  const client = Client({
    game: gameOf(name),
    numPlayers: Object.keys(bots).length,
    multiplayer: Local({ bots }),
    matchID: `${name} ${Math.random()}`,
    debug: false,
  });
  client.start();
  for (let waited = 0; waited < 5_000 && !client.getState()?.ctx.gameover; waited++) await vi.advanceTimersByTimeAsync(100);
  client.stop();
  return client.getState() as State;
}

describe.each(names)('%s on the Local master', { timeout: 60_000 }, (name) => {
  test('is played to its end by our bots of all levels', async () => {
    const bots = Object.fromEntries(levels.map((level, seat) => [seat, botClass(name, level, budget)]));
    const { G, ctx } = await localMatch(name, bots);
    expect(ctx.gameover?.winner).toBe(String((rules[name] as Rules<CityG>).outcome(G)?.winner));
  });

  test("is played by boardgame.io's own bots", async () => {
    class Thinker extends MCTSBot {
      constructor(props: ConstructorParameters<typeof MCTSBot>[0]) {
        super({ ...props, iterations: 5, playoutDepth: 3 });
      }
    }
    const client = Client({ game: gameOf(name), numPlayers: 2, debug: false });
    client.start();
    const { ai } = client.game;
    const both = [
      new Thinker({ game: client.game, enumerate: ai?.enumerate as never, seed: 1 }),
      new RandomBot({ enumerate: ai?.enumerate as never, seed: 1 }),
    ];
    for (let moves = 0; moves < 40; moves++) await Step(client as never, both[moves % 2] as never);
    expect(client.getState()?._stateID).toBe(40);
  });
});

describe.each(levels)('%s as a boardgame.io bot', (level) => {
  const game = gameOf('machi-koro');
  const stateOf = (seed: string): State =>
    InitializeGame({ game: { ...game, seed }, numPlayers: 3, setupData: { display: 'comeWhatMay' } });
  const bot = () => new (botClass('machi-koro', level, { iterations: 100 }))({ enumerate: game.ai?.enumerate as never, seed: 7 });

  test('chooses the same for states that share a view but differ in pile and generator', async () => {
    const one = stateOf('one');
    const other = stateOf('another');
    expect(other.G.secret).not.toEqual(one.G.secret);
    for (const step of ['roll', 'build'] as const) {
      const state = { ...one, G: atStep(one.G, step) };
      const twisted = { ...other, G: { ...state.G, secret: other.G.secret } };
      const { action } = await bot().play(state, '0');
      expect((await bot().play(twisted, '0')).action).toEqual(action);
      expect((await bot().play({ G: rules['machi-koro']?.view(state.G, 0) }, '0')).action).toEqual(action);
    }
  });

  test('moves as the player of its level does in the framework', async () => {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    for (let moves = 0; moves < 10; moves++) await Step(client as never, bot() as never);
    expect(client.getState()?._stateID).toBe(10);
  });
});

test('a search tells the debug panel what it thought of each move, as a tree without cycles', async () => {
  const game = gameOf('machi-koro');
  const begun = InitializeGame({ game, numPlayers: 2, setupData: {} }) as State;
  const state = { ...begun, G: atStep(begun.G, 'build') };
  const Searcher = botClass('machi-koro', 'hard', { iterations: 60 });
  const { action, metadata } = await new Searcher({ enumerate: game.ai?.enumerate as never, seed: 1 }).play(state, '0');
  expect(metadata?.visits).toBe(60);
  expect(metadata?.children[0]?.parentAction).toEqual(action);
  expect(JSON.parse(JSON.stringify(metadata))).toEqual(metadata);
});

test('a bot may think elsewhere', async () => {
  const game = gameOf('machi-koro');
  const state = InitializeGame({ game, numPlayers: 2, setupData: {} }) as State;
  const elsewhere = {
    choose: async (view: unknown, seat: number) => createPlayer('machi-koro', 'normal', { seed: 1 }).choose(view, seat),
  };
  const Remote = botClass('machi-koro', 'hard', {}, () => elsewhere);
  const { action } = await new Remote({ enumerate: game.ai?.enumerate as never }).play(state, '0');
  expect(action.payload).toMatchObject({ type: 'rollDice', args: [1], playerID: '0' });
});
