// Streams of luck for a search: the n-th try of every move has the same, so that what they are worth differs by the move alone.
import { type Chance, seededChance } from '../game';

/** So many streams, each long enough for a search. */
const STREAMS = 4096;

/** Number of a try -> its dice and shuffles. */
export function luckFrom(chance: Chance): (tried: number) => Chance {
  const [base] = chance.shuffle(Array.from({ length: STREAMS }, (_, i) => i));
  return (tried) => seededChance((base as number) * STREAMS + tried);
}
