// Bots that think in a worker: the protocol over a real message channel, and what becomes of a match when workers die.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPlayer } from '../../src/bots';
import { type BotWorker, createBotPlayer } from '../../src/bots/client';
import { type Answer, answer, type Question } from '../../src/bots/protocol';
import { channelWorker } from './channel';
import { asSeen, classic, randomPosition } from './positions';

const position = () => randomPosition(classic, 3, { display: 'comeWhatMay' }, 4, 31);
const budget = { seed: 6, iterations: 30 };
const expected = () => createPlayer(classic.id, 'hard', budget).choose(...asSeen(classic, position()));

afterEach(() => void vi.useRealTimers());

const startChannel = (): BotWorker => channelWorker<Question, Answer>().worker;

type Fate = 'answers' | 'crashes' | 'hangs' | 'cannot be reached';

/** Starts workers of these fates, one after the other, and tells what has become of them. */
function workers(...fates: Fate[]) {
  const started: Fate[] = [];
  let ended = 0;
  const startWorker = (): BotWorker => {
    const fate = fates[started.length] ?? 'crashes';
    started.push(fate);
    const worker: BotWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => void ended++,
      postMessage(question: Question) {
        if (fate === 'cannot be reached') throw new Error('gone');
        queueMicrotask(async () => {
          if (fate === 'answers') worker.onmessage?.({ data: await answer(question) } as MessageEvent<Answer>);
          if (fate === 'crashes') worker.onerror?.({} as ErrorEvent);
        });
      },
    };
    return worker;
  };
  return { startWorker, started, ended: () => ended };
}

describe('the protocol', () => {
  test('answers a question with the move of the same player on this thread', async () => {
    const player = createBotPlayer(classic.id, 'hard', { ...budget, startWorker: startChannel });
    expect(await player.choose(...asSeen(classic, position()))).toEqual(expected());
    player.close();
  });

  test('keeps several questions apart', async () => {
    const player = createBotPlayer(classic.id, 'normal', { ...budget, startWorker: startChannel });
    const positions = [11, 25, 60, 90].map((age) => randomPosition(classic, 2, {}, age, age));
    const moves = await Promise.all(positions.map((G) => player.choose(...asSeen(classic, G))));
    expect(moves).toEqual(positions.map((G) => createPlayer(classic.id, 'normal', budget).choose(...asSeen(classic, G))));
    player.close();
  });

  test('answers a question that makes no sense with a problem instead of dying', async () => {
    const [view] = asSeen(classic, position());
    const question: Question = { id: 9, game: 'chess', level: 'normal', options: budget, view, seat: 0 };
    expect(await answer(question)).toEqual({ id: 9, problem: expect.stringContaining('chess') });
    expect(await answer({ ...question, game: classic.id, view: null })).toHaveProperty('problem');
  });
});

describe('a worker that dies', () => {
  const choose = (startWorker: () => BotWorker, patience?: number) =>
    createBotPlayer(classic.id, 'hard', { ...budget, startWorker, patience }).choose(...asSeen(classic, position()));

  test.each(['crashes', 'cannot be reached'] as const)('is started again and asked again when it %s', async (fate) => {
    const made = workers(fate, 'answers');
    expect(await choose(made.startWorker)).toEqual(expected());
    expect(made.started).toEqual([fate, 'answers']);
    expect(made.ended()).toBe(1);
  });

  test('a second time is given up: the page plays a sensible move itself', async () => {
    const made = workers('crashes', 'crashes');
    const player = createBotPlayer(classic.id, 'hard', { ...budget, startWorker: made.startWorker });
    const sensible = createPlayer(classic.id, 'normal', budget).choose(...asSeen(classic, position()));
    expect(await player.choose(...asSeen(classic, position()))).toEqual(sensible);
    expect(await player.choose(...asSeen(classic, position()))).toEqual(sensible);
    expect(made.started).toHaveLength(2);
    expect(made.ended()).toBe(2);
  });

  test('makes a searching bot weaker, which is told; the others stay as they are', async () => {
    for (const [level, told] of [
      ['hard', ['normal', 'normal']],
      ['normal', []],
      ['easy', []],
    ] as const) {
      const onLowered = vi.fn();
      const { startWorker } = workers('crashes', 'crashes');
      const player = createBotPlayer(classic.id, level, { ...budget, startWorker, onLowered });
      const weaker = createPlayer(classic.id, told[0] ?? level, budget).choose(...asSeen(classic, position()));
      for (let i = 0; i < 2; i++) expect(await player.choose(...asSeen(classic, position()))).toEqual(weaker);
      expect(onLowered.mock.calls.flat()).toEqual(told);
    }
  });

  test('is missed after its time, and only then', async () => {
    vi.useFakeTimers();
    const made = workers('hangs', 'answers');
    const move = choose(made.startWorker, 1_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(made.started).toEqual(['hangs']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await move).toEqual(expected());
  });

  test('is not missed while nobody waits for it', async () => {
    vi.useFakeTimers();
    const made = workers('answers');
    await choose(made.startWorker, 1_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made.ended()).toBe(0);
  });
});

describe('a bot that leaves', () => {
  test('ends its worker, and rejects what it was asked', async () => {
    const made = workers('hangs');
    const player = createBotPlayer(classic.id, 'easy', { startWorker: made.startWorker });
    const move = player.choose(...asSeen(classic, position()));
    player.close();
    await expect(move).rejects.toThrow('left');
    await expect(player.choose(...asSeen(classic, position()))).rejects.toThrow('left');
    expect(made.ended()).toBe(1);
    expect(made.started).toHaveLength(1);
  });

  test('a question out of turn is rejected, not answered with another seat’s move', async () => {
    const made = workers('answers');
    const [view, seat] = asSeen(classic, position());
    const player = createBotPlayer(classic.id, 'normal', { startWorker: made.startWorker });
    await expect(player.choose(view, (seat + 1) % 3)).rejects.toThrow(RangeError);
    player.close();
  });
});
