import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { findToast } from '#tests/toast.ts';
import { failure, shownNames } from '../staffShop.ts';
import { orderSaved, recordWrites, rowButton, shownRows, useFamilias } from './page.ts';

const { sql, openList, storedRows } = useFamilias();

const AS_READ = ['Camisetas 1', 'Gorras 2', 'Toallas 4', 'Bolsos none', 'Zapatos none'];
const AS_SHOWN = 'Camisetas Gorras Toallas Bolsos Zapatos';

test('an arrow swaps two neighbours, and writes only those two', async () => {
  const user = await openList();
  const writes = recordWrites();
  await user.click(rowButton('Subir', 'Toallas'));
  expect(shownNames().join(' ')).toBe('Camisetas Toallas Gorras Bolsos Zapatos');
  expect(await screen.findByText('«Toallas» está en la posición 2 de 5')).toBeVisible();
  expect(writes).toEqual(['PATCH eq.3 {"number":2}', 'PATCH eq.2 {"number":4}']);
});

test('an arrow pressed several times moves the row each time, and keeps the focus', async () => {
  const user = await openList();
  rowButton('Subir', 'Bolsos').focus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(shownNames().join(' ')).toBe('Bolsos Camisetas Gorras Toallas Zapatos');
  expect(rowButton('Subir', 'Bolsos')).toHaveFocus();
  await orderSaved();
  expect(await storedRows()).toEqual([
    'Camisetas 2',
    'Gorras 4',
    'Toallas 999',
    'Bolsos 1',
    'Zapatos none',
  ]);
  expect(shownNames().join(' ')).toBe('Bolsos Camisetas Gorras Toallas Zapatos');
});

test('Auto-ordenar numbers the familias without an order, and writes nothing when all have one', async () => {
  const user = await openList();
  const writes = recordWrites();
  await user.click(screen.getByText('Auto-ordenar'));
  expect(await findToast('Se numeraron 2 familias')).toBeVisible();
  expect(writes).toEqual(['PATCH eq.4 {"number":5}', 'PATCH eq.5 {"number":6}']);
  expect(shownRows()).toEqual(['Camisetas 1', 'Gorras 2', 'Toallas 4', 'Bolsos 5', 'Zapatos 6']);
  await user.click(screen.getByText('Auto-ordenar'));
  expect(await findToast('Todas las familias tienen orden')).toBeVisible();
  expect(writes).toHaveLength(2);
});

test('an order that was saved but cannot be read again stays, with a warning', async () => {
  const user = await openList();
  faults.rest('familia', 'network');
  await user.click(rowButton('Bajar', 'Camisetas'));
  expect(
    await screen.findByText(/^La lista puede no estar al día\. No hay conexión/),
  ).toBeVisible();
  expect(shownNames().join(' ')).toBe('Gorras Camisetas Toallas Bolsos Zapatos');
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  await waitFor(() => expect(screen.queryByText(/^La lista puede no estar al día/)).toBeNull());
  expect(shownNames().join(' ')).toBe('Gorras Camisetas Toallas Bolsos Zapatos');
});

describe('an order that fails', () => {
  test('half-way names the familia, and the list shows what was saved', async () => {
    const user = await openList();
    faults.write('patch', 'familia', (request) =>
      request.url.includes('id=eq.5') ? restError(500, 'XX000', 'disk full') : undefined,
    );
    await user.click(screen.getByText('Auto-ordenar'));
    const text = await failure();
    expect(text).toContain('Error al actualizar familia');
    expect(text).toContain('No se guardó el orden de «Zapatos».');
    expect(text).toContain('disk full');
    expect(shownRows().slice(3)).toEqual(['Bolsos 5', 'Zapatos –Sin orden']);
  });

  test('drops the moves made meanwhile; the next move is saved', async () => {
    const user = await openList();
    faults.write('patch', 'familia', 'network');
    rowButton('Subir', 'Toallas').focus();
    await user.keyboard('{Enter}{Enter}');
    expect(await failure()).toContain('No se guardó el orden de «Toallas».');
    expect(shownNames().join(' ')).toBe(AS_SHOWN);
    expect(await storedRows()).toEqual(AS_READ);
    faults.none();
    await user.click(rowButton('Subir', 'Toallas'));
    await screen.findByText('«Toallas» está en la posición 2 de 5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('because someone else moved the familia shows their order', async () => {
    const user = await openList();
    await sql("update public.familia set number = 9 where nombre = 'Gorras'");
    await user.click(rowButton('Bajar', 'Camisetas'));
    const text = await failure();
    expect(text).toContain('Error al actualizar familia');
    expect(text).toContain('Otra persona movió «Gorras» mientras tanto.');
    expect(shownNames().join(' ')).toBe('Camisetas Toallas Gorras Bolsos Zapatos');
  });

  test('because it is refused leaves the list as it was', async () => {
    const user = await openList('stranger');
    faults.write('patch', 'familia', () => restError(401, 'PGRST301', 'expired'));
    await user.click(rowButton('Bajar', 'Camisetas'));
    expect(await failure()).toContain('Debes iniciar sesión para editar familias');
    faults.none();
    await user.click(rowButton('Bajar', 'Camisetas'));
    await screen.findByText('Error al actualizar familia');
    expect(await failure()).toContain('Su usuario no tiene permiso de personal.');
    expect(shownNames().join(' ')).toBe(AS_SHOWN);
    expect(await storedRows()).toEqual(AS_READ);
  });
});
