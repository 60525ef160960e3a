// The packets about matches of one game: through the gate, to the master, into the storage, and only then to the audience.
import type { Socket } from 'socket.io';
import type { Refusal, TableRefusal } from '../../game/index';
import type { BotMove } from '../bots/steward';
import { house } from '../credentials';
import { type Box, holdsSeat, judge } from '../gate';
import type { Log } from '../log';
import { publicSeats } from '../seats';
import type { SqliteStorage } from '../storage/sqlite';
import type { Audience } from './audience';
import { matchIDIn, readChat, readSync, readUpdate } from './packets';
import { type AskedMove, type Message, NotStored, type Referee } from './referee';

/** How fast and how often the players of a match may move. */
export interface MoveLimits {
  readonly perMatch: { take(matchID: string): boolean };
  readonly max: number;
}

/** So many log entries that a sync brings cost as much as a move: some ten kilobytes. */
const ENTRIES_PER_UNIT = 25;

export interface DeskParts {
  box: Box;
  referee: Referee;
  storage: SqliteStorage;
  audience: Audience;
  log: Log;
  moves: MoveLimits;
  /** Takes from what the connection of this socket may send. */
  charge(socket: Socket, cost: number): void;
  /** Runs the jobs of a match one after the other. */
  inTurn<T>(matchID: string, job: () => Promise<T>): Promise<T>;
  /** Is told when a move has been stored and shown. */
  moved(matchID: string): void;
}

export type Desk = ReturnType<typeof createDesk>;

/** The handlers of the framework client's packets; none of them throws for anything a client sends. */
export function createDesk({ box, referee, storage, audience, log, moves, charge, inTurn, moved }: DeskParts) {
  /** A refusal of this table's own that is not about a state. */
  const refuse = (socket: Socket, matchID: string | null, reason: TableRefusal['reason']) =>
    audience.refuse(socket, { matchID, stateID: null, refusal: { reason } });

  const matchOf = (matchID: string) => {
    const metadata = storage.matchData(matchID);
    return metadata?.gameName === box.game.name ? metadata : undefined;
  };

  /** Asked for legal moves only, so that nobody but the players can use up what their match may have. */
  const tooMuch = (matchID: string, stateID: number): TableRefusal | null => {
    if (stateID >= moves.max) return { reason: 'tooLong' };
    return moves.perMatch.take(matchID) ? null : { reason: 'tooFast' };
  };

  /** The one road of all moves. @returns why the move is refused; null when it has been stored and shown. */
  const make = (asked: AskedMove): Promise<Refusal | TableRefusal | null> =>
    inTurn(asked.matchID, async () => {
      const { matchID, stateID } = asked;
      const stored = { state: storage.state(matchID), metadata: storage.matchData(matchID) };
      const refusal = judge(box, stored, asked) ?? tooMuch(matchID, stateID);
      if (refusal) return refusal;
      try {
        const messages = await referee.move(asked, stored);
        if (messages.length === 0) throw new Error('the gate has let through what the master refuses');
        for (const message of messages) audience.show(referee.view, matchID, message);
      } catch (error) {
        const about = { matchID, move: asked.move };
        if (error instanceof NotStored) log.error({ err: error.cause, ...about }, 'move not stored');
        else log.error({ err: error, ...about }, 'move failed');
        return { reason: 'unavailable' };
      }
      moved(matchID);
      return null;
    });

  /** The whole match, from where the socket sits by now. */
  const sendWhole = async (socket: Socket, matchID: string, credentials?: string): Promise<void> => {
    const messages = await referee.sync(matchID, audience.rooms.placeOf(socket, matchID) ?? null, credentials);
    const place = audience.rooms.placeOf(socket, matchID);
    if (place === undefined) return;
    for (const message of messages) {
      const seen = referee.view(place, withPresence(message));
      audience.tell(socket, seen.type, ...seen.args);
      if (message.type === 'sync') charge(socket, Math.floor(message.args[1].log.length / ENTRIES_PER_UNIT));
    }
  };

  const withPresence = (message: Message): Message => {
    const metadata = message.type === 'sync' ? matchOf(message.args[0]) : undefined;
    if (message.type !== 'sync' || !metadata) return message;
    const [matchID, sync] = message.args;
    return { type: 'sync', args: [matchID, { ...sync, filteredMetadata: publicSeats(metadata, audience.presence(matchID)) }] };
  };

  /** Sockets whose match is being read, each with the sync that it has asked for since. */
  const syncs = new Map<Socket, unknown[] | null>();

  const answerSync = async (socket: Socket, packet: unknown[]): Promise<void> => {
    const asked = readSync(packet);
    if (!asked) {
      audience.remove(socket);
      return refuse(socket, matchIDIn(packet), typeof packet[0] === 'string' ? 'matchNotFound' : 'badRequest');
    }
    const { matchID, playerID, credentials } = asked;
    await inTurn(matchID, async () => {
      const metadata = matchOf(matchID);
      const seated = playerID === null || holdsSeat(metadata, playerID, credentials);
      if (!metadata || !seated) {
        audience.remove(socket);
        return refuse(socket, matchID, metadata ? 'unauthorized' : 'matchNotFound');
      }
      audience.place(socket, matchID, playerID);
      await sendWhole(socket, matchID, credentials);
      audience.showRematch(matchID, socket);
    });
  };

  return {
    async update(socket: Socket, packet: unknown[]): Promise<void> {
      const asked = readUpdate(packet);
      if (!asked) return refuse(socket, matchIDIn(packet), 'badRequest');
      const refusal = await make(asked);
      if (refusal) audience.refuse(socket, { matchID: asked.matchID, stateID: asked.stateID, refusal });
    },

    /** Makes a bot's move. @returns why it is refused; null when it has been stored and shown. */
    playBot: (move: BotMove): Promise<Refusal | TableRefusal | null> => make({ ...move, credentials: house }),

    /** One after the other; of those that come meanwhile only the last is answered. */
    async sync(socket: Socket, packet: unknown[]): Promise<void> {
      if (syncs.has(socket)) return void syncs.set(socket, packet);
      try {
        for (let next: unknown[] | null | undefined = packet; next; next = syncs.get(socket)) {
          syncs.set(socket, null);
          await answerSync(socket, next);
        }
      } finally {
        syncs.delete(socket);
      }
    },

    async chat(socket: Socket, packet: unknown[]): Promise<void> {
      const asked = readChat(packet);
      if (!asked) return refuse(socket, matchIDIn(packet), 'badRequest');
      const { matchID, message, credentials } = asked;
      const metadata = matchOf(matchID);
      if (!metadata) return refuse(socket, matchID, 'matchNotFound');
      if (!holdsSeat(metadata, message.sender, credentials)) return refuse(socket, matchID, 'unauthorized');
      audience.tellAll(matchID, 'chat', matchID, message);
    },

    /** Turns the sockets of a seat that has been left into spectators. */
    async evict(matchID: string, seat: string): Promise<void> {
      await inTurn(matchID, async () => {
        for (const [socket] of audience.rooms.sockets(matchID, seat)) {
          audience.rooms.enter(socket, matchID, null);
          refuse(socket, matchID, 'unauthorized');
          await sendWhole(socket, matchID);
        }
      });
    },
  };
}
