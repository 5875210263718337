import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function connection(isOn: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => {
    dispatchEvent(new Event(isOn ? 'online' : 'offline'));
  });
}

test.each([
  ['es', 'Sin conexión: su carrito está guardado.'],
  ['en', 'You are offline. Your cart is saved.'],
] as const)(
  'says that the connection went, and nothing once it is back (%s)',
  async (language, text) => {
    await renderApp('/about', { language });
    const notice = screen.getAllByRole('status')[0] ?? document.body;
    expect(notice).toBeEmptyDOMElement();
    connection(false);
    expect(notice).toHaveTextContent(text);
    connection(true);
    expect(notice).toBeEmptyDOMElement();
  },
);

test('a store opened without a connection says so at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp('/about');
  expect(screen.getByText('Sin conexión: su carrito está guardado.')).toBeVisible();
});

test('the footer leads to the terms', async () => {
  await renderApp('/about');
  const footer = within(screen.getByRole('contentinfo'));
  await waitFor(() =>
    expect(footer.getByRole('link', { name: 'Términos y Condiciones' })).toHaveAttribute(
      'href',
      '#terms',
    ),
  );
});
