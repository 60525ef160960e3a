// The course of the draft and of a turn: roll, income, purchase, end, and whose turn is next.
import type { Chance, Move } from '../rules';
import { nextSeat } from '../table';
import { type CardId, card, type DreamCardId, isLifeCardId } from './cards';
import { activations, exchange, type Target, work } from './effects';
import { discardable, friendCard, invest, mayRollAgain, payFromStock, playerAt, points, startOfTurn, whenGained } from './powers';
import { refill } from './rows';
import type { LifeG, LifeHappening, LifePlayer, LifeTurn } from './types';

/** L3: how often each player may buy before the first roll. */
export const draftLaps = 3;
/** L16 */
const RELIEF = 1;
/** L19 */
export const pointsToWin = 8;

/** The turn of `seat` before anything has happened in it; `lap` in the draft. */
export function newTurn(seat: number, lap: number | null): LifeTurn {
  return { seat, step: lap === null ? 'roll' : 'buy', dice: [], lap, partnerUsed: false, queue: [] };
}

/** Carries out a legal move; see `Rules.applyLegal`. */
export function advance(G: LifeG, { move, args }: Move, chance: Chance): LifeHappening[] {
  const happened: LifeHappening[] = [];
  const { seat } = G.turn;
  switch (move) {
    case 'rollDice':
      roll(G, args[0] as number, chance, happened);
      break;
    case 'rollAgain':
      G.turn.partnerUsed = true;
      roll(G, args[0] as number, chance, happened);
      break;
    case 'prank':
      exchange(G, args as unknown as Target, happened);
      income(G, happened);
      break;
    case 'discard':
      discard(G, playerAt(G, seat), happened);
      break;
    case 'buy':
      buy(G, args[0] as CardId, args[1] as number | undefined, happened);
      endPurchase(G, happened);
      break;
    case 'pass':
      happened.push({ type: 'pass', seat });
      endPurchase(G, happened);
      break;
    default:
      endTurn(G, happened);
  }
  return happened;
}

function roll(G: LifeG, count: number, chance: Chance, happened: LifeHappening[]): void {
  const { turn } = G;
  turn.dice = [];
  let rolled = 0;
  for (let i = 0; i < count; i++) {
    const die = chance.die();
    turn.dice.push(die);
    rolled += die;
  }
  happened.push({ type: 'roll', seat: turn.seat, dice: [...turn.dice], again: turn.partnerUsed });
  turn.queue = activations(G, turn.seat, rolled);
  income(G, happened);
}

/** Works the queue off until a Prank waits for its owner's choice or the next step begins. */
function income(G: LifeG, happened: LifeHappening[]): void {
  const { turn } = G;
  for (let next = turn.queue[0]; next; next = turn.queue[0]) {
    if (work(G, next, happened) === 'choose') {
      turn.step = 'prank';
      return;
    }
    turn.queue.shift();
  }
  if (turn.partnerUsed) {
    if (!won(G, happened)) endTurn(G, happened);
    return;
  }
  turn.step = 'buy';
  const player = playerAt(G, turn.seat);
  if (player.hearts > 0) return;
  player.hearts += RELIEF;
  happened.push({ type: 'relief', seat: turn.seat, amount: RELIEF });
}

function discard(G: LifeG, player: LifePlayer, happened: LifeHappening[]): void {
  const { index, card, hearts } = discardable(player) as { index: number; card: DreamCardId; hearts: number };
  player.dreams.splice(index, 1);
  G.gone.push(card);
  happened.push({ type: 'discard', seat: G.turn.seat, card });
  payFromStock(G, G.turn.seat, card, hearts, happened);
}

function buy(G: LifeG, id: CardId, carrier: number | undefined, happened: LifeHappening[]): void {
  const { seat } = G.turn;
  const player = playerAt(G, seat);
  const { cost, row } = card(id);
  player.hearts -= cost;
  G.rows[row][id] = (G.rows[row][id] ?? 0) - 1;
  const owned = carrier === undefined ? undefined : player.life[carrier];
  happened.push({ type: 'buy', seat, card: id, cost, ...(owned && { on: owned.card }) });
  if (isLifeCardId(id)) player.life.push({ card: id, friend: false, hearts: 0 });
  else if (id === friendCard && owned) owned.friend = true;
  else {
    player.dreams.push({ card: id });
    whenGained(G, seat, id, happened);
  }
  refill(G, row, happened);
}

/** After the purchase: the draft goes round; in a turn the points are counted, then its end begins (L19, L20). */
function endPurchase(G: LifeG, happened: LifeHappening[]): void {
  const { turn } = G;
  if (turn.lap !== null) {
    endLapTurn(G, turn.lap, happened);
    return;
  }
  if (won(G, happened)) return;
  invest(G, turn.seat, happened);
  if (mayRollAgain(playerAt(G, turn.seat))) turn.step = 'partner';
  else endTurn(G, happened);
}

function endLapTurn(G: LifeG, lap: number, happened: LifeHappening[]): void {
  const seat = nextSeat(G.players.length, G.turn.seat);
  const next = seat === G.first ? lap + 1 : lap;
  beginTurn(G, seat, next < draftLaps ? next : null, happened);
}

function won(G: LifeG, happened: LifeHappening[]): boolean {
  const { turn } = G;
  const reached = points(playerAt(G, turn.seat));
  if (reached < pointsToWin) return false;
  turn.step = 'over';
  happened.push({ type: 'win', seat: turn.seat, points: reached });
  return true;
}

function endTurn(G: LifeG, happened: LifeHappening[]): void {
  beginTurn(G, nextSeat(G.players.length, G.turn.seat), null, happened);
}

function beginTurn(G: LifeG, seat: number, lap: number | null, happened: LifeHappening[]): void {
  G.turn = newTurn(seat, lap);
  happened.push({ type: 'turn', seat, lap });
  if (lap === null) startOfTurn(G, seat, happened);
}
