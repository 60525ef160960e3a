// Seats' credentials and matches' ids: made from `crypto`, stored as hashes, compared in constant time.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const ID_LENGTH = 12;
const matchID = new RegExp(`^[${ALPHABET}]{${ID_LENGTH}}$`);

/** About 70 bits: an unlisted match is found only by its link. */
export const newMatchID = (): string => Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Whether a value has the form of our match ids; everything else is unknown without asking the storage. */
export const isMatchID = (value: unknown): value is string => typeof value === 'string' && matchID.test(value);

/**
 * What the server itself shows for the seats of its bots. A symbol: no packet can carry one, nothing of it is stored or sent, and no
 * other value equals it.
 */
export const house: unique symbol = Symbol('house');

/** What somebody shows who wants to move. */
export type Shown = string | typeof house;

export const newCredentials = (): string => randomBytes(24).toString('base64url');

/** What is stored: a copy of the data folder gives no seat away. */
export const hashCredentials = (credentials: string): string => createHash('sha256').update(credentials).digest('base64url');

/** Whether `credentials` belong to the seat with this stored hash; false for a seat that nobody holds. */
export function credentialsMatch(credentials: unknown, hash: string | undefined): boolean {
  if (typeof credentials !== 'string' || credentials.length > 200 || !hash) return false;
  return timingSafeEqual(Buffer.from(hashCredentials(credentials)), Buffer.from(hash));
}
