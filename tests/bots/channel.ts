// A worker that is served on this thread, at the other end of a message channel.
import { afterEach } from 'vitest';
import { type Port, serve } from '../../src/bots/protocol';

const open: MessageChannel[] = [];
afterEach(() => {
  for (const { port1, port2 } of open.splice(0)) {
    port1.close();
    port2.close();
  }
});

interface ChannelWorker<Said, Heard> {
  onmessage: ((event: MessageEvent<Heard>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Said): void;
  terminate(): void;
}

/** The worker, and what is said to it and by it. It thinks until the test is over: `terminate` ends nothing here. */
export function channelWorker<Said, Heard>(): { worker: ChannelWorker<Said, Heard>; sent: Said[]; heard: Heard[] } {
  const channel = new MessageChannel();
  open.push(channel);
  serve(channel.port2 as unknown as Port);
  channel.port2.start();
  const sent: Said[] = [];
  const heard: Heard[] = [];
  const worker: ChannelWorker<Said, Heard> = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      sent.push(message);
      channel.port1.postMessage(message);
    },
    terminate: () => undefined,
  };
  channel.port1.onmessage = (event) => {
    heard.push(event.data);
    worker.onmessage?.(event as MessageEvent<Heard>);
  };
  return { worker, sent, heard };
}
