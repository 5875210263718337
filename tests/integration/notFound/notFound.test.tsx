import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

test('an unknown address shows an error page with links', async () => {
  await renderApp('/no-such-page');
  await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ir al catálogo', '/catalogue'],
    ['Ir al inicio', '/'],
    ['Contacto', '/contact'],
  ]);
});
