// A match in this browser, by its address.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotPlayerOptions } from '../../../src/bots/client';
import LocalPage from '../../../src/client/local/LocalPage';
import { startMatch } from '../../../src/client/local/localMatch';
import { keepMatch, keptMatches, type LocalSeat, readMatch } from '../../../src/client/local/stored';
import type { BoardProps } from '../../../src/client/match/types';
import { pace } from '../../../src/client/store/settings';
import { setLanguage } from '../../../src/client/text';
import { type Rules, rules } from '../../../src/game';

const played = rules['machi-koro'] as Rules<unknown>;
const analysts = vi.hoisted(() => new Set<object>());

vi.mock('../../../src/bots/client', () => ({
  createBotPlayer: (game: string, level: string, { onLowered }: BotPlayerOptions) => ({
    choose: async (view: unknown) => {
      if (level === 'hard') onLowered?.('normal');
      return rules[game]?.legalMoves(view)[0];
    },
    close: () => {},
  }),
}));
vi.mock('../../../src/bots/analysis', () => ({
  createBotAnalyst: (game: string) => {
    const analyst = {
      analyse: async (view: unknown) => rules[game]?.legalMoves(view).map((move) => ({ move, chance: 0.5, visits: 1 })),
      close: () => void analysts.delete(analyst),
    };
    analysts.add(analyst);
    return analyst;
  },
}));
vi.mock('../../../src/client/match/boards', () => {
  const Board = ({ seat, seats, G, legal, passAndPlay, log, play, playAgain, analyse }: BoardProps<object>) => (
    <div>
      <p>
        {passAndPlay ? 'shared' : 'alone'}, eyes of {seat === null ? 'nobody' : seats[seat]?.name}, {log.length} moves
        {'secret' in G ? ', pile seen' : ''}
      </p>
      {legal.map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => play(move)}>
          {[move.move, ...move.args].join(' ')}
        </button>
      ))}
      {analyse && <p>bots may be asked</p>}
      {playAgain && (
        <button type="button" onClick={playAgain}>
          Again
        </button>
      )}
    </div>
  );
  return { boards: { 'machi-koro': Board } };
});

const ida = { name: 'Ida', bot: null };
const bo = { name: 'Bo', bot: null };
const momo = { name: 'Momo', bot: 'normal' };

beforeEach(() => {
  localStorage.clear();
  pace.set('fast');
});
afterEach(() => setLanguage('en'));

const keep = (...seats: LocalSeat[]) => keepMatch('a', startMatch(played, seats, { display: 'comeWhatMay' }));
const show = (id = 'a', game = 'machi-koro') =>
  render(
    <StrictMode>
      <LocalPage game={game} id={id} />
    </StrictMode>,
  );
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('around one device the eyes change with the turn, and nobody sees the pile', async () => {
  keep(ida, bo);
  show();
  expect(screen.getByText('shared, eyes of Ida, 0 moves')).toBeVisible();
  await click('rollDice 1');
  await click('pass');
  expect(screen.getByText('shared, eyes of Bo, 2 moves')).toBeVisible();
});

test('against bots the eyes stay, and the bots move until it is our turn again', async () => {
  keep(ida, momo);
  show();
  await click('rollDice 1');
  await click('pass');
  expect(screen.getByText('alone, eyes of Ida, 2 moves')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'rollDice 1' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'rollDice 1' }, { timeout: 3000 })).toBeVisible();
  expect(readMatch('a')?.log.filter(({ seat }) => seat === 1).length).toBeGreaterThan(0);
});

test('who has given no name is called so in the language of the moment', async () => {
  keep({ name: '', bot: null }, momo);
  show();
  expect(screen.getByText('alone, eyes of You, 0 moves')).toBeVisible();
  await act(() => setLanguage('de'));
  expect(screen.getByText('alone, eyes of Du, 0 moves')).toBeVisible();
});

test('a bot that must play below its level is no secret', async () => {
  keep({ name: 'Momo', bot: 'hard' }, ida);
  show();
  expect(await screen.findByText(/Hard and Expert play at the level Normal/)).toBeVisible();
});

test('bots that play at their level are not spoken of', async () => {
  keep(momo, ida);
  show();
  expect(await screen.findByRole('button', { name: 'rollDice 1' }, { timeout: 3000 })).toBeVisible();
  expect(screen.queryByText(/play at the level/)).toBeNull();
});

test('a reload in the turn of a bot goes on by itself', async () => {
  keep(momo, ida);
  const { unmount } = show();
  unmount();
  show();
  expect(await screen.findByRole('button', { name: 'rollDice 1' }, { timeout: 3000 })).toBeVisible();
});

test('bots may be asked here, and nobody asks them when the page is closed', async () => {
  keep(ida, momo);
  const { unmount } = show();
  expect(screen.getByText('bots may be asked')).toBeVisible();
  expect(analysts.size).toBe(1);
  unmount();
  expect(analysts.size).toBe(0);
});

test('a double click moves once', async () => {
  keep(ida, bo);
  show();
  await act(async () => {
    const button = screen.getByRole('button', { name: 'rollDice 1' });
    button.click();
    button.click();
  });
  expect(readMatch('a')?.stateID).toBe(1);
});

test('playing again starts another match with the same seats and options', async () => {
  keep(ida, momo);
  show();
  await click('Again');
  expect(location.pathname).toMatch(/^\/local\/machi-koro\/\w+$/);
  const [again] = keptMatches().filter(({ id }) => id !== 'a');
  expect(again?.match).toMatchObject({ seats: [ida, momo], options: { display: 'comeWhatMay' }, stateID: 0 });
});

test('an address of no match, of another game or of no game says so', () => {
  keep(ida, bo);
  for (const [id, game, title] of [
    ['b', 'machi-koro', 'This match is not on this device'],
    ['a', 'machi-koro-fussball', 'This match is not on this device'],
    ['a', 'chess', 'There is nothing here'],
  ]) {
    const { unmount } = show(id, game);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    unmount();
  }
});
