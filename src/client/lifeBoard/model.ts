// What the pieces of the board of Life read beside what all boards share.
import { createContext, useContext } from 'react';
import type { DreamCardId, LifeBoxCardId } from '../../game';
import type { LifeG, LifeHappening, LifeStep } from '../../game/life/types';
import type { Table } from '../board/table';
import type { BoardProps } from '../match/types';
import type { LifeSkin } from '../skins';

export interface LifeModel extends Table, Pick<BoardProps<LifeG>, 'rules' | 'G'> {
  step: LifeStep;
  happened: readonly LifeHappening[];
  /** Null until its drawings have been fetched. */
  skin: LifeSkin | null;
  openCard(card: LifeBoxCardId): void;
  /** The Dream for which a card to lie on is being chosen. */
  carried: DreamCardId | null;
  chooseCarrier(dream: DreamCardId | null): void;
}

export const LifeContext = createContext<LifeModel | null>(null);

export function useLife(): LifeModel {
  const model = useContext(LifeContext);
  if (!model) throw new Error('a piece of the board of Life was rendered outside of it');
  return model;
}
