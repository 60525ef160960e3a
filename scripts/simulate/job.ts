// One match of a simulation: who sits where, from its number alone, so that any worker can play it with the same result.
import { type MatchResult, playMatch } from '../../src/bots/arena';
import { createPlayer } from '../../src/bots/createPlayer';
import type { Player, Skill } from '../../src/bots/player';

export interface Simulation {
  game: string;
  /** The bots at the table; match by match each moves one seat on. */
  bots: readonly Skill[];
  seed: number;
  /** Per decision of a search; counted, not timed, so that the result can be repeated. */
  iterations: number;
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

export function playOne({ game, bots, seed, iterations, setupData }: Simulation, number: number): Played {
  const thinking = bots.map(() => ({ decisions: 0, milliseconds: 0 }));
  const botAt = bots.map((_, seat) => (seat + number) % bots.length);
  const players = botAt.map((bot) =>
    timed(createPlayer(game, bots[bot] as Skill, { seed: seed + number, iterations }), thinking[bot] as Played['thinking'][0]),
  );
  return { ...playMatch(game, players, setupData, seed * SEEDS_APART + number), botAt, thinking };
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
