import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

test.each([
  ['es', 'Página no encontrada', ['Ir al catálogo', 'Ir al inicio', 'Contacto']],
  ['en', 'Page not found', ['Go to the catalogue', 'Go to home', 'Contact']],
] as const)('an address that nothing answers leads on (%s)', async (language, title, names) => {
  await renderApp('/no-such-page', { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = within(screen.getByRole('main'));
  const targets = names.map((name) => main.getByRole('link', { name }).getAttribute('href'));
  expect(targets).toEqual(['/catalogue', '/', '/contact']);
});
