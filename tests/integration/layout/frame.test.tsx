import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

test('the page has landmarks, a notice, and a link that skips the header', async () => {
  const { user } = await renderApp('/about');
  await user.tab();
  const skip = screen.getByText('Saltar al contenido');
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  expect(screen.getByRole('complementary', { name: 'Aviso' })).toHaveTextContent(
    'Sitio en desarrollo',
  );
  for (const role of ['banner', 'navigation', 'contentinfo']) {
    expect(screen.getByRole(role)).toBeVisible();
  }
});

test('the footer has the contact, the terms, the social networks and a note about prices', async () => {
  await renderApp('/about');
  const footer = within(screen.getByRole('contentinfo'));
  const target = (text: RegExp | string) => footer.getByText(text).getAttribute('href');
  expect(target(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/506\d{8}\?text=Hola/);
  expect(target(/@/)).toMatch(/^mailto:/);
  await expect.poll(() => target('Términos y Condiciones')).toBe('#terms');
  for (const network of ['Facebook', 'Instagram', 'TikTok']) {
    expect(footer.getByText(network)).toHaveAttribute('rel', 'noopener');
  }
  expect(footer.getByText(/IVA incluido/)).toBeVisible();
});

test('a notice is shown while there is no connection', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp('/about');
  const notice = screen.getByText('Sin conexión: su carrito está guardado.');
  expect(notice).toBeVisible();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(notice).toBeEmptyDOMElement();
  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(notice).toHaveTextContent('Sin conexión');
});
