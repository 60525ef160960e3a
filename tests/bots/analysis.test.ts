// What bots think of a position: of every legal move, while they think, and until nobody wants to know any more.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAnalyst, type MoveAnalysis } from '../../src/bots';
import { type AnalysisWorker, createBotAnalyst } from '../../src/bots/analysis';
import { type AnalysisQuestion, type Cancellation, REPORT_MS, type Report } from '../../src/bots/protocol';
import { type Rules, sameMove } from '../../src/game';
import { channelWorker } from './channel';
import { asSeen, cases, classic, life, lifeAt, randomPosition } from './positions';

const position = () => randomPosition(classic, 3, { display: 'comeWhatMay' }, 4, 31);

afterEach(() => void vi.useRealTimers());

/** A worker at the other end of a message channel, and what was said to it and by it. */
function servedWorker() {
  const { worker, sent, heard } = channelWorker<AnalysisQuestion | Cancellation, Report>();
  return { startWorker: (): AnalysisWorker => worker, sent, heard };
}

/** Workers that do as they are told here. */
function workers(behave: (worker: AnalysisWorker, message: AnalysisQuestion | Cancellation) => void) {
  const started: AnalysisWorker[] = [];
  const ended: AnalysisWorker[] = [];
  const startWorker = () => {
    const worker: AnalysisWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => behave(worker, message),
      terminate: () => void ended.push(worker),
    };
    started.push(worker);
    return worker;
  };
  return { startWorker, started, ended };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const visits = (found: readonly MoveAnalysis[]) => found.reduce((sum, one) => sum + one.visits, 0);

/** Every legal move is judged once, by a chance, best first. */
function expectComplete(played: Rules<unknown>, G: unknown, found: readonly MoveAnalysis[]): void {
  const legal = played.legalMoves(G);
  expect(found).toHaveLength(legal.length);
  for (const move of legal) expect(found.filter((one) => sameMove(one.move, move))).toHaveLength(1);
  for (const { chance } of found) expect(chance >= 0 && chance <= 1).toBe(true);
}

describe('thinking bit by bit', () => {
  test.each(cases.filter((_, i) => i % 4 === 0))('reaches every legal move: $name', ({ played, G }) => {
    const steps = createAnalyst(played.id, { seed: 1 }).start(...asSeen(played, G));
    let found = steps.next().value as MoveAnalysis[];
    while (found.length < played.legalMoves(G).length) found = steps.next().value as MoveAnalysis[];
    expectComplete(played, G, found);
  });

  test('goes on from where it was, and the same seed thinks the same', () => {
    const think = () => {
      const steps = createAnalyst(classic.id, { seed: 5 }).start(...asSeen(classic, position()));
      return [steps.next().value, steps.next().value, steps.next().value] as MoveAnalysis[][];
    };
    const [first, second, third] = think() as [MoveAnalysis[], MoveAnalysis[], MoveAnalysis[]];
    expect(visits(second)).toBe(2 * visits(first));
    expect(visits(third)).toBe(3 * visits(first));
    expect(think()).toEqual([first, second, third]);
  });

  test('does not begin out of turn', () => {
    const [view, seat] = asSeen(classic, position());
    expect(() => createAnalyst(classic.id, { seed: 1 }).start(view, (seat + 1) % 3)).toThrow(RangeError);
  });
});

describe('in a worker', () => {
  test.each([
    ['a landmark edition', classic as Rules<unknown>, position()],
    ['Life', life as Rules<unknown>, lifeAt(3, 'buy', 7)],
  ])('%s is thought about with progress, then all is told', async (_box, played, G) => {
    const analyst = createBotAnalyst(played.id, {
      seed: 3,
      milliseconds: 15 * REPORT_MS,
      startWorker: servedWorker().startWorker,
    });
    const progress: number[] = [];
    const found = await analyst.analyse(...asSeen(played, G), { onProgress: (some) => progress.push(visits(some)) });
    expectComplete(played, G, found);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(visits(found)).toBeGreaterThanOrEqual(progress.at(-1) as number);
    analyst.close();
  });

  test('thinking ends when it is aborted: nothing more is reported, and the next question is answered', async () => {
    const worker = servedWorker();
    const analyst = createBotAnalyst(classic.id, { milliseconds: 60_000, startWorker: worker.startWorker });
    const stop = new AbortController();
    const answer = analyst.analyse(...asSeen(classic, position()), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await expect(answer).rejects.toThrow('enough');
    await pause(REPORT_MS);
    const told = worker.heard.length;
    await pause(4 * REPORT_MS);
    expect(worker.heard).toHaveLength(told);
    expect(worker.sent.at(-1)).toEqual({ ask: 'cancel', id: 0 });

    const later = new AbortController();
    const again = analyst.analyse(...asSeen(classic, position()), { signal: later.signal, onProgress: () => later.abort() });
    await expect(again).rejects.toHaveProperty('name', 'AbortError');
    expect(worker.heard.at(-1)).toMatchObject({ id: 1, done: false });
    // No thread ends here when it is terminated.
    await pause(2 * REPORT_MS);
  });

  test('a signal that is aborted already asks nothing', async () => {
    const { startWorker, started } = workers(() => {});
    const analyst = createBotAnalyst(classic.id, { startWorker });
    const answer = analyst.analyse(...asSeen(classic, position()), { signal: AbortSignal.abort() });
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    expect(started).toHaveLength(0);
  });

  test('a new question ends the one before', async () => {
    const worker = servedWorker();
    const analyst = createBotAnalyst(classic.id, { milliseconds: 2 * REPORT_MS, startWorker: worker.startWorker });
    const first = analyst.analyse(...asSeen(classic, position()));
    const second = analyst.analyse(...asSeen(classic, position()));
    await expect(first).rejects.toHaveProperty('name', 'AbortError');
    expectComplete(classic as Rules<unknown>, position(), await second);
    analyst.close();
  });

  test('a question that makes no sense is a problem, not a crash', async () => {
    const { startWorker } = servedWorker();
    const [view, seat] = asSeen(classic, position());
    const analyst = createBotAnalyst(classic.id, { startWorker });
    await expect(analyst.analyse(view, (seat + 1) % 3)).rejects.toThrow('not to move');
    await expect(analyst.analyse(null, 0)).rejects.toThrow();
    await expect(createBotAnalyst('chess', { startWorker }).analyse(view, seat)).rejects.toThrow('chess');
    analyst.close();
  });
});

describe('a worker that dies', () => {
  const ask = (startWorker: () => AnalysisWorker) => createBotAnalyst(classic.id, { startWorker, patience: 1_000 });

  test('is told, and the next question gets another one', async () => {
    const made = workers((worker, message) =>
      queueMicrotask(() => {
        if (made.started.length === 1) worker.onerror?.({} as ErrorEvent);
        else worker.onmessage?.({ data: { id: message.id, found: [], done: true } } as unknown as MessageEvent<Report>);
      }),
    );
    const analyst = ask(made.startWorker);
    await expect(analyst.analyse(...asSeen(classic, position()))).rejects.toThrow('died');
    expect(await analyst.analyse(...asSeen(classic, position()))).toEqual([]);
    expect([made.started.length, made.ended.length]).toEqual([2, 1]);
  });

  test('or cannot be started, or says nothing, is told too', async () => {
    const none = ask(() => {
      throw new Error('no workers here');
    });
    await expect(none.analyse(...asSeen(classic, position()))).rejects.toThrow('no workers here');
    vi.useFakeTimers();
    const silent = expect(ask(workers(() => {}).startWorker).analyse(...asSeen(classic, position()))).rejects.toThrow(
      'says nothing',
    );
    await vi.advanceTimersByTimeAsync(1_000);
    await silent;
  });

  test('a closed analyst answers nothing any more', async () => {
    const made = workers(() => {});
    const analyst = ask(made.startWorker);
    const answer = analyst.analyse(...asSeen(classic, position()));
    analyst.close();
    await expect(answer).rejects.toThrow('left');
    await expect(analyst.analyse(...asSeen(classic, position()))).rejects.toThrow('left');
    expect(made.ended).toHaveLength(1);
  });
});
