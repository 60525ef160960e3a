// Gathers what the shared pieces of a board read.
import { useMemo } from 'react';
import { type Happening, type Move, sameMove } from '../../game';
import type { BoardProps } from '../match/types';
import { useT } from '../text';
import { lastTurn, paidCards } from './recent';
import type { Engine, Table, Teller } from './table';
import { useShow } from './useShow';

interface Turn {
  step: string;
  dice: readonly number[];
}

interface Parts<H> {
  turn: Turn;
  say(teller: Teller, happening: H): string;
  openSeat(seat: number): void;
}

/** The table of an engine, its happenings typed as that engine's. */
export function useTableModel<G, H extends Happening>(
  props: BoardProps<G>,
  engine: Engine<G, H>,
  { turn, say, openSeat }: Parts<H>,
): Omit<Table, 'moveText'> & { happened: readonly H[] } {
  const { G, rules, seat, seats, legal, log, passAndPlay, status, refused, play, playAgain } = props;
  const { stateID, analyse } = props;
  const asked = seat !== null && legal.length > 0 ? seat : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the seat sees changes with the state only
  const ask = useMemo<Table['ask']>(
    () => (analyse && asked !== null ? (asking) => analyse(G, asked, asking) : null),
    [analyse, asked, stateID],
  );
  const { words, Piece, Amount, Marks, Goals, Cards } = engine;
  const t = useT();
  const toMove = rules.toMove(G);
  const bot = seats.some((one) => one.seat === toMove && one.bot !== null);
  const winner = rules.outcome(G)?.winner ?? null;
  const focus = seat ?? (passAndPlay ? (toMove ?? winner ?? 0) : 0);
  const outlooks = useMemo(() => engine.forecast(rules, G, focus), [engine, rules, G, focus]);
  const show = useShow(log, G, engine);
  // Nothing is given away while the dice still tumble.
  const tumbling = show.scene?.kind === 'dice';
  const happened = useMemo(() => (tumbling ? [] : (lastTurn(log, seats.length) as H[])), [log, tumbling, seats.length]);
  const worked = useMemo(() => paidCards(happened, engine), [happened, engine]);
  // Whoever looks over a shared screen is not "you".
  const you = passAndPlay ? null : seat;
  const nameOf = (of: number) => seats.find((one) => one.seat === of)?.name ?? t('board.seat', { number: of + 1 });
  return {
    ...{ seat, seats, passAndPlay, legal, log, status, refused, play, playAgain },
    ...{ words, Piece, Amount, Marks, Goals, Cards },
    ...{ t, you, nameOf, toMove, winner, focus, outlooks, show, happened, worked, openSeat },
    thinking: bot && status !== 'offline' ? toMove : null,
    hints: analyse !== undefined,
    ask,
    step: turn.step,
    dice: turn.dice,
    ours: toMove !== null && toMove === seat,
    cardCount: (of) => engine.cardCount(G, of),
    say: (happening) => say({ t, you, nameOf }, happening as H),
    find: (move, ...args) => legal.find((one: Move) => sameMove(one, { move, args })),
    named: (move) => legal.filter((one) => one.move === move),
  };
}
