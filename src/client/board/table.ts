// What the pieces that all boards share read of a match, whatever is played: who sits there, what happened, what may be done.
import { type ComponentType, createContext, useContext } from 'react';
import type { MoveAnalysis } from '../../bots';
import type { Happening, Move, Rules } from '../../game';
import type { Asking, BoardProps, LogEntry } from '../match/types';
import type { AmountProps } from '../parts/CoinAmount';
import type { Sign } from '../parts/sign';
import type { T } from '../text/describe';
import type { Outlook } from './forecast';
import type { Show } from './useShow';

/** What a sentence needs to know about the table. */
export interface Teller {
  t: T;
  /** The seat addressed as "you"; null when nobody is. */
  you: number | null;
  nameOf(seat: number): string;
}

/** A seat's purse, or another place on the table by its `data-purse` or `data-at`. */
export type Place = number | string;
/** The bank or the stock. */
export const BANK = 'bank';

export interface Flow {
  from: Place;
  to: Place;
  amount: number;
}

/** The place of a card of a player. */
export const placeOf = (seat: number, card: string) => `${seat}:${card}`;

/** What one engine's board tells the shared pieces. */
export interface Engine<G, H extends Happening> {
  /** Where in the catalog the words stand that differ from game to game. */
  words: 'board' | 'life';
  /** A coin or a heart, blank. */
  Piece: Sign;
  /** A number on a coin or a heart. */
  Amount: ComponentType<AmountProps>;
  /** How near a player is to winning. */
  Marks: ComponentType<{ seat: number }>;
  /** What a player wins with, from near. */
  Goals: ComponentType<{ seat: number }>;
  /** All cards of a player. */
  Cards: ComponentType<{ seat: number; large?: boolean }>;
  /** How many cards the player at a seat has, those that he wins with aside. */
  cardCount(G: G, seat: number): number;
  /** How much of what a player wins with the player at a seat has. */
  score(G: G, seat: number): number;
  balances(G: G): number[];
  /** Who pays whom. */
  flows(happening: H): Flow[];
  /** The beat in which it is shown, and which beats are shown together; null: not at all. */
  beat(happening: H): { kind: 'dice' | 'pay' | 'build'; group: number } | null;
  /** The card that it is about: it brought something, brought nothing, or came to its place. */
  touched(happening: H): { seat: number; card: string; how: 'paid' | 'idle' | 'placed' } | null;
  /** What each number brings a seat. */
  forecast(rules: Rules<G>, G: G, seat: number): Outlook[];
}

export interface Table
  extends Teller,
    Pick<BoardProps<unknown>, 'seat' | 'seats' | 'passAndPlay' | 'legal' | 'log' | 'status' | 'refused' | 'play' | 'playAgain'>,
    Pick<Engine<unknown, Happening>, 'words' | 'Piece' | 'Amount' | 'Marks' | 'Goals' | 'Cards'> {
  /** The seat whose cards lie large before us. */
  focus: number;
  toMove: number | null;
  /** The seat of the bot that is to move. */
  thinking: number | null;
  winner: number | null;
  /** Whether the decision that the match waits for is ours. */
  ours: boolean;
  /** Changes with each new question to us. */
  step: string;
  /** The dice that count, empty before the roll. */
  dice: readonly number[];
  /** What each number brings `focus`. */
  outlooks: readonly Outlook[];
  /** `log` as far as the dice have told it. */
  told: readonly LogEntry[];
  /** What happened since the last first roll, as far as the dice have told it. */
  happened: readonly Happening[];
  /** `seat:card` of the cards that brought something since then. */
  worked: ReadonlySet<string>;
  /** What the animation shows now. */
  show: Show;
  /** Whether nothing can be decided because the dice still tumble. */
  held: boolean;
  /** What the town or the life of a seat is called: "Your town" where it is that of whom we address. */
  tableauOf(seat: number): string;
  /** How many cards a seat has. */
  cardCount(seat: number): number;
  /** How much of what a player wins with a seat has: landmarks built, or VIP points. */
  score(seat: number): number;
  /** What happened, in a sentence. */
  say(happening: Happening): string;
  /** Whether bots may be asked at this table, and there is still something to ask. */
  hints: boolean;
  /** The one move that is ours when there is no other, so that nobody need be asked. */
  only: Move | null;
  /** Asks bots about the decision that is ours; null when there is nothing to decide. The same as long as the decision is. */
  ask: ((asking: Asking) => Promise<readonly MoveAnalysis[]>) | null;
  /** What a move is called in a list of moves. */
  moveText(move: Move): string;
  /** The legal move with this name and these arguments. */
  find(move: string, ...args: unknown[]): Move | undefined;
  /** All legal moves with this name. */
  named(move: string): readonly Move[];
  openSeat(seat: number): void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('a piece of a board was rendered outside of one');
  return table;
}
