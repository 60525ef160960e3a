// The board of the landmark editions: lays the pieces on the table and hands them what they read.

import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardId } from '../../game';
import type { CityG } from '../../game/city/types';
import type { BoardProps } from '../match/types';
import { ActionBar } from './ActionBar';
import { CardDetails } from './CardDetails';
import styles from './CityBoard.module.css';
import { DiceTray } from './DiceTray';
import { deeds } from './deeds';
import { Flights } from './Flights';
import { KeysHelp } from './KeysHelp';
import { useKeys } from './keys';
import { Landmarks } from './Landmarks';
import { LiveRegion } from './LiveRegion';
import { Log } from './Log';
import { Market } from './Market';
import { BoardContext } from './model';
import { Opponent } from './Opponent';
import { OwnHead } from './OwnHead';
import { Purse } from './Purse';
import { SeatDetails } from './SeatDetails';
import { Tools } from './Tools';
import { Town } from './Town';
import { TradeChooser } from './TradeChooser';
import { useBoardModel } from './useBoardModel';
import { useMedia } from './useMedia';
import { WhatHappened } from './WhatHappened';
import { WinnerScreen } from './WinnerScreen';

type Open = { card: CardId } | { seat: number } | 'help' | 'winner' | null;

export default function CityBoard(props: BoardProps<CityG>) {
  const [open, setOpen] = useState<Open>(null);
  const doors = useMemo(
    () => ({ openCard: (card: CardId) => setOpen({ card }), openSeat: (seat: number) => setOpen({ seat }) }),
    [],
  );
  const board = useBoardModel(props, doors);
  const { t, G, focus, edition, step, ours, winner, show } = board;
  const table = useRef<HTMLDivElement>(null);
  const narrow = useMedia('(max-width: 1099px)');
  const roomy = useMedia('(min-width: 1440px)');
  const [logOpen, setLogOpen] = useState(roomy);
  const building = ours && step === 'build';
  const trading = board.named('trade').length > 0;
  const [marketOpen, setMarketOpen] = useState(false);
  // On a small screen the market would cover the cards that are just working; whoever cannot wait opens it.
  const asked = (building || trading) && show.scene === null;
  useEffect(() => setMarketOpen(asked), [asked]);
  useEffect(() => {
    if (winner !== null) setOpen('winner');
  }, [winner]);

  const ways = {
    toMarket: () => {
      setMarketOpen(true);
      table.current?.querySelector<HTMLElement>('[data-market]')?.focus();
    },
    toggleLog: () => setLogOpen((shown) => !shown),
    help: () => setOpen('help'),
  };
  useKeys(deeds(board, ways));

  const close = () => setOpen(null);
  const others = [...G.players.keys()].map((_, i) => (focus + i) % G.players.length).slice(1);
  return (
    <BoardContext value={board}>
      <div
        ref={table}
        className={styles.board}
        data-skin={edition.id}
        data-log={logOpen || undefined}
        data-market-open={marketOpen || undefined}
        data-seats={G.players.length}
        onPointerDownCapture={show.scene ? show.skip : undefined}
      >
        <h1 className="unseen">{edition.title}</h1>
        <LiveRegion />
        <section className={styles.others} aria-labelledby="board-others">
          <h2 id="board-others" className="unseen">
            {t('board.player.others')}
          </h2>
          <ul className={styles.opponents}>
            {others.map((seat) => (
              <Opponent key={seat} seat={seat} />
            ))}
          </ul>
        </section>
        <div className={styles.table}>
          <DiceTray>{narrow && <Purse seat={focus} />}</DiceTray>
          <ActionBar />
          <WhatHappened />
          <Tools
            marketOpen={marketOpen}
            logOpen={logOpen}
            onMarket={() => setMarketOpen(!marketOpen)}
            onLog={ways.toggleLog}
            onHelp={ways.help}
          />
        </div>
        <div className={styles.side} data-open={marketOpen || undefined} data-market tabIndex={-1}>
          {trading ? <TradeChooser /> : <Market>{narrow && <Landmarks seat={focus} />}</Market>}
        </div>
        <section className={styles.own} aria-labelledby="board-own">
          <OwnHead />
          {!narrow && <Landmarks seat={focus} />}
          <Town />
        </section>
        {logOpen && (
          <div className={styles.log}>
            <Log onClose={ways.toggleLog} />
          </div>
        )}
        <Flights table={table} />
        {open === 'help' && <KeysHelp onClose={close} />}
        {open === 'winner' && winner !== null && <WinnerScreen winner={winner} onClose={close} />}
        {open !== null && typeof open === 'object' && 'card' in open && <CardDetails card={open.card} onClose={close} />}
        {open !== null && typeof open === 'object' && 'seat' in open && <SeatDetails seat={open.seat} onClose={close} />}
      </div>
    </BoardContext>
  );
}
