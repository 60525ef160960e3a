// Gathers what the pieces of the board of Life read.
import { useEffect, useState } from 'react';
import type { DreamCardId, LifeBoxCardId, Move } from '../../game';
import type { LifeG } from '../../game/life/types';
import { useSkin } from '../board/useSkin';
import { useTableModel } from '../board/useTableModel';
import type { BoardProps } from '../match/types';
import { lifeEngine } from './lifeEngine';
import type { LifeModel } from './model';
import { moveText } from './moveText';
import { sentence } from './sentences';

interface Doors {
  openCard(card: LifeBoxCardId): void;
  openSeat(seat: number): void;
}

export function useLifeModel(props: BoardProps<LifeG>, { openCard, openSeat }: Doors): LifeModel {
  const { rules, stateID } = props;
  const [carried, chooseCarrier] = useState<DreamCardId | null>(null);
  // Every move makes it a new question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what the choice was about
  useEffect(() => chooseCarrier(null), [stateID]);
  const table = useTableModel(props, lifeEngine, { turnOf, say: sentence, openSeat });
  const model = { ...table, rules, step: table.G.turn.step, skin: useSkin('life'), openCard, carried, chooseCarrier };
  return Object.assign(model, { moveText: (move: Move) => moveText(model as LifeModel, move) });
}

const turnOf = ({ turn }: LifeG) => turn;
