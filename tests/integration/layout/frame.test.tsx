import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

test('the keyboard meets a link to the content first, which leads past the header', async () => {
  const { user } = await renderApp('/about');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});

test('everything on the page lies in a part that a screen reader can jump to', async () => {
  await renderApp('/about');
  expect(screen.getByRole('complementary', { name: 'Aviso' })).toHaveTextContent(
    'Sitio en desarrollo',
  );
  for (const role of ['banner', 'navigation', 'main', 'contentinfo']) {
    expect(screen.getByRole(role)).toBeVisible();
  }
});

test('the footer says how to reach the shop, and what the prices hold', async () => {
  await renderApp('/about');
  const footer = within(screen.getByRole('contentinfo'));
  const target = (name: RegExp) => footer.getByRole('link', { name }).getAttribute('href');
  expect(target(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/506\d{8}\?text=Hola/);
  expect(target(/@/)).toMatch(/^mailto:/);
  for (const network of ['Facebook', 'Instagram', 'TikTok']) {
    expect(footer.getByRole('link', { name: network })).toHaveAttribute('rel', 'noopener');
  }
  expect(footer.getByText(/IVA incluido/)).toBeVisible();
});
