// Creating a match: once, with a name, and with words for what goes wrong.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CreateDialog from '../../../src/client/hall/CreateDialog';
import { type Box, boxes } from '../../../src/client/lobby/boxes';
import { broughtName } from '../../../src/client/lobby/paths';
import { playerName } from '../../../src/client/store/settings';
import { matchOptions, tableSetup } from '../../../src/client/store/setup';
import { fakeLobby } from '../lobby/fakeLobby';

const CREATE = 'POST /games/machi-koro/create';

beforeEach(() => {
  localStorage.clear();
  playerName.set('');
  matchOptions.set('machi-koro', {});
  tableSetup.set({ seats: 2, bots: [], leavers: null });
  history.replaceState(null, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

const show = () => render(<CreateDialog box={boxes[0] as Box} onClose={() => {}} />);
const submit = () => screen.getByRole('button', { name: 'Create the match' });

test('the box that is chosen is named', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Create a match' })).toHaveAccessibleDescription('Machi Koro');
});

test('the rule for names is shown beside the field; that none has been entered is said, and not as if it broke the rule', async () => {
  const asked = fakeLobby({});
  show();
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/1 to 24 characters/);
  expect(screen.queryByRole('alert')).toBeNull();
  for (const nothing of ['', '  ']) {
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: nothing } });
    await userEvent.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Enter a name\.$/);
    expect(screen.getByLabelText('Your name')).toBeInvalid();
  }
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Maximiliane von Hohenzollern' } });
  expect(screen.getByRole('alert')).toHaveTextContent('4 characters too many: 24 at most.');
  expect(asked).toEqual([]);
});

test.each([
  ['a filler', '\u3164'],
  ['a zero width space', 'A\u200bnn'],
  ['a mark that turns the direction', 'Ann\u200f'],
  ['stacked marks', 'a\u0336\u0337\u0338\u0339'],
])('a name with %s, which no server would accept, creates no match', async (_what, name) => {
  const asked = fakeLobby({});
  show();
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: name } });
  await userEvent.click(submit());
  expect(screen.getByRole('alert')).toHaveTextContent('none of them invisible');
  expect(asked).toEqual([]);
});

test('a double click creates one match, whose address opens; the name goes along, not yet remembered', async () => {
  let answer = (_: unknown) => {};
  const asked = fakeLobby({ [CREATE]: () => new Promise((resolve) => (answer = resolve)) });
  show();
  await userEvent.type(screen.getByLabelText('Your name'), ' Ida ');
  // Before React has drawn anything in between.
  fireEvent.click(submit());
  fireEvent.click(submit());
  await userEvent.click(submit());
  await userEvent.type(screen.getByLabelText('Your name'), '{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  answer({ matchID: 'm1' });
  await waitFor(() => expect(location.pathname).toBe('/match/machi-koro/m1'));
  expect(asked).toHaveLength(1);
  expect(broughtName()).toBe('Ida');
  expect(playerName.get()).toBe('');
});

test('seats, options and who finds it are sent as chosen', async () => {
  const asked = fakeLobby({ [CREATE]: () => ({ matchID: 'm1' }) });
  show();
  await userEvent.type(screen.getByLabelText('Your name'), 'Ida');
  await userEvent.click(screen.getByRole('radio', { name: '4' }));
  await userEvent.click(screen.getByRole('radio', { name: /Only those with the link/ }));
  await userEvent.click(screen.getByText('Options'));
  await userEvent.click(screen.getByRole('radio', { name: /Come what may/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Two at most/ }));
  await userEvent.click(submit());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({
    numPlayers: 4,
    setupData: { display: 'comeWhatMay', maxCopies: 2 },
    unlisted: true,
    bots: [],
    botsForLeavers: null,
  });
});

test('seats are given to bots of any level, one is left for us; what was chosen is remembered', async () => {
  const asked = fakeLobby({ [CREATE]: () => ({ matchID: 'm1' }) });
  const { unmount } = show();
  const dialog = within(screen.getByRole('group', { name: 'Bots' }));
  expect(screen.getByText(/^1 seat is for somebody/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '3' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Bot' }));
  await userEvent.selectOptions(dialog.getByLabelText('Level of bot 1'), 'Expert');
  await userEvent.click(dialog.getByRole('button', { name: 'Bot' }));
  await userEvent.selectOptions(dialog.getByLabelText('Level of bot 2'), 'Easy');
  expect(screen.getByRole('status')).toHaveTextContent('All 2 other seats are bots: the match begins at once.');
  unmount();
  show();
  await userEvent.type(screen.getByLabelText('Your name'), 'Ida');
  await userEvent.click(submit());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({ numPlayers: 3, bots: ['expert', 'easy'] });
});

test('a bot for whom there is no seat brings one along, up to the most there may be', async () => {
  fakeLobby({});
  show();
  const add = () => within(screen.getByRole('group', { name: 'Bots' })).queryByRole('button', { name: 'Bot' }) as HTMLElement;
  await userEvent.click(add());
  expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('The other seat is a bot: the match begins at once.');
  await userEvent.click(add());
  expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('All 2 other seats are bots');
  await userEvent.click(add());
  expect(tableSetup.get()).toMatchObject({ seats: 4, bots: ['normal', 'normal', 'normal'] });
  expect(add()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send bot 3 away' }));
  expect(screen.getByRole('radio', { name: '4' })).toBeChecked();
  expect(screen.getByText(/^1 seat is for somebody/)).toBeVisible();
});

test('fewer seats send the bots away that have none; a bot can be sent away, and the focus stays', async () => {
  fakeLobby({});
  tableSetup.set({ seats: 4, bots: ['easy', 'normal', 'hard'], leavers: null });
  show();
  await userEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(screen.getAllByLabelText(/^Level of bot/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Send bot 1 away' }));
  expect(tableSetup.get().bots).toEqual(['normal']);
  expect(screen.getByRole('group', { name: 'Bots' })).toHaveFocus();
});

test('a bot for those who leave is a choice with a level, off at first', async () => {
  const asked = fakeLobby({ [CREATE]: () => ({ matchID: 'm1' }) });
  show();
  await userEvent.type(screen.getByLabelText('Your name'), 'Ida');
  await userEvent.click(screen.getByText('Options'));
  expect(screen.getByRole('radio', { name: /^The match waits/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'A bot takes over' }));
  expect(screen.getByText('Level of the bot that takes over')).toBeVisible();
  expect(screen.getByLabelText('Level of the bot that takes over')).toHaveValue('normal');
  await userEvent.selectOptions(screen.getByLabelText('Level of the bot that takes over'), 'Hard');
  await userEvent.click(submit());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({ bots: [], botsForLeavers: 'hard' });
});

test('what another version of the page has remembered of a table is not believed', () => {
  for (const [stored, read] of [
    [
      { seats: 3, bots: ['greedy', 'hard', 7], leavers: 'search' },
      { seats: 3, bots: ['hard'], leavers: null },
    ],
    [{ seats: 'many' }, { seats: 2, bots: [], leavers: null }],
    [7, { seats: 2, bots: [], leavers: null }],
  ]) {
    localStorage.setItem('machi-koro/table', JSON.stringify(stored));
    dispatchEvent(new StorageEvent('storage', { key: 'machi-koro/table' }));
    expect(tableSetup.get()).toEqual(read);
  }
});

test('a server that does not answer is said, and the button works again', async () => {
  let answer: unknown = 'down';
  fakeLobby({ [CREATE]: () => answer });
  show();
  await userEvent.type(screen.getByLabelText('Your name'), 'Ida');
  await userEvent.click(submit());
  expect(await screen.findByText(/server does not answer/)).toBeVisible();
  answer = { matchID: 'm2' };
  await userEvent.click(submit());
  await waitFor(() => expect(location.pathname).toBe('/match/machi-koro/m2'));
});
