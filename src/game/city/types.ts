// The words of the landmark editions: what a card is, what a match consists of, what can happen. This file is the manual of the engine.
import type { CardId, EstablishmentId, LandmarkId } from './cards';

/** When a card works: blue on anyone's roll, green on its owner's, red on the others', purple on its owner's after all else. */
export type Color = 'blue' | 'green' | 'red' | 'purple';
/** The symbol that factories and the Shopping Mall count. */
export type Icon = 'wheat' | 'cow' | 'gear' | 'bread' | 'cup' | 'factory' | 'fruit' | 'major';

/** What one copy does when its number comes up. */
export type Effect =
  /** Coins from the bank, or that many for each own card with the icon `per`. */
  | { readonly type: 'get'; readonly amount: number; readonly per?: Icon }
  /** Coins from the roller, from each other player, or from one player of the owner's choice. */
  | { readonly type: 'take'; readonly amount: number; readonly from: 'roller' | 'each' | 'one' }
  /** One own establishment for one of another player, no purple ones; may be declined. */
  | { readonly type: 'swap' };

export interface Establishment {
  readonly activation: readonly number[];
  readonly color: Color;
  readonly icon: Icon;
  readonly cost: number;
  /** How many are in the box's supply; starting cards are extra. */
  readonly copies: number;
  readonly effect: Effect;
}

/** What a landmark lets its owner do. */
export type Power =
  | { readonly type: 'twoDice' }
  /** Each own card with one of these icons brings `amount` more when it works. */
  | { readonly type: 'bonus'; readonly amount: number; readonly icons: readonly Icon[] }
  /** Doubles win another turn. */
  | { readonly type: 'extraTurn' }
  /** Once a turn, roll again. */
  | { readonly type: 'reroll' };

export interface Landmark {
  readonly cost: number;
  readonly power: Power;
}

/**
 * Where a card's values come from: printed in the edition's rulebook; agreed on by several public card lists; taken from the
 * classic card this one re-skins; or chosen so that no sentence of the rulebook is contradicted.
 */
export type Provenance = 'rulebook' | 'known' | 'mapped' | 'reconstructed';

/** One published box: names and the few settings in which it differs. */
export interface Edition {
  readonly id: EditionId;
  /** The boardgame.io game name. */
  readonly game: string;
  /** The name printed on the box. */
  readonly title: string;
  /** The starting card that gives a coin to a player who begins building with none (C22); null: the box has none. */
  readonly reliefCard: string | null;
  /** Whether doubles thrown in a turn that doubles won win yet another (C15). */
  readonly doubles: 'chain' | 'once';
  /** When a landmark begins to work: at once, or from its owner's next turn on (C25). */
  readonly landmarksWork: 'now' | 'nextTurn';
  /** The names printed on the cards (English). */
  readonly names: Readonly<Record<CardId, string>>;
  /** Where the values of this box's cards come from ... */
  readonly provenance: Provenance;
  /** ... and the cards of which even the place in the table is a guess. */
  readonly guessed: readonly CardId[];
}

export type EditionId = 'classic' | 'fussball' | 'verlagswelt';

export interface CityOptions {
  /** `all`: every kind for sale; `comeWhatMay`: ten kinds face up, the rest in a face-down pile (C3). */
  display: 'all' | 'comeWhatMay';
  /** The beginners' limit of copies of a kind per player (C24). */
  maxCopies: 2 | null;
  startingPlayer: 'first' | 'random';
}

export type CityStep = 'roll' | 'reroll' | 'takeCoins' | 'trade' | 'build';

/** `new`: built, but not working before its owner's next turn. */
export type LandmarkState = 'unbuilt' | 'new' | 'working';

export interface CityPlayer {
  coins: number;
  establishments: Record<EstablishmentId, number>;
  landmarks: Record<LandmarkId, LandmarkState>;
}

/** All copies of `card` that `seat` owns, still to work this turn. */
export interface Activation {
  seat: number;
  card: EstablishmentId;
}

export interface CityTurn {
  seat: number;
  step: CityStep;
  /** The dice that count, empty before the roll. */
  dice: number[];
  rerolled: boolean;
  /** Won by doubles. */
  extra: boolean;
  /** Wins another turn after this one. */
  again: boolean;
  /** Cards still to work, in the order of the rules; the first may be waiting for its owner's choice. */
  queue: Activation[];
}

export interface CityG {
  edition: EditionId;
  options: CityOptions;
  /** By seat. */
  players: CityPlayer[];
  /** Face-up cards of each kind. */
  market: Record<EstablishmentId, number>;
  /** Face-down cards (Come What May). */
  deckSize: number;
  /** The face-down pile, next card last. Never leaves the server: absent in a view. */
  secret?: { deck: EstablishmentId[] };
  turn: CityTurn;
}

export type CityHappening =
  | { readonly type: 'roll'; readonly seat: number; readonly dice: readonly number[]; readonly reroll: boolean }
  /** `amount` was paid for `copies` of the receiver's `card`; `owed` is what they asked for. */
  | {
      readonly type: 'pay';
      readonly from: number | 'bank';
      readonly to: number;
      readonly amount: number;
      readonly owed: number;
      readonly card: EstablishmentId;
      readonly copies: number;
    }
  /** A card worked but there was nothing to take or swap. */
  | { readonly type: 'noEffect'; readonly seat: number; readonly card: EstablishmentId }
  | {
      readonly type: 'swap';
      readonly seat: number;
      readonly given: EstablishmentId;
      readonly with: number;
      readonly taken: EstablishmentId;
    }
  | { readonly type: 'skipTrade'; readonly seat: number }
  | { readonly type: 'relief'; readonly seat: number; readonly amount: number }
  | { readonly type: 'build'; readonly seat: number; readonly card: CardId; readonly cost: number }
  | { readonly type: 'pass'; readonly seat: number }
  /** A card was turned up from the pile. */
  | { readonly type: 'reveal'; readonly card: EstablishmentId }
  /** A turn begins; `extra`: won by doubles. */
  | { readonly type: 'turn'; readonly seat: number; readonly extra: boolean }
  | { readonly type: 'win'; readonly seat: number };
