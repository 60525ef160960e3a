// What the hall fetches ahead: the bots for the table that is chosen there, anew when another is chosen, once it is idle.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotsPanel } from '../../../src/client/hall/BotsPanel';
import PassDialog from '../../../src/client/hall/PassDialog';
import { type Box, boxes } from '../../../src/client/lobby/boxes';
import { opponents, passBots, passNames } from '../../../src/client/store/setup';

interface FakeWorker {
  asked: unknown[];
  ended: boolean;
}
let workers: FakeWorker[] = [];

beforeEach(() => {
  localStorage.clear();
  workers = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'Worker',
    class {
      readonly fake: FakeWorker = { asked: [], ended: false };
      constructor() {
        workers.push(this.fake);
      }
      postMessage(message: unknown) {
        this.fake.asked.push(message);
      }
      terminate() {
        this.fake.ended = true;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const idle = () => act(() => vi.advanceTimersByTimeAsync(1600));
const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
const asked = () => workers.flatMap((worker) => worker.asked);
const [town, , , life] = boxes as [Box, Box, Box, Box];

test('against bots: the network for the box and the seats, one at a time, again when they change', async () => {
  opponents.set(['hard', 'hard']);
  const { rerender, unmount } = render(<BotsPanel box={town} />);
  expect(workers).toHaveLength(0);
  await idle();
  expect(asked()).toEqual([{ ask: 'prepare', id: 0, game: 'machi-koro', seats: 3 }]);

  await user.click(screen.getByRole('button', { name: 'Send bot 1 away' }));
  await idle();
  expect(asked().at(-1)).toEqual({ ask: 'prepare', id: 0, game: 'machi-koro', seats: 2 });
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);

  await user.selectOptions(screen.getByLabelText('Level of bot 1'), 'Expert');
  await idle();
  expect(workers).toHaveLength(2);

  rerender(<BotsPanel box={life} />);
  await idle();
  expect(asked().at(-1)).toEqual({ ask: 'prepare', id: 0, game: 'machi-koro-life', seats: 2 });
  unmount();
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, true]);
});

test('a choice that is left again at once fetches nothing', async () => {
  render(<BotsPanel box={town} />).unmount();
  await idle();
  expect(workers).toHaveLength(0);
});

test('on one device: people and bots together', async () => {
  passNames.set(['Ida', 'Bo']);
  passBots.set(['expert']);
  render(<PassDialog box={town} onClose={() => undefined} />);
  await idle();
  expect(asked()).toEqual([{ ask: 'prepare', id: 0, game: 'machi-koro', seats: 3 }]);
});
