// Everything the seat to move may do, and why anything else is refused.
import type { Move, Refusal } from '../rules';
import { judge } from '../table';
import { card, rowIds } from './cards';
import { prankTargets, withoutFriend } from './effects';
import { discardable, friendCard, playerAt } from './powers';
import { buyRefusal, cardsOf, eachRow, meetsNeeds } from './rows';
import type { Activation, LifeG, LifePlayer, LifeStep, OwnedLife } from './types';

/** Phase -> step -> the moves it may offer. */
export const phases: Readonly<Record<'draft' | 'play', Readonly<Partial<Record<LifeStep, readonly string[]>>>>> = {
  draft: { buy: ['buy', 'pass'] },
  play: {
    roll: ['rollDice', 'discard'],
    prank: ['prank', 'discard'],
    buy: ['buy', 'pass', 'discard'],
    partner: ['rollAgain', 'endTurn', 'discard'],
  },
};

export const phaseOf = (G: LifeG): 'draft' | 'play' => (G.turn.lap === null ? 'play' : 'draft');

// A search asks for legal moves millions of times, so moves that never vary are made once, and the price is looked at first.
const rolls = [1, 2].map((dice): Move => ({ move: 'rollDice', args: [dice] }));
const rollsAgain = [1, 2].map((dice): Move => ({ move: 'rollAgain', args: [dice] }));
const endTurn: Move = { move: 'endTurn', args: [] };
const pass: Move = { move: 'pass', args: [] };
const buys = eachRow((row) => cardsOf[row].map((id) => ({ id, cost: card(id).cost, move: { move: 'buy', args: [id] } })));

/** See `Rules.legalMoves`. */
export function legalMoves(G: LifeG): Move[] {
  const player = playerAt(G, G.turn.seat);
  switch (G.turn.step) {
    case 'roll':
      return withDiscard([...rolls], player);
    case 'prank': {
      const { seat, index } = G.turn.queue[0] as Activation;
      const prank = playerAt(G, seat).life[index] as OwnedLife;
      const moves = prankTargets(G, seat, prank).map((args): Move => ({ move: 'prank', args }));
      return withDiscard(moves, player);
    }
    case 'buy': {
      const moves = purchases(G, player);
      moves.push(pass);
      return G.turn.lap === null ? withDiscard(moves, player) : moves;
    }
    case 'partner':
      return withDiscard([...rollsAgain, endTurn], player);
    case 'over':
      return [];
  }
}

function purchases(G: LifeG, player: LifePlayer): Move[] {
  const moves: Move[] = [];
  for (const row of rowIds) {
    const faceUp = G.rows[row];
    for (const { id, cost, move } of buys[row]) {
      if (cost > player.hearts || !faceUp[id] || !meetsNeeds(player, id)) continue;
      if (id !== friendCard) moves.push(move);
      else for (const index of withoutFriend(player.life)) moves.push({ move: 'buy', args: [id, index] });
    }
  }
  return moves;
}

/** L32: adds the card that may leave the game now; only its kind matters. */
function withDiscard(moves: Move[], player: LifePlayer): Move[] {
  const found = discardable(player);
  if (found) moves.push({ move: 'discard', args: [found.card] });
  return moves;
}

const names = Object.values(phases).flatMap((steps) => Object.values(steps).flat());

/** See `Rules.refusal`. */
export function refusal(G: LifeG, value: unknown): Refusal | null {
  const now = phases[phaseOf(G)][G.turn.step] ?? [];
  const situation = { over: G.turn.step === 'over', names, now, legalMoves: () => legalMoves(G) };
  return judge(value, situation, ({ move, args }) => (move === 'buy' ? buyRefusal(G, playerAt(G, G.turn.seat), args[0]) : null));
}
