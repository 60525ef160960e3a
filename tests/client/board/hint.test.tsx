// What the bots would do: shown when asked for, while they think, and only for a decision that is ours.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MoveAnalysis } from '../../../src/bots';
import type { Asking } from '../../../src/client/match/types';
import { t } from '../../../src/client/text';
import { landmarkIds } from '../../../src/game';
import { classic, renderBoard, start } from './render';

/** Bots that say what they are told to say here. */
function bots() {
  const questions: { seat: number; asking: Asking; done(found: MoveAnalysis[]): void; fail(error: Error): void }[] = [];
  const analyse = vi.fn(
    (_view: unknown, seat: number, asking: Asking) =>
      new Promise<readonly MoveAnalysis[]>((done, fail) => {
        questions.push({ seat, asking, done, fail });
        asking.signal.addEventListener('abort', () => fail(asking.signal.reason));
      }),
  );
  return { analyse, questions, last: () => questions.at(-1) as (typeof questions)[number] };
}

/** Our turn to build. */
function building() {
  const G = start();
  G.turn.step = 'build';
  G.turn.dice = [3];
  return G;
}

const mine = { move: { move: 'build', args: ['forest'] }, chance: 0.425, visits: 90 };
const pass = { move: { move: 'pass', args: [] }, chance: 0.2, visits: 10 };
const panel = () => within(screen.getByRole('region', { name: 'What the bots would do' }));
const moves = () =>
  within(panel().getByRole('list'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists our moves with the chance to win after each, the first by word, as the bots go on thinking', async () => {
  const { analyse, last } = bots();
  renderBoard(building(), { analyse });
  expect(analyse).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
  expect(screen.getByRole('button', { name: 'Hint' })).toHaveAttribute('aria-expanded', 'true');
  expect(panel().getByRole('status')).toHaveTextContent('The bots are thinking');
  act(() => last().asking.onProgress([pass]));
  expect(moves()).toEqual(['Pass their choice20%']);
  act(() => last().asking.onProgress([mine, pass]));
  expect(moves()).toEqual(['Build Forest for 3 their choice43%', 'Pass 20%']);
  await act(async () => last().done([mine, pass]));
  expect(panel().getByRole('status')).toHaveTextContent('They would choose: Build Forest for 3. Chance to win 43%.');
});

it('marks the card that they put first, by a sign that has a name, as long as it lies open for a decision that is ours', async () => {
  const { analyse, last } = bots();
  const G = building();
  Object.assign(G.players[0] as (typeof G.players)[number], { coins: 4 });
  const { show } = renderBoard(G, { analyse });
  const marked = () =>
    screen.queryAllByRole('button', { name: /What the bots would choose$/ }).map(({ textContent }) => textContent);
  await userEvent.keyboard('h');
  expect(marked()).toEqual([]);
  act(() => last().asking.onProgress([mine, pass]));
  expect(marked()).toEqual([expect.stringMatching(/^Forest/)]);
  const station = { move: { move: 'build', args: ['trainStation'] }, chance: 0.5, visits: 99 };
  await act(async () => last().done([station, mine, pass]));
  expect(marked()).toEqual([expect.stringMatching(/^Train Station/)]);
  await userEvent.keyboard('h');
  expect(marked()).toEqual([]);
  await userEvent.keyboard('h');
  act(() => last().asking.onProgress([pass, mine]));
  expect(marked()).toEqual([]);
  act(() => last().asking.onProgress([mine, pass]));
  expect(marked()).toHaveLength(1);
  // The next question is another one, until they have thought about it.
  show({ G, analyse, stateID: 1 });
  expect(marked()).toEqual([]);
});

it('asks what our own seat sees, afresh for each decision, and stops when it is made or nobody looks', async () => {
  const { analyse, questions, last } = bots();
  const { show } = renderBoard(building(), { analyse });
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
  expect(last().seat).toBe(0);
  show({ analyse, stateID: 1 });
  expect(questions.map(({ asking }) => asking.signal.aborted)).toEqual([true, false]);
  const G = building();
  G.turn.seat = 1;
  show({ G, analyse, stateID: 2, legal: [] });
  expect(questions).toHaveLength(2);
  expect(last().asking.signal.aborted).toBe(true);
  expect(panel().getByRole('status')).toHaveTextContent('when it is your turn');
  show({ analyse, stateID: 3 });
  await userEvent.click(panel().getByRole('button', { name: 'Hide the hint' }));
  expect(last().asking.signal.aborted).toBe(true);
  expect(screen.queryByRole('region', { name: 'What the bots would do' })).toBeNull();
});

it('is opened and closed by a key that stands in the help, and gives way to the log', async () => {
  const { analyse } = bots();
  renderBoard(building(), { analyse });
  await userEvent.keyboard('h');
  expect(panel().getByRole('heading')).toBeVisible();
  await userEvent.keyboard('l');
  expect(screen.queryByRole('region', { name: 'What the bots would do' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Log' })).toBeVisible();
  await userEvent.keyboard('hh');
  expect(screen.queryByRole('region', { name: 'Log' })).toBeNull();
  await userEvent.keyboard('?');
  expect(screen.getByText('Show or hide what the bots would do')).toBeVisible();
});

it('whoever closes the hint or the log from within has the focus on the button that opens it', async () => {
  renderBoard(building(), { analyse: bots().analyse });
  const open = screen.getByRole('button', { name: 'Hint' });
  await userEvent.click(open);
  await userEvent.click(panel().getByRole('button', { name: 'Hide the hint' }));
  expect(open).toHaveFocus();
  await userEvent.keyboard('l');
  const log = screen.getByRole('region', { name: 'Log' });
  // The key opens it, and takes the focus from nothing.
  expect(open).toHaveFocus();
  within(log).getByRole('button').focus();
  await userEvent.keyboard('l');
  expect(log).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('board.action.openLog') })).toHaveFocus();
  // Escape closes it from within only.
  await userEvent.keyboard('l{Escape}');
  within(screen.getByRole('region', { name: 'Log' }))
    .getByRole('button')
    .focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Log' })).toBeNull();
  expect(screen.getByRole('button', { name: t('board.action.openLog') })).toHaveFocus();
});

it('that the bots cannot think is said, and can be tried again', async () => {
  const { analyse, questions, last } = bots();
  renderBoard(building(), { analyse });
  await userEvent.keyboard('h');
  await act(async () => last().fail(new Error('the worker has died')));
  expect(panel().getByRole('status')).toHaveTextContent('cannot think just now');
  await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
  expect(questions).toHaveLength(2);
  expect(panel().getByRole('status')).toHaveTextContent('The bots are thinking');
});

it('where bots may not be asked there is neither button nor key', async () => {
  renderBoard(building());
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  await userEvent.keyboard('h?');
  expect(screen.queryByText(/bots would do/)).toBeNull();
});

it('the focus that waits on the obvious button does not wait on the hint', () => {
  const G = start(classic);
  (G.players[0] as (typeof G.players)[number]).landmarks.trainStation = 'working';
  renderBoard(G, { analyse: bots().analyse });
  expect(screen.getByRole('button', { name: 'Hint' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Roll 1 die/ })).toHaveFocus();
});

it('is not offered where there is nothing to choose; whoever asks by key is told so at once, without asking the bots', async () => {
  const { analyse } = bots();
  const { show } = renderBoard(start(classic), { analyse });
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  await userEvent.keyboard('h');
  expect(panel().getByRole('status')).toHaveTextContent('There is nothing to choose: Roll 1 die.');
  expect(analyse).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
  expect(screen.queryByRole('region', { name: 'What the bots would do' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  // The button is gone, the focus is not.
  expect(document.querySelector('#board-now')).toHaveFocus();
  // When others move there will be something to choose again.
  show({ analyse, stateID: 1, legal: [] });
  expect(screen.getByRole('button', { name: 'Hint' })).toBeVisible();
});

it('goes with the end of the match, button, key and panel', async () => {
  const { analyse } = bots();
  const { show } = renderBoard(building(), { analyse });
  await userEvent.keyboard('h');
  const G = building();
  for (const id of landmarkIds) (G.players[1] as (typeof G.players)[number]).landmarks[id] = 'working';
  G.turn.seat = 1;
  show({ G, analyse, stateID: 1, legal: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Look at the table' }));
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  await userEvent.keyboard('h');
  expect(screen.queryByRole('region', { name: 'What the bots would do' })).toBeNull();
});
