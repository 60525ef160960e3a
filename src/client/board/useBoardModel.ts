// Gathers what the pieces of the landmark editions' board read.
import { type CardId, editionOf } from '../../game';
import type { CityG } from '../../game/city/types';
import type { BoardProps } from '../match/types';
import { cityEngine } from './cityEngine';
import type { BoardModel } from './model';
import { sentence } from './sentences';
import { useSkin } from './useSkin';
import { useTableModel } from './useTableModel';

interface Doors {
  openCard(card: CardId): void;
  openSeat(seat: number): void;
}

export function useBoardModel(props: BoardProps<CityG>, { openCard, openSeat }: Doors): BoardModel {
  const { G, rules } = props;
  const edition = editionOf(G);
  const table = useTableModel(props, cityEngine, {
    turn: G.turn,
    say: (teller, happening) => sentence({ ...teller, edition }, happening),
    openSeat,
  });
  return { ...table, G, rules, edition, step: G.turn.step, skin: useSkin(edition.id), openCard };
}
