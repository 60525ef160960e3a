// Random positions and random matches for the property tests, as fast-check arbitraries.
import fc from 'fast-check';
import {
  type EstablishmentId,
  establishment,
  establishmentIds,
  type LandmarkId,
  landmarkIds,
  seededChance,
} from '../../src/game';
import type { CityG, CityHappening, CityOptions, CityPlayer, EditionId, LandmarkState } from '../../src/game/city/types';
import type { Chance, Move } from '../../src/game/rules';
import { allOptions, boxes, rulesOf } from './boxes';

const edition = fc.constantFrom<EditionId[]>(...boxes);
const options = fc.constantFrom<CityOptions[]>(...allOptions);

function counts(most: (id: EstablishmentId) => number): fc.Arbitrary<Record<EstablishmentId, number>> {
  const record = Object.fromEntries(establishmentIds.map((id) => [id, fc.nat({ max: most(id) })]));
  return fc.record(record) as fc.Arbitrary<Record<EstablishmentId, number>>;
}

const isPurple = (id: EstablishmentId) => establishment(id).color === 'purple';

function player(box: EditionId, { maxCopies }: CityOptions): fc.Arbitrary<CityPlayer> {
  const states: LandmarkState[] = box === 'classic' ? ['unbuilt', 'working'] : ['unbuilt', 'new', 'working'];
  const landmarks = fc
    .record(
      Object.fromEntries(landmarkIds.map((id) => [id, fc.constantFrom(...states)])) as Record<
        LandmarkId,
        fc.Arbitrary<LandmarkState>
      >,
    )
    .filter((all) => Object.values(all).includes('unbuilt'));
  return fc.record({
    coins: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 40 })),
    establishments: counts((id) => (isPurple(id) ? 1 : (maxCopies ?? 3))),
    landmarks,
  });
}

/** As many kinds face up as `all` or `comeWhatMay` with a pile would show; a few copies of each, so that kinds run out. */
function marketOf({ display }: CityOptions, deck: readonly EstablishmentId[]): fc.Arbitrary<Record<EstablishmentId, number>> {
  if (display === 'all' || deck.length === 0) return counts(() => 2);
  return fc
    .record({ kinds: fc.shuffledSubarray(establishmentIds, { minLength: 10, maxLength: 10 }), copies: counts(() => 1) })
    .map(({ kinds, copies }) => {
      const faceUp = establishmentIds.map((id) => [id, kinds.includes(id) ? copies[id] + 1 : 0] as const);
      return Object.fromEntries(faceUp) as Record<EstablishmentId, number>;
    });
}

/** Any position before a roll or a build, also such as no match would ever reach. */
export const position: fc.Arbitrary<CityG> = fc
  .record({
    box: edition,
    chosen: options,
    seats: fc.integer({ min: 2, max: 4 }),
    pile: fc.array(fc.constantFrom(...establishmentIds), { maxLength: 12 }),
  })
  .chain(({ box, chosen, seats, pile }) => {
    const deck = chosen.display === 'all' ? [] : pile;
    return fc
      .record({
        players: fc.array(player(box, chosen), { minLength: seats, maxLength: seats }),
        market: marketOf(chosen, deck),
        seat: fc.nat({ max: seats - 1 }),
        extra: fc.boolean(),
        step: fc.constantFrom('roll' as const, 'roll' as const, 'build' as const),
      })
      .map(({ players, market, seat, extra, step }) => ({
        edition: box,
        options: chosen,
        players,
        market,
        deckSize: deck.length,
        secret: { deck },
        turn: { seat, step, dice: step === 'roll' ? [] : [4], rerolled: false, extra, again: false, queue: [] },
      }));
  });

export interface Match {
  edition: EditionId;
  options: CityOptions;
  seats: number;
  seed: number;
}

export const match: fc.Arbitrary<Match> = fc.record({
  edition,
  options,
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat({ max: 0xffffffff }),
});

/** A die that often comes up 3 or 6, where most happens, and is otherwise fair. */
export const loaded = (chance: Chance): Chance => ({
  die: () => (chance.die() > 3 ? chance.die() : chance.die() > 3 ? 3 : 6),
  shuffle: (items) => chance.shuffle(items),
});

/** Matches by chance alone end after a few hundred moves; this many would mean that they do not. */
const LONGEST = 6000;

/** Plays a match by chance alone, building when it can. `before` sees each position with the move about to be made, `after` what came of it. */
export function playMatch(
  { edition: box, options: chosen, seats, seed }: Match,
  before: (G: CityG, move: Move) => void = () => {},
  after: (G: CityG, happenings: readonly CityHappening[]) => void = () => {},
): { G: CityG; moves: Move[] } {
  const rules = rulesOf(box);
  const chance = seededChance(seed);
  const choice = seededChance(seed ^ 0x5bd1e995);
  const G = rules.setup(seats, chosen, chance);
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
