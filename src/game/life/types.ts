// The words of Life: what a card is, what a match consists of, what can happen. This file is the manual of the engine.
import type { CardId, DreamCardId, LifeCardId } from './cards';

/** When a Life card works: red on the others' rolls, blue on anyone's, green and purple on its owner's. */
export type Color = 'red' | 'blue' | 'green' | 'purple';
/** The four decks, each with a row of its own in the line-up. */
export type Row = 'dream1' | 'dream2to6' | 'life1to6' | 'life7to12';

/** What a Life card does when its number comes up. */
export type Effect =
  /** Hearts from the stock, or that many for each own Life card of the colour `per`. */
  | { readonly type: 'get'; readonly amount: number; readonly per?: Color }
  /** Hearts from the roller or from each other player; `half` of what they have, rounded down, from those with at least `atLeast`. */
  | { readonly type: 'take'; readonly amount: number | 'half'; readonly from: 'roller' | 'each'; readonly atLeast?: number }
  /** As many hearts from the stock as lie on this copy; at the end of each own turn it is fed with one of the owner's hearts. */
  | { readonly type: 'harvest' }
  /** Must be exchanged for a card of another player. */
  | { readonly type: 'exchange' };

/** What a Dream does for its owner, by when it does it. */
export type Power =
  /** Hearts from the stock at the start of the own turn; `ifNone`: only to an owner without hearts. */
  | { readonly when: 'startOfTurn'; readonly get: number; readonly ifNone?: true }
  /** Hearts from the stock when it is bought. */
  | { readonly when: 'gained'; readonly get: number }
  /** Hearts from each other player when it is bought: as many as times it has been bought in this match. */
  | { readonly when: 'gained'; readonly take: 'timesBought' }
  /** At any moment of the own turn it may leave the game for hearts from the stock. */
  | { readonly when: 'discarded'; readonly get: number }
  /** One more roll at the end of the own turn, without a purchase. */
  | { readonly when: 'endOfTurn'; readonly roll: 'again' }
  /** Each working copy of the owner's cards that bring hearts brings so many more. */
  | { readonly when: 'always'; readonly bonus: number }
  /** The owner's purple cards do not work, and those of the others do not touch the owner. */
  | { readonly when: 'always'; readonly aloof: true }
  /** Lies on a Life card, which brings so many more hearts from the stock when it works and cannot be taken. */
  | { readonly when: 'attached'; readonly get: number };

/** What one must own, or not own, to buy a Dream. */
export type Need =
  | { readonly type: 'color'; readonly color: Color; readonly atLeast: number }
  /** Another card, by its id. Not typed as one: the ids are read off the table that uses this type. */
  | { readonly type: 'card'; readonly card: string }
  /** No copy of this same card yet. */
  | { readonly type: 'only' }
  /** A Life card that carries no Friend. */
  | { readonly type: 'carrier' };

/** What the rulebook prints about a card; everything else is reconstructed so that no sentence of it is contradicted. */
export type Printed = 'name' | 'color' | 'activation' | 'amount' | 'effect' | 'timing' | 'needs';

interface Card {
  readonly row: Row;
  readonly cost: number;
  /** How many are in the box. */
  readonly copies: number;
  readonly printed: readonly Printed[];
}

export interface LifeCard extends Card {
  readonly color: Color;
  readonly activation: readonly number[];
  readonly effect: Effect;
}

export interface DreamCard extends Card {
  readonly vip: number;
  readonly needs: readonly Need[];
  readonly power: Power | null;
}

export interface LifeOptions {
  startingPlayer: 'first' | 'random';
}

export type LifeStep = 'roll' | 'prank' | 'buy' | 'partner' | 'over';

/** One physical Life card in a portfolio. */
export interface OwnedLife {
  card: LifeCardId;
  /** Whether a Friend lies on it. */
  friend: boolean;
  /** Hearts lying on it; they belong to nobody. */
  hearts: number;
}

export interface LifePlayer {
  hearts: number;
  life: OwnedLife[];
  /** Dreams but for Friends, which lie on Life cards. */
  dreams: { card: DreamCardId }[];
}

/** One copy still to work: a place in the `life` of `seat`. */
export interface Activation {
  seat: number;
  index: number;
}

export interface LifeTurn {
  seat: number;
  step: LifeStep;
  /** The dice that count, empty before the roll and in the draft. */
  dice: number[];
  /** 0-2 in the draft, null afterwards. */
  lap: number | null;
  partnerUsed: boolean;
  /** Copies still to work, in the order of the rules; the first may be waiting for its owner's choice. */
  queue: Activation[];
}

export interface LifeG {
  options: LifeOptions;
  /** The starting player. */
  first: number;
  /** By seat. */
  players: LifePlayer[];
  /** Face-up cards of each kind. */
  rows: Record<Row, Partial<Record<CardId, number>>>;
  deckSizes: Record<Row, number>;
  /** The face-down piles, next card last. Never leave the server: absent in a view. */
  secret?: { decks: Record<Row, CardId[]> };
  /** Cards discarded out of the game. */
  gone: DreamCardId[];
  /** How often each Dream with a price for the others has been bought (A Home). */
  homesBought: number;
  turn: LifeTurn;
}

export type LifeHappening =
  | { readonly type: 'roll'; readonly seat: number; readonly dice: readonly number[]; readonly again: boolean }
  /** `amount` hearts were paid for the receiver's `card`; `owed` is what it asked for. */
  | {
      readonly type: 'pay';
      readonly from: number | 'stock';
      readonly to: number;
      readonly amount: number;
      readonly owed: number;
      readonly card: CardId;
    }
  /** A card worked but there was nothing to take or exchange. */
  | { readonly type: 'noEffect'; readonly seat: number; readonly card: CardId }
  /** A Prank of Fate was exchanged for the card `taken` of the player at `with`. */
  | {
      readonly type: 'exchange';
      readonly seat: number;
      readonly given: LifeCardId;
      readonly with: number;
      readonly taken: CardId;
    }
  /** One of the owner's hearts was laid on a card. */
  | { readonly type: 'invest'; readonly seat: number; readonly card: LifeCardId; readonly hearts: number }
  | { readonly type: 'relief'; readonly seat: number; readonly amount: number }
  | { readonly type: 'buy'; readonly seat: number; readonly card: CardId; readonly cost: number; readonly on?: LifeCardId }
  | { readonly type: 'discard'; readonly seat: number; readonly card: DreamCardId }
  | { readonly type: 'pass'; readonly seat: number }
  /** A card was turned up from its pile. */
  | { readonly type: 'reveal'; readonly card: CardId; readonly row: Row }
  /** A turn begins; `lap` of the draft, or null. */
  | { readonly type: 'turn'; readonly seat: number; readonly lap: number | null }
  | { readonly type: 'win'; readonly seat: number; readonly points: number };
