// What the pieces of the landmark editions' board read beside what all boards share.
import { createContext, useContext } from 'react';
import type { CardId } from '../../game';
import type { CityG, CityHappening, CityStep } from '../../game/city/types';
import type { BoardProps } from '../match/types';
import type { Skin } from '../skins';
import type { Speaker } from './sentences';
import type { Table } from './table';

export interface BoardModel extends Table, Speaker, Pick<BoardProps<CityG>, 'rules' | 'G'> {
  step: CityStep;
  happened: readonly CityHappening[];
  /** Null until its drawings have been fetched. */
  skin: Skin | null;
  openCard(card: CardId): void;
}

export const BoardContext = createContext<BoardModel | null>(null);

export function useBoard(): BoardModel {
  const model = useContext(BoardContext);
  if (!model) throw new Error('a piece of the board was rendered outside of it');
  return model;
}
