// Whole matches between players without a screen, reproducible from a seed: the measure of strength.
import { type Rules, rules, seededChance } from '../game';
import type { Player } from './player';

export interface MatchResult {
  winner: number;
  moves: number;
  turns: number;
}

/**
 * Plays one match; each player is shown what his seat may see.
 * @param players by seat
 * @throws {RangeError} when the match does not end within `mostMoves`, or when a player's move is not legal.
 */
export function playMatch(
  game: string,
  players: readonly Player[],
  setupData: unknown,
  seed: number,
  mostMoves = 20_000,
): MatchResult {
  const played = rules[game] as Rules<unknown>;
  const chance = seededChance(seed);
  const options = played.readOptions(setupData);
  if (typeof options === 'string') throw new RangeError(options);
  const G = played.setup(players.length, options, chance);
  let turns = 1;
  let moves = 0;
  for (let seat = played.toMove(G); seat !== null; seat = played.toMove(G)) {
    if (++moves > mostMoves) throw new RangeError(`${game}: no end after ${mostMoves} moves`);
    const move = (players[seat] as Player).choose(played.view(G, seat), seat);
    for (const { type } of played.apply(G, move, chance)) if (type === 'turn') turns++;
  }
  return { winner: (played.outcome(G) as { winner: number }).winner, moves, turns };
}
