// A town of which nobody knows what would turn up.
import type { CityG } from '../../game/city/types';

/** Empties the face-down pile of a copy. */
export function blind(copy: CityG): void {
  copy.deckSize = 0;
  copy.secret = { deck: [] };
}
