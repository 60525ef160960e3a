// The ways a match can go that the recorded games of a box must show at least once; here those of the landmark editions.
import { buildRefusal, editions, establishment, establishmentIds, isEstablishmentId, landmarkIds } from '../../src/game';
import type { CityG, CityHappening, EditionId } from '../../src/game/city/types';
import { type AnyG, type AnyHappening, type BoxId, rulesOf } from './boxes';
import { lifeWays } from './lifeWays';
import type { Story } from './record';

/** One move of a match, with the position before it. */
type StepOf<G, H> = Story<G, H>['moves'][number];
type WayOf<G, H> = (step: StepOf<G, H>, index: number) => boolean;
/** Ways by their names. */
export type Ways<G = AnyG, H = AnyHappening> = Readonly<Record<string, WayOf<G, H>>>;
type Step = StepOf<CityG, CityHappening>;
type Way = WayOf<CityG, CityHappening>;

const some = <T extends CityHappening['type']>(
  { happenings }: Step,
  type: T,
  test: (one: Extract<CityHappening, { type: T }>) => boolean = () => true,
): boolean => happenings.some((one) => one.type === type && test(one as Extract<CityHappening, { type: T }>));

const doubles = (step: Step) => some(step, 'roll', ({ dice }) => dice.length === 2 && dice[0] === dice[1]);
const roller = (G: CityG) => G.players[G.turn.seat];

const everywhere: Ways<CityG, CityHappening> = {
  'one die is chosen though two may be': ({ move, G }) => move.args[0] === 1 && roller(G)?.landmarks.trainStation === 'working',
  'doubles win an extra turn': (step) => some(step, 'turn', ({ extra }) => extra),
  'doubles win nothing without an Amusement Park': (step) =>
    doubles(step) && roller(step.G)?.landmarks.amusementPark === 'unbuilt',
  'a second roll counts': (step) => some(step, 'roll', ({ reroll }) => reroll),
  'a debtor pays less than he owes': (step) =>
    some(step, 'pay', ({ from, amount, owed }) => from !== 'bank' && amount < owed && amount > 0),
  'a debtor has nothing to pay': (step) => some(step, 'pay', ({ from, amount }) => from !== 'bank' && amount === 0),
  'two players take from the same roller': ({ happenings }) =>
    new Set(happenings.flatMap((one) => (one.type === 'pay' && establishment(one.card).color === 'red' ? [one.to] : []))).size >
    1,
  'the Shopping Mall adds to a red card': (step) =>
    some(step, 'pay', ({ card, owed, copies }) => card === 'cafe' && owed === 2 * copies),
  'the Shopping Mall adds to a green card': (step) =>
    some(step, 'pay', ({ card, owed, copies }) => card === 'bakery' && owed === 2 * copies),
  'a factory counts several cards': (step) =>
    some(step, 'pay', ({ card, owed, copies }) => card === 'furnitureFactory' && owed > 3 * copies),
  'a card works without effect': (step) => some(step, 'noEffect'),
  'the Stadium takes from each player': (step) => some(step, 'pay', ({ card }) => card === 'stadium'),
  'the TV Station takes from a chosen player': ({ move }) => move.move === 'takeCoins',
  'the TV Station takes from the only player with coins': (step) =>
    step.move.move !== 'takeCoins' && some(step, 'pay', ({ card }) => card === 'tvStation'),
  'a card is swapped': (step) => some(step, 'swap'),
  'a swap is declined': (step) => some(step, 'skipTrade'),
  'nothing is built though something could be': (step) =>
    step.move.move === 'pass' && rulesOf(step.G.edition).legalMoves(step.G).length > 1,
  'nothing can be built': (step) => step.move.move === 'pass' && rulesOf(step.G.edition).legalMoves(step.G).length === 1,
  'a second purple card of a kind is refused': (step) => limited(step, 1),
  'a third copy of a kind is refused': (step) => limited(step, 2),
  'a card is turned up from the pile': (step) => some(step, 'reveal'),
  'several cards are turned up at once': ({ happenings }) => happenings.filter(({ type }) => type === 'reveal').length > 1,
  'the last card of a kind is built': ({
    G,
    move: {
      args: [id],
    },
  }) => isEstablishmentId(id) && G.market[id] === 1,
  'the pile runs out': (step) =>
    some(step, 'reveal') && step.G.deckSize === step.happenings.filter(({ type }) => type === 'reveal').length,
  'a swap under the beginners limit': (step) => some(step, 'swap') && step.G.options.maxCopies !== null,
  'a win with another turn pending': (step) => some(step, 'win') && step.G.turn.again,
  'another seat than 0 begins': ({ G }, index) => index === 0 && G.turn.seat > 0,
  'a landmark is built with another turn pending': ({ G, move }) => G.turn.again && landmarkIds.some((id) => id === move.args[0]),
};

const withRelief: Ways<CityG, CityHappening> = {
  'a relief coin': (step) => some(step, 'relief'),
  'a relief coin after paying the last coin': (step) =>
    some(step, 'relief') && some(step, 'pay', ({ from }) => from === step.G.turn.seat),
};

const chained: Way = ({ G, happenings }) => G.turn.extra && happenings.some((one) => one.type === 'turn' && one.extra);
const unchained: Way = (step) => step.G.turn.extra && doubles(step) && !some(step, 'turn');

const asleep: Way = ({ G, happenings }) =>
  happenings.some(({ type }) => type === 'roll') &&
  G.players.some(({ landmarks }) => landmarkIds.some((id) => landmarks[id] === 'new'));

/** A kind for sale that the player could pay but owns up to the limit. */
function limited({ G, move }: Step, limit: number): boolean {
  const player = roller(G);
  if (!player || (move.move !== 'build' && move.move !== 'pass')) return false;
  return establishmentIds.some((id) => {
    const refusal = buildRefusal(G, player, id);
    return refusal?.reason === 'limit' && refusal.limit === limit && player.coins >= establishment(id).cost;
  });
}

/** What the recordings of a box must show. */
export const waysOf = (box: BoxId): Ways => (box === 'life' ? lifeWays : cityWays(box)) as Ways;

/** By the settings of the edition. */
function cityWays(edition: EditionId): Ways<CityG, CityHappening> {
  const { reliefCard, doubles: setting, landmarksWork } = editions[edition];
  const { phases } = rulesOf(edition);
  const names = Object.values(phases).flatMap((steps) => Object.values(steps).flat());
  const moves = names.map((name) => [`the move ${name}`, ({ move }: Step) => move.move === name] as const);
  const cards = [...establishmentIds, ...landmarkIds].map(
    (id) =>
      [
        `${isEstablishmentId(id) ? 'establishment' : 'landmark'} ${id} is built`,
        ({ move }: Step) => move.args[0] === id,
      ] as const,
  );
  return {
    ...Object.fromEntries([...cards, ...moves]),
    ...everywhere,
    ...(reliefCard ? withRelief : {}),
    ...(setting === 'chain'
      ? { 'doubles after doubles win yet another turn': chained }
      : { 'doubles after doubles win nothing': unchained }),
    ...(landmarksWork === 'nextTurn' ? { 'a landmark just built does not work yet': asleep } : {}),
  };
}

/** The ways that a match shows. */
export function shown(box: BoxId, { moves }: Story): string[] {
  return Object.entries(waysOf(box)).flatMap(([name, way]) => (moves.some(way) ? [name] : []));
}
