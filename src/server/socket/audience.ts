// What the sockets of a match are told, each from its own seat.
import type { Socket } from 'socket.io';
import type { Refused } from '../../game/index';
import type { Log } from '../log';
import { publicSeats } from '../seats';
import type { SqliteStorage } from '../storage/sqlite';
import { backlogOf, hangUp, MAX_BACKLOG_BYTES } from './backlog';
import type { Message, View } from './referee';
import { type Place, Rooms } from './rooms';

export class Audience {
  readonly rooms = new Rooms();

  constructor(
    private readonly storage: SqliteStorage,
    private readonly log: Log,
  ) {}

  /** Puts a socket at a seat (null: among the spectators) of a match and tells both matches whose presence this changes. */
  place(socket: Socket, matchID: string, place: Place): void {
    const left = this.rooms.leave(socket);
    const wasPresent = place === null || this.rooms.isPresent(matchID, place);
    this.rooms.enter(socket, matchID, place);
    this.#tellAbsence(left);
    if (!wasPresent) this.showSeats(matchID);
  }

  /** Takes a socket out of its match. */
  remove(socket: Socket): void {
    this.#tellAbsence(this.rooms.leave(socket));
  }

  /** Shows a message of the master to everyone at the match. */
  show(view: View, matchID: string, message: Message): void {
    const views = new Map<Place, ReturnType<View>>();
    for (const [socket, place] of this.rooms.sockets(matchID)) {
      this.#safely(message.type, () => {
        const seen = views.get(place) ?? view(place, message);
        views.set(place, seen);
        this.#send(socket, seen.type, seen.args);
      });
    }
  }

  /** Sends everyone at the match who sits where and who is there. */
  showSeats(matchID: string): void {
    this.#safely('matchData', () => {
      const metadata = this.storage.matchData(matchID);
      if (metadata) this.tellAll(matchID, 'matchData', matchID, publicSeats(metadata, this.presence(matchID)));
    });
  }

  /** Tells whoever is at the match, or one socket only, the rematch; spectators of a public match not one that is kept from the list. */
  showRematch(matchID: string, only?: Socket): void {
    const data = this.storage.matchData(matchID);
    const next = data?.nextMatchID === undefined ? undefined : this.storage.matchData(data.nextMatchID);
    if (!data || !next) return;
    for (const [socket, place] of this.rooms.sockets(matchID)) {
      const told = place !== null || data.unlisted || !next.unlisted;
      if (told && (!only || only === socket)) this.tell(socket, 'nextMatch', { matchID, nextMatchID: data.nextMatchID });
    }
  }

  presence(matchID: string): (seat: string) => boolean {
    return (seat) => this.rooms.isPresent(matchID, seat);
  }

  refuse(socket: Socket, refused: Refused): void {
    this.tell(socket, 'refused', refused);
  }

  tellAll(matchID: string, event: string, ...args: unknown[]): void {
    for (const [socket] of this.rooms.sockets(matchID)) this.tell(socket, event, ...args);
  }

  tell(socket: Socket, event: string, ...args: unknown[]): void {
    this.#safely(event, () => this.#send(socket, event, args));
  }

  #send(socket: Socket, event: string, args: readonly unknown[]): void {
    if (backlogOf(socket) <= MAX_BACKLOG_BYTES) socket.emit(event, ...args);
    else if (socket.connected) {
      this.log.info({ event }, 'connection that does not read closed');
      hangUp(socket);
    }
  }

  /** One socket in trouble must not keep the news from the others, nor undo what has been done. */
  #safely(event: string, send: () => void): void {
    try {
      send();
    } catch (error) {
      this.log.error({ err: error, event }, 'could not send');
    }
  }

  #tellAbsence(left: { matchID: string; place: Place } | null): void {
    if (left?.place && !this.rooms.isPresent(left.matchID, left.place)) this.showSeats(left.matchID);
  }
}
