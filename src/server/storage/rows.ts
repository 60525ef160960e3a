// Between the rows of the tables and the framework's match data.
import type { Server } from 'boardgame.io';

export type MatchData = Server.MatchData;
type SeatData = Server.PlayerMetadata;

export interface MatchRow {
  id: string;
  game: string;
  unlisted: number;
  setup_data: string | null;
  created_at: number;
  updated_at: number;
  gameover: string | null;
  next_match_id: string | null;
}

export interface SeatRow {
  match_id: string;
  seat: number;
  name: string | null;
  credentials: string | null;
  data: string | null;
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
  return data;
}

function toSeatData({ seat, name, credentials, data }: SeatRow): SeatData {
  return {
    id: seat,
    ...(name === null ? {} : { name }),
    ...(credentials === null ? {} : { credentials }),
    ...(data === null ? {} : { data: fromText(data) }),
  };
}
