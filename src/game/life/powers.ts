// What a player owns and what his Dreams do for him: points, bonuses, and the powers of the start and the end of a turn.
import { counterClockwise } from '../table';
import { type DreamCardId, dreamCard, dreamCardIds, type LifeCardId, lifeCard } from './cards';
import type { Color, LifeG, LifeHappening, LifePlayer } from './types';

/** The player at a seat that is known to exist. */
export const playerAt = (G: LifeG, seat: number): LifePlayer => G.players[seat] as LifePlayer;

/** The Dream that lies on Life cards. */
export const friendCard = dreamCardIds.find((id) => dreamCard(id).power?.when === 'attached') as DreamCardId;
/** What a card brings more when it works with a Friend on it (L34). */
export const friendHearts = powerValue(friendCard);

function powerValue(id: DreamCardId): number {
  const { power } = dreamCard(id);
  return power && 'get' in power ? power.get : 0;
}

/** How many of the player's Life cards carry a Friend. */
export function friends(player: LifePlayer): number {
  let count = 0;
  for (const { friend } of player.life) if (friend) count++;
  return count;
}

/** How many Life cards of this colour the player owns. */
export function countColor(player: LifePlayer, color: Color): number {
  let count = 0;
  for (const { card } of player.life) if (lifeCard(card).color === color) count++;
  return count;
}

/** Whether the player owns a card with this id. */
export function owns(player: LifePlayer, id: string): boolean {
  if (id === friendCard) return friends(player) > 0;
  return player.life.some(({ card }) => card === id) || player.dreams.some(({ card }) => card === id);
}

/** VIP points: those of the Dreams, Friends included. */
export function points(player: LifePlayer): number {
  let sum = friends(player) * dreamCard(friendCard).vip;
  for (const { card } of player.dreams) sum += dreamCard(card).vip;
  return sum;
}

/** L33: what each working copy of a card that brings hearts brings more. */
export function bonus(player: LifePlayer): number {
  let sum = 0;
  for (const { card } of player.dreams) {
    const { power } = dreamCard(card);
    if (power?.when === 'always' && 'bonus' in power) sum += power.bonus;
  }
  return sum;
}

/** L37: whether purple cards neither work for this player nor touch him. */
export function isAloof(player: LifePlayer): boolean {
  for (const { card } of player.dreams) {
    const { power } = dreamCard(card);
    if (power?.when === 'always' && 'aloof' in power) return true;
  }
  return false;
}

/** L35: whether the player may roll once more at the end of the turn. */
export const mayRollAgain = (player: LifePlayer): boolean =>
  player.dreams.some(({ card }) => dreamCard(card).power?.when === 'endOfTurn');

/** L32: the first of the player's Dreams that may leave the game for hearts, and for how many. */
export function discardable(player: LifePlayer): { index: number; card: DreamCardId; hearts: number } | null {
  for (const [index, { card }] of player.dreams.entries()) {
    const { power } = dreamCard(card);
    if (power?.when === 'discarded') return { index, card, hearts: power.get };
  }
  return null;
}

/** L10: Child first, then Pet; each copy by itself. */
export function startOfTurn(G: LifeG, seat: number, happened: LifeHappening[]): void {
  const player = playerAt(G, seat);
  for (const ifNone of [undefined, true]) {
    for (const { card } of player.dreams) {
      const { power } = dreamCard(card);
      if (power?.when !== 'startOfTurn' || power.ifNone !== ifNone) continue;
      if (!ifNone || player.hearts === 0) payFromStock(G, seat, card, power.get + bonus(player), happened);
    }
  }
}

/** What a Dream does when it is bought; a Prank of Fate does not trigger it (L30, L36). */
export function whenGained(G: LifeG, seat: number, card: DreamCardId, happened: LifeHappening[]): void {
  const { power } = dreamCard(card);
  if (power?.when !== 'gained') return;
  if ('get' in power) {
    payFromStock(G, seat, card, power.get, happened);
    return;
  }
  G.homesBought++;
  for (const payer of counterClockwise(G.players.length, seat)) takeHearts(G, seat, card, payer, G.homesBought, happened);
}

/** L20, L31: each copy that is harvested takes one of its owner's hearts, if he has one left. */
export function invest(G: LifeG, seat: number, happened: LifeHappening[]): void {
  const player = playerAt(G, seat);
  for (const owned of player.life) {
    if (player.hearts === 0 || lifeCard(owned.card).effect.type !== 'harvest') continue;
    player.hearts--;
    owned.hearts++;
    happened.push({ type: 'invest', seat, card: owned.card, hearts: owned.hearts });
  }
}

/** Hearts from the stock, which is never empty. */
export function payFromStock(
  G: LifeG,
  to: number,
  card: LifeCardId | DreamCardId,
  amount: number,
  happened: LifeHappening[],
): void {
  playerAt(G, to).hearts += amount;
  if (amount === 0) happened.push({ type: 'noEffect', seat: to, card });
  else happened.push({ type: 'pay', from: 'stock', to, amount, owed: amount, card });
}

/** L13: the payer pays what he has; what is missing is lost. */
export function takeHearts(
  G: LifeG,
  to: number,
  card: LifeCardId | DreamCardId,
  from: number,
  owed: number,
  happened: LifeHappening[],
): void {
  const payer = playerAt(G, from);
  const amount = Math.min(owed, payer.hearts);
  payer.hearts -= amount;
  playerAt(G, to).hearts += amount;
  happened.push({ type: 'pay', from, to, amount, owed, card });
}
