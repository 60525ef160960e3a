// A number printed on a coin.
import { Coin } from './icons';
import { NumberOn } from './NumberOn';

export interface AmountProps {
  amount: number;
  /** An empty outline instead of metal: a price that cannot be paid. */
  outline?: boolean;
}

/** Decoration beside words that say the same. */
export function CoinAmount({ amount, outline = false }: AmountProps) {
  return <NumberOn on="coin" number={amount} shape={outline ? null : <Coin />} />;
}
