// Engine 1: the landmark editions (classic, Fussball, Bau dir deine Verlagswelt).
import { type Chance, IllegalMove, type Rules } from '../rules';
import { type Choices, readChoices } from '../table';
import { type EstablishmentId, establishmentIds } from './cards';
import { legalMoves, refusal, steps } from './legalMoves';
import { eachKind, setupMarket, supply } from './market';
import { advance, newTurn, outcome } from './turn';
import type { Activation, CityG, CityHappening, CityOptions, CityPlayer, Edition } from './types';

/** The options of the landmark editions, the default of each first. */
export const cityChoices: Choices<CityOptions> = {
  display: ['all', 'comeWhatMay'],
  maxCopies: [null, 2],
  startingPlayer: ['first', 'random'],
};

const START_COINS = 3;
const startingCards: readonly EstablishmentId[] = ['wheatField', 'bakery'];
const isStartingCard = (id: EstablishmentId): boolean => startingCards.includes(id);
const SEATS = { min: 2, max: 4 };

/** The rules of one landmark edition. */
export function city(edition: Edition): Rules<CityG, CityOptions, CityHappening> {
  return {
    id: edition.game,
    seats: SEATS,
    phases: { play: steps },
    readOptions: (setupData) => readChoices(cityChoices, setupData),
    setup: (seats, options, chance) => setup(edition, seats, options, chance),
    toMove: (G) => (outcome(G) ? null : G.turn.seat),
    phase: () => 'play',
    step: (G) => G.turn.step,
    legalMoves,
    refusal,
    apply(G, move, chance) {
      const why = refusal(G, move);
      if (why) throw new IllegalMove(why);
      return advance(G, move, chance);
    },
    applyLegal: advance,
    outcome,
    view,
    imagine,
    copy,
  };
}

function setup(edition: Edition, seats: number, options: CityOptions, chance: Chance): CityG {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    throw new RangeError(`seats: must be a whole number from ${SEATS.min} to ${SEATS.max}`);
  }
  const players = Array.from({ length: seats }, newPlayer);
  const first = options.startingPlayer === 'random' ? (chance.shuffle([...players.keys()])[0] as number) : 0;
  const { market, deckSize, secret } = setupMarket(options, seats, chance);
  return { edition: edition.id, options: { ...options }, players, market, deckSize, secret, turn: newTurn(first, false) };
}

function newPlayer(): CityPlayer {
  return {
    coins: START_COINS,
    establishments: eachKind((id) => (isStartingCard(id) ? 1 : 0)),
    landmarks: { trainStation: 'unbuilt', shoppingMall: 'unbuilt', amusementPark: 'unbuilt', radioTower: 'unbuilt' },
  };
}

function copyPlayer({ coins, establishments, landmarks }: CityPlayer): CityPlayer {
  return { coins, establishments: { ...establishments }, landmarks: { ...landmarks } };
}

const copyActivation = ({ seat, card }: Activation): Activation => ({ seat, card });

function copyOpen(G: CityG): CityG {
  const { turn } = G;
  return {
    edition: G.edition,
    options: { ...G.options },
    players: G.players.map(copyPlayer),
    market: { ...G.market },
    deckSize: G.deckSize,
    turn: { ...turn, dice: [...turn.dice], queue: turn.queue.map(copyActivation) },
  };
}

function copy(G: CityG): CityG {
  const copied = copyOpen(G);
  if (G.secret) copied.secret = { deck: [...G.secret.deck] };
  return copied;
}

/** Everyone sees everything but the pile. */
function view(G: CityG): CityG {
  return copyOpen(G);
}

/** The pile is what the supply has and neither the market nor a player shows, in random order. */
function imagine(G: CityG, chance: Chance): CityG {
  const imagined = copyOpen(G);
  const seats = G.players.length;
  const unseen: EstablishmentId[] = [];
  if (G.deckSize > 0) {
    for (const id of establishmentIds) {
      let copies = supply(G.options, seats, id) + (isStartingCard(id) ? seats : 0) - G.market[id];
      for (const player of G.players) copies -= player.establishments[id];
      while (copies-- > 0) unseen.push(id);
    }
  }
  imagined.secret = { deck: chance.shuffle(unseen) };
  return imagined;
}
