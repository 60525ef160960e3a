// The bodies and queries of the lobby, as the framework's LobbyClient sends them. Fields that nobody reads are dropped.
import { z } from 'zod';
import { levels } from '../../bots/player';
import { readName } from '../names';
import { seatPattern } from '../seats';
import { LobbyError, type LobbyReason } from './errors';

/** Ids may come as numbers too. A seat that is not written like one is not found later. */
const seatID = z.union([z.string().max(40), z.number()]).transform((id) => (seatPattern.test(String(id)) ? Number(id) : -1));
const seats = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);
/** What a player's client wants others to know of him, e.g. a colour: a few short values. */
const seatNotes = z
  .record(z.string().max(32), z.union([z.string().max(64), z.number(), z.boolean(), z.null()]))
  .refine((data) => Object.keys(data).length <= 8, 'at most 8 fields')
  .refine((data) => !Object.hasOwn(data, 'bot'), 'bot: only the server may say so')
  .nullish();
const credentials = z.string().max(200).optional();

const level = z.enum(levels);
/** More than there are seats at any table is none. */
const bots = z.array(level).max(20);

const holder = { playerID: seatID.nullish(), credentials };

export const createBody = z.object({
  numPlayers: seats.default(2),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().nullish(),
  bots: bots.default([]),
  botsForLeavers: level.nullish(),
});
export const joinBody = z.object({ playerID: seatID.nullish(), playerName: z.unknown().optional(), data: seatNotes });
export const leaveBody = z.object(holder);
export const changeBody = z.object({ ...holder, newName: z.unknown().optional(), data: seatNotes });
export const botsBody = z.object({ ...holder, seat: seatID, level: level.nullable() });
export const playAgainBody = z.object({
  ...holder,
  numPlayers: seats.nullish(),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().nullish(),
});

const time = z.coerce.number().int().positive().optional().catch(undefined);
const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);
export const listQuery = z.object({
  isGameover: z.preprocess(
    (value) => String(first(value)).toLowerCase(),
    z
      .enum(['true', 'false'])
      .transform((over) => over === 'true')
      .optional()
      .catch(undefined),
  ),
  updatedBefore: z.preprocess(first, time),
  updatedAfter: z.preprocess(first, time),
});

const reasons: ReadonlyMap<unknown, LobbyReason> = new Map([
  ['numPlayers', 'badSeats'],
  ['bots', 'badBots'],
  ['botsForLeavers', 'badBots'],
  ['level', 'badBots'],
]);

/** @throws {LobbyError} naming the first wrong field. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.map(String).join('.');
  const reason = reasons.get(issue?.path[0]) ?? 'badRequest';
  throw new LobbyError(reason, field ? `${field}: ${issue?.message}` : 'a JSON object is required');
}

/** @throws {LobbyError} unless the value is a name. */
export function requireName(value: unknown, field: string): string {
  if (value === undefined || value === null || value === '') throw new LobbyError('nameRequired', `${field} is required`);
  const name = readName(value);
  if (name === null) throw new LobbyError('badName', `${field}: must be 1 to 24 visible characters that do not end in (bot)`);
  return name;
}
