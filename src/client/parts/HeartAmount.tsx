// A number printed on a heart.
import type { AmountProps } from './CoinAmount';
import { Heart, HeartOutline } from './lifeIcons';
import { NumberOn } from './NumberOn';

/** Decoration beside words that say the same. */
export function HeartAmount({ amount, outline = false }: AmountProps) {
  return <NumberOn on="heart" number={amount} shape={outline ? <HeartOutline data-outline /> : <Heart />} />;
}
