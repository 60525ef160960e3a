// What a card does when it works: the one place that gives the effect words their meaning.
import { counterClockwise } from '../table';
import { type EstablishmentId, establishment, establishmentIds, type LandmarkId, landmark, landmarkIds } from './cards';
import { limit } from './market';
import type { Activation, CityG, CityHappening, CityPlayer, Color, Icon, Power } from './types';

/** The highest number that can be rolled. */
const MAX_ROLL = 12;

/** The player at a seat that is known to exist. */
export const playerAt = (G: CityG, seat: number): CityPlayer => G.players[seat] as CityPlayer;

const landmarksWith: Record<Power['type'], LandmarkId[]> = { twoDice: [], bonus: [], extraTurn: [], reroll: [] };
for (const id of landmarkIds) landmarksWith[landmark(id).power.type].push(id);

/** Whether the player has a working landmark with this power. */
export function hasPower(player: CityPlayer, power: Power['type']): boolean {
  for (const id of landmarksWith[power]) if (player.landmarks[id] === 'working') return true;
  return false;
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

const kindsWith = Object.fromEntries(
  establishmentIds.map(establishment).map(({ icon }) => [icon, establishmentIds.filter((id) => establishment(id).icon === icon)]),
) as Record<Icon, EstablishmentId[]>;

/** How many cards with this icon the player owns, copies counted. */
export function countIcon(player: CityPlayer, icon: Icon): number {
  let count = 0;
  for (const id of kindsWith[icon]) count += player.establishments[id];
  return count;
}

/** Number rolled -> the kinds of these colours that work, in the order of the table. */
const kindsByNumber = (...colors: Color[]): readonly EstablishmentId[][] =>
  Array.from({ length: MAX_ROLL + 1 }, (_, number) =>
    establishmentIds.filter((id) => colors.includes(establishment(id).color) && establishment(id).activation.includes(number)),
  );
const red = kindsByNumber('red');
const blue = kindsByNumber('blue');
const blueAndGreen = kindsByNumber('blue', 'green');
const purple = kindsByNumber('purple');

/** The cards that a roll puts to work, in the order of the rules: red counter-clockwise, blue and green, purple (C30-C39). */
export function activations(G: CityG, roller: number, rolled: number): Activation[] {
  const queue: Activation[] = [];
  const others = counterClockwise(G.players.length, roller);
  for (const seat of others) addOwned(queue, G, seat, red[rolled]);
  addOwned(queue, G, roller, blueAndGreen[rolled]);
  for (const seat of others) addOwned(queue, G, seat, blue[rolled]);
  addOwned(queue, G, roller, purple[rolled]);
  return queue;
}

function addOwned(queue: Activation[], G: CityG, seat: number, kinds: readonly EstablishmentId[] = []): void {
  const { establishments } = playerAt(G, seat);
  for (const card of kinds) if (establishments[card] > 0) queue.push({ seat, card });
}

/** What each copy of this card brings its owner from the bank, or asks of each payer, when it works; 0 for a swap. */
export function coinsPerCopy(owner: CityPlayer, id: EstablishmentId): number {
  const { effect, icon } = establishment(id);
  if (effect.type === 'get') return effect.amount * (effect.per ? countIcon(owner, effect.per) : 1) + bonus(owner, icon);
  if (effect.type === 'take') return effect.from === 'roller' ? effect.amount + bonus(owner, icon) : effect.amount;
  return 0;
}

/** Lets all copies of a card work and appends what happened, or only answers `choose` when its owner has to choose first. */
export function work(G: CityG, { seat, card }: Activation, happened: CityHappening[]): 'done' | 'choose' {
  const { effect } = establishment(card);
  const each = coinsPerCopy(playerAt(G, seat), card);
  if (effect.type === 'get') {
    payFromBank(G, seat, card, each, happened);
  } else if (effect.type === 'swap') {
    if (hasSwap(G, seat)) return 'choose';
    happened.push({ type: 'noEffect', seat, card });
  } else if (effect.from === 'roller') {
    takeFrom(G, seat, card, G.turn.seat, each, happened);
  } else if (effect.from === 'each') {
    for (const payer of counterClockwise(G.players.length, seat)) takeFrom(G, seat, card, payer, each, happened);
  } else {
    const [payer, ...more] = seatsWithCoins(G, seat);
    if (more.length > 0) return 'choose';
    if (payer === undefined) happened.push({ type: 'noEffect', seat, card });
    else takeFrom(G, seat, card, payer, each, happened);
  }
  return 'done';
}

/** The other players who have something to take, ascending seats (C41). */
export function seatsWithCoins(G: CityG, seat: number): number[] {
  const seats: number[] = [];
  for (let other = 0; other < G.players.length; other++) {
    if (other !== seat && playerAt(G, other).coins > 0) seats.push(other);
  }
  return seats;
}

/** C31, C40, C41: the payer pays what he has; what is missing is lost. */
export function takeFrom(
  G: CityG,
  to: number,
  card: EstablishmentId,
  from: number,
  each: number,
  happened: CityHappening[],
): void {
  const [owner, payer] = [playerAt(G, to), playerAt(G, from)];
  const copies = owner.establishments[card];
  const owed = each * copies;
  const amount = Math.min(owed, payer.coins);
  payer.coins -= amount;
  owner.coins += amount;
  happened.push({ type: 'pay', from, to, amount, owed, card, copies });
}

function payFromBank(G: CityG, to: number, card: EstablishmentId, each: number, happened: CityHappening[]): void {
  const owner = playerAt(G, to);
  const copies = owner.establishments[card];
  const amount = each * copies;
  owner.coins += amount;
  if (amount === 0) happened.push({ type: 'noEffect', seat: to, card });
  else happened.push({ type: 'pay', from: 'bank', to, amount, owed: amount, card, copies });
}

const tradable = establishmentIds.filter((id) => establishment(id).color !== 'purple');

/** C42: the swaps open to `seat`; `maxCopies` may take nobody above the limit. */
export function swaps(G: CityG, seat: number, atMost = Number.POSITIVE_INFINITY): Swap[] {
  const found: Swap[] = [];
  const own = tradableOf(G, seat);
  for (let other = 0; other < G.players.length; other++) {
    if (other === seat) continue;
    const theirs = tradableOf(G, other);
    for (const give of own) {
      for (const take of theirs) {
        if (!hasRoom(G, seat, take, give) || !hasRoom(G, other, give, take)) continue;
        found.push([give, other, take]);
        if (found.length >= atMost) return found;
      }
    }
  }
  return found;
}

/** What is given, to which seat, and what is taken from it: the arguments of `trade`. */
export type Swap = readonly [give: EstablishmentId, seat: number, take: EstablishmentId];

function tradableOf(G: CityG, seat: number): EstablishmentId[] {
  const { establishments } = playerAt(G, seat);
  const owned: EstablishmentId[] = [];
  for (const id of tradable) if (establishments[id] > 0) owned.push(id);
  return owned;
}

/** Whether `owner` stays within the limit when he gains one kind for another. */
function hasRoom(G: CityG, owner: number, gained: EstablishmentId, given: EstablishmentId): boolean {
  if (gained === given || G.options.maxCopies === null) return true;
  return playerAt(G, owner).establishments[gained] < limit(G.options, gained);
}

function hasSwap(G: CityG, seat: number): boolean {
  return swaps(G, seat, 1).length > 0;
}
