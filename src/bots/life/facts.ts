// What a network is told about a life.
import { lifeBoxCardIds, lifeCardIds, type Move } from '../../game';
import { dreamCard, dreamCardIds, lifeCard, rowIds } from '../../game/life/cards';
import { friendCard } from '../../game/life/powers';
import { cardsOf } from '../../game/life/rows';
import type { LifeG, LifePlayer } from '../../game/life/types';
import { capped, type Facts, type Outlook, type Position } from '../network/facts';
import { best } from '../pick';
import { blind } from './blind';
import { booksOf, diceOf, incomeOf } from './books';
import { quick } from './quick';
import { GROWTH, logOdds, pointsMissing, prices, roundsTo } from './rounds';
import { theftWorth } from './theft';

/** More hearts than this are as good as this many. */
const HEARTS = 46;
const COPIES = 5;
const FRIENDS = 3;
const INVESTED = 12;
const POINTS = 14;
const COLORS = ['red', 'blue', 'green', 'purple'] as const;
const OF_A_COLOR = 10;
/** Hearts a round, in halves. */
const INCOME = 36;
/** Rounds to the last point, in halves. */
const ROUNDS = 40;
const SUPPLY = 3;
const HOMES = 5;
/** Three laps of the draft and what comes after it. */
const LAPS = 4;
/** The steps at which a position is judged. */
const STEPS: readonly string[] = ['roll', 'buy', 'partner'];

export const lifeOutlook: Outlook<LifeG> = {
  facts,
  seats: (G) => G.players.length,
  blind,
  // What is thrown away before a purchase is worth what it helps to pay.
  isJudged: ({ turn }, last) => STEPS.includes(turn.step) && !(last?.move === 'discard' && turn.step === 'buy'),
  mayWin: ({ players, rows, turn }) => turn.step === 'buy' && paysTheLast(players[turn.seat] as LifePlayer, rows),
  throwKey: (_G, { move, args }) => `${move}${args[0]}`,
  quick,
  rounds: 2,
  sumDecides: () => true,
  shortlist: (G, moves, _worth, ahead) => (ahead && G.turn.step === 'prank' ? [dearest(G, moves)] : moves),
};

/** In thought the costliest card is stolen: to compare all of them under every throw takes too long. */
const dearest = (G: LifeG, moves: readonly Move[]): Move =>
  best(moves, (move) => (move.move === 'prank' ? theftWorth(G, move) : -1));

type LifeFacts = { i: number; color: number };
type DreamFacts = { i: number; vip: number };
const lifeFacts: Readonly<Record<string, LifeFacts>> = Object.fromEntries(
  lifeCardIds.map((id, i) => [id, { i, color: COLORS.indexOf(lifeCard(id).color) }]),
);
const dreamFacts: Readonly<Record<string, DreamFacts>> = Object.fromEntries(
  dreamCardIds.map((id, i) => [id, { i, vip: dreamCard(id).vip }]),
);
const FRIEND = dreamCard(friendCard).vip;
/** No Dream has more points. */
const MOST_POINTS = Math.max(...dreamCardIds.map((id) => dreamCard(id).vip));
/** The rows of the line-up and their cards. */
const shelves = rowIds.map((row) => [row, cardsOf[row]] as const);
const LIFE = lifeCardIds.length;
const DREAMS = dreamCardIds.length;

/** Whether a Dream lies face up that has all the points a player misses, for no more hearts than he has. */
function paysTheLast(player: LifePlayer, rows: LifeG['rows']): boolean {
  const missing = pointsMissing(player);
  if (missing > MOST_POINTS) return false;
  return dreamCardIds.some((id) => {
    const { row, vip, cost } = dreamCard(id);
    return vip >= missing && cost <= player.hearts && (rows[row][id] ?? 0) > 0;
  });
}

function facts(seats: number): Facts<LifeG> {
  const ofPlayer = [
    HEARTS,
    POINTS,
    INVESTED,
    INCOME,
    ROUNDS,
    ROUNDS,
    ...COLORS.map(() => OF_A_COLOR),
    ...lifeCardIds.map(() => COPIES),
    ...lifeCardIds.map(() => FRIENDS),
    ...dreamCardIds.map(() => COPIES),
  ];
  const sizes = [STEPS.length, LAPS, seats, HOMES, ...lifeBoxCardIds.map(() => SUPPLY), ...Array(seats).fill(ofPlayer).flat()];
  return { sizes, read };
}

function read(G: LifeG, position: Position): void {
  const { slots, odds } = position;
  const { players, rows, turn } = G;
  slots.fill(0);
  let at = 0;
  slots[at++] = STEPS.indexOf(turn.step);
  slots[at++] = turn.lap ?? LAPS - 1;
  // Who began matters in the draft alone.
  slots[at++] = turn.lap === null ? 0 : (turn.seat - G.first + players.length) % players.length;
  slots[at++] = capped(G.homesBought, HOMES);
  for (const [row, ids] of shelves) {
    const faceUp = rows[row];
    for (const id of ids) slots[at++] = capped(faceUp[id] ?? 0, SUPPLY);
  }
  // Reckoned once for all of them, since the income of each depends on the others' dice.
  const twoDice = players.map((_, seat) => Number(diceOf(G, seat) === 2));
  const withTwo = twoDice.reduce((sum, one) => sum + one, 0);
  for (let i = 0; i < players.length; i++) {
    const seat = (turn.seat + i) % players.length;
    odds[i] = readProspects(G, seat, withTwo - (twoDice[seat] as number), slots, at + 3);
    at = readPlayer(G, seat, slots, at);
  }
}

/** Writes the slots of one player from `at` on; returns where the next ones begin. `slots` is nought there. */
function readPlayer(G: LifeG, seat: number, slots: Uint8Array, at: number): number {
  const player = G.players[seat] as LifePlayer;
  const colors = at + 6;
  const copies = colors + COLORS.length;
  const friends = copies + LIFE;
  const dreams = friends + LIFE;
  let invested = 0;
  let points = 0;
  slots[at] = capped(player.hearts, HEARTS);
  for (const { card, friend, hearts } of player.life) {
    const { i, color } = lifeFacts[card] as LifeFacts;
    count(slots, copies + i, COPIES);
    count(slots, colors + color, OF_A_COLOR);
    if (friend) {
      count(slots, friends + i, FRIENDS);
      points += FRIEND;
    }
    invested += hearts;
  }
  slots[at + 2] = capped(invested, INVESTED);
  for (const { card } of player.dreams) {
    const { i, vip } = dreamFacts[card] as DreamFacts;
    count(slots, dreams + i, COPIES);
    points += vip;
  }
  slots[at + 1] = capped(points, POINTS);
  return dreams + DREAMS;
}

/** What a rule of thumb makes of it all: the income, how long it takes to the last point with that and with a little more, the odds. */
function readProspects(G: LifeG, seat: number, othersWithTwo: number, slots: Uint8Array, at: number): number {
  const player = G.players[seat] as LifePlayer;
  const income = incomeOf(booksOf(G, seat, othersWithTwo));
  const price = prices(G, player);
  const missing = pointsMissing(player);
  slots[at] = halves(income, INCOME);
  const rounds = roundsTo(price, missing, player.hearts, income);
  const growing = roundsTo(price, missing, player.hearts, income + GROWTH);
  slots[at + 1] = halves(rounds, ROUNDS);
  slots[at + 2] = halves(growing, ROUNDS);
  return logOdds(rounds, growing);
}

const halves = (value: number, size: number): number => capped(Math.max(0, Math.round(2 * value)), size);

function count(slots: Uint8Array, slot: number, size: number): void {
  slots[slot] = capped((slots[slot] as number) + 1, size);
}
