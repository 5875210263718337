import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CATALOGUE_ROWS, NO_ROWS } from './catalogueRows.ts';
import { cardNames } from './page.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend().sql(NO_ROWS + CATALOGUE_ROWS);
});

test('the catalogue says that it is loading', async () => {
  faults.rest('subfamilia', 'never');
  await renderApp('/catalogue');
  expect(await screen.findByText('Cargando productos...')).toHaveRole('status');
  expect(await screen.findByLabelText('Telas')).toBeVisible();
});

describe('faults', () => {
  test('a failed read is logged and shown once, and can be retried', async () => {
    expectLoggedError(/catalogue: load/);
    faults.rest('subfamilia', 'network');
    faults.rest('familia', 'network');
    const { user } = await renderApp('/catalogue');
    const title = await screen.findByText('No pudimos cargar el catálogo');
    expect(screen.getByRole('alert')).toContainElement(title);
    expect(screen.getByText('Catálogo', { selector: 'h1' })).toBeVisible();
    faults.none();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await cardNames()).toHaveLength(5);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('products are shown when the types cannot be read, which can be retried', async () => {
    expectLoggedError(/catalogue: load familias/);
    faults.rest('familia', () => restError(500, 'XX000', 'boom'));
    const { user } = await renderApp('/catalogue');
    expect(await cardNames()).toHaveLength(5);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No pudimos cargar los tipos de producto.',
    );
    faults.none();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByLabelText('Telas')).toBeVisible();
  });
});
