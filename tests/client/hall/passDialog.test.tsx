// Pass and play: named players around this device.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import PassDialog from '../../../src/client/hall/PassDialog';
import { type Box, boxOf } from '../../../src/client/lobby/boxes';
import { keptMatches } from '../../../src/client/local/stored';
import { matchOptions, passBots, passNames } from '../../../src/client/store/setup';

beforeEach(() => {
  localStorage.clear();
  passNames.set(['', '']);
  passBots.set([]);
  matchOptions.set('machi-koro', {});
  history.replaceState(null, '', '/');
});

const show = (game = 'machi-koro') => render(<PassDialog box={boxOf(game) as Box} onClose={() => {}} />);
const name = (number: number) => screen.getByLabelText(`Name of player ${number}`);
const button = (label: string) => screen.getByRole('button', { name: label });

test('the box that is chosen is named', () => {
  show('machi-koro-life');
  expect(screen.getByRole('dialog', { name: 'Pass and play' })).toHaveAccessibleDescription('Machi Koro: Life');
});

test('two to four players can sit down', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Remove the last' })).toBeNull();
  await userEvent.click(button('Add a player'));
  await userEvent.click(button('Add a player'));
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
  await userEvent.click(button('Remove the last'));
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
});

test('in a box with five seats a fifth can sit down, and has no place in another', async () => {
  passNames.set(['Ida', 'Bo', 'Kim', 'Ann', 'Max']);
  const { unmount } = show('machi-koro-life');
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
  unmount();
  show();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
});

test('who types no name is called by his number, and the field stays empty', async () => {
  const { unmount } = show();
  expect(name(1)).toHaveAttribute('placeholder', 'Player 1');
  await userEvent.type(name(2), 'Bo');
  await userEvent.click(button('Start'));
  expect(keptMatches().map(({ match }) => match.seats.map((seat) => seat.name))).toEqual([['Player 1', 'Bo']]);
  unmount();
  show();
  expect([name(1), name(2)].map((field) => (field as HTMLInputElement).value)).toEqual(['', 'Bo']);
});

test('of a name that is too long it is said by how much, and nothing starts', async () => {
  show();
  fireEvent.change(name(1), { target: { value: 'M'.repeat(26) } });
  await userEvent.click(button('Start'));
  expect(screen.getByRole('alert')).toHaveTextContent('2 characters too many: 24 at most.');
  expect(name(1)).toBeInvalid();
  expect(keptMatches()).toEqual([]);
  fireEvent.change(name(1), { target: { value: `${'\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(3)}${'M'.repeat(22)}` } });
  expect(screen.getByRole('alert')).toHaveTextContent('One character too many: 24 at most.');
});

test('a match starts once, with the names in their order, which are remembered', async () => {
  show();
  await userEvent.type(name(1), 'Ida');
  await userEvent.type(name(2), ' Bo ');
  fireEvent.click(button('Start'));
  fireEvent.click(button('Start'));
  expect(location.pathname).toMatch(/^\/local\/machi-koro\/\w+$/);
  expect(keptMatches().map(({ match }) => match.seats)).toEqual([
    [
      { name: 'Ida', bot: null },
      { name: 'Bo', bot: null },
    ],
  ]);
  expect(passNames.get()).toEqual(['Ida', 'Bo']);
});

test('bots of any level may play along with people around the device, remembered', async () => {
  const { unmount } = show();
  await userEvent.click(button('Bot'));
  await userEvent.click(button('Bot'));
  expect(screen.queryByRole('button', { name: 'Bot' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Level of bot 2'), 'Expert');
  await userEvent.type(name(1), 'Ida');
  await userEvent.type(name(2), 'Momo');
  await userEvent.click(button('Start'));
  expect(keptMatches().map(({ match }) => match.seats)).toEqual([
    [
      { name: 'Ida', bot: null },
      { name: 'Momo', bot: null },
      { name: 'Juno', bot: 'normal' },
      { name: 'Pim', bot: 'expert' },
    ],
  ]);
  unmount();
  show();
  expect(screen.getAllByLabelText(/^Level of bot/)).toHaveLength(2);
});

test('one person and bots are a table; the last of the least number of seats stays', async () => {
  show();
  await userEvent.click(button('Bot'));
  await userEvent.click(button('Remove the last'));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove the last' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send bot 1 away' })).toBeNull();
});

test('somebody remembered alone gets company', () => {
  passNames.set(['Ida']);
  show();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});
