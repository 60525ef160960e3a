// The threads of the bots: how many, who waits, for how long is thought, and what happens when one is lost.
import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { Answer, Question } from '../../src/bots/protocol';
import { type Asked, Pool } from '../../src/server/bots/pool';
import type { Thread } from '../../src/server/bots/thread';

/** A thread that thinks as long as a test lets it. */
class FakeThread extends EventEmitter implements Thread {
  readonly asked: Question[] = [];
  ended = false;

  postMessage(question: Question): void {
    this.asked.push(structuredClone(question));
  }

  async terminate(): Promise<void> {
    this.ended = true;
  }

  /** Answers its newest question. */
  answer(answer: Partial<Answer> = { move: { move: 'pass', args: [] } }): void {
    this.emit('message', { id: this.asked.at(-1)?.id, ...answer });
  }
}

let threads: FakeThread[] = [];
let pool: Pool;
afterEach(() => pool.close());

const start = (size: number, thinkMs = 300, patienceMs = 60_000) => {
  threads = [];
  const one = () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  };
  pool = new Pool({ threads: size, thinkMs, patienceMs, start: one, log: pino({ level: 'silent' }) });
};

const asked = (seat: number): Asked => ({ game: 'g', level: 'expert', seed: 1, view: { seat }, seat });
const ask = (seat: number, signal = new AbortController().signal) => pool.ask(asked(seat), signal);
const settled = () => new Promise((resolve) => setImmediate(resolve));
const thread = (index = -1) => threads.at(index) as FakeThread;

test('each thread thinks about one question, the others wait in line, and threads stay', async () => {
  start(2);
  const moves = [0, 1, 2, 3].map((seat) => ask(seat));
  expect(pool.load).toEqual({ threads: 2, thinking: 2, waiting: 2 });
  expect(threads.map(({ asked }) => asked.map(({ seat }) => seat))).toEqual([[0], [1]]);
  thread(1).answer();
  thread(1).answer();
  thread(0).answer();
  thread(1).answer({ move: { move: 'build', args: ['mine'] } });
  expect(await Promise.all(moves)).toHaveLength(4);
  expect(await moves[2]).toEqual({ move: 'pass', args: [] });
  expect(await moves[3]).toEqual({ move: 'build', args: ['mine'] });
  expect(pool.load).toEqual({ threads: 2, thinking: 0, waiting: 0 });
});

test('the longer the line, the less time for each; never less than five milliseconds', async () => {
  start(2, 300);
  const all = Array.from({ length: 302 }, (_, seat) => ask(seat));
  for (let i = 0; i < 300; i++) {
    thread(0).answer();
    await settled();
  }
  thread(0).answer();
  thread(1).answer();
  await Promise.all(all);
  const times = thread(0).asked.map(({ options }) => options.milliseconds ?? 0);
  // 300 wait behind the first, then one fewer each time.
  const expected = [300, ...Array.from({ length: 300 }, (_, i) => Math.min(300, Math.max(5, 600 / (300 - i))))];
  expect(times).toEqual(expected);
  expect([times[1], times.at(-1)]).toEqual([5, 300]);
});

test.each([
  ['crashes', (one: FakeThread) => one.emit('error', new Error('out of memory'))],
  ['ends', (one: FakeThread) => one.emit('exit', 1)],
])(
  'when a thread %s, another is asked the same, before all that wait; after two deaths the question is given up',
  async (_, kill) => {
    start(1);
    const [first, second] = [ask(0), ask(1)];
    kill(thread());
    expect(threads).toHaveLength(2);
    expect([thread(0).ended, thread().asked.map(({ seat }) => seat)]).toEqual([true, [0]]);
    kill(thread());
    await expect(first).rejects.toThrow('the threads died of it');
    expect([threads.length, thread().asked.map(({ seat }) => seat)]).toEqual([3, [1]]);
    // The dead say no more.
    thread(0).answer();
    kill(thread(0));
    thread().answer();
    expect(await second).toEqual({ move: 'pass', args: [] });
    expect(threads).toHaveLength(3);
  },
);

test('a thread that does not answer in time is replaced', async () => {
  start(1, 1, 20);
  const move = ask(0);
  while (threads.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(thread(0).ended).toBe(true);
  thread().answer();
  expect(await move).toEqual({ move: 'pass', args: [] });
});

test('an answer to another question is not heard, and a problem is passed on', async () => {
  start(1);
  const move = ask(0);
  thread().answer({ id: 99, move: { move: 'build', args: [] } });
  thread().answer({ problem: 'no idea' });
  await expect(move).rejects.toThrow('no idea');
});

test('who wants no move any more waits no longer; a thread that thinks about it thinks to the end', async () => {
  start(1);
  const [one, two] = [new AbortController(), new AbortController()];
  const [first, second, third] = [ask(0, one.signal), ask(1, two.signal), ask(2)];
  one.abort();
  two.abort();
  await expect(first).rejects.toThrow('abort');
  await expect(second).rejects.toThrow('abort');
  expect(pool.load).toEqual({ threads: 1, thinking: 1, waiting: 1 });
  await expect(ask(3, one.signal)).rejects.toThrow('abort');
  thread().answer();
  expect(thread().asked.map(({ seat }) => seat)).toEqual([0, 2]);
  thread().answer({ move: { move: 'build', args: ['mine'] } });
  expect(await third).toEqual({ move: 'build', args: ['mine'] });
});

test('a question that nobody wants any more is not asked again when its thread dies', async () => {
  start(1);
  const end = new AbortController();
  const move = ask(0, end.signal);
  end.abort();
  thread().emit('exit', 1);
  await expect(move).rejects.toThrow('abort');
  expect([threads.length, pool.load.threads]).toEqual([1, 0]);
});

test('when the pool closes its threads end, and nobody waits for a move', async () => {
  start(1);
  const moves = [ask(0), ask(1)];
  const refused = moves.map((move) => expect(move).rejects.toThrow('the bots have left'));
  await pool.close();
  await Promise.all(refused);
  expect([thread().ended, pool.load]).toEqual([true, { threads: 0, thinking: 0, waiting: 0 }]);
  await expect(ask(2)).rejects.toThrow('the bots have left');
  expect(threads).toHaveLength(1);
});

test('a thread that cannot be started costs the question, not the others', async () => {
  const start = () => {
    throw new Error('no threads left');
  };
  pool = new Pool({ threads: 1, thinkMs: 1, start, log: pino({ level: 'silent' }) });
  await expect(ask(0)).rejects.toThrow('no threads left');
  await expect(ask(1)).rejects.toThrow('no threads left');
  expect(pool.load).toEqual({ threads: 0, thinking: 0, waiting: 0 });
});
