// Gathers what the shared pieces of a board read.
import { useMemo } from 'react';
import { type Happening, type Move, sameMove } from '../../game';
import type { BoardProps } from '../match/types';
import { pace } from '../store/settings';
import { useT } from '../text';
import { paidCards, sinceRoll } from './recent';
import type { Engine, Table, Teller } from './table';
import { useShow } from './useShow';

interface Turn {
  step: string;
  dice: readonly number[];
}

interface Parts<G, H> {
  turnOf(G: G): Turn;
  say(teller: Teller, happening: H): string;
  openSeat(seat: number): void;
}

/** The table of an engine, its happenings typed as that engine's. */
type TableModel<G, H> = Omit<Table, 'moveText'> & {
  /** What to show of the match: while dice tumble, still how it was before the roll. */
  G: G;
  happened: readonly H[];
};

export function useTableModel<G, H extends Happening>(
  props: BoardProps<G>,
  engine: Engine<G, H>,
  { turnOf, say, openSeat }: Parts<G, H>,
): TableModel<G, H> {
  const { rules, seat, seats, log, passAndPlay, status, refused, play, playAgain } = props;
  const show = useShow(log, props.G, engine);
  // Nothing is given away while the dice still tumble.
  const tumbling = show.scene?.kind === 'dice';
  // Nor can be decided: neither by what follows from the roll, nor blindly. Who wants it fast waits for nothing.
  const held = pace.use() !== 'fast' && tumbling;
  const G = held ? show.position : props.G;
  const legal = held ? none : props.legal;
  const hint = useAsking(props);
  const { words, Piece, Amount, Marks, Goals, Cards } = engine;
  const t = useT();
  const toMove = rules.toMove(G);
  const bot = seats.some((one) => one.seat === toMove && one.bot !== null);
  const winner = rules.outcome(G)?.winner ?? null;
  const focus = seat ?? (passAndPlay ? (toMove ?? winner ?? 0) : 0);
  const outlooks = useMemo(() => engine.forecast(rules, G, focus), [engine, rules, G, focus]);
  const told = useMemo(() => (tumbling ? log.slice(0, -1) : log), [log, tumbling]);
  const happened = useMemo(() => (tumbling ? [] : (sinceRoll(log, seats.length) as H[])), [log, tumbling, seats.length]);
  const worked = useMemo(() => paidCards(happened, engine), [happened, engine]);
  // Whoever looks over a shared screen is not "you".
  const you = passAndPlay ? null : seat;
  const nameOf = (of: number) => seats.find((one) => one.seat === of)?.name ?? t('board.seat', { number: of + 1 });
  const { step, dice } = turnOf(G);
  return {
    ...{ G, seat, seats, passAndPlay, legal, log, status, refused, play, playAgain },
    ...{ words, Piece, Amount, Marks, Goals, Cards },
    ...{ t, you, nameOf, toMove, winner, focus, outlooks, show, told, happened, worked, openSeat, step, dice, held, ...hint },
    thinking: bot && status !== 'offline' ? toMove : null,
    hints: props.analyse !== undefined && winner === null,
    ours: toMove !== null && toMove === seat,
    tableauOf: (of) => (of === you ? t(`${words}.player.yours`) : t(`${words}.player.of`, { name: nameOf(of) })),
    score: (of) => engine.score(G, of),
    cardCount: (of) => engine.cardCount(G, of),
    say: (happening) => say({ t, you, nameOf }, happening as H),
    find: (move, ...args) => legal.find((one: Move) => sameMove(one, { move, args })),
    named: (move) => legal.filter((one) => one.move === move),
  };
}

const none: readonly Move[] = [];

/** How bots are asked about the decision that is ours, unless there is nothing to decide. */
function useAsking<G>({ G, seat, legal, stateID, analyse }: BoardProps<G>): Pick<Table, 'ask' | 'only'> {
  const asked = seat !== null && legal.length > 1 ? seat : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the seat sees changes with the state only
  const ask = useMemo<Table['ask']>(
    () => (analyse && asked !== null ? (asking) => analyse(G, asked, asking) : null),
    [analyse, asked, stateID],
  );
  return { ask, only: (legal.length === 1 && legal[0]) || null };
}
