// What the decisions of the landmark editions are called that are not made on a card, and what they bring.
import type { Decision } from './ActionBar';
import { signed } from './amounts';
import { settle } from './cityForecast';
import { averageRoll } from './forecast';
import type { BoardModel } from './model';

export function decisionsOf(board: BoardModel): Decision[] {
  return board.legal.flatMap((move) => {
    const words = wordsFor(board, move.move, move.args);
    return words ? [{ move, ...words }] : [];
  });
}

/** Null for those made elsewhere. */
export function wordsFor(board: BoardModel, move: string, args: readonly unknown[]): Omit<Decision, 'move'> | null {
  const { t, G, rules, outlooks, focus } = board;
  const average = (dice: number) => t('board.action.average', { amount: signed(averageRoll(outlooks, dice === 2 ? 2 : 1)) });
  const { dice } = G.turn;
  switch (move) {
    case 'rollDice': {
      const count = Number(args[0]);
      return { label: t('board.action.roll', { count }), note: average(count), main: true };
    }
    case 'reroll':
      return { label: t('board.action.reroll', { count: dice.length }), note: average(dice.length), main: true };
    case 'keepRoll': {
      const { coins } = settle(rules, G, { move, args }, focus, [1]);
      const total = dice.reduce((sum, die) => sum + die, 0);
      const note = coins === 0 ? t('board.action.bringsNothing') : t('board.action.brings', { amount: signed(coins) });
      return { label: t('board.action.keep', { total }), note, main: true };
    }
    case 'pass':
      return { label: t('board.action.pass'), note: null, main: board.legal.length === 1 };
    case 'skipTrade':
      return { label: t('board.action.skipTrade'), note: null, main: false };
    default:
      return null;
  }
}
