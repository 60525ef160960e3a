// The course of a turn: roll, income, build, and whose turn is next.
import type { Chance, Move } from '../rules';
import { nextSeat } from '../table';
import { type CardId, cost, establishment, isEstablishmentId, landmarkIds } from './cards';
import { editionOf } from './edition';
import { activations, coinsPerCopy, hasPower, playerAt, type Swap, takeFrom, work } from './effects';
import { turnUp } from './market';
import type { Activation, CityG, CityHappening, CityTurn } from './types';

/** C22: never more than this. */
const RELIEF = 1;

/** C50: the player whose turn it is may have built the last landmark. */
export function outcome(G: CityG): { winner: number } | null {
  const { landmarks } = playerAt(G, G.turn.seat);
  for (const id of landmarkIds) if (landmarks[id] === 'unbuilt') return null;
  return { winner: G.turn.seat };
}

/** The turn of `seat` before its roll. */
export function newTurn(seat: number, extra: boolean): CityTurn {
  return { seat, step: 'roll', dice: [], rerolled: false, extra, again: false, queue: [] };
}

/** Carries out a legal move; see `Rules.applyLegal`. The steps below append to `happened`. */
export function advance(G: CityG, { move, args }: Move, chance: Chance): CityHappening[] {
  const happened: CityHappening[] = [];
  switch (move) {
    case 'rollDice':
      roll(G, args[0] as number, chance, happened);
      break;
    case 'reroll':
      G.turn.rerolled = true;
      roll(G, G.turn.dice.length, chance, happened);
      break;
    case 'keepRoll':
      beginIncome(G, happened);
      break;
    case 'takeCoins':
      takeCoins(G, args[0] as number, happened);
      income(G, happened);
      break;
    case 'trade':
      trade(G, args as Swap, happened);
      income(G, happened);
      break;
    case 'skipTrade':
      G.turn.queue.shift();
      happened.push({ type: 'skipTrade', seat: G.turn.seat });
      income(G, happened);
      break;
    case 'build':
      build(G, args[0] as CardId, happened);
      break;
    default:
      happened.push({ type: 'pass', seat: G.turn.seat });
      endTurn(G, happened);
  }
  return happened;
}

function roll(G: CityG, count: number, chance: Chance, happened: CityHappening[]): void {
  const { turn } = G;
  turn.dice = count === 2 ? [chance.die(), chance.die()] : [chance.die()];
  happened.push({ type: 'roll', seat: turn.seat, dice: [...turn.dice], reroll: turn.rerolled });
  if (!turn.rerolled && hasPower(playerAt(G, turn.seat), 'reroll')) turn.step = 'reroll';
  else beginIncome(G, happened);
}

/** The dice are final: doubles are judged now (C16), and the cards with the rolled number wait to work. */
function beginIncome(G: CityG, happened: CityHappening[]): void {
  const { turn } = G;
  const [first = 0, second = 0] = turn.dice;
  const doubles = first === second;
  const mayChain = !turn.extra || editionOf(G).doubles === 'chain';
  turn.again = doubles && mayChain && hasPower(playerAt(G, turn.seat), 'extraTurn');
  turn.queue = activations(G, turn.seat, first + second);
  income(G, happened);
}

/** Works the queue off until a card waits for its owner's choice or the build step begins. */
function income(G: CityG, happened: CityHappening[]): void {
  const { turn } = G;
  for (let next = turn.queue[0]; next; next = turn.queue[0]) {
    if (work(G, next, happened) === 'choose') {
      turn.step = establishment(next.card).effect.type === 'swap' ? 'trade' : 'takeCoins';
      return;
    }
    turn.queue.shift();
  }
  turn.step = 'build';
  relief(G, happened);
}

function takeCoins(G: CityG, from: number, happened: CityHappening[]): void {
  const { card, seat } = G.turn.queue.shift() as Activation;
  takeFrom(G, seat, card, from, coinsPerCopy(playerAt(G, seat), card), happened);
}

function trade(G: CityG, [give, other, take]: Swap, happened: CityHappening[]): void {
  const { seat } = G.turn;
  G.turn.queue.shift();
  playerAt(G, seat).establishments[give]--;
  playerAt(G, other).establishments[give]++;
  playerAt(G, other).establishments[take]--;
  playerAt(G, seat).establishments[take]++;
  happened.push({ type: 'swap', seat, given: give, with: other, taken: take });
}

function relief(G: CityG, happened: CityHappening[]): void {
  const player = playerAt(G, G.turn.seat);
  if (player.coins > 0 || !editionOf(G).reliefCard) return;
  player.coins += RELIEF;
  happened.push({ type: 'relief', seat: G.turn.seat, amount: RELIEF });
}

function build(G: CityG, card: CardId, happened: CityHappening[]): void {
  const { seat } = G.turn;
  const player = playerAt(G, seat);
  player.coins -= cost(card);
  happened.push({ type: 'build', seat, card, cost: cost(card) });
  if (isEstablishmentId(card)) {
    player.establishments[card]++;
    G.market[card]--;
    if (G.market[card] === 0) happened.push(...turnUp(G));
  } else {
    player.landmarks[card] = editionOf(G).landmarksWork === 'now' ? 'working' : 'new';
    if (outcome(G)) {
      happened.push({ type: 'win', seat });
      return;
    }
  }
  endTurn(G, happened);
}

function endTurn(G: CityG, happened: CityHappening[]): void {
  const extra = G.turn.again;
  const seat = extra ? G.turn.seat : nextSeat(G.players.length, G.turn.seat);
  const { landmarks } = playerAt(G, seat);
  for (const id of landmarkIds) if (landmarks[id] === 'new') landmarks[id] = 'working';
  G.turn = newTurn(seat, extra);
  happened.push({ type: 'turn', seat, extra });
}
