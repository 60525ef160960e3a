// Whole matches between players without a screen, reproducible from a seed: the measure of strength.
import { type Chance, type Happening, type Rules, rules, seededChance } from '../game';
import type { Player } from './player';

export interface MatchResult {
  winner: number;
  moves: number;
  turns: number;
  /** The seat that had the first turn. */
  first: number;
  /** Cards bought, in order. */
  purchases: { seat: number; card: string }[];
}

/** What each engine calls a purchase. */
const PURCHASES: ReadonlySet<string> = new Set(['build', 'buy']);

/**
 * Plays one match; each player is shown what his seat may see.
 * @param players by seat
 * @param luck where dice and decks come from, or the seed of it
 * @throws {RangeError} when the match does not end within `mostMoves`, or when a player's move is not legal.
 */
export function playMatch(
  game: string,
  players: readonly Player[],
  setupData: unknown,
  luck: number | Chance,
  mostMoves = 20_000,
): MatchResult {
  const played = rules[game] as Rules<unknown>;
  const chance = typeof luck === 'number' ? seededChance(luck) : luck;
  const options = played.readOptions(setupData);
  if (typeof options === 'string') throw new RangeError(options);
  const G = played.setup(players.length, options, chance);
  const result: MatchResult = { winner: -1, moves: 0, turns: 1, first: played.toMove(G) as number, purchases: [] };
  for (let seat = played.toMove(G); seat !== null; seat = played.toMove(G)) {
    if (++result.moves > mostMoves) throw new RangeError(`${game}: no end after ${mostMoves} moves`);
    const move = (players[seat] as Player).choose(played.view(G, seat), seat);
    for (const happening of played.apply(G, move, chance)) note(happening, result);
  }
  return { ...result, winner: (played.outcome(G) as { winner: number }).winner };
}

function note(happening: Happening, result: MatchResult): void {
  if (happening.type === 'turn') result.turns++;
  if (!PURCHASES.has(happening.type)) return;
  const { seat, card } = happening as Happening & { seat: number; card: string };
  result.purchases.push({ seat, card });
}
