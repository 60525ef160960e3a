// Bots at a table: where they sit, what they are called, who may say so.
import { namesForBots } from '../../bots/names';
import type { BotLevel } from '../../bots/player';
import { sameName } from '../names';
import { botOf, isPerson } from '../seats';
import type { MatchData } from '../storage/rows';
import type { Bot } from '../storage/sqlite';
import { LobbyError } from './errors';

type Players = MatchData['players'];

const seatsOf = (players: Players) => Object.values(players).sort((a, b) => a.id - b.id);

/**
 * Gives the last seats to bots of these levels, in this order.
 * @throws {LobbyError} when no seat is left for people.
 */
export function seatBots(levels: readonly BotLevel[], numPlayers: number): Map<number, Bot> {
  if (levels.length >= numPlayers) throw new LobbyError('badBots', 'bots: at least one seat must remain for people');
  const names = namesForBots(levels.length, []);
  return new Map(levels.map((level, i) => [numPlayers - levels.length + i, { name: names[i] as string, level }]));
}

/** A bot with a name that nobody at the table has. */
export function newBot(level: BotLevel, players: Players): Bot {
  const taken = seatsOf(players).flatMap(({ name }) => name ?? []);
  const [name] = namesForBots(1, taken, sameName);
  return { name: name as string, level };
}

/** The levels of the bots at the table, in the order of their seats. */
export const botLevels = (players: Players): BotLevel[] => seatsOf(players).flatMap((seat) => botOf(seat) ?? []);

/** The lowest seat that a person holds: who sits there says which bots play. */
export const hostOf = (players: Players): number | undefined => seatsOf(players).find(isPerson)?.id;

/** What a seat is to hold: a bot of that level, which keeps the name of the one before, or nobody. @throws {LobbyError} where a person sits. */
export function botFor(players: Players, seat: number, level: BotLevel | null): Bot | null {
  const there = players[seat];
  if (!there) throw new LobbyError('seatNotFound', 'seat: not a seat of this match');
  if (isPerson(there)) throw new LobbyError('seatTaken', `Player ${seat} not available`);
  if (level === null) return null;
  return there.name === undefined ? newBot(level, players) : { name: there.name, level };
}
