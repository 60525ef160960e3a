// The table under every board: lays out what is for sale, the play and the log, and opens and closes what lies above.
import { type FocusEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Move } from '../../game';
import { Button } from '../parts/Button';
import { ActionBar, type Decision } from './ActionBar';
import { Advice } from './AdviceMark';
import { DiceTray } from './DiceTray';
import { Flights } from './Flights';
import styles from './Frame.module.css';
import { Hint } from './Hint';
import { KeysHelp } from './KeysHelp';
import { type Deed, useKeys } from './keys';
import { LiveRegion } from './LiveRegion';
import { Log } from './Log';
import { Opponent } from './Opponent';
import { Purse } from './Purse';
import { Tools } from './Tools';
import { useTable } from './table';
import { useMeantClicks } from './useMeantClicks';
import { useMedia, useNarrow } from './useMedia';
import { useOpenOnOffer } from './useOpenOnOffer';
import { WhatHappened } from './WhatHappened';
import { WinnerScreen } from './WinnerScreen';

interface FrameProps {
  title: string;
  skin: string;
  /** Whose turn it is and what to do now. */
  now: string;
  decisions: readonly Decision[];
  /** Further ways to decide, beside the buttons of `decisions`. */
  choosers?: ReactNode;
  /** What the keys decide; a key whose move is not legal now does nothing. */
  keys: Readonly<Partial<Record<Deed, Move | undefined>>>;
  /** What lies in the tray while no dice are rolled. */
  tray?: ReactNode;
  /** What is for sale, or what is to be chosen. */
  side: ReactNode;
  /** Whether it needs more room than a market of two columns. */
  sideWide?: boolean;
  /** Whether a decision of ours is waiting there. */
  sideAsked: boolean;
  /** The tableau before us; its heading is `board-own`. */
  own: ReactNode;
  /** A dialog. */
  children?: ReactNode;
}

type Panel = 'log' | 'hint' | null;

type Place = 'sheet' | 'below' | 'beside';

/** Where log and hint have room: a wide line-up leaves it beside the play on very wide screens only. */
function usePlace(sideWide: boolean): Place {
  const narrow = useNarrow();
  const beside = useMedia(`(min-width: ${sideWide ? 1800 : 1440}px)`);
  return narrow ? 'sheet' : beside ? 'beside' : 'below';
}

/** The log or the hint: the hint only as long as there is one, not after the end. The log lies open from the start where it is in nobody's way. */
function usePanel(hints: boolean, table: RefObject<HTMLElement | null>, place: Place) {
  const [wanted, setPanel] = useState<Panel>(place === 'beside' ? 'log' : null);
  const toggle = (which: 'log' | 'hint') => {
    const before = document.activeElement;
    flushSync(() => setPanel((shown) => (shown === which ? null : which)));
    if (before === document.body || document.activeElement !== document.body) return;
    // It went with what had it: back to the button that opens, or, where that has gone too, to what is asked now.
    const next = table.current?.querySelector<HTMLElement>(`[data-opens="${which}"]`) ?? document.getElementById('board-now');
    next?.focus({ preventScroll: true });
  };
  const panel = wanted === 'hint' && !hints ? null : wanted;
  return { panel, lies: panel ? place : undefined, setPanel, toggle };
}

export function Frame(props: FrameProps) {
  const { title, skin, now, decisions, choosers, keys, tray, side, sideWide = false, sideAsked, own, children } = props;
  const { t, log, focus, seats, winner, ours, show, hints, step, play } = useTable();
  const [open, setOpen] = useState<'help' | 'winner' | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const panelBox = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const place = usePlace(sideWide);
  const narrow = place === 'sheet';
  const { panel, lies, setPanel, toggle } = usePanel(hints, table, place);
  const [advice, setAdvice] = useState<Move | null>(null);
  const [sideOpen, setSideOpen] = useState(false);
  // On a small screen it would cover the cards that are just working; whoever cannot wait opens it.
  const asked = sideAsked && show.scene === null;
  useEffect(() => setSideOpen(asked), [asked]);
  useEffect(() => {
    if (winner !== null) setOpen('winner');
  }, [winner]);

  // On a small screen the log lies where the market would; the hint has a place of its own.
  const marketShown = sideOpen && !(narrow && panel === 'log');
  useOpenOnOffer(sheet, narrow && marketShown, step);
  const openMarket = () => {
    setSideOpen(true);
    if (narrow && panel === 'log') setPanel(null);
  };
  const toggleLog = () => toggle('log');
  const toggleHint = () => toggle('hint');
  const attempts = Object.entries(keys).map(([deed, move]) => [deed, () => move && play(move)]);
  const deeds = {
    ...Object.fromEntries(attempts),
    market: () => {
      // It takes the focus only once it is shown.
      flushSync(openMarket);
      table.current?.querySelector<HTMLElement>('[data-market]')?.focus();
    },
    log: toggleLog,
    ...(hints && { hint: toggleHint }),
    // What one is in comes first: a log that is read closes, whatever is shown meanwhile.
    skip: () => (panel && panelBox.current?.contains(document.activeElement) ? toggle(panel) : show.skip()),
    help: () => setOpen('help'),
  };
  useKeys(deeds);
  const meant = useMeantClicks(log.at(-1)?.stateID ?? -1, ours);
  const press = (event: PointerEvent) => {
    meant.onPointerDown(event);
    if (show.scene) show.skip();
  };

  /** What has the focus of the keyboard must not lie under the sheet. */
  const uncover = ({ target }: FocusEvent) => narrow && target.matches(':focus-visible') && setSideOpen(false);

  const close = () => setOpen(null);
  const others = seats.map((_, i) => (focus + i) % seats.length).slice(1);
  return (
    <Advice value={advice}>
      <div
        ref={table}
        className={styles.board}
        data-skin={skin}
        data-panel={panel ?? undefined}
        data-place={lies}
        data-market-open={marketShown || undefined}
        data-seats={seats.length}
        data-wide={sideWide || undefined}
        onClickCapture={meant.onClick}
        onPointerDownCapture={press}
      >
        <h1 className="unseen">{title}</h1>
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
          <DiceTray instead={tray}>{narrow && <Purse seat={focus} />}</DiceTray>
          <ActionBar
            now={show.scene?.kind === 'dice' ? t('board.now.tumbling') : now}
            decisions={decisions}
            hintOpen={panel === 'hint'}
            onHint={toggleHint}
          >
            {winner === null ? choosers : <Button onClick={() => setOpen('winner')}>{t('board.won.results')}</Button>}
          </ActionBar>
          <WhatHappened />
          <Tools
            marketOpen={marketShown}
            logOpen={panel === 'log'}
            onMarket={marketShown ? () => setSideOpen(false) : openMarket}
            onLog={toggleLog}
            onHelp={() => setOpen('help')}
          />
        </div>
        <div ref={sheet} className={styles.side} data-open={marketShown || undefined} data-market tabIndex={-1}>
          {side}
        </div>
        <section className={styles.own} aria-labelledby="board-own" onFocus={uncover}>
          {own}
        </section>
        {panel && (
          <div ref={panelBox} className={styles.panel}>
            {panel === 'log' ? <Log onClose={toggleLog} /> : <Hint onClose={toggleHint} onAdvice={setAdvice} />}
          </div>
        )}
        <Flights table={table} />
        {open === 'help' && <KeysHelp deeds={Object.keys(deeds)} onClose={close} />}
        {open === 'winner' && winner !== null && <WinnerScreen winner={winner} onClose={close} />}
        {children}
      </div>
    </Advice>
  );
}
