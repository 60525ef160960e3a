// A match in this browser alone: the rules are asked directly, dice come from `crypto`, every move is kept, bots are moved along.
import { type Chance, type Move, type Rules, sameMove } from '../../game';
import { Source } from '../match/source';
import type { LogEntry } from '../match/types';
import type { Options } from '../store/setup';
import { onStoredElsewhere } from '../store/storage';
import { keepMatch, readMatch, type StoredMatch, storedKey } from './stored';

/** Dice and shuffles that nobody can foretell. */
export const cryptoChance: Chance = {
  die: () => below(6) + 1,
  shuffle(items) {
    const mixed = [...items];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j] as (typeof mixed)[number], mixed[i] as (typeof mixed)[number]];
    }
    return mixed;
  },
};

/** A whole number from 0 to `limit` - 1, each as likely as the others: draws beyond the last full round are thrown again. */
function below(limit: number): number {
  const last = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number];
    if (drawn < last) return drawn % limit;
  }
}

/** A new match, before its first move. */
export function startMatch(rules: Rules<unknown>, seats: StoredMatch['seats'], setupData: Options): StoredMatch {
  const options = rules.readOptions(setupData);
  if (typeof options === 'string') throw new Error(options);
  const G = rules.setup(seats.length, options, cryptoChance);
  return {
    version: 1,
    game: rules.id,
    seats,
    options: options as Options,
    G,
    stateID: 0,
    log: [],
    over: false,
    savedAt: Date.now(),
  };
}

/** The match after `move` of the seat to move. */
export function afterMove(rules: Rules<unknown>, match: StoredMatch, move: Move, chance: Chance): StoredMatch {
  const G = rules.copy(match.G);
  const seat = rules.toMove(G) as number;
  const turn = turnOf(match.log);
  const happenings = rules.apply(G, move, chance);
  const entry: LogEntry = { turn, stateID: match.stateID, seat, move, happenings };
  return {
    ...match,
    G,
    stateID: match.stateID + 1,
    log: [...match.log, entry],
    over: rules.toMove(G) === null,
    savedAt: Date.now(),
  };
}

/** Each `turn` among the happenings opens one; the first was open from the start. */
function turnOf(log: readonly LogEntry[]): number {
  const last = log.at(-1);
  return last ? last.turn + last.happenings.filter(({ type }) => type === 'turn').length : 1;
}

/** A kept match that is open in this tab. Other tabs may have it open too: the storage says how far it is. */
export class LocalMatch extends Source<StoredMatch> {
  readonly #stop: () => void;

  constructor(
    readonly id: string,
    readonly rules: Rules<unknown>,
    match: StoredMatch,
    readonly chance: Chance = cryptoChance,
  ) {
    super(match);
    this.#stop = onStoredElsewhere(storedKey(id), () => this.catchUp());
  }

  close(): void {
    this.#stop();
  }

  /** Makes `move` if it is legal on the state `stateID`; a second click or another tab has changed it, and nothing happens. */
  play(move: Move, stateID: number): void {
    this.catchUp();
    const match = this.getSnapshot();
    if (match.stateID !== stateID || !this.rules.legalMoves(match.G).some((legal) => sameMove(legal, move))) return;
    const next = afterMove(this.rules, match, move, this.chance);
    keepMatch(this.id, next);
    this.change(next);
  }

  /** Takes over what another tab has played meanwhile. */
  catchUp(): void {
    const kept = readMatch(this.id);
    if (kept && kept.stateID > this.getSnapshot().stateID) this.change(kept);
  }
}
