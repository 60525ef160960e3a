// What the bots know of each engine: how to play it by rule of thumb, and what a network is told about it.
import { editions, type Move, type Rules } from '../game';
import { cityOutlook } from './city/facts';
import { sensible as sensibleTown } from './city/greedy';
import { lifeOutlook } from './life/facts';
import { sensible as sensibleLife } from './life/greedy';
import type { Outlook } from './network/facts';

export interface Engine<G> {
  /** Names the networks; the landmark editions share theirs. */
  readonly name: string;
  /**
   * A sensible move by simple arithmetic.
   * @param G a state or a view, which stays as it is
   * @param moves the legal moves, at least one
   */
  sensible(rules: Rules<G>, G: G, moves: readonly Move[]): Move;
  readonly outlook: Outlook<G>;
}

const town = { name: 'city', sensible: sensibleTown, outlook: cityOutlook };
const life = { name: 'life', sensible: sensibleLife, outlook: lifeOutlook };

/** By game name. */
const engines: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...Object.values(editions).map(({ game }) => [game, town] as const),
  ['machi-koro-life', life],
]);

/** @throws {RangeError} for a game no bot has learnt. */
export function engineFor<G>(game: string): Engine<G> {
  const engine = engines.get(game);
  if (!engine) throw new RangeError(`no bot knows ${game}`);
  return engine as Engine<G>;
}
