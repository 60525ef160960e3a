// Why the table itself refuses a packet, next to the refusals of the rules.
import type { Refusal } from '../../game/index';

export type TableRefusal =
  /** Wrong or no credentials for the seat, or the seat has been left. */
  | { reason: 'unauthorized' }
  /** No such match of this game (any more). */
  | { reason: 'matchNotFound' }
  /** Not a packet that the framework's client sends. */
  | { reason: 'badRequest' }
  | { reason: 'tooFast' }
  /** The move was meant for another state than the current one: an update is on its way or has just arrived. */
  | { reason: 'stale' }
  /** The move could not be stored; nothing has happened. */
  | { reason: 'unavailable' };

/** What the event `refused` carries. `stateID` is the one the packet spoke of, if it did. */
export interface Refused {
  matchID: string | null;
  stateID: number | null;
  refusal: Refusal | TableRefusal;
}
