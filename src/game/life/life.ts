// Engine 2: Machi Koro: Life.
import { type Chance, IllegalMove, type Rules } from '../rules';
import { type Choices, readChoices } from '../table';
import { type CardId, card } from './cards';
import { legalMoves, phaseOf, phases, refusal } from './legalMoves';
import { friendCard } from './powers';
import { cardsOf, eachRow, faceUp, setupRows } from './rows';
import { advance, newTurn } from './turn';
import type { LifeG, LifeHappening, LifeOptions, Row } from './types';

/** The options of Life, the default of each first. */
export const lifeChoices: Choices<LifeOptions> = { startingPlayer: ['first', 'random'] };

const START_HEARTS = 5;
const SEATS = { min: 2, max: 5 };

/** The rules of Life. */
export const life: Rules<LifeG, LifeOptions, LifeHappening> = {
  id: 'machi-koro-life',
  seats: SEATS,
  phases: phases as Rules<LifeG>['phases'],
  readOptions: (setupData) => readChoices(lifeChoices, setupData),
  setup,
  toMove: (G) => (G.turn.step === 'over' ? null : G.turn.seat),
  phase: phaseOf,
  step: (G) => G.turn.step,
  legalMoves,
  refusal,
  apply(G, move, chance) {
    const why = refusal(G, move);
    if (why) throw new IllegalMove(why);
    return advance(G, move, chance);
  },
  applyLegal: advance,
  outcome: (G) => (G.turn.step === 'over' ? { winner: G.turn.seat } : null),
  view: copyOpen,
  imagine,
  copy,
};

function setup(seats: number, options: LifeOptions, chance: Chance): LifeG {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    throw new RangeError(`seats: must be a whole number from ${SEATS.min} to ${SEATS.max}`);
  }
  const players = Array.from({ length: seats }, () => ({ hearts: START_HEARTS, life: [], dreams: [] }));
  const first = options.startingPlayer === 'random' ? (chance.shuffle([...players.keys()])[0] as number) : 0;
  return { options: { ...options }, first, players, ...setupRows(chance), gone: [], homesBought: 0, turn: newTurn(first, 0) };
}

/** Everyone sees everything but the piles. */
function copyOpen(G: LifeG): LifeG {
  const { turn } = G;
  return {
    options: { ...G.options },
    first: G.first,
    players: G.players.map(({ hearts, life, dreams }) => ({
      hearts,
      life: life.map((owned) => ({ card: owned.card, friend: owned.friend, hearts: owned.hearts })),
      dreams: dreams.map((owned) => ({ card: owned.card })),
    })),
    rows: eachRow((row) => ({ ...G.rows[row] })),
    deckSizes: { ...G.deckSizes },
    gone: [...G.gone],
    homesBought: G.homesBought,
    turn: { ...turn, dice: [...turn.dice], queue: turn.queue.map(({ seat, index }) => ({ seat, index })) },
  };
}

function copy(G: LifeG): LifeG {
  const copied = copyOpen(G);
  const { secret } = G;
  if (secret) copied.secret = { decks: eachRow((row) => [...secret.decks[row]]) };
  return copied;
}

/** Each pile is what its deck had and nobody has seen since, in random order. */
function imagine(G: LifeG, chance: Chance): LifeG {
  const imagined = copyOpen(G);
  const seen = ownedOrGone(G);
  const unseen = (row: Row): CardId[] => {
    const pile: CardId[] = [];
    for (const id of cardsOf[row]) {
      const left = card(id).copies - faceUp(G, id) - (seen.get(id) ?? 0);
      for (let copy = 0; copy < left; copy++) pile.push(id);
    }
    return pile;
  };
  imagined.secret = { decks: eachRow((row) => chance.shuffle(unseen(row))) };
  return imagined;
}

/** How many copies of each card the players have and have discarded. */
function ownedOrGone({ players, gone }: LifeG): Map<CardId, number> {
  const seen = new Map<CardId, number>();
  const see = (id: CardId) => seen.set(id, (seen.get(id) ?? 0) + 1);
  for (const id of gone) see(id);
  for (const { life, dreams } of players) {
    for (const one of life) {
      see(one.card);
      if (one.friend) see(friendCard);
    }
    for (const one of dreams) see(one.card);
  }
  return seen;
}
