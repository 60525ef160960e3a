// A dialog is either open or not there.
import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../src/client/parts/Dialog';

function show(closable: boolean) {
  const onClose = vi.fn();
  const { unmount } = render(
    <Dialog title="Choose" closable={closable} onClose={onClose}>
      <p>One of these</p>
    </Dialog>,
  );
  return { dialog: screen.getByRole('dialog') as HTMLDialogElement, onClose, unmount };
}

/** What browsers do at a second Escape: they no longer ask. */
function closeUnasked(dialog: HTMLDialogElement): void {
  dialog.close();
  fireEvent(dialog, new Event('close'));
}

test('the first Escape closes a dialog that may be closed, and no other', () => {
  for (const closable of [true, false]) {
    const { dialog, onClose, unmount } = show(closable);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(closable ? 1 : 0);
    unmount();
  }
});

test('a dialog that the browser has closed is over', () => {
  const { dialog, onClose } = show(true);
  closeUnasked(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that wants an answer opens again when the browser has closed it', () => {
  const { dialog, onClose } = show(false);
  closeUnasked(dialog);
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that is opened again at once hears the end of its first opening without closing', () => {
  const { dialog, onClose } = show(true);
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

interface PageProps {
  title: string;
  /** Told whether its dialog is open when the page has changed and before anything else can happen. */
  look(open: boolean): void;
}

function Page({ title, look }: PageProps) {
  useLayoutEffect(() => look((screen.getByRole('dialog', { name: title }) as HTMLDialogElement).open));
  return (
    <Dialog key={title} title={title} onClose={() => {}}>
      <p>{title}</p>
    </Dialog>
  );
}

test('a dialog takes the place of the one that stood in for it at once: no Escape falls in between', () => {
  const look = vi.fn();
  const { rerender } = render(<Page title="Loading" look={look} />);
  const standIn = screen.getByRole('dialog') as HTMLDialogElement;
  rerender(<Page title="Settings" look={look} />);
  expect(look.mock.calls).toEqual([[true], [true]]);
  expect(standIn.open).toBe(false);
});
