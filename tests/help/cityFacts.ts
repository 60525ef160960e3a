// The landmark editions, as the tests of all boxes ask about them.
import { type EstablishmentId, establishment, establishmentIds, supply } from '../../src/game';
import type { CityG, CityHappening } from '../../src/game/city/types';
import type { Facts } from './facts';

export const cityFacts: Facts<CityG, CityHappening> = {
  purses: (G) => G.players.map((player) => player.coins),
  piles: (G) => (G.secret ? [G.secret.deck] : []),
  pileSizes: (G) => [G.deckSize],
  shufflePiles(G, chance) {
    G.secret = { deck: chance.shuffle(G.secret?.deck ?? []) };
  },
  check,
  gained,
  words,
};

const STARTING: readonly string[] = ['wheatField', 'bakery'];

/** Where each card of a kind is, together: market, pile and players, less the starting cards. */
function inPlay(G: CityG, id: EstablishmentId): number {
  const owned = G.players.reduce((sum, player) => sum + player.establishments[id], 0);
  const faceDown = (G.secret?.deck ?? []).filter((card) => card === id).length;
  return G.market[id] + faceDown + owned - (STARTING.includes(id) ? G.players.length : 0);
}

function checkPlayers(G: CityG): void {
  const most = (id: EstablishmentId) => (establishment(id).color === 'purple' ? 1 : (G.options.maxCopies ?? 99));
  for (const player of G.players) {
    const counts = establishmentIds.map((id) => ({ id, copies: player.establishments[id] }));
    const wrong = counts.find(({ id, copies }) => !Number.isInteger(copies) || copies < 0 || copies > most(id));
    if (wrong) throw new Error(`${wrong.id}: a player owns ${wrong.copies}`);
    if (!Number.isInteger(player.coins) || player.coins < 0) throw new Error(`coins: ${player.coins}`);
  }
}

/** See `Facts.check`. */
function check(G: CityG): void {
  checkPlayers(G);
  for (const id of establishmentIds) {
    if (G.market[id] < 0) throw new Error(`${id}: ${G.market[id]} in the market`);
    if (inPlay(G, id) !== supply(G.options, G.players.length, id)) throw new Error(`${id}: ${inPlay(G, id)} in play`);
  }
  if (G.deckSize !== G.secret?.deck.length) throw new Error('the size of the pile is wrong');
}

function gained(happenings: readonly CityHappening[], seat: number): number {
  let sum = 0;
  for (const one of happenings) {
    if (one.type === 'pay') sum += (one.to === seat ? one.amount : 0) - (one.from === seat ? one.amount : 0);
    if (one.type === 'relief' && one.seat === seat) sum += one.amount;
    if (one.type === 'build' && one.seat === seat) sum -= one.cost;
  }
  return sum;
}

function words(one: CityHappening): string {
  switch (one.type) {
    case 'roll':
      return `${one.reroll ? 'rolls again' : 'rolls'} ${one.dice.join('+')}`;
    case 'pay': {
      const amount = one.amount === one.owed ? one.amount : `${one.amount} of ${one.owed}`;
      return `${one.to} gets ${amount} from ${one.from} for ${one.copies} ${one.card}`;
    }
    case 'noEffect':
      return `${one.card} has no effect`;
    case 'swap':
      return `gives ${one.given} to ${one.with} for ${one.taken}`;
    case 'skipTrade':
      return 'keeps all cards';
    case 'relief':
      return `relief coin for ${one.seat}`;
    case 'build':
      return `builds ${one.card} for ${one.cost}`;
    case 'pass':
      return 'passes';
    case 'reveal':
      return `${one.card} is turned up`;
    case 'turn':
      return `${one.extra ? 'extra turn' : 'turn'} of ${one.seat}`;
    case 'win':
      return `${one.seat} wins`;
  }
}
