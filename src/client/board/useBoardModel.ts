// Gathers what every piece of the board reads.
import { useMemo } from 'react';
import { type CardId, editionOf, type Move, sameMove } from '../../game';
import type { CityG } from '../../game/city/types';
import type { BoardProps } from '../match/types';
import { useT } from '../text';
import { forecast } from './forecast';
import type { BoardModel } from './model';
import { lastTurn } from './recent';
import { useShow } from './useShow';
import { useSkin } from './useSkin';

interface Doors {
  openCard(card: CardId): void;
  openSeat(seat: number): void;
}

export function useBoardModel(props: BoardProps<CityG>, doors: Doors): BoardModel {
  const { G, rules, seat, seats, legal, log, passAndPlay } = props;
  const t = useT();
  const edition = editionOf(G);
  const toMove = rules.toMove(G);
  const winner = rules.outcome(G)?.winner ?? null;
  const focus = seat ?? (passAndPlay ? (toMove ?? winner ?? 0) : 0);
  const outlooks = useMemo(() => forecast(rules, G, focus), [rules, G, focus]);
  const show = useShow(log, G);
  const happened = useMemo(() => lastTurn(log), [log]);
  return {
    ...props,
    ...doors,
    t,
    edition,
    skin: useSkin(edition.id),
    show,
    // Nothing is given away while the dice still tumble.
    happened: show.scene?.kind === 'dice' ? [] : happened,
    // Whoever looks over a shared screen is not "you".
    you: passAndPlay ? null : seat,
    nameOf: (of: number) => seats.find((one) => one.seat === of)?.name ?? t('board.seat', { number: of + 1 }),
    step: G.turn.step,
    toMove,
    winner,
    ours: toMove !== null && toMove === seat,
    focus,
    outlooks,
    find: (move: string, ...args: unknown[]) => legal.find((one: Move) => sameMove(one, { move, args })),
    named: (move: string) => legal.filter((one) => one.move === move),
  };
}
