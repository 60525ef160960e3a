// Amounts of coins as text: signed, with a real minus sign, averages with one decimal place, as the language in use writes them.
import { numberText } from '../text';

/** "+3", "−2", "0". */
export function signed(amount: number): string {
  const rounded = Math.round(amount * 10) / 10;
  const text = numberText(Math.abs(rounded));
  if (rounded > 0) return `+${text}`;
  return rounded < 0 ? `−${text}` : text;
}

/** "+1" or "0…+2": from the least to the most. */
export function range(amounts: readonly number[]): string {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least === most ? signed(most) : `${signed(least)}…${signed(most)}`;
}
