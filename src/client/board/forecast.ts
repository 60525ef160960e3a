// What each number would bring: played out by the rules on a copy, never told a second time here.
import type { Chance, Move, Rules } from '../../game';
import type { CityG, CityHappening } from '../../game/city/types';

type CityRules = Rules<CityG>;

/** What one roll brings a seat. */
export interface Yield {
  /** Coins received less coins paid; relief coins do not count. */
  coins: number;
  /** Whether someone chooses on the way: our best choice is counted, a choice of another is not held against us. */
  choice: boolean;
  /** Whether a swap is offered to the roller on the way. */
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
const facesFor = (number: number) => (number <= 6 ? [number] : [number - 6, 6]);

/** The chance of each number 0-12 with one or two dice. */
export function chances(dice: 1 | 2): number[] {
  const ways = Array<number>(13).fill(0);
  for (let first = 1; first <= 6; first++) {
    if (dice === 1) ways[first] = 1 / 6;
    else for (let second = 1; second <= 6; second++) ways[first + second] = (ways[first + second] ?? 0) + 1 / 36;
  }
  return ways;
}

/** A copy in which the next turn of `seat` has just begun: the seat before it has passed. */
function openTurn(rules: CityRules, G: CityG, seat: number): CityG {
  const copy = rules.copy(G);
  const before = (seat - 1 + copy.players.length) % copy.players.length;
  copy.turn = { ...copy.turn, seat: before, step: 'build', extra: false, again: false, queue: [] };
  rules.applyLegal(copy, { move: 'pass', args: [] }, scripted([1]));
  return copy;
}

/** Coins received less coins paid by `seat` in these happenings. */
export function netCoins(happenings: readonly CityHappening[], seat: number): number {
  let net = 0;
  for (const happening of happenings) {
    if (happening.type !== 'pay') continue;
    if (happening.to === seat) net += happening.amount;
    if (happening.from === seat) net -= happening.amount;
  }
  return net;
}

const deciding = ['reroll', 'takeCoins', 'trade'];

/** Plays `move` and all choices that follow before the build step, on a copy. */
export function settle(rules: CityRules, G: CityG, move: Move, seat: number, faces: readonly number[]): Yield {
  const state = rules.copy(G);
  const happenings = rules.applyLegal(state, move, scripted(faces)) as CityHappening[];
  const result: Yield = { coins: netCoins(happenings, seat), choice: false, swap: false };
  if (rules.toMove(state) !== G.turn.seat || !deciding.includes(state.turn.step)) return result;
  const rest = choose(rules, state, seat);
  const { step } = state.turn;
  return {
    coins: result.coins + rest.coins,
    choice: rest.choice || step === 'takeCoins',
    swap: rest.swap || step === 'trade',
  };
}

function choose(rules: CityRules, state: CityG, seat: number): Yield {
  const legal = rules.legalMoves(state);
  const open = legal.filter(({ move, args }) => {
    if (move === 'reroll' || move === 'trade') return false;
    return move !== 'takeCoins' || args[0] !== seat;
  });
  const outcomes = open.map((move) => settle(rules, state, move, seat, [1]));
  return outcomes.reduce((best, one) => (one.coins > best.coins ? one : best));
}

/** For each number 1-12: what it brings `seat` when it rolls it on its next turn, and when each other seat does. */
export function forecast(rules: CityRules, G: CityG, seat: number): Outlook[] {
  const turns = G.players.map((_, roller) => openTurn(rules, G, roller));
  const roll = (number: number, roller: number) => {
    const faces = facesFor(number);
    return settle(rules, turns[roller] as CityG, { move: 'rollDice', args: [faces.length] }, seat, faces);
  };
  const others = [...G.players.keys()].filter((other) => other !== seat);
  return NUMBERS.map((number) => ({
    number,
    own: roll(number, seat),
    others: others.map((other) => ({ seat: other, yield: roll(number, other) })),
  }));
}

/** What an own roll with so many dice brings on average. */
export function averageRoll(outlooks: readonly Outlook[], dice: 1 | 2): number {
  const chance = chances(dice);
  return outlooks.reduce((sum, { number, own }) => sum + own.coins * (chance[number] ?? 0), 0);
}

/** The state after `move`, unseen cards dealt at random; `G` stays as it is. */
export function after(rules: CityRules, G: CityG, move: Move, chance: Chance): CityG {
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
