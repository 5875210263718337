import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';

useBackend();

test('the home page leads to the catalogue, to WhatsApp and to its three columns', async () => {
  const { user } = await renderApp('/');
  await screen.findByText('Ver el catálogo');
  expect(screen.queryByText('Cotice con nosotros', { selector: 'h2' })).not.toBeInTheDocument();
  const columns = screen.getByRole('main').lastElementChild;
  if (columns) act(() => comeNear(columns));
  await screen.findByText('Cotice con nosotros', { selector: 'h2' });
  const titles = [...screen.getByRole('main').querySelectorAll('h2')];
  expect(titles.slice(-3).map((title) => title.textContent)).toEqual([
    'Cotice con nosotros',
    'Síganos',
    'Ubicación',
  ]);
  const whatsApp = screen.getByLabelText<HTMLAnchorElement>(/^WhatsApp: /);
  expect(whatsApp).toHaveAttribute('target', '_blank');
  const url = new URL(whatsApp.href);
  expect(url.origin + url.pathname).toBe('https://wa.me/50688887777');
  expect(url.searchParams.get('text')).toBe('Hola, quisiera cotizar productos de Textiles Taras.');

  await user.click(screen.getByText('Ver el catálogo'));
  expect(await screen.findByText('Catálogo', { selector: 'h1' })).toBeVisible();
  expect(location.pathname).toBe('/catalogue');
});

test('the address /#contact scrolls to the contact form', async () => {
  const scrolled: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function remember(
    this: Element,
  ) {
    scrolled.push(this.id);
  });
  await renderApp('/#contact');
  await expect.poll(() => scrolled).toContain('contact');
});
