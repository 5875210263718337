import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { FAMILIA_ROWS, NO_FAMILIAS } from './familiaRows.ts';
import { openFamilias, rowButton, shownRows } from './page.ts';

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(async () => {
  await backend().sql(FAMILIA_ROWS);
});

test.each(['/edit-familia', '/add-familia'])(
  '%s is restricted while nobody is signed in, with a way to sign in',
  async (path) => {
    await renderApp(path, { language: 'en' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Acceso Restringido' }),
    ).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute(
      'href',
      '/admin',
    );
  },
);

test('the familias come by position, those without one last, by name', async () => {
  await openFamilias(session);
  expect(screen.getByRole('heading', { level: 1, name: 'Familias' })).toBeVisible();
  expect(shownRows()).toEqual([
    'Camisetas 1',
    'Gorras 2',
    'Toallas 4',
    'Bolsos –Sin orden',
    'Zapatos –Sin orden',
  ]);
});

test('the table has a handle, ID, Nombre, Orden and actions for each', async () => {
  await openFamilias(session);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Mover',
    'ID',
    'Nombre',
    'Orden',
    'Acciones',
  ]);
  const row = within(table.getByRole('row', { name: /Toallas/ }));
  expect(row.getByRole('cell', { name: '3' })).toBeVisible();
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Arrastrar «Toallas»',
    'Subir «Toallas»',
    'Bajar «Toallas»',
    'Editar «Toallas»',
    'Eliminar «Toallas»',
  ]);
});

test('the arrows of the ends say that they lead nowhere', async () => {
  await openFamilias(session);
  expect(rowButton('Subir', 'Camisetas')).toHaveAttribute('aria-disabled', 'true');
  expect(rowButton('Bajar', 'Camisetas')).toHaveAttribute('aria-disabled', 'false');
  expect(rowButton('Bajar', 'Zapatos')).toHaveAttribute('aria-disabled', 'true');
});

test('without familias it says what to do next', async () => {
  await backend().sql(NO_FAMILIAS);
  keepSession(session);
  const { user } = await renderApp('/edit-familia');
  expect(await screen.findByText('Todavía no hay familias')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Auto-ordenar' })).toBeNull();
  const [, here] = screen.getAllByRole('button', { name: 'Agregar familia' });
  await user.click(here ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Agregar familia' })).toBeVisible();
  expect(screen.getByLabelText('Orden')).toHaveValue('1');
});

test('while they are on their way it says so', async () => {
  faults.rest('familia', 'never');
  keepSession(session);
  await renderApp('/edit-familia');
  expect(await screen.findByText('Cargando familias…')).toBeInTheDocument();
  // It is there already, so that nothing moves when they come.
  expect(screen.getByRole('button', { name: 'Auto-ordenar' })).toBeDisabled();
});

test.each(['/edit-familia', '/add-familia'])(
  '%s: familias that cannot be read are told, and trying again helps',
  async (path) => {
    faults.rest('familia', 'network');
    keepSession(session);
    const { user } = await renderApp(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar familias');
    faults.none();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(
      await (path === '/add-familia'
        ? screen.findByLabelText('Orden')
        : screen.findByRole('rowheader', { name: 'Gorras' })),
    ).toBeVisible();
  },
);
