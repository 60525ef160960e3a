// A life of which nobody knows what would turn up.
import { eachRow } from '../../game/life/rows';
import type { LifeG } from '../../game/life/types';

/** Empties the face-down piles of a copy. */
export function blind(copy: LifeG): void {
  copy.deckSizes = eachRow(() => 0);
  copy.secret = { decks: eachRow(() => []) };
}
