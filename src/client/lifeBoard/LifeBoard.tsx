// The board of Life: lays the pieces on the table and hands them what they read.
import { useMemo, useState } from 'react';
import type { LifeBoxCardId } from '../../game';
import type { LifeG } from '../../game/life/types';
import { Frame } from '../board/Frame';
import { OwnHead } from '../board/OwnHead';
import { SeatDetails } from '../board/SeatDetails';
import { TableContext } from '../board/table';
import type { BoardProps } from '../match/types';
import { CarrierChooser } from './CarrierChooser';
import { DraftLaps } from './DraftLaps';
import { Dreams } from './Dreams';
import { decisionsOf } from './decisions';
import { LifeDetails } from './LifeDetails';
import { LifeContext, type LifeModel } from './model';
import { nowText } from './now';
import { Portfolio } from './Portfolio';
import { PrankChooser } from './PrankChooser';
import { Shelves } from './Shelves';
import { useLifeModel } from './useLifeModel';

type Open = { card: LifeBoxCardId } | { seat: number } | null;

export default function LifeBoard(props: BoardProps<LifeG>) {
  const [open, setOpen] = useState<Open>(null);
  const doors = useMemo(
    () => ({ openCard: (card: LifeBoxCardId) => setOpen({ card }), openSeat: (seat: number) => setOpen({ seat }) }),
    [],
  );
  const model = useLifeModel(props, doors);
  const { t, G, focus, step, ours, find } = model;
  const close = () => setOpen(null);
  return (
    <TableContext value={model}>
      <LifeContext value={model}>
        <Frame
          title={t('life.title')}
          skin="life"
          now={nowText(model)}
          decisions={decisionsOf(model)}
          keys={{
            roll: find('rollDice', 1) ?? find('rollAgain', 1),
            rollTwo: find('rollDice', 2) ?? find('rollAgain', 2),
            pass: find('pass') ?? find('endTurn'),
          }}
          tray={G.turn.lap === null ? undefined : <DraftLaps lap={G.turn.lap} />}
          side={<Side model={model} />}
          sideWide
          sideAsked={ours && (step === 'buy' || step === 'prank')}
          own={
            <>
              <OwnHead />
              <Dreams seat={focus} />
              <Portfolio />
            </>
          }
        >
          {open && 'card' in open && <LifeDetails card={open.card} onClose={close} />}
          {open && 'seat' in open && <SeatDetails seat={open.seat} onClose={close} />}
        </Frame>
      </LifeContext>
    </TableContext>
  );
}

function Side({ model }: { model: LifeModel }) {
  const { named, carried } = model;
  if (named('prank').length > 0) return <PrankChooser />;
  if (carried && named('buy').some(({ args }) => args[0] === carried)) return <CarrierChooser dream={carried} />;
  return <Shelves />;
}
