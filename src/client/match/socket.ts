// The socket to the server: notices within seconds that the other end is gone, and comes back by itself.
import { io, type Socket } from 'socket.io-client';

/** How long a new connection may take before the next attempt. */
const CONNECT_TIMEOUT_MS = 3000;

/** A socket to the table of one game, not yet connected. Why the server refuses a connection does not matter: we ask again. */
export function openSocket(game: string): Socket {
  const socket = io(`/${game}`, {
    autoConnect: false,
    // One connection a match, so that closing a page closes it.
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: CONNECT_TIMEOUT_MS,
    reconnectionDelay: 300,
    reconnectionDelayMax: 1500,
  });
  return socket;
}
