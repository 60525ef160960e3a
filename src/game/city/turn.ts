// The course of a turn: roll, income, build, and whose turn is next.
import type { Chance, Move } from '../rules';
import { nextSeat } from '../table';
import { type CardId, type EstablishmentId, establishment, isEstablishmentId, landmark, landmarkIds } from './cards';
import { editionOf } from './edition';
import { activations, hasPower, playerAt, takeFrom, work } from './effects';
import { turnUp } from './market';
import type { CityG, CityHappening, CityTurn } from './types';

/** C22: never more than this. */
const RELIEF = 1;

/** C50: the player whose turn it is may have built the last landmark. */
export function outcome(G: CityG): { winner: number } | null {
  const player = playerAt(G, G.turn.seat);
  return landmarkIds.every((id) => player.landmarks[id] !== 'unbuilt') ? { winner: G.turn.seat } : null;
}

/** The turn of `seat` before its roll. */
export function newTurn(seat: number, extra: boolean): CityTurn {
  return { seat, step: 'roll', dice: [], rerolled: false, extra, again: false, queue: [] };
}

/** Carries out a legal move; see `Rules.applyLegal`. */
export function advance(G: CityG, { move, args }: Move, chance: Chance): CityHappening[] {
  switch (move) {
    case 'rollDice':
      return roll(G, args[0] as number, chance);
    case 'reroll':
      G.turn.rerolled = true;
      return roll(G, G.turn.dice.length, chance);
    case 'keepRoll':
      return beginIncome(G);
    case 'takeCoins':
      return [takeCoins(G, args[0] as number), ...income(G)];
    case 'trade': {
      const [give, other, take] = args as [EstablishmentId, number, EstablishmentId];
      return [trade(G, give, other, take), ...income(G)];
    }
    case 'skipTrade':
      G.turn.queue.shift();
      return [{ type: 'skipTrade', seat: G.turn.seat }, ...income(G)];
    case 'build':
      return build(G, args[0] as CardId);
    default:
      return [{ type: 'pass', seat: G.turn.seat }, ...endTurn(G)];
  }
}

function roll(G: CityG, count: number, chance: Chance): CityHappening[] {
  const { turn } = G;
  turn.dice = Array.from({ length: count }, () => chance.die());
  const rolled: CityHappening = { type: 'roll', seat: turn.seat, dice: [...turn.dice], reroll: turn.rerolled };
  if (!turn.rerolled && hasPower(playerAt(G, turn.seat), 'reroll')) {
    turn.step = 'reroll';
    return [rolled];
  }
  return [rolled, ...beginIncome(G)];
}

/** The dice are final: doubles are judged now (C16), and the cards with the rolled number wait to work. */
function beginIncome(G: CityG): CityHappening[] {
  const { turn } = G;
  const doubles = turn.dice.length === 2 && turn.dice[0] === turn.dice[1];
  const mayChain = !turn.extra || editionOf(G).doubles === 'chain';
  turn.again = doubles && mayChain && hasPower(playerAt(G, turn.seat), 'extraTurn');
  const rolled = turn.dice.reduce((sum, die) => sum + die, 0);
  turn.queue = activations(G, turn.seat, rolled);
  return income(G);
}

/** Works the queue off until a card waits for its owner's choice or the build step begins. */
function income(G: CityG): CityHappening[] {
  const happenings: CityHappening[] = [];
  for (let next = G.turn.queue[0]; next; next = G.turn.queue[0]) {
    const result = work(G, next);
    if (result === 'choose') {
      G.turn.step = establishment(next.card).effect.type === 'swap' ? 'trade' : 'takeCoins';
      return happenings;
    }
    happenings.push(...result);
    G.turn.queue.shift();
  }
  G.turn.step = 'build';
  happenings.push(...relief(G));
  return happenings;
}

function takeCoins(G: CityG, from: number): CityHappening {
  const { card, seat } = G.turn.queue.shift() as { card: EstablishmentId; seat: number };
  const { effect } = establishment(card);
  return takeFrom(G, seat, card, from, effect.type === 'take' ? effect.amount : 0);
}

function trade(G: CityG, give: EstablishmentId, other: number, take: EstablishmentId): CityHappening {
  const { seat } = G.turn;
  G.turn.queue.shift();
  playerAt(G, seat).establishments[give]--;
  playerAt(G, other).establishments[give]++;
  playerAt(G, other).establishments[take]--;
  playerAt(G, seat).establishments[take]++;
  return { type: 'swap', seat, given: give, with: other, taken: take };
}

function relief(G: CityG): CityHappening[] {
  const player = playerAt(G, G.turn.seat);
  if (player.coins > 0 || !editionOf(G).reliefCard) return [];
  player.coins += RELIEF;
  return [{ type: 'relief', seat: G.turn.seat, amount: RELIEF }];
}

function build(G: CityG, card: CardId): CityHappening[] {
  const { seat } = G.turn;
  const player = playerAt(G, seat);
  const cost = isEstablishmentId(card) ? establishment(card).cost : landmark(card).cost;
  player.coins -= cost;
  const happenings: CityHappening[] = [{ type: 'build', seat, card, cost }];
  if (isEstablishmentId(card)) {
    player.establishments[card]++;
    G.market[card]--;
    if (G.market[card] === 0) happenings.push(...turnUp(G));
  } else {
    player.landmarks[card] = editionOf(G).landmarksWork === 'now' ? 'working' : 'new';
    if (outcome(G)) return [...happenings, { type: 'win', seat }];
  }
  return [...happenings, ...endTurn(G)];
}

function endTurn(G: CityG): CityHappening[] {
  const extra = G.turn.again;
  const seat = extra ? G.turn.seat : nextSeat(G.players.length, G.turn.seat);
  const { landmarks } = playerAt(G, seat);
  for (const id of landmarkIds) if (landmarks[id] === 'new') landmarks[id] = 'working';
  G.turn = newTurn(seat, extra);
  return [{ type: 'turn', seat, extra }];
}
