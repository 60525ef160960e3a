// What each number would bring: played out by the rules on a copy, never told a second time here. What all boards share.
import type { Chance, Happening, Move, Rules } from '../../game';
import type { Flow } from './table';

/** What one roll brings a seat. */
export interface Yield {
  /** Coins or hearts received less those paid; relief does not count. */
  coins: number;
  /** Whether someone chooses on the way: our best choice is counted, a choice of another is not held against us. */
  choice: boolean;
  /** Whether an exchange of cards comes to the roller on the way. */
  swap: boolean;
}

/** What one number brings a seat, by who rolls it. */
export interface Outlook {
  number: number;
  own: Yield;
  others: { seat: number; yield: Yield }[];
}

/** Dice that fall as written, again and again, and shuffles that change nothing. */
export function scripted(faces: readonly number[]): Chance {
  let next = 0;
  return { die: () => faces[next++ % faces.length] ?? 1, shuffle: (items) => [...items] };
}

const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);
/** Faces that add up to this number, with as few dice as can be. */
export const facesFor = (number: number) => (number <= 6 ? [number] : [number - 6, 6]);

/** The chance of each number 0-12 with one or two dice. */
export function chances(dice: 1 | 2): number[] {
  const ways = Array<number>(13).fill(0);
  for (let first = 1; first <= 6; first++) {
    if (dice === 1) ways[first] = 1 / 6;
    else for (let second = 1; second <= 6; second++) ways[first + second] = (ways[first + second] ?? 0) + 1 / 36;
  }
  return ways;
}

/** For each number 1-12: what it brings `seat` when it rolls it on its next turn, and when each other seat does. */
export function outlooksOf(seats: number, seat: number, roll: (number: number, roller: number) => Yield): Outlook[] {
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
  return NUMBERS.map((number) => ({
    number,
    own: roll(number, seat),
    others: others.map((other) => ({ seat: other, yield: roll(number, other) })),
  }));
}

/** Coins or hearts received less those paid by `seat` in these happenings; a payment says from whom, to whom and how much. */
export function netCoins(happenings: readonly (Happening & Partial<Flow>)[], seat: number): number {
  let net = 0;
  for (const { type, from, to, amount = 0 } of happenings) {
    if (type !== 'pay') continue;
    if (to === seat) net += amount;
    if (from === seat) net -= amount;
  }
  return net;
}

/** What an own roll with so many dice brings on average. */
export function averageRoll(outlooks: readonly Outlook[], dice: 1 | 2): number {
  const chance = chances(dice);
  return outlooks.reduce((sum, { number, own }) => sum + own.coins * (chance[number] ?? 0), 0);
}

/** The state after `move`, unseen cards dealt at random; `G` stays as it is. */
export function after<G>(rules: Rules<G>, G: G, move: Move, chance: Chance): G {
  const state = rules.imagine(G, chance);
  rules.applyLegal(state, move, chance);
  return state;
}

export interface Change {
  number: number;
  /** How much more an own roll of the number brings. */
  own: number;
  /** How much more a roll of another brings, on average over the others. */
  others: number;
}

const mean = (outlook: Outlook) =>
  outlook.others.reduce((sum, other) => sum + other.yield.coins, 0) / Math.max(1, outlook.others.length);

/** The numbers that bring something else after than before. */
export function compare(before: readonly Outlook[], now: readonly Outlook[]): Change[] {
  return now.flatMap((outlook, i) => {
    const old = before[i];
    if (!old) return [];
    const change = { number: outlook.number, own: outlook.own.coins - old.own.coins, others: mean(outlook) - mean(old) };
    return change.own !== 0 || change.others !== 0 ? [change] : [];
  });
}
