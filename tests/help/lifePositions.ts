// Random positions of Life for the property tests, as a fast-check arbitrary.
import fc from 'fast-check';
import { type CardId, dreamCardIds, lifeCard, lifeCardIds } from '../../src/game/life/cards';
import { cardsOf, eachRow } from '../../src/game/life/rows';
import type { LifeG, LifePlayer, OwnedLife, Row } from '../../src/game/life/types';

const lifeId = fc.oneof(
  fc.constantFrom(...lifeCardIds),
  // Where most happens.
  fc.constantFrom(...lifeCardIds.filter((id) => lifeCard(id).color === 'purple' || lifeCard(id).effect.type === 'harvest')),
);
const ownedLife: fc.Arbitrary<OwnedLife> = fc
  .record({ card: lifeId, friend: fc.integer({ min: 0, max: 3 }).map((n) => n === 0), hearts: fc.nat({ max: 3 }) })
  .map((one) => (lifeCard(one.card).effect.type === 'harvest' ? one : { ...one, hearts: 0 }));

const player: fc.Arbitrary<LifePlayer> = fc.record({
  hearts: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 40 })),
  life: fc.array(ownedLife, { maxLength: 8 }),
  dreams: fc.array(fc.record({ card: fc.constantFrom(...dreamCardIds.filter((id) => id !== 'friend')) }), { maxLength: 4 }),
});

const perRow = <T>(arbitrary: (row: Row) => fc.Arbitrary<T>): fc.Arbitrary<Record<Row, T>> => fc.record(eachRow(arbitrary));
const faceUp = (row: Row): fc.Arbitrary<Partial<Record<CardId, number>>> =>
  fc.record(Object.fromEntries(cardsOf[row].map((id) => [id, fc.nat({ max: 2 })])));
const pile = (row: Row) => fc.array(fc.constantFrom(...cardsOf[row]), { maxLength: 6 });

type Place = Pick<LifeG['turn'], 'step' | 'lap'>;
const place = fc.constantFrom<Place[]>(
  { step: 'roll', lap: null },
  { step: 'roll', lap: null },
  { step: 'buy', lap: null },
  { step: 'partner', lap: null },
  { step: 'buy', lap: 1 },
  { step: 'buy', lap: 2 },
);

/** Any position before a roll or a purchase, also such as no match would ever reach. */
export const lifePosition: fc.Arbitrary<LifeG> = fc.integer({ min: 2, max: 5 }).chain((seats) =>
  fc
    .record({
      players: fc.array(player, { minLength: seats, maxLength: seats }),
      rows: perRow(faceUp),
      decks: perRow(pile),
      homesBought: fc.nat({ max: 3 }),
      first: fc.nat({ max: seats - 1 }),
      seat: fc.nat({ max: seats - 1 }),
      at: place,
    })
    .map(({ players, rows, decks, homesBought, first, seat, at }) => ({
      options: { startingPlayer: 'first' as const },
      first,
      players,
      rows,
      deckSizes: eachRow((row) => decks[row].length),
      secret: { decks },
      gone: [],
      homesBought,
      turn: { seat, ...at, dice: [], partnerUsed: false, queue: [] },
    })),
);
