// Giving the link to a match away.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Invitation } from '../../../src/client/match/Invitation';

afterEach(() => vi.unstubAllGlobals());

const show = () => render(<Invitation game="machi-koro" matchID="m1" />);
const link = () => new URL('/match/machi-koro/m1', location.href).href;

test('the link stands there to be read, as a QR code too', async () => {
  show();
  expect(screen.getByLabelText('Link to this match')).toHaveValue(link());
  expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
});

test('copying says that it has worked', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link());
});

test('where copying is not allowed, it is said what to do instead', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined });
  show();
  screen.getByRole('button', { name: 'Copy the link' }).click();
  expect(await screen.findByText(/by hand/)).toBeVisible();
});

test('the share sheet of the device is offered where there is one', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('changed my mind', 'AbortError')));
  vi.stubGlobal('navigator', { share });
  show();
  screen.getByRole('button', { name: /Share/ }).click();
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link() }));
});
