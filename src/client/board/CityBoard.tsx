// The board of the landmark editions: lays the pieces on the table and hands them what they read.
import { useMemo, useState } from 'react';
import type { CardId } from '../../game';
import type { CityG } from '../../game/city/types';
import type { BoardProps } from '../match/types';
import { CardDetails } from './CardDetails';
import { decisionsOf } from './decisions';
import { Frame } from './Frame';
import { Landmarks } from './Landmarks';
import { Market } from './Market';
import { BoardContext } from './model';
import { nowText } from './now';
import { OwnHead } from './OwnHead';
import { Relief } from './Relief';
import { SeatChooser } from './SeatChooser';
import { SeatDetails } from './SeatDetails';
import { Town } from './Town';
import { TradeChooser } from './TradeChooser';
import { TableContext } from './table';
import { useBoardModel } from './useBoardModel';
import { useNarrow } from './useMedia';

type Open = { card: CardId } | { seat: number } | null;

export default function CityBoard(props: BoardProps<CityG>) {
  const [open, setOpen] = useState<Open>(null);
  const doors = useMemo(
    () => ({ openCard: (card: CardId) => setOpen({ card }), openSeat: (seat: number) => setOpen({ seat }) }),
    [],
  );
  const board = useBoardModel(props, doors);
  const { focus, edition, step, ours, find, named } = board;
  const narrow = useNarrow();
  const trading = named('trade').length > 0;
  const close = () => setOpen(null);
  return (
    <TableContext value={board}>
      <BoardContext value={board}>
        <Frame
          title={edition.title}
          skin={edition.id}
          now={nowText(board)}
          decisions={decisionsOf(board)}
          choosers={step === 'takeCoins' && <SeatChooser />}
          keys={{
            roll: find('rollDice', 1),
            rollTwo: find('rollDice', 2),
            again: find('reroll'),
            keep: find('keepRoll'),
            pass: find('pass') ?? find('skipTrade'),
          }}
          side={trading ? <TradeChooser /> : <Market>{narrow && <Landmarks seat={focus} />}</Market>}
          sideAsked={(ours && step === 'build') || trading}
          own={
            <>
              <OwnHead>
                <Relief />
              </OwnHead>
              {!narrow && <Landmarks seat={focus} />}
              <Town />
            </>
          }
        >
          {open && 'card' in open && <CardDetails card={open.card} onClose={close} />}
          {open && 'seat' in open && <SeatDetails seat={open.seat} onClose={close} />}
        </Frame>
      </BoardContext>
    </TableContext>
  );
}
