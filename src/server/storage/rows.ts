// Between the rows of the tables and the framework's match data.
import type { Server } from 'boardgame.io';
import type { BotLevel } from '../../bots/player';

export interface MatchData extends Server.MatchData {
  /** The level of the bot that takes over the seat of whoever leaves the match under way; without it the seat is freed. */
  botsForLeavers?: BotLevel;
}
export type SeatData = Server.PlayerMetadata;

export interface MatchRow {
  id: string;
  game: string;
  unlisted: number;
  setup_data: string | null;
  created_at: number;
  updated_at: number;
  gameover: string | null;
  next_match_id: string | null;
  leaver_bot: string | null;
}

export interface SeatRow {
  match_id: string;
  seat: number;
  name: string | null;
  credentials: string | null;
  data: string | null;
  bot: string | null;
}

export const toText = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
const fromText = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** The framework's form of a match; its `credentials` are hashes. Seats lie in an object that has no prototype. */
export function toMatchData(row: MatchRow, seats: readonly SeatRow[]): MatchData {
  const players: MatchData['players'] = Object.create(null);
  for (const seat of seats) players[seat.seat] = toSeatData(seat);
  const data: MatchData = {
    gameName: row.game,
    unlisted: row.unlisted === 1,
    players,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
  if (row.setup_data !== null) data.setupData = fromText(row.setup_data);
  if (row.gameover !== null) data.gameover = fromText(row.gameover);
  if (row.next_match_id !== null) data.nextMatchID = row.next_match_id;
  if (row.leaver_bot !== null) data.botsForLeavers = row.leaver_bot as BotLevel;
  return data;
}

const withoutBot = (data: unknown): object => {
  const { bot: _, ...notes } = data as { bot?: unknown };
  return notes;
};

/** `data.bot` comes from the column `bot` alone: what a player has stored of himself under that name is not read. */
function toSeatData({ seat, name, credentials, data, bot }: SeatRow): SeatData {
  return {
    id: seat,
    ...(name === null ? {} : { name }),
    ...(credentials === null ? {} : { credentials }),
    ...(bot !== null ? { data: { bot } } : data === null ? {} : { data: withoutBot(fromText(data)) }),
  };
}
