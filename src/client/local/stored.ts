// Local matches as this browser keeps them, under an id each.

import type { LogEntry } from '../match/types';
import type { Options } from '../store/setup';
import { readStored, removeStored, storedKeys, writeStored } from '../store/storage';
import type { T } from '../text/describe';

export interface LocalSeat {
  /** Empty for a person who has given none: "you", in the language of the moment. */
  readonly name: string;
  /** A bot's level; null for a person. */
  readonly bot: string | null;
}

/** What a seat is called. */
export const calledBy = (t: T, { name }: LocalSeat): string => name || t('hall.you');

/** A whole local match. */
export interface StoredMatch {
  readonly version: 1;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: Options;
  /** With everything hidden in it: this browser is the table. */
  readonly G: unknown;
  /** The number of moves made. */
  readonly stateID: number;
  readonly log: readonly LogEntry[];
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const PREFIX = 'local/';
/** More than these are forgotten, the one played longest ago first. */
const MAX_KEPT = 20;

export const storedKey = (id: string): string => PREFIX + id;

/** Null when there is no such match, or it was kept by another version of this page or by something else. */
export function readMatch(id: string): StoredMatch | null {
  const stored = readStored(storedKey(id));
  return isMatch(stored) ? { ...stored, seats: unfrozen(stored.seats) } : null;
}

/** What older versions of this page kept for whoever had given no name: "you", in the language of that moment. */
const frozen = ['You', 'Du', 'Te'];

/** Without such a name of the only person at the table: several always have names of their own. */
function unfrozen(seats: readonly LocalSeat[]): readonly LocalSeat[] {
  const people = seats.filter(({ bot }) => bot === null);
  return seats.map((one) => (people.length === 1 && one.bot === null && frozen.includes(one.name) ? { ...one, name: '' } : one));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSeat = (value: unknown): value is LocalSeat =>
  isObject(value) && typeof value.name === 'string' && (value.bot === null || typeof value.bot === 'string');

const isEntry = (value: unknown): value is LogEntry =>
  isObject(value) &&
  [value.turn, value.stateID, value.seat].every(Number.isFinite) &&
  isObject(value.move) &&
  Array.isArray(value.move.args) &&
  Array.isArray(value.happenings);

/** Whether a page can show it; whether the state is one of the game only the rules know. */
function isMatch(value: unknown): value is StoredMatch {
  if (!isObject(value) || value.version !== 1 || typeof value.game !== 'string') return false;
  const { seats, options, G, stateID, log, over, savedAt } = value;
  const lists = Array.isArray(seats) && seats.every(isSeat) && Array.isArray(log) && log.every(isEntry);
  return lists && isObject(options) && isObject(G) && typeof over === 'boolean' && [stateID, savedAt].every(isCount);
}

/** Greater ones are no dates. */
const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 8.64e15;

/** Keeps the match; makes room for it when the browser has none left. */
export function keepMatch(id: string, match: StoredMatch): void {
  while (writeStored(storedKey(id), match) === 'full') {
    const oldest = keptMatches().findLast((kept) => kept.id !== id);
    if (!oldest) return;
    removeStored(storedKey(oldest.id));
  }
}

/** The matches kept here, the one played last first. */
export function keptMatches(): { id: string; match: StoredMatch }[] {
  return storedKeys(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .flatMap((id) => {
      const match = readMatch(id);
      return match ? [{ id, match }] : [];
    })
    .sort((a, b) => b.match.savedAt - a.match.savedAt);
}

/** Forgets the matches that are too many. */
export function prune(): void {
  for (const { id } of keptMatches().slice(MAX_KEPT)) removeStored(storedKey(id));
}

export const dropMatch = (id: string): void => removeStored(storedKey(id));

/** A new id, unique in this browser. */
export const newLocalID = (): string => Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');
