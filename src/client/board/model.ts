// What every piece of the board reads: the view, the legal moves, and how things are called at this table.
import { createContext, useContext } from 'react';
import type { CardId, Move } from '../../game';
import type { CityG, CityHappening, CityStep } from '../../game/city/types';
import type { BoardProps } from '../match/types';
import type { Skin } from '../skins';
import type { Outlook } from './forecast';
import type { Speaker } from './sentences';
import type { Show } from './useShow';

export interface BoardModel extends BoardProps<CityG>, Speaker {
  /** The seat whose town lies large before us. */
  focus: number;
  step: CityStep;
  toMove: number | null;
  winner: number | null;
  /** Whether the decision that the match waits for is ours. */
  ours: boolean;
  /** What each number brings `focus`. */
  outlooks: readonly Outlook[];
  /** Null until its drawings have been fetched. */
  skin: Skin | null;
  /** What happened since the last first roll, as far as the dice have told it. */
  happened: readonly CityHappening[];
  /** What the animation shows now. */
  show: Show;
  /** The legal move with this name and these arguments. */
  find(move: string, ...args: unknown[]): Move | undefined;
  /** All legal moves with this name. */
  named(move: string): readonly Move[];
  openCard(card: CardId): void;
  openSeat(seat: number): void;
}

export const BoardContext = createContext<BoardModel | null>(null);

export function useBoard(): BoardModel {
  const model = useContext(BoardContext);
  if (!model) throw new Error('a piece of the board was rendered outside of it');
  return model;
}
