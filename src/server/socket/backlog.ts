// What has been sent to a connection and not been taken: one that reads nothing is cut off before it fills the memory.
import type { Socket } from 'socket.io';

/** More than a few whole matches wait for nobody who reads. */
export const MAX_BACKLOG_BYTES = 1_000_000;

/** What the framework's types hide. */
interface Connection {
  writeBuffer: readonly { data?: { length: number } }[];
  /** The web socket; absent while a connection polls. */
  transport: { socket?: { bufferedAmount: number; terminate(): void } };
}

const connectionOf = ({ conn }: Socket) => conn as unknown as Connection;

/** Bytes (characters, before the network counts them) that wait to be sent to this socket's connection. */
export function backlogOf(socket: Socket): number {
  const { writeBuffer, transport } = connectionOf(socket);
  const waiting = writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0);
  return waiting + (transport.socket?.bufferedAmount ?? 0);
}

/** Ends the connection at once, with all that waits: a polite end would wait for the other side. */
export function hangUp(socket: Socket): void {
  connectionOf(socket).transport.socket?.terminate();
  socket.conn.close(true);
}
