// The few sentences that both engines share: who sits where, judging a move, and reading the options of a match.
import { type Move, type Refusal, readMove, sameMove } from './rules';

/** The other seats in the order in which they are served: counter-clockwise, beginning to the right of `from`. */
export function counterClockwise(seats: number, from: number): number[] {
  const order: number[] = [];
  for (let i = 1; i < seats; i++) order.push((from - i + seats) % seats);
  return order;
}

/** The seat that plays after `seat`. */
export function nextSeat(seats: number, seat: number): number {
  return (seat + 1) % seats;
}

/** Option -> the values it may take, the default first. */
export type Choices<Options> = { readonly [K in keyof Options]: readonly [Options[K], ...Options[K][]] };

/** Reads untrusted setup data against a table of choices: the options with defaults filled in, or a message that names the field. */
export function readChoices<Options extends object>(choices: Choices<Options>, setupData: unknown): Options | string {
  const names = Object.keys(choices) as (keyof Options & string)[];
  const given = setupData ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return 'setupData: must be an object';
  for (const field of Object.keys(given)) {
    if (!names.includes(field as keyof Options & string)) return `${field}: there is no such option (${names.join(', ')})`;
  }
  const options = {} as Options;
  for (const name of names) {
    const value = Object.hasOwn(given, name) ? (given as Options)[name] : undefined;
    if (value !== undefined && !choices[name].includes(value)) {
      return `${name}: must be one of ${choices[name].map((choice) => JSON.stringify(choice)).join(', ')}`;
    }
    options[name] = value === undefined ? choices[name][0] : value;
  }
  return options;
}

/** What a move is judged by. */
export interface Situation {
  readonly over: boolean;
  /** Every name of a move there is. */
  readonly names: readonly string[];
  /** The names that the present step may offer. */
  readonly now: readonly string[];
  legalMoves(): Move[];
}

/**
 * Why an untrusted value is not a legal move; null when it is one. Membership in `legalMoves` alone decides; `why` only finds the words
 * for a move of the right name that is not among them.
 */
export function judge(
  value: unknown,
  { over, names, now, legalMoves }: Situation,
  why: (move: Move) => Refusal | null,
): Refusal | null {
  if (over) return { reason: 'over' };
  const move = readMove(value);
  if (!move || !names.includes(move.move)) return { reason: 'unknownMove' };
  if (!now.includes(move.move)) return { reason: 'notNow' };
  if (legalMoves().some((legal) => sameMove(legal, move))) return null;
  return why(move) ?? { reason: 'unknownMove' };
}
