import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Message } from '#shared/ui/Message.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { ToastOutlet } from '#shared/ui/ToastOutlet.tsx';

test('an error is an alert, a success a status, and a silent message neither', () => {
  render(
    <>
      <Message tone="error">No se envió</Message>
      <Message tone="success">Enviado</Message>
      <Message tone="error" live="off">
        Ya dicho
      </Message>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No se envió');
  expect(screen.getByRole('status')).toHaveTextContent('Enviado');
  expect(screen.getByText('Ya dicho').closest('[role]')).toBeNull();
});

test('a toast is announced in the language of the page, and its action runs once', async () => {
  const onClick = vi.fn<() => void>();
  document.documentElement.lang = 'es';
  render(<ToastOutlet />);
  showToast('Agregado', { action: { label: 'Ver carrito', onClick } });
  const toast = await screen.findByText('Agregado');
  const region = screen.getByRole('region', { name: /^Avisos/ });
  expect(region).toContainElement(toast);
  expect(region).toHaveAttribute('aria-live', 'polite');
  // By keyboard: jsdom lacks what a toast uses to follow the pointer.
  screen.getByRole('button', { name: 'Ver carrito' }).focus();
  // It can be pressed while it disappears.
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('toasts go away when the application unmounts', async () => {
  const { unmount } = render(<ToastOutlet />);
  showToast('Agregado', { durationMs: 50 });
  await screen.findByText('Agregado');
  unmount();
  expect(screen.queryByText('Agregado')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
