// One match of a simulation: who sits where, from its number alone, so that any worker can play it with the same result.
import { type MatchResult, playMatch } from '../../src/bots/arena';
import type { Budget, Player, Skill } from '../../src/bots/player';
import { seededChance } from '../../src/game';
import { sit, type Yardstick } from './yardsticks';

export interface Simulation {
  game: string;
  /** The bots at the table; match by match each moves one seat on. */
  bots: readonly (Skill | Yardstick)[];
  seed: number;
  /** What a search may spend on a decision; counted in games, the result can be repeated. */
  budget: Budget;
  setupData: unknown;
}

export interface Played extends MatchResult {
  /** Bot by seat, as its place in `bots`. */
  botAt: number[];
  /** By bot: how often it decided and how long it thought. */
  thinking: { decisions: number; milliseconds: number }[];
}

/** Far enough apart that no two simulations share a match. */
const SEEDS_APART = 1_000_003;

export function playOne({ game, bots, seed, budget, setupData }: Simulation, number: number): Played {
  const thinking = bots.map(() => ({ decisions: 0, milliseconds: 0 }));
  const chance = seededChance(seed * SEEDS_APART + number);
  const botAt = bots.map((_, seat) => (seat + number) % bots.length);
  const players = botAt.map((bot) =>
    timed(
      sit(game, bots[bot] as Skill | Yardstick, { seed: seed + number, ...budget }, chance),
      thinking[bot] as Played['thinking'][0],
    ),
  );
  return { ...playMatch(game, players, setupData, chance), botAt, thinking };
}

/** The same player, with his thinking time on record. */
function timed(player: Player, record: Played['thinking'][0]): Player {
  return {
    choose(view, seat) {
      const start = performance.now();
      const move = player.choose(view, seat);
      record.milliseconds += performance.now() - start;
      record.decisions++;
      return move;
    },
  };
}
