// What a board is given: a view of the match, what its seat may do, and a way to do it. Boards decide nothing.
import type { MoveAnalysis } from '../../bots';
import type { Happening, Move, Refused, Rules } from '../../game';

/** One move of the log with everything it caused. */
export interface LogEntry {
  /** boardgame.io's turn number, from 1; an extra turn counts as a turn. */
  turn: number;
  /** The state id on which the move was made; unique and ascending within a match. */
  stateID: number;
  seat: number;
  move: Move;
  happenings: readonly Happening[];
}

export interface SeatInfo {
  seat: number;
  /** null while nobody has taken the seat. */
  name: string | null;
  /** A bot's level, for display; null for people. */
  bot: string | null;
  connected: boolean;
}

/** `offline`: the connection or the server is gone and is being looked for; `sending`: our move is under way. */
export type MatchStatus = 'ready' | 'sending' | 'offline';

/** A move that was refused: by the rules, or by the table. */
export type RefusedBy = Refused['refusal'];

/** How bots are asked, with a way to end their thinking and to hear of it while it goes on. */
export interface Asking {
  signal: AbortSignal;
  onProgress(found: readonly MoveAnalysis[]): void;
}

export interface BoardProps<G> {
  /** boardgame.io game name. */
  game: string;
  rules: Rules<G>;
  /** What `seat` may see. */
  G: G;
  stateID: number;
  /** Whose eyes we see with; null for a spectator. In pass and play: the seat to move. */
  seat: number | null;
  seats: readonly SeatInfo[];
  /** Whether several people share this device. */
  passAndPlay: boolean;
  /** What we may do now: empty when it is not our turn, while a move is under way, offline, and when the match is over. */
  legal: readonly Move[];
  /** All moves so far, oldest first. */
  log: readonly LogEntry[];
  status: MatchStatus;
  /** The last refusal of a move of ours, until the next move. */
  refused: RefusedBy | null;
  play(move: Move): void;
  /** What bots think of each move of `seat`, best first; absent where asking them would be unfair. It must not change between renderings. */
  analyse?: (view: unknown, seat: number, asking: Asking) => Promise<readonly MoveAnalysis[]>;
  /** What the winner screen offers beside the way home; absent where it cannot be done. */
  playAgain?: () => void;
}
