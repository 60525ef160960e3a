// What a round is expected to bring each seat: every sum of the dice is played through the rules for every roller, with dice from a
// script, so that no card has to be known here.
import type { Move, Rules } from '../../game';
import type { LifeG, LifePlayer } from '../../game/life/types';
import { noDice } from '../dice';
import { chances, showing, sums } from './dice';

/** So many hearts everyone is taken to hold, at least: today's empty purse says little of the rounds to come. */
const PURSE = 6;
/** So many hearts are taken to lie on a card that gathers them when it works at last. */
const GATHERED = 6;

export interface Prospect {
  /** By seat: hearts expected in one round in which everyone has a turn. */
  readonly income: number[];
  /** By seat: with how many dice it is expected to roll. */
  readonly dice: (1 | 2)[];
}

const PASS: Move = { move: 'pass', args: [] };
const END_TURN: Move = { move: 'endTurn', args: [] };
const ROLLS: Readonly<Record<1 | 2, Move>> = { 1: { move: 'rollDice', args: [1] }, 2: { move: 'rollDice', args: [2] } };

/** Hearts and dice to be expected in the rounds to come, stolen cards aside. */
export function prospect(rules: Rules<LifeG>, G: LifeG): Prospect {
  const seats = G.players.length;
  const purses = G.players.map(({ hearts }) => Math.max(hearts, PURSE));
  const trial: LifeG = { ...G, players: G.players.map(standIn), secret: undefined };
  const income = purses.map(() => 0);
  const dice: (1 | 2)[] = [];
  for (let roller = 0; roller < seats; roller++) {
    const changes = { 1: income.map(() => 0), 2: income.map(() => 0) };
    for (const sum of sums) rollOnce(rules, trial, purses, roller, sum, changes);
    const better = advantage(changes[2], roller) > advantage(changes[1], roller) ? 2 : 1;
    dice.push(better);
    const rolls = passOn(rules, trial, purses, roller, income);
    for (let seat = 0; seat < seats; seat++) add(income, seat, rolls * (changes[better][seat] as number));
  }
  return { income, dice };
}

const standIn = ({ hearts, life, dreams }: LifePlayer): LifePlayer => ({
  hearts,
  life: life.map((owned) => ({ card: owned.card, friend: owned.friend, hearts: owned.hearts + GATHERED })),
  dreams,
});

function refillPurses({ players }: LifeG, purses: readonly number[]): void {
  for (let seat = 0; seat < purses.length; seat++) (players[seat] as LifePlayer).hearts = purses[seat] as number;
}

/** Adds to `changes`, by number of dice, what this sum does to each seat, weighted by its chance. */
function rollOnce(
  rules: Rules<LifeG>,
  trial: LifeG,
  purses: readonly number[],
  roller: number,
  sum: number,
  changes: Readonly<Record<1 | 2, number[]>>,
): void {
  refillPurses(trial, purses);
  trial.turn = { seat: roller, step: 'roll', dice: [], lap: null, partnerUsed: false, queue: [] };
  const { count, chance } = showing(sum);
  rules.applyLegal(trial, ROLLS[count], chance);
  for (let seat = 0; seat < purses.length; seat++) {
    const change = (trial.players[seat] as LifePlayer).hearts - (purses[seat] as number);
    if (change === 0) continue;
    add(changes[1], seat, change * (chances[1][sum] as number));
    add(changes[2], seat, change * (chances[2][sum] as number));
  }
}

/** Adds what the end of this seat's turn and the start of the next do, and answers how often a turn of this seat rolls. */
function passOn(rules: Rules<LifeG>, trial: LifeG, purses: readonly number[], seat: number, income: number[]): number {
  refillPurses(trial, purses);
  trial.turn = { seat, step: 'buy', dice: [], lap: null, partnerUsed: false, queue: [] };
  rules.applyLegal(trial, PASS, noDice);
  const again = trial.turn.step === 'partner';
  if (again) rules.applyLegal(trial, END_TURN, noDice);
  for (let other = 0; other < purses.length; other++) {
    add(income, other, (trial.players[other] as LifePlayer).hearts - (purses[other] as number));
  }
  return again ? 2 : 1;
}

function add(numbers: number[], at: number, more: number): void {
  numbers[at] = (numbers[at] as number) + more;
}

/** One's own number against the mean of the others'. */
export function advantage(numbers: readonly number[], seat: number): number {
  const own = numbers[seat] as number;
  let all = 0;
  for (const number of numbers) all += number;
  return own - (all - own) / (numbers.length - 1);
}
