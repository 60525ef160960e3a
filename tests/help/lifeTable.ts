// A position of Life in two lines for the rule tests, and the verbs to play on from it with dice of one's own.
import { type CardId, card, type DreamCardId, isLifeCardId, type LifeCardId } from '../../src/game/life/cards';
import { life } from '../../src/game/life/life';
import { cardsOf, eachRow } from '../../src/game/life/rows';
import type { LifeG, LifeHappening, LifePlayer, LifeTurn, OwnedLife, Row } from '../../src/game/life/types';
import type { Move, Refusal } from '../../src/game/rules';
import { type ScriptedChance, scriptedChance } from './chance';

/** A card that a player owns: its id, or a Life card with what lies on it. */
export type Owned = CardId | { card: LifeCardId; friend?: true; hearts?: number };

export interface LifePosition {
  /** By seat; 5 each when left out. */
  hearts?: readonly number[];
  /** By seat; nothing when left out. */
  own?: readonly (readonly Owned[])[];
  /** Seats, when neither hearts nor cards tell. */
  seats?: number;
  /** A step of seat 0 with the dice that count, unless it says otherwise. The roll step when left out. */
  turn?: Partial<Omit<LifeTurn, 'dice'>> & { readonly dice?: readonly number[] };
  /** Face-up copies; kinds not named are sold out. One of each when left out. */
  rows?: Partial<Record<CardId, number>>;
  /** Face-down piles, next card first; empty when left out. */
  decks?: Partial<Record<Row, readonly CardId[]>>;
  homesBought?: number;
}

/** A table of Life in the given position. */
export function lifeTable(position: LifePosition = {}): LifeTable {
  const { hearts = [], own = [], rows, decks = {}, homesBought = 0 } = position;
  const seats = position.seats ?? Math.max(2, hearts.length, own.length);
  const G = life.setup(seats, { startingPlayer: 'first' }, scriptedChance());
  G.players = G.players.map((player, seat) => playerWith(hearts[seat] ?? player.hearts, own[seat] ?? []));
  G.rows = eachRow((row) => Object.fromEntries(cardsOf[row].map((id) => [id, rows ? (rows[id] ?? 0) : 1])));
  G.secret = { decks: eachRow((row) => [...(decks[row] ?? [])].reverse()) };
  G.deckSizes = eachRow((row) => decks[row]?.length ?? 0);
  G.homesBought = homesBought;
  Object.assign(G.turn, { lap: null, step: 'roll' }, structuredClone(position.turn));
  return new LifeTable(G, scriptedChance());
}

function playerWith(hearts: number, cards: readonly Owned[]): LifePlayer {
  const all = cards.map((one) => (typeof one === 'string' ? { card: one } : one));
  return {
    hearts,
    life: all.filter(({ card }) => isLifeCardId(card)).map((one) => ({ friend: false, hearts: 0, ...one }) as OwnedLife),
    dreams: all.filter(({ card }) => !isLifeCardId(card)).map(({ card }) => ({ card: card as DreamCardId })),
  };
}

export class LifeTable {
  /** What happened in the last move. */
  happened: LifeHappening[] = [];

  constructor(
    readonly G: LifeG,
    private readonly chance: ScriptedChance,
  ) {}

  /** Makes a move of the seat to move. */
  move(move: string, ...args: readonly unknown[]): this {
    this.happened = life.apply(this.G, { move, args }, this.chance);
    return this;
  }

  /** Rolls exactly these dice, one or two. */
  roll(...dice: readonly number[]): this {
    return this.throwing('rollDice', dice);
  }

  /** Rolls once more at the end of the turn. */
  rollAgain(...dice: readonly number[]): this {
    return this.throwing('rollAgain', dice);
  }

  private throwing(move: string, dice: readonly number[]): this {
    this.chance.script(...dice);
    this.move(move, dice.length);
    if (this.chance.left() > 0) throw new Error(`${this.chance.left()} scripted dice were not thrown`);
    return this;
  }

  buy(id: CardId, ...carrier: readonly number[]): this {
    return this.move('buy', id, ...carrier);
  }

  pass(): this {
    return this.move('pass');
  }

  discard(): this {
    return this.move('discard', 'collectorsItems');
  }

  /** Exchanges the working Prank for the first such card of the player. */
  prank(seat: number, taken: CardId): this {
    const kind = isLifeCardId(taken) ? 'life' : 'dreams';
    const owned: readonly { card: CardId }[] = this.player(seat)[kind];
    return this.move(
      'prank',
      seat,
      kind,
      owned.findIndex(({ card }) => card === taken),
    );
  }

  player(seat: number): LifePlayer {
    const player = this.G.players[seat];
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  get hearts(): number[] {
    return this.G.players.map((player) => player.hearts);
  }

  get seat(): number {
    return this.G.turn.seat;
  }

  get step(): string {
    return life.step(this.G);
  }

  get winner(): number | null {
    return life.outcome(this.G)?.winner ?? null;
  }

  get legal(): Move[] {
    return life.legalMoves(this.G);
  }

  /** The legal moves as words, e.g. `prank 1 dreams 0`. */
  get choices(): string[] {
    return this.legal.map(({ move, args }) => [move, ...args].join(' '));
  }

  /** The cards that may be bought now. */
  get buyable(): unknown[] {
    return this.legal.filter(({ move }) => move === 'buy').map(({ args }) => args[0]);
  }

  refusal(move: string, ...args: readonly unknown[]): Refusal | null {
    return life.refusal(this.G, { move, args });
  }

  /** What a seat owns, as words, e.g. `bookworm`, `stockInvestment 2`, `walking +friend`. */
  cards(seat: number): string[] {
    const { life: cards, dreams } = this.player(seat);
    const words = cards.map(({ card, hearts, friend }) => `${card}${hearts > 0 ? ` ${hearts}` : ''}${friend ? ' +friend' : ''}`);
    return [...words, ...dreams.map(({ card }) => card)];
  }

  faceUp(id: CardId): number {
    return this.G.rows[card(id).row][id] ?? 0;
  }

  /** The happenings of one type in the last move. */
  happenings<T extends LifeHappening['type']>(type: T): Extract<LifeHappening, { type: T }>[] {
    return this.happened.filter((one): one is Extract<LifeHappening, { type: T }> => one.type === type);
  }

  /** Who paid whom how much in the last move. */
  get payments(): string[] {
    return this.happenings('pay').map(({ from, to, amount, card: paidFor }) => `${from}>${to} ${amount} ${paidFor}`);
  }
}
