// Random matches of every box for the property tests, as a fast-check arbitrary.
import fc from 'fast-check';
import { seededChance } from '../../src/game';
import type { Move } from '../../src/game/rules';
import { type AnyG, type AnyHappening, type AnyOptions, allBoxes, allOptionsOf, type BoxId, rulesOf } from './boxes';

export interface Match {
  box: BoxId;
  options: AnyOptions;
  seats: number;
  seed: number;
}

export const match: fc.Arbitrary<Match> = fc.constantFrom<BoxId[]>(...allBoxes).chain((box) =>
  fc.record({
    box: fc.constant(box),
    options: fc.constantFrom<AnyOptions[]>(...allOptionsOf(box)),
    seats: fc.integer(rulesOf(box).seats),
    seed: fc.nat({ max: 0xffffffff }),
  }),
);

/** Matches by chance alone end after a few hundred moves; this many would mean that they do not. */
const LONGEST = 6000;

/** Plays a match by chance alone, buying when it can. `before` sees each position with the move about to be made, `after` what came of it. */
export function playMatch(
  { box, options, seats, seed }: Match,
  before: (G: AnyG, move: Move) => void = () => {},
  after: (G: AnyG, happenings: readonly AnyHappening[]) => void = () => {},
): { G: AnyG; moves: Move[] } {
  const rules = rulesOf(box);
  const chance = seededChance(seed);
  const choice = seededChance(seed ^ 0x5bd1e995);
  const G = rules.setup(seats, options, chance);
  const moves: Move[] = [];
  while (rules.toMove(G) !== null) {
    const legal = rules.legalMoves(G);
    const eager = choice.die() > 1 ? legal.filter(({ move }) => move !== 'pass') : legal;
    const move = choice.shuffle(eager.length > 0 ? eager : legal)[0];
    if (!move || moves.length > LONGEST) throw new Error(`stuck after ${moves.length} moves`);
    before(G, move);
    after(G, rules.apply(G, move, chance));
    moves.push(move);
  }
  return { G, moves };
}
