// Gathers what the pieces of the landmark editions' board read.
import { type CardId, editionOf, type Move } from '../../game';
import type { CityG } from '../../game/city/types';
import type { BoardProps } from '../match/types';
import { cityEngine } from './cityEngine';
import type { BoardModel } from './model';
import { moveText } from './moveText';
import { sentence } from './sentences';
import { useSkin } from './useSkin';
import { useTableModel } from './useTableModel';

interface Doors {
  openCard(card: CardId): void;
  openSeat(seat: number): void;
}

export function useBoardModel(props: BoardProps<CityG>, { openCard, openSeat }: Doors): BoardModel {
  const { rules } = props;
  const edition = editionOf(props.G);
  const table = useTableModel(props, cityEngine, {
    turnOf,
    say: (teller, happening) => sentence({ ...teller, edition }, happening),
    openSeat,
  });
  const model = { ...table, rules, edition, step: table.G.turn.step, skin: useSkin(edition.id), openCard };
  return Object.assign(model, { moveText: (move: Move) => moveText(model as BoardModel, move) });
}

const turnOf = ({ turn }: CityG) => turn;
