// What a card does when it works: the one place that gives the effect words their meaning.
import { counterClockwise } from '../table';
import { type EstablishmentId, establishment, establishmentIds, type LandmarkId, landmark, landmarkIds } from './cards';
import { limit } from './market';
import type { Activation, CityG, CityHappening, CityPlayer, Color, Icon, Power } from './types';

/** The player at a seat that is known to exist. */
export const playerAt = (G: CityG, seat: number): CityPlayer => G.players[seat] as CityPlayer;

const landmarksWith: Record<Power['type'], LandmarkId[]> = { twoDice: [], bonus: [], extraTurn: [], reroll: [] };
for (const id of landmarkIds) landmarksWith[landmark(id).power.type].push(id);

/** Whether the player has a working landmark with this power. */
export function hasPower(player: CityPlayer, power: Power['type']): boolean {
  return landmarksWith[power].some((id) => player.landmarks[id] === 'working');
}

/** C38: what each copy of the owner's cards with this icon brings on top. */
export function bonus(player: CityPlayer, icon: Icon): number {
  let sum = 0;
  for (const id of landmarksWith.bonus) {
    const { power } = landmark(id);
    if (power.type === 'bonus' && power.icons.includes(icon) && player.landmarks[id] === 'working') sum += power.amount;
  }
  return sum;
}

/** How many cards with this icon the player owns, copies counted. */
export function countIcon(player: CityPlayer, icon: Icon): number {
  let count = 0;
  for (const id of establishmentIds) if (establishment(id).icon === icon) count += player.establishments[id];
  return count;
}

/** Number rolled -> the kinds of these colours that work, in the order of the table. */
const kindsByNumber = (...colors: Color[]): EstablishmentId[][] =>
  Array.from({ length: 13 }, (_, number) =>
    establishmentIds.filter((id) => colors.includes(establishment(id).color) && establishment(id).activation.includes(number)),
  );
const red = kindsByNumber('red');
const blue = kindsByNumber('blue');
const blueAndGreen = kindsByNumber('blue', 'green');
const purple = kindsByNumber('purple');

/** The cards that a roll puts to work, in the order of the rules: red counter-clockwise, blue and green, purple (C30-C39). */
export function activations(G: CityG, roller: number, rolled: number): Activation[] {
  const queue: Activation[] = [];
  const add = (seat: number, kinds: readonly EstablishmentId[] = []) => {
    for (const card of kinds) if (playerAt(G, seat).establishments[card] > 0) queue.push({ seat, card });
  };
  const others = counterClockwise(G.players.length, roller);
  for (const seat of others) add(seat, red[rolled]);
  add(roller, blueAndGreen[rolled]);
  for (const seat of others) add(seat, blue[rolled]);
  add(roller, purple[rolled]);
  return queue;
}

/** Lets all copies of a card work, or answers `choose` when its owner has to choose first. */
export function work(G: CityG, { seat, card }: Activation): CityHappening[] | 'choose' {
  const { effect, icon } = establishment(card);
  const owner = playerAt(G, seat);
  switch (effect.type) {
    case 'get': {
      const each = effect.amount * (effect.per ? countIcon(owner, effect.per) : 1) + bonus(owner, icon);
      return payFromBank(G, seat, card, each);
    }
    case 'take':
      switch (effect.from) {
        case 'roller':
          return [takeFrom(G, seat, card, G.turn.seat, effect.amount + bonus(owner, icon))];
        case 'each':
          return counterClockwise(G.players.length, seat).map((payer) => takeFrom(G, seat, card, payer, effect.amount));
        case 'one': {
          const [payer, ...more] = seatsWithCoins(G, seat);
          if (payer === undefined) return [{ type: 'noEffect', seat, card }];
          return more.length > 0 ? 'choose' : [takeFrom(G, seat, card, payer, effect.amount)];
        }
      }
      break;
    case 'swap':
      return hasSwap(G, seat) ? 'choose' : [{ type: 'noEffect', seat, card }];
  }
}

/** The other players who have something to take, ascending seats (C41). */
export function seatsWithCoins(G: CityG, seat: number): number[] {
  return [...G.players.keys()].filter((other) => other !== seat && playerAt(G, other).coins > 0);
}

/** C31, C40, C41: the payer pays what he has; what is missing is lost. */
export function takeFrom(G: CityG, to: number, card: EstablishmentId, from: number, each: number): CityHappening {
  const copies = playerAt(G, to).establishments[card];
  const owed = each * copies;
  const amount = Math.min(owed, playerAt(G, from).coins);
  playerAt(G, from).coins -= amount;
  playerAt(G, to).coins += amount;
  return { type: 'pay', from, to, amount, owed, card, copies };
}

function payFromBank(G: CityG, to: number, card: EstablishmentId, each: number): CityHappening[] {
  const copies = playerAt(G, to).establishments[card];
  const amount = each * copies;
  if (amount === 0) return [{ type: 'noEffect', seat: to, card }];
  playerAt(G, to).coins += amount;
  return [{ type: 'pay', from: 'bank', to, amount, owed: amount, card, copies }];
}

const tradable = establishmentIds.filter((id) => establishment(id).color !== 'purple');

/** C42: the swaps open to `seat`; `maxCopies` may take nobody above the limit. */
export function swaps(G: CityG, seat: number): { give: EstablishmentId; seat: number; take: EstablishmentId }[] {
  const own = tradable.filter((id) => playerAt(G, seat).establishments[id] > 0);
  const roomFor = (owner: number, gained: EstablishmentId, given: EstablishmentId) =>
    gained === given || playerAt(G, owner).establishments[gained] < limit(G.options, gained);
  return [...G.players.keys()].flatMap((other) => {
    if (other === seat) return [];
    const theirs = tradable.filter((id) => playerAt(G, other).establishments[id] > 0);
    return own.flatMap((give) =>
      theirs
        .filter((take) => roomFor(seat, take, give) && roomFor(other, give, take))
        .map((take) => ({ give, seat: other, take })),
    );
  });
}

function hasSwap(G: CityG, seat: number): boolean {
  return swaps(G, seat).length > 0;
}
