// Who plays in simulations: the levels of the table, and players that are only there to measure them by.
import { createPlayer } from '../../src/bots/createPlayer';
import type { MoveAnalysis, Player, PlayerOptions, Skill } from '../../src/bots/player';
import { type Rules, rules, type SeededChance, seededChance } from '../../src/game';
import type { CityG } from '../../src/game/city/types';
import { frameworkBot } from './frameworkBot';
import { cityPlayouts } from './mcts/city';
import { search } from './mcts/search';

/** boardgame.io's MCTSBot, the same with sight of the coming dice, and, in towns, our own search without a network, 10 ms a decision. */
export const yardsticks = ['framework', 'foresight', 'mcts'] as const;
export type Yardstick = (typeof yardsticks)[number];

const MCTS_BUDGET = { milliseconds: 10 };

/** @param chance the generator of the match; only `foresight` looks at it */
export function sit(game: string, bot: Skill | Yardstick, options: PlayerOptions, chance: SeededChance): Player {
  const played = rules[game] as Rules<unknown>;
  switch (bot) {
    case 'framework':
      return frameworkBot(played, options.seed);
    case 'foresight':
      return frameworkBot(played, options.seed, chance);
    case 'mcts':
      return ownSearch(played as Rules<CityG>, options.seed);
    default:
      return createPlayer(game, bot, options);
  }
}

function ownSearch(played: Rules<CityG>, seed: number): Player {
  const playouts = cityPlayouts(played);
  const chance = seededChance(seed);
  return {
    choose: (given, seat) =>
      (search(played, playouts, played.view(given as CityG, seat), MCTS_BUDGET, chance)[0] as MoveAnalysis).move,
  };
}
