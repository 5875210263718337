import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';

useBackend();

test.each([
  ['es', 'Ver el catálogo', 'Catálogo'],
  ['en', 'See the catalogue', 'Catalogue'],
] as const)('the call to action leads to the catalogue (%s)', async (language, call, title) => {
  const { user } = await renderApp('/', { language });
  await user.click(await screen.findByRole('link', { name: call }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(location.pathname).toBe('/catalogue');
});

test.each([
  ['es', 'Hola, quisiera cotizar productos de Textiles Taras.'],
  ['en', 'Hello, I would like a quote for products of Textiles Taras.'],
] as const)('the floating button opens a chat with a greeting (%s)', async (language, greeting) => {
  await renderApp('/', { language });
  const link = await screen.findByRole('link', { name: /^WhatsApp: / });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/50688887777');
  expect(url.searchParams.get('text')).toBe(greeting);
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['es', ['Cotice con nosotros', 'Síganos', 'Ubicación']],
  ['en', ['Get a Quote for our products', 'Follow us', 'Location']],
] as const)('under it come contact, social and location (%s)', async (language, columns) => {
  await renderApp('/', { language });
  await screen.findByRole('heading', { level: 2, name: columns[0] });
  const main = within(screen.getByRole('main'));
  const titles = main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.slice(-3)).toEqual(columns);
});

test('an address that ends in #contact scrolls there', async () => {
  const scrolled: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function remember(
    this: Element,
  ) {
    scrolled.push(this.id);
  });
  await renderApp('/#contact');
  await screen.findByRole('heading', { level: 2, name: 'Cotice con nosotros' });
  await expect.poll(() => scrolled).toContain('contact');
  vi.restoreAllMocks();
});
