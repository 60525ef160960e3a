// The rule of thumb by which a search plays a life on: dice by what one owns, Dreams while they are cheap for their points, else mostly
// the best card for its price.
import {
  type Chance,
  dreamCard,
  isDreamCardId,
  isLifeCardId,
  type LifeBoxCardId,
  type LifeCardId,
  lifeBoxCard,
  type Move,
} from '../../game';
import type { LifeG, LifePlayer } from '../../game/life/types';
import { betterDice, kinds } from './kinds';
import { pointsMissing } from './rounds';

/** See `Advice.quick`. */
export function quick(G: LifeG, moves: readonly Move[], chance: Chance): Move {
  const first = moves[0] as Move;
  if (moves.length === 1) return first;
  const player = G.players[G.turn.seat] as LifePlayer;
  switch (G.turn.step) {
    case 'roll':
    case 'partner':
      return moves[betterDice(player, G.players.length) - 1] as Move;
    case 'prank':
      return dearest(G, moves);
    default:
      return purchase(G, player, moves, chance);
  }
}

/** The card of the others that cost most; points count more than their price. */
export function theftWorth(G: LifeG, { args }: Move): number {
  const [seat, kind, index] = args as [number, 'life' | 'dreams', number];
  const taken = (G.players[seat] as LifePlayer)[kind][index]?.card as LifeBoxCardId;
  return isDreamCardId(taken) ? lifeBoxCard(taken).cost + 2 * dreamCard(taken).vip : lifeBoxCard(taken).cost;
}

function dearest(G: LifeG, moves: readonly Move[]): Move {
  let chosen = moves[0] as Move;
  let highest = -1;
  for (const move of moves) {
    if (move.move !== 'prank') continue;
    const worth = theftWorth(G, move);
    if (worth > highest) [chosen, highest] = [move, worth];
  }
  return chosen;
}

/** What a point is worth in hearts. */
const POINT = 4.5;
/** Rounds that a new card still has to work, for each point that its owner misses. */
const ROUNDS_PER_POINT = 1;

function purchase(G: LifeG, player: LifePlayer, moves: readonly Move[], chance: Chance): Move {
  const missing = pointsMissing(player);
  // One purchase in six is whatever comes, so that every card is seen at work.
  const any = chance.die() === 1 ? Math.floor((moves.length * (chance.die() - 1)) / 6) : -1;
  const dice = betterDice(player, G.players.length);
  let chosen = moves[0] as Move;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.move === 'discard') continue;
    const id = move.args[0] as LifeBoxCardId | undefined;
    let worth = 0;
    if (isDreamCardId(id)) {
      const { vip, cost } = dreamCard(id);
      if (vip >= missing) return move;
      worth = POINT * vip - cost;
    } else if (isLifeCardId(id)) {
      worth = ROUNDS_PER_POINT * missing * gain(G, player, id, dice) - lifeBoxCard(id).cost;
    }
    if (i === any) return move;
    if (worth > highest) [chosen, highest] = [move, worth];
  }
  return chosen;
}

function gain(G: LifeG, player: LifePlayer, id: LifeCardId, dice: 1 | 2): number {
  const { works, hearts, onOwnTurn, onOthersTurns } = kinds[id];
  const seats = G.players.length;
  const turns = (onOwnTurn ? works[dice] : 0) + (onOthersTurns ? (seats - 1) * works[2] : 0);
  return turns * hearts(player, seats);
}
