// The home page says by which options the next match is played, where they are not the usual ones.
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BotsPanel } from '../../../src/client/hall/BotsPanel';
import { type Box, boxes } from '../../../src/client/lobby/boxes';
import { matchOptions } from '../../../src/client/store/setup';

const [classic, fussball] = boxes as readonly [Box, Box];
const list = { name: 'Options that are not the usual ones' };

beforeEach(() => localStorage.clear());

test('what differs from the usual is listed beside the button that starts a match, for the box it was chosen for', async () => {
  const { rerender } = render(<BotsPanel box={classic} />);
  expect(screen.queryByRole('list', list)).toBeNull();
  act(() => matchOptions.set(classic.game, { display: 'comeWhatMay', maxCopies: null }));
  expect(await screen.findByRole('list', list)).toHaveTextContent(
    /^Market: Come what may: ten kinds face up, the rest in a pile$/,
  );
  rerender(<BotsPanel box={fussball} />);
  expect(screen.queryByRole('list', list)).toBeNull();
});

test('options that were set back to the usual are not listed', async () => {
  matchOptions.set(classic.game, { display: 'comeWhatMay' });
  render(<BotsPanel box={classic} />);
  await screen.findByRole('list', list);
  act(() => matchOptions.set(classic.game, { display: 'all', maxCopies: null }));
  expect(screen.queryByRole('list', list)).toBeNull();
});
