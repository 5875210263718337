import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CATALOGUE_ROWS, NO_ROWS } from './catalogueRows.ts';
import { cardNames, shownCount } from './page.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend().sql(NO_ROWS + CATALOGUE_ROWS);
});

test.each([
  ['es', 'Cargando productos...'],
  ['en', 'Loading products...'],
] as const)('while it loads (%s) it says so', async (language, text) => {
  faults.rest('subfamilia', 'never');
  await renderApp('/catalogue', { language });
  expect(await screen.findByText(text)).toHaveRole('status');
});

test('a shop without products has an empty catalogue', async () => {
  await backend().sql(NO_ROWS);
  await renderApp('/catalogue');
  expect(
    await screen.findByText('No hay subfamilias que coincidan con los filtros.'),
  ).toBeVisible();
  expect(shownCount()).toHaveTextContent('0 productos');
});

test.each([
  ['es', 'No pudimos cargar el catálogo', 'Reintentar'],
  ['en', 'We could not load the catalogue', 'Try again'],
] as const)(
  'a failure (%s) is logged and told, and trying again helps',
  async (language, text, retry) => {
    expectLoggedError(/catalogue: load subfamilias/);
    faults.rest('subfamilia', () => restError(500, 'XX000', 'boom'));
    const { user } = await renderApp('/catalogue', { language });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    faults.none();
    await user.click(screen.getByRole('button', { name: retry }));
    expect(await cardNames()).toHaveLength(5);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('without a connection it is told, not a blank page', async () => {
  expectLoggedError(/catalogue: load/);
  faults.rest('subfamilia', 'network');
  faults.rest('familia', 'network');
  await renderApp('/catalogue');
  expect(await screen.findByText('No pudimos cargar el catálogo')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Catálogo' })).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('products are shown even when the types cannot be loaded', async () => {
  expectLoggedError(/catalogue: load familias/);
  faults.rest('familia', () => restError(500, 'XX000', 'boom'));
  const { user } = await renderApp('/catalogue');
  expect(await cardNames()).toHaveLength(5);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos cargar los tipos de producto.',
  );
  faults.none();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('radio', { name: 'Telas' })).toBeVisible();
});
