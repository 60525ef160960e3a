// Who is likely to win a life from here.
import type { Rules } from '../../game';
import type { LifeG } from '../../game/life/types';
import { type Outlook, outlooks } from './outlook';

const PER_ROUND = -1.3;
const PER_GROWING_ROUND = -2.2;
const TO_MOVE = 0.3;

/** Chance to win by seat, summing to 1. */
export function evaluate(rules: Rules<LifeG>, G: LifeG): number[] {
  const strengths = outlooks(rules, G).map((outlook, seat) => Math.exp(logOdds(outlook) + (seat === G.turn.seat ? TO_MOVE : 0)));
  const sum = strengths.reduce((total, one) => total + one, 0);
  return strengths.map((one) => one / sum);
}

/** The logarithm of a seat's odds, up to a constant shared by all. */
export const logOdds = ({ rounds, growing }: Pick<Outlook, 'rounds' | 'growing'>): number =>
  PER_ROUND * Math.log(rounds + 1) + PER_GROWING_ROUND * Math.log(growing + 1);
