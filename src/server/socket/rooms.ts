// Who listens to which match, in memory: a seat is present while at least one socket (tab) of it is open.
import type { Socket } from 'socket.io';

/** The seat a socket sees the match from; null for a spectator. */
export type Place = string | null;

export class Rooms {
  readonly #rooms = new Map<string, Map<Socket, Place>>();
  readonly #matchOf = new Map<Socket, string>();

  /** Lets a socket into a match, out of any other. One that has gone already is not let in: nobody would let it out again. */
  enter(socket: Socket, matchID: string, place: Place): void {
    this.leave(socket);
    if (!socket.connected) return;
    const room = this.#rooms.get(matchID) ?? new Map<Socket, Place>();
    this.#rooms.set(matchID, room.set(socket, place));
    this.#matchOf.set(socket, matchID);
  }

  /** @returns what the socket was part of. */
  leave(socket: Socket): { matchID: string; place: Place } | null {
    const matchID = this.#matchOf.get(socket);
    const room = matchID === undefined ? undefined : this.#rooms.get(matchID);
    if (matchID === undefined || !room) return null;
    const place = room.get(socket) ?? null;
    room.delete(socket);
    this.#matchOf.delete(socket);
    if (room.size === 0) this.#rooms.delete(matchID);
    return { matchID, place };
  }

  /** Where the socket sits in this match; undefined when it does not listen to it. */
  placeOf(socket: Socket, matchID: string): Place | undefined {
    return this.#rooms.get(matchID)?.get(socket);
  }

  /** The sockets of a match, with their places; those of one seat only if `seat` is given. */
  sockets(matchID: string, seat?: string): [Socket, Place][] {
    return [...(this.#rooms.get(matchID) ?? [])].filter(([, place]) => seat === undefined || place === seat);
  }

  isPresent(matchID: string, seat: string): boolean {
    return this.sockets(matchID, seat).length > 0;
  }

  get size(): number {
    return this.#rooms.size;
  }
}
