// The ways a match of Life can go that its recorded games must show at least once.
import { type CardId, card, cardIds, isLifeCardId, lifeCard, lifeCardIds, rowIds } from '../../src/game/life/cards';
import { life } from '../../src/game/life/life';
import { points } from '../../src/game/life/powers';
import type { LifeG, LifeHappening, LifePlayer } from '../../src/game/life/types';
import type { Story } from './record';

type Step = Story<LifeG, LifeHappening>['moves'][number];
type Way = (step: Step, index: number) => boolean;

const some = <T extends LifeHappening['type']>(
  { happenings }: Step,
  type: T,
  test: (one: Extract<LifeHappening, { type: T }>) => boolean = () => true,
): boolean => happenings.some((one) => one.type === type && test(one as Extract<LifeHappening, { type: T }>));

const mover = (G: LifeG) => G.players[G.turn.seat] as LifePlayer;
const has = (player: LifePlayer | undefined, id: CardId) => player?.dreams.some((one) => one.card === id) === true;
const paidFor = (step: Step, id: CardId, test: (owed: number) => boolean = () => true) =>
  some(step, 'pay', ({ card: paid, owed }) => paid === id && test(owed));
const isRed = (id: CardId) => isLifeCardId(id) && lifeCard(id).color === 'red';

const play: Readonly<Record<string, Way>> = {
  'a lap of the draft is passed': ({ G, move }) => G.turn.lap !== null && move.move === 'pass',
  'a Dream is bought in the draft': ({ G, move }) => G.turn.lap !== null && !isLifeCardId(move.args[0]) && move.move === 'buy',
  'one die is rolled': ({ move }) => move.move === 'rollDice' && move.args[0] === 1,
  'two dice are rolled': ({ move }) => move.move === 'rollDice' && move.args[0] === 2,
  'a debtor pays less than he owes': (step) =>
    some(step, 'pay', ({ from, amount, owed }) => from !== 'stock' && amount < owed && amount > 0),
  'a debtor has nothing to pay': (step) => some(step, 'pay', ({ from, amount }) => from !== 'stock' && amount === 0),
  'two players take from the same roller': ({ happenings }) =>
    new Set(happenings.flatMap((one) => (one.type === 'pay' && isRed(one.card) ? [one.to] : []))).size > 1,
  'a relief heart': (step) => some(step, 'relief'),
  'nothing is bought though something could be': ({ G, move }) =>
    move.move === 'pass' && life.legalMoves(G).some((legal) => legal.move === 'buy'),
  'nothing can be bought': ({ G, move }) => move.move === 'pass' && life.legalMoves(G).length === 1,
  'a card that costs nothing is bought': ({ move }) => cardIds.some((id) => id === move.args[0] && card(id).cost === 0),
  'cards are turned up until five kinds lie there': ({ happenings }) =>
    happenings.filter(({ type }) => type === 'reveal').length > 1,
  'a deck runs out': ({ G, happenings }) =>
    rowIds.some(
      (row) =>
        G.deckSizes[row] > 0 && G.deckSizes[row] === happenings.filter((one) => one.type === 'reveal' && one.row === row).length,
    ),
  'a Friend brings its heart': (step) => paidFor(step, 'friend'),
  'a Prank takes a Life card': ({ move }) => move.args[1] === 'life',
  'a Prank takes a Dream': ({ move }) => move.args[1] === 'dreams',
  'a Prank finds nothing to take': (step) => some(step, 'noEffect', (one) => one.card === 'prankOfFate'),
  'a card works without effect': (step) => some(step, 'noEffect', (one) => one.card !== 'prankOfFate'),
  'hearts are laid on a Stock Investment': (step) => some(step, 'invest'),
  'a Stock Investment brings its hearts': (step) => paidFor(step, 'stockInvestment'),
  'Charity Work takes half': (step) => paidFor(step, 'charityWork', (owed) => owed > 4),
  'a Child brings a heart': (step) => paidFor(step, 'child'),
  'a Pet brings a heart': (step) => paidFor(step, 'pet'),
  'a Summer House brings more': (step) =>
    paidFor(step, 'walking', (owed) => owed > 1) || paidFor(step, 'bookworm', (owed) => owed > 2),
  'Collectors Items are discarded to pay for a card': ({ G, move }) => move.move === 'discard' && G.turn.step === 'buy',
  'Collectors Items are discarded before the roll': ({ G, move }) => move.move === 'discard' && G.turn.step === 'roll',
  'A Home takes hearts': (step) => some(step, 'pay', ({ card: paid, amount }) => paid === 'aHome' && amount > 0),
  'a second A Home takes two': (step) => paidFor(step, 'aHome', (owed) => owed === 2),
  'an Elected Politician is passed by': ({ G, happenings }) =>
    happenings.some((one) => one.type === 'pay' && one.card === 'homeParty') &&
    G.players.some((player) => has(player, 'electedPolitician')),
  'a win after a Partner roll or a purchase': (step) => some(step, 'win'),
  'a win that a purchase of the same turn did not bring': (step) =>
    some(step, 'win') && (step.move.move !== 'buy' || points(mover(step.G)) >= 8),
  'another seat than 0 begins': ({ G }, index) => index === 0 && G.turn.seat > 0,
};

const names = new Set(Object.values(life.phases).flatMap((steps) => Object.values(steps).flat()));

/** What the recordings of Life must show. */
export const lifeWays: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(
    cardIds.map((id): [string, Way] => [`${id} is bought`, ({ move }) => move.move === 'buy' && move.args[0] === id]),
  ),
  ...Object.fromEntries([...names].map((name): [string, Way] => [`the move ${name}`, ({ move }) => move.move === name])),
  ...Object.fromEntries(
    lifeCardIds.map((id): [string, Way] => [
      `${id} works`,
      (step) => paidFor(step, id) || some(step, 'exchange', (one) => one.given === id),
    ]),
  ),
  ...play,
};
