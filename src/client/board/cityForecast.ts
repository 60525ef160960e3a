// The forecast of the landmark editions.
import { landmark, landmarkIds, type Move, type Rules } from '../../game';
import type { CityG, CityHappening, CityPlayer } from '../../game/city/types';
import { facesFor, netCoins, type Outlook, outlooksOf, scripted, type Yield } from './forecast';

type CityRules = Rules<CityG>;

/** A copy in which the next turn of `seat` has just begun: the seat before it has passed. */
function openTurn(rules: CityRules, G: CityG, seat: number): CityG {
  const copy = rules.copy(G);
  const before = (seat - 1 + copy.players.length) % copy.players.length;
  copy.turn = { ...copy.turn, seat: before, step: 'build', extra: false, again: false, queue: [] };
  rules.applyLegal(copy, { move: 'pass', args: [] }, scripted([1]));
  // What is foretold is what the roll itself brings, thrown anew or not; and to somebody who has won the rules offer no choice to keep it.
  for (const id of rerolling) (copy.players[seat] as CityPlayer).landmarks[id] = 'unbuilt';
  return copy;
}

const rerolling = landmarkIds.filter((id) => landmark(id).power.type === 'reroll');

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
  return outlooksOf(G.players.length, seat, roll);
}
