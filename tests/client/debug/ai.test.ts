// Our bots behind the debug panel's AI tab, which plays them through the framework's own bots.
import type { Game } from 'boardgame.io';
import { MCTSBot, RandomBot, Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { beforeEach, expect, test, vi } from 'vitest';
import * as bots from '../../../src/bots';
import { type AiChoice, aiChoices, prepareChoice, withBots } from '../../../src/client/debug/ai';
import { games, type Rules, rules } from '../../../src/game';

vi.mock('../../../src/bots', { spy: true });
beforeEach(() => void vi.mocked(bots.createPlayer).mockClear());

/** A match of two as the debug page opens it, and the framework's bot that the tab starts with. */
async function table(name: string, choice: AiChoice) {
  await prepareChoice(name, choice, 2);
  const plain = { ...(games.find((game) => game.name === name) as Game), seed: 'a seed' };
  const game = withBots(plain, rules[name] as Rules<unknown>, choice, () => client.store.getState().G);
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  const made = vi.mocked(bots.createPlayer).mock.results.at(-1);
  const choose = made?.type === 'return' ? vi.spyOn(made.value, 'choose') : null;
  const parts = { game: client.game, enumerate: client.game.ai?.enumerate as never, seed: 1 };
  return { client, choose, search: new MCTSBot(parts), random: new RandomBot(parts) };
}

test.each(['machi-koro', 'machi-koro-life'])(
  '%s: the search of the tab plays the choice of every level, thought of once',
  async (name) => {
    for (const level of bots.levels) {
      const { client, choose, search } = await table(name, level);
      for (let moves = 1; moves <= 6; moves++) {
        await Step(client as never, search as never);
        expect(client.getState()?._stateID).toBe(moves);
        expect(choose).toHaveBeenCalledTimes(moves);
      }
    }
  },
);

test('a bot at random has no other move to draw', async () => {
  const { client, choose, random } = await table('machi-koro', 'normal');
  for (let moves = 1; moves <= 10; moves++) await Step(client as never, random as never);
  expect(client.getState()?._stateID).toBe(10);
  expect(choose).toHaveBeenCalledTimes(10);
});

test('any legal move: the game stays as it is', () => {
  expect(aiChoices).toEqual([...bots.levels, 'any legal move']);
  const game = games[0] as Game;
  expect(withBots(game, rules[game.name as string] as Rules<unknown>, 'any legal move', () => null)).toBe(game);
});
