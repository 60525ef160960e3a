// What the decisions of Life are called that are not made on a card, and what they bring.
import { type DreamCardId, dreamCard } from '../../game';
import type { Decision } from '../board/ActionBar';
import { signed } from '../board/amounts';
import { averageRoll } from '../board/forecast';
import { lifeName } from '../text/describeLife';
import type { LifeModel } from './model';

export function decisionsOf(model: LifeModel): Decision[] {
  return model.legal.flatMap((move) => {
    const words = wordsFor(model, move.move, move.args);
    return words ? [{ move, ...words }] : [];
  });
}

/** Null for those made elsewhere. */
export function wordsFor(
  { t, outlooks, legal, named }: LifeModel,
  move: string,
  args: readonly unknown[],
): Omit<Decision, 'move'> | null {
  switch (move) {
    case 'rollDice':
    case 'rollAgain': {
      const count = args[0] === 2 ? 2 : 1;
      const label = move === 'rollDice' ? t('board.action.roll', { count }) : t('life.action.rollAgain', { count });
      return { label, note: t('board.action.average', { amount: signed(averageRoll(outlooks, count)) }), main: true };
    }
    case 'pass':
      return { label: t('board.action.pass'), note: null, main: legal.length === 1 };
    case 'endTurn':
      return { label: t('life.action.endTurn'), note: null, main: named('rollAgain').length === 0 };
    case 'discard': {
      const card = args[0] as DreamCardId;
      const { power, vip } = dreamCard(card);
      const amount = power?.when === 'discarded' ? power.get : 0;
      const label = t('life.action.discard', { card: lifeName(t, card) });
      const note = t('life.action.discardNote', { amount: t('life.money', { count: amount }), points: vip });
      return { label, note, main: false };
    }
    default:
      return null;
  }
}
