// Whose turn it is and what to do now, in one sentence.

import { cardName } from '../text/describe';
import type { BoardModel } from './model';
import type { Table } from './table';

/** What is said when it is the turn of a seat that somebody has left; null when somebody sits there. */
export function freeText({ t, seats, nameOf }: Pick<Table, 't' | 'seats' | 'nameOf'>, toMove: number): string | null {
  const free = seats.some(({ seat, name }) => seat === toMove && name === null);
  return free ? t('board.now.free', { name: nameOf(toMove) }) : null;
}

export function nowText(board: BoardModel): string {
  const { t, G, winner, toMove, seat, passAndPlay, status, nameOf, edition, step, named, legal } = board;
  if (winner !== null || toMove === null) return t('board.now.over');
  if (status === 'offline') return t('board.now.offline');
  const free = freeText(board, toMove);
  if (free) return free;
  const whose = toMove !== seat ? 'other' : passAndPlay ? 'named' : 'you';
  const waiting = G.turn.queue[0];
  const nothing = step === 'build' && legal.length > 0 && named('build').length === 0;
  const key = step === 'roll' && G.turn.extra ? 'rollExtra' : nothing ? 'buildNothing' : step;
  return t(`board.now.${whose}.${key}`, {
    name: nameOf(toMove),
    total: G.turn.dice.reduce((sum, die) => sum + die, 0),
    card: waiting ? cardName(t, edition, waiting.card) : '',
  });
}
