// What a network is told about a town.

import type { Move } from '../../game';
import { editions, establishmentIds, hasPower, type LandmarkId, landmark, landmarkIds } from '../../game';
import type { CityG, CityPlayer, LandmarkState } from '../../game/city/types';
import { capped, type Facts, type Outlook, type Position } from '../network/facts';
import { best } from '../pick';
import { blind } from './blind';
import { betterDice } from './income';

/** From 35 coins on all are told alike: matches of bots hardly ever have more, so a network would not learn what they are worth. */
const COINS = 36;
const COPIES = 9;
const STATES: readonly LandmarkState[] = ['unbuilt', 'new', 'working'];
/** None, one, more. */
const SUPPLY = 3;

export const cityOutlook: Outlook<CityG> = {
  facts,
  seats: (G) => G.players.length,
  blind,
  isJudged: ({ turn }) => turn.step === 'roll' || turn.step === 'build',
  mayWin: ({ players, turn }) => turn.step === 'build' && paysTheLast(players[turn.seat] as CityPlayer),
  nameOf,
  throwKey: ({ turn }, { move, args }) => `${move}${args[0] ?? turn.dice.length}`,
  quick: ({ players, turn }, moves) =>
    turn.step === 'roll' ? (moves[betterDice(players[turn.seat] as CityPlayer) - 1] ?? null) : null,
  // Two are a quarter as many games in the same time, and won no more matches that could be measured.
  rounds: 1,
  sumDecides: ({ players, turn }) => !hasPower(players[turn.seat] as CityPlayer, 'extraTurn'),
  shortlist: (G, moves, worth) => (G.turn.step === 'trade' ? fewTrades(moves, worth) : moves),
};

function paysTheLast({ coins, landmarks }: CityPlayer): boolean {
  let missing: LandmarkId | null = null;
  for (const id of landmarkIds) {
    if (landmarks[id] !== 'unbuilt') continue;
    if (missing) return false;
    missing = id;
  }
  return missing !== null && coins >= landmark(missing).cost;
}

function nameOf({ players, market, turn: { seat, step, extra, again } }: CityG): string {
  const all = [seat + 4 * Number(step === 'roll') + 8 * Number(extra) + 16 * Number(again)];
  for (const id of establishmentIds) all.push(market[id]);
  for (const { coins, establishments, landmarks } of players) {
    all.push(coins);
    for (const id of establishmentIds) all.push(establishments[id]);
    for (const id of landmarkIds) all.push(STATES.indexOf(landmarks[id]));
  }
  return String.fromCharCode(...all);
}

/** Late in a match hundreds of swaps are legal. What is best to take is judged first, then what is best to give for it. */
function fewTrades(moves: readonly Move[], worth: (move: Move) => number): readonly Move[] {
  const skip = moves.at(-1) as Move;
  const [give] = (moves[0] as Move).args;
  const taken = best(
    moves.filter(({ args }) => args[0] === give),
    worth,
  );
  const giving = moves.filter(({ args }) => args.length > 0 && args[1] === taken.args[1] && args[2] === taken.args[2]);
  return [...giving, skip];
}

function facts(seats: number): Facts<CityG> {
  const ofPlayer = [COINS, ...establishmentIds.map(() => COPIES), ...landmarkIds.map(() => 2)];
  const sizes = [2, 2, 2, 2, 2, 2, ...establishmentIds.map(() => SUPPLY), ...Array(seats).fill(ofPlayer).flat()];
  return { sizes, read };
}

function read({ players, market, options, turn, edition }: CityG, { slots }: Position): void {
  let at = 0;
  slots[at++] = editions[edition].landmarksWork === 'now' ? 0 : 1;
  slots[at++] = options.display === 'all' ? 0 : 1;
  slots[at++] = options.maxCopies === null ? 0 : 1;
  slots[at++] = turn.step === 'roll' ? 0 : 1;
  slots[at++] = turn.extra ? 1 : 0;
  slots[at++] = turn.again ? 1 : 0;
  for (const id of establishmentIds) slots[at++] = capped(market[id], SUPPLY);
  for (let i = 0; i < players.length; i++) {
    const { coins, establishments, landmarks } = players[(turn.seat + i) % players.length] as CityPlayer;
    slots[at++] = capped(coins, COINS);
    for (const id of establishmentIds) slots[at++] = capped(establishments[id], COPIES);
    for (const id of landmarkIds) slots[at++] = landmarks[id] === 'unbuilt' ? 0 : 1;
  }
}
