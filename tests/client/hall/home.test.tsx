// The first page: choose a box and play.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HomePage } from '../../../src/client/hall/HomePage';
import { boxes } from '../../../src/client/lobby/boxes';
import { startMatch } from '../../../src/client/local/localMatch';
import { keepMatch, keptMatches } from '../../../src/client/local/stored';
import { lastBox } from '../../../src/client/store/settings';
import { opponents } from '../../../src/client/store/setup';
import { rules } from '../../../src/game';
import { fakeLobby, lobbyMatch } from '../lobby/fakeLobby';

beforeEach(() => {
  localStorage.clear();
  lastBox.set('');
  opponents.set(['normal', 'normal']);
  history.replaceState(null, '', '/');
  fakeLobby({});
});
afterEach(() => vi.unstubAllGlobals());

test('the boxes are a choice with pictures; the chosen one gives the page its skin and is remembered', async () => {
  const { unmount } = render(<HomePage />);
  const choices = within(screen.getByRole('group', { name: 'Choose a box' })).getAllByRole('radio');
  expect(choices).toHaveLength(boxes.length);
  expect(choices[0]).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Fussball/ }));
  expect(document.documentElement.dataset.skin).toBe('fussball');
  unmount();
  render(<HomePage />);
  expect(screen.getByRole('radio', { name: /Fussball/ })).toBeChecked();
});

test('two clicks, on a box and on the button, start a match against bots without a server; more clicks start no second one', async () => {
  render(<HomePage />);
  await userEvent.click(screen.getByRole('radio', { name: /Verlagswelt/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Play against bots' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play against bots' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/local\/machi-koro-verlagswelt\/\w+$/));
  const kept = keptMatches();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.match.seats.map(({ bot }) => bot)).toEqual([null, 'normal', 'normal']);
  // Who has given no name is called "you" in whatever language the page speaks then.
  expect(kept[0]?.match.seats[0]?.name).toBe('');
});

test('one to three bots, each with a level of its own, remembered', async () => {
  render(<HomePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Bot' }));
  expect(screen.queryByRole('button', { name: 'Bot' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Level of bot 3'), 'Hard');
  await userEvent.click(screen.getByRole('button', { name: 'Send bot 1 away' }));
  expect(opponents.get()).toEqual(['normal', 'hard']);
  await userEvent.click(screen.getByRole('button', { name: 'Send bot 1 away' }));
  expect(screen.queryByRole('button', { name: 'Send bot 1 away' })).toBeNull();
  expect(JSON.parse(localStorage.getItem('machi-koro/opponents') ?? '')).toEqual(['hard']);
});

test('what is chosen for one box is not meant for another', async () => {
  render(<HomePage />);
  const chosen = async (box: RegExp) => {
    await userEvent.click(screen.getByRole('radio', { name: box }));
    await userEvent.click(screen.getByRole('button', { name: 'Options' }));
    return screen.findByRole('radio', { name: /come what may/i });
  };
  const leave = () => userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(await chosen(/Verlagswelt/));
  await leave();
  expect(await chosen(/Fussball/)).not.toBeChecked();
  await leave();
  expect(await chosen(/Verlagswelt/)).toBeChecked();
});

test('a box with more seats takes more bots; those who have no seat in another stay away', async () => {
  opponents.set(['hard', 'normal', 'normal']);
  render(<HomePage />);
  await userEvent.click(screen.getByRole('radio', { name: /Life/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Bot' }));
  expect(screen.queryByRole('button', { name: 'Bot' })).toBeNull();
  expect(screen.getAllByLabelText(/^Level of bot/)).toHaveLength(4);
  await userEvent.click(screen.getByRole('radio', { name: /The town/ }));
  expect(screen.getAllByLabelText(/^Level of bot/)).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Play against bots' }));
  await waitFor(() => expect(keptMatches()[0]?.match.seats).toHaveLength(4));
});

test('matches one has a part in can be gone on with, local ones also forgotten', async () => {
  const rule = rules['machi-koro'];
  if (!rule) throw new Error('no rules');
  keepMatch(
    'mine',
    startMatch(
      rule,
      [
        { name: 'Ida', bot: null },
        { name: 'Momo', bot: 'normal' },
      ],
      {},
    ),
  );
  localStorage.setItem(
    'machi-koro/seat/m1',
    JSON.stringify({ game: 'machi-koro', seat: { playerID: '0', credentials: 'c' }, since: 1 }),
  );
  const match = lobbyMatch('m1', ['Ida', 'Bo']);
  const withBot = {
    ...match,
    players: match.players.map((seat) => (seat.name === 'Bo' ? { ...seat, data: { bot: 'hard' } } : seat)),
  };
  fakeLobby({ 'GET /games/machi-koro/m1': () => withBot });
  render(<HomePage />);
  const list = await screen.findByRole('region', { name: 'Your matches' });
  expect(await within(list).findByRole('link', { name: /Ida, Bo \(bot\).*Online/ })).toHaveAttribute(
    'href',
    '/match/machi-koro/m1',
  );
  expect(within(list).getByRole('link', { name: /Ida, Momo \(bot\).*On this device/ })).toHaveAttribute(
    'href',
    '/local/machi-koro/mine',
  );
  await userEvent.click(within(list).getByRole('button', { name: /Forget the match/ }));
  expect(keptMatches()).toEqual([]);
});

test('among "Your matches" who has given no name is called "You"', async () => {
  const rule = rules['machi-koro'];
  if (!rule) throw new Error('no rules');
  const seats = [
    { name: '', bot: null },
    { name: 'Momo', bot: 'normal' },
  ];
  keepMatch('mine', startMatch(rule, seats, {}));
  render(<HomePage />);
  const list = await screen.findByRole('region', { name: 'Your matches' });
  expect(within(list).getByRole('link', { name: /You, Momo \(bot\)/ })).toBeVisible();
  expect(within(list).getByRole('button', { name: /Forget the match.*You, Momo/ })).toBeVisible();
});

test('a match that the server has cleared away is forgotten', async () => {
  localStorage.setItem(
    'machi-koro/seat/m1',
    JSON.stringify({ game: 'machi-koro', seat: { playerID: '0', credentials: 'c' }, since: 1 }),
  );
  render(<HomePage />);
  await waitFor(() => expect(localStorage.getItem('machi-koro/seat/m1')).toBeNull());
});

test('a seat is kept while a proxy finds no server', async () => {
  const held = JSON.stringify({ game: 'machi-koro', seat: { playerID: '0', credentials: 'c' }, since: 1 });
  localStorage.setItem('machi-koro/seat/m1', held);
  const asked = fakeLobby({ 'GET /games/machi-koro/m1': () => 404 });
  render(<HomePage />);
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/m1'))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(localStorage.getItem('machi-koro/seat/m1')).toBe(held);
});

test('the page has landmarks, a way past the navigation, and says that it is a fan project', () => {
  render(<HomePage />);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('navigation')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/unofficial fan project/i);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
