// The packets of the framework's client, read strictly: what does not fit is no packet. Nothing of a client's object is passed on.
import { z } from 'zod';
import { isMatchID } from '../credentials';
import { isLegible } from '../names';
import { seatPattern } from '../seats';

const MAX_ARGS = 8;
const MAX_TEXT = 64;
const MAX_CHAT = 300;

const matchID = z.custom<string>(isMatchID);
const playerID = z.string().regex(seatPattern);
const credentials = z.string().max(200);
/** Moves carry ids and numbers only. */
const arg = z.union([z.string().max(MAX_TEXT), z.number(), z.boolean(), z.null()]);

const action = z.object({
  type: z.literal('MAKE_MOVE'),
  payload: z.object({
    type: z.string().max(MAX_TEXT),
    // The framework's client leaves them out when there are none.
    args: z
      .array(arg)
      .max(MAX_ARGS)
      .nullish()
      .transform((args) => args ?? []),
    playerID,
    credentials,
  }),
});

const update = z
  .tuple([action, z.number().int().min(0), matchID, playerID])
  .transform(([{ payload }, stateID, matchID, playerID]) => ({
    move: payload.type,
    ...payload,
    stateID,
    matchID,
    seatID: playerID,
  }))
  // The framework checks credentials against the outer id and plays as the inner one.
  .refine(({ playerID, seatID }) => playerID === seatID);

const sync = z.tuple([matchID, playerID.nullish(), credentials.nullish()]).transform(([matchID, playerID, credentials]) => ({
  matchID,
  playerID: playerID ?? null,
  credentials: credentials ?? undefined,
}));

const chat = z
  .tuple([
    matchID,
    z.object({
      id: z.string().max(MAX_TEXT),
      sender: playerID,
      payload: z.string().trim().min(1).max(MAX_CHAT).refine(isLegible),
    }),
    credentials,
  ])
  .transform(([matchID, message, credentials]) => ({ matchID, message, credentials }));

export type Update = z.infer<typeof update>;
export type Sync = z.infer<typeof sync>;
export type Chat = z.infer<typeof chat>;

const reader =
  <T>(schema: z.ZodType<T>, length: number) =>
  (packet: readonly unknown[]): T | null => {
    const read = schema.safeParse(Array.from({ length }, (_, i) => packet[i]));
    return read.success ? read.data : null;
  };

/** Each returns null for anything but a well-formed packet. */
export const readUpdate = reader<Update>(update, 4);
export const readSync = reader<Sync>(sync, 3);
export const readChat = reader<Chat>(chat, 3);

/** The match a malformed packet was about, as far as it says. */
export const matchIDIn = (packet: readonly unknown[]): string | null => packet.find(isMatchID) ?? null;
