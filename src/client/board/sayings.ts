// Parts of sentences that are the same in all games: who, which dice, who paid whom.
import type { Teller } from './table';

/** Under which key a sentence about this seat stands. */
export const who = ({ you }: Teller, seat: number) => (seat === you ? 'you' : 'other');

/** "3", or "3 + 4 = 7". */
export function diceText({ t }: Teller, dice: readonly number[]): string {
  const [first, second] = dice;
  if (first === undefined || second === undefined) return String(first ?? '');
  return t('board.happened.two', { first, second, total: first + second });
}

interface Payment {
  from: number;
  to: number;
  amount: number;
  /** What the card asked for. */
  owed: number;
  /** As it is called in the sentence. */
  card: string;
}

/** That one player took from another, all, less than asked for, or nothing. */
export function paidText({ t, you, nameOf }: Teller, { from, to, amount, owed, card }: Payment): string {
  const kind = amount === owed ? 'take' : amount > 0 ? 'takeLess' : 'takeNothing';
  const view = to === you ? 'you' : from === you ? 'fromYou' : 'other';
  return t(`board.happened.${kind}.${view}`, { name: nameOf(to), from: nameOf(from), amount, owed, card });
}
