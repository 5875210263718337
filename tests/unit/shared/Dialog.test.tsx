import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '#shared/ui/Dialog.tsx';

function Upload() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Upload" closeLabel="Close">
      <input type="file" aria-label="Picture" />
    </Dialog>
  );
}

test('dismissing the chooser of a file field leaves the dialog open; Escape closes it', () => {
  render(<Upload />);
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog', { name: 'Upload' })).toBeVisible();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
