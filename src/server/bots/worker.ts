// The thread in which the bots of the tables think.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Question, serve } from '../../bots/protocol';

// People's moves come first. Only on Linux is this said of the thread alone; elsewhere it would hold up the whole process.
try {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // A sandbox may forbid it; then bots think at the priority of everything else.
}

serve({
  addEventListener: (type, listener) => parentPort?.on(type, (data: Question) => listener({ data } as MessageEvent<Question>)),
  postMessage: (answer) => parentPort?.postMessage(answer),
});
