import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '#shared/ui/Dialog.tsx';

function Upload() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Upload" closeLabel="Close">
        <p>One picture</p>
        <input type="file" aria-label="Picture" />
        <button>Send</button>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Upload />);
  await user.click(screen.getByText('Open'));
  return { user, dialog: screen.getByRole('dialog', { name: 'Upload' }) };
}

const isOpen = () => screen.queryByRole('dialog') !== null;
const OUTSIDE = { clientX: 5, clientY: 5 };

test('a dialog closes by its button, Escape and a press outside, and returns the focus', async () => {
  const { user } = await openDialog();
  const opener = screen.getByText('Open');
  for (const close of [
    () => user.click(screen.getByLabelText('Close')),
    () => user.keyboard('{Escape}'),
    async () => {
      fireEvent.pointerDown(screen.getByRole('dialog'), OUTSIDE);
      fireEvent.click(screen.getByRole('dialog'), OUTSIDE);
    },
  ]) {
    if (!isOpen()) await user.click(opener);
    await close();
    expect(isOpen()).toBe(false);
    expect(opener).toHaveFocus();
  }
});

test('a dialog stays open when a text selection is dragged out of it', async () => {
  const { user, dialog } = await openDialog();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('One picture') },
    { target: dialog, coords: OUTSIDE },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog, OUTSIDE);
  expect(isOpen()).toBe(true);
});

test('a dialog stays open when the file chooser of a field is cancelled', async () => {
  await openDialog();
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
  expect(isOpen()).toBe(true);
});

test('a dialog keeps the focus inside and the page behind from scrolling', async () => {
  const { user } = await openDialog();
  const page = document.documentElement;
  expect(page.style.overflow).toBe('hidden');
  expect(screen.getByLabelText('Close')).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByText('Send')).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Close')).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Picture')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(page.style.overflow).toBe('');
});
