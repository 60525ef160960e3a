// Random positions of the landmark editions for the property tests, as a fast-check arbitrary.
import fc from 'fast-check';
import { type EstablishmentId, establishment, establishmentIds, type LandmarkId, landmarkIds } from '../../src/game';
import type { CityG, CityOptions, CityPlayer, EditionId, LandmarkState } from '../../src/game/city/types';
import type { Chance } from '../../src/game/rules';
import { allOptions, boxes } from './boxes';

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

/** A die that often comes up 3 or 6, where most happens, and is otherwise fair. */
export const loaded = (chance: Chance): Chance => ({
  die: () => (chance.die() > 3 ? chance.die() : chance.die() > 3 ? 3 : 6),
  shuffle: (items) => chance.shuffle(items),
});
