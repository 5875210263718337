import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults } from '#tests/faults.ts';
import { NO_FAMILIAS } from './familiaRows.ts';
import { failure } from '../staffShop.ts';
import { findPopup, positionField, rowButton, shownRows, useFamilias } from './page.ts';

const { sql, openAt, openList } = useFamilias();

test('the table lists the familias by position, with a handle, ID, Nombre, Orden and actions', async () => {
  await openList();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Familias');
  const headers = Array.from(document.querySelectorAll('thead th'), (th) => th.textContent);
  expect(headers).toEqual(['Mover', 'ID', 'Nombre', 'Orden', 'Acciones']);
  expect(shownRows()).toEqual([
    'Camisetas 1',
    'Gorras 2',
    'Toallas 4',
    'Bolsos –Sin orden',
    'Zapatos –Sin orden',
  ]);
  const row = screen.getByText('Toallas').closest('tr') ?? document.body;
  expect(within(row).getByText('3')).toBeVisible();
  const buttons = Array.from(row.querySelectorAll('button'), (b) => b.getAttribute('aria-label'));
  expect(buttons).toEqual([
    'Arrastrar «Toallas»',
    'Subir «Toallas»',
    'Bajar «Toallas»',
    'Editar «Toallas»',
    'Eliminar «Toallas»',
  ]);
  expect(rowButton('Subir', 'Camisetas')).toHaveAttribute('aria-disabled', 'true');
  expect(rowButton('Bajar', 'Camisetas')).toHaveAttribute('aria-disabled', 'false');
  expect(rowButton('Bajar', 'Zapatos')).toHaveAttribute('aria-disabled', 'true');
});

test('the empty list offers to add the first familia', async () => {
  await sql(NO_FAMILIAS);
  const user = await openAt('/edit-familia');
  expect(await screen.findByText('Todavía no hay familias')).toBeVisible();
  expect(screen.queryByText('Auto-ordenar')).toBeNull();
  const [, inList] = screen.getAllByText('Agregar familia');
  await user.click(inList ?? document.body);
  await findPopup('Agregar familia');
  await waitFor(() => expect(positionField()).toHaveValue('1'));
});

test('the list shows that it loads', async () => {
  faults.rest('familia', 'never');
  await openAt('/edit-familia');
  expect(await screen.findByText('Cargando familias…')).toBeInTheDocument();
  // It is there already, so that nothing moves when the rows arrive.
  expect(screen.getByText('Auto-ordenar')).toBeDisabled();
});

test('the list offers a retry when it cannot be read', async () => {
  faults.rest('familia', 'network');
  const user = await openAt('/edit-familia');
  expect(await failure()).toContain('Error al cargar familias');
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  expect(await screen.findByText('Gorras')).toBeVisible();
});
