// The forecast of Life.
import type { Rules } from '../../game';
import type { LifeG, LifeHappening } from '../../game/life/types';
import { facesFor, netCoins, type Outlook, outlooksOf, scripted, type Yield } from '../board/forecast';

/** A state in which the next turn of `seat` has just begun; his own, if he is about to roll. */
function openTurn(rules: Rules<LifeG>, G: LifeG, seat: number): LifeG {
  if (G.turn.seat === seat && G.turn.step === 'roll') return G;
  const copy = rules.copy(G);
  const before = (seat - 1 + copy.players.length) % copy.players.length;
  copy.turn = { seat: before, step: 'partner', dice: [], lap: null, partnerUsed: true, queue: [] };
  rules.applyLegal(copy, { move: 'endTurn', args: [] }, scripted([1]));
  return copy;
}

/** What a roll brings `seat`, with the exchanges that it forces: any of them, because they move no hearts by themselves. */
function settle(rules: Rules<LifeG>, turn: LifeG, faces: readonly number[], seat: number): Yield {
  const state = rules.copy(turn);
  const chance = scripted(faces);
  const happenings = rules.applyLegal(state, { move: 'rollDice', args: [faces.length] }, chance) as LifeHappening[];
  let swap = false;
  while (state.turn.step === 'prank') {
    swap = true;
    const forced = rules.legalMoves(state).find(({ move }) => move === 'prank');
    if (!forced) break;
    happenings.push(...(rules.applyLegal(state, forced, chance) as LifeHappening[]));
  }
  return { coins: netCoins(happenings, seat), choice: false, swap };
}

/** For each number 1-12: what it brings `seat` when it rolls it on its next turn, and when each other seat does. */
export function forecast(rules: Rules<LifeG>, G: LifeG, seat: number): Outlook[] {
  const turns = G.players.map((_, roller) => openTurn(rules, G, roller));
  return outlooksOf(G.players.length, seat, (number, roller) => settle(rules, turns[roller] as LifeG, facesFor(number), seat));
}
