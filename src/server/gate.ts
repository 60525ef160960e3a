// The gate in front of the framework's master: may this seat make this move now, and if not, why.
import type { Game, State } from 'boardgame.io';
import type { Refusal, Rules, TableRefusal } from '../game/index';
import type { Shown } from './credentials';
import { ownsSeat, seatPattern } from './seats';
import type { MatchData } from './storage/rows';

/** A game and its rules. */
export interface Box {
  game: Game;
  rules: Rules<unknown>;
}

/** A match as it is stored now. */
export interface Stored {
  state: State | undefined;
  metadata: MatchData | undefined;
}

/** Whether these are the credentials of that seat. */
export const holdsSeat = (metadata: MatchData | undefined, playerID: string, credentials: unknown): boolean =>
  seatPattern.test(playerID) && ownsSeat(metadata?.players[Number(playerID)], credentials);

/** Holds up the first move only: whoever leaves later does not keep the others from playing until it is his turn. */
export const hasFreeSeat = ({ players }: MatchData): boolean => Object.values(players).some(({ name }) => name === undefined);

/** Why the move is refused; null when the master may make it. */
export function judge(
  { game, rules }: Box,
  { state, metadata }: Stored,
  asked: { move: string; args: readonly unknown[]; playerID: string; credentials: Shown; stateID: number },
): Refusal | TableRefusal | null {
  if (!state || !metadata || metadata.gameName !== game.name) return { reason: 'matchNotFound' };
  if (!holdsSeat(metadata, asked.playerID, asked.credentials)) return { reason: 'unauthorized' };
  const toMove = rules.toMove(state.G);
  if (toMove === null) return { reason: 'over' };
  if (asked.stateID !== state._stateID) return { reason: 'stale' };
  if (state._stateID === 0 && hasFreeSeat(metadata)) return { reason: 'notStarted' };
  if (toMove !== Number(asked.playerID)) return { reason: 'notYourTurn' };
  return rules.refusal(state.G, { move: asked.move, args: asked.args });
}
