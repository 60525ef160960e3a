// The rule of thumb by which a search plays a town on: a landmark if it can be paid, else mostly the best card for its price.

import { betterDice, kinds } from '../../../src/bots/city/income';
import { richest } from '../../../src/bots/city/pick';
import { type CardId, type Chance, coinsPerCopy, cost, type EstablishmentId, isLandmarkId, type Move } from '../../../src/game';
import type { CityG, CityPlayer } from '../../../src/game/city/types';

const kindOf = Object.fromEntries(kinds.map((kind) => [kind.id, kind]));

/** See `Playouts.quick`. */
export function quick(G: CityG, moves: readonly Move[], chance: Chance): Move {
  const first = moves[0] as Move;
  if (moves.length === 1) return first;
  const player = G.players[G.turn.seat] as CityPlayer;
  switch (first.move) {
    case 'rollDice':
      return moves[betterDice(player) - 1] as Move;
    case 'reroll':
      return moves[chance.die() % 2] as Move;
    case 'takeCoins':
      return richest(G, moves);
    case 'trade':
      // The last: not to swap. Judging swaps takes too long here.
      return moves.at(-1) as Move;
    default:
      return purchase(G, player, moves, chance);
  }
}

/** Below so many coins a round for each coin of the price, it is better to keep one's money. */
const LEAST_WORTH = 0.04;

function purchase(G: CityG, player: CityPlayer, moves: readonly Move[], chance: Chance): Move {
  // Legal moves come in the order of the card table: establishments, landmarks by price, and last to pass.
  const pass = moves.at(-1) as Move;
  const dearest = moves.at(-2) as Move;
  if (isLandmarkId(dearest.args[0])) return dearest;
  // One purchase in six is whatever comes, so that every card is seen at work.
  if (chance.die() === 1) return moves[Math.floor((moves.length * (chance.die() - 1)) / 6)] as Move;
  let chosen = pass;
  let highest = LEAST_WORTH;
  const dice = betterDice(player);
  for (const move of moves) {
    const id = move.args[0] as CardId | undefined;
    const kind = id && kindOf[id];
    if (!kind) continue;
    const turns = (kind.onOwnTurn ? 1 : 0) + (kind.onOthersTurns ? G.players.length - 1 : 0);
    const worth = (coinsPerCopy(player, id as EstablishmentId) * kind.works[dice] * turns) / cost(id);
    if (worth > highest) [chosen, highest] = [move, worth];
  }
  return chosen;
}
