import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { findToast } from '#tests/toast.ts';
import { failure, popupClosed, shownNames } from '../staffShop.ts';
import { findPopup, recordWrites, rowButton, useFamilias } from './page.ts';

const { sql, openList, storedRows } = useFamilias();

async function openDelete(name: string, who?: 'stranger') {
  const user = await openList(who);
  await user.click(rowButton('Eliminar', name));
  const popup = await findPopup('Eliminar familia');
  await popup.findByText('Eliminar');
  return { user, popup, confirm: () => user.click(popup.getByText('Eliminar')) };
}

test('a familia is deleted once after a confirmation, and its row is gone', async () => {
  const { user, popup } = await openDelete('Toallas');
  expect(popup.getByText('¿Eliminar la familia «Toallas»? No se puede deshacer.')).toBeVisible();
  const writes = recordWrites();
  await user.dblClick(popup.getByText('Eliminar'));
  expect(await findToast('Se eliminó la familia «Toallas»')).toBeVisible();
  await popupClosed();
  expect(writes).toEqual(['DELETE eq.3']);
  expect(shownNames().join(' ')).toBe('Camisetas Gorras Bolsos Zapatos');
  // The button that had the focus is gone.
  expect(document.body).not.toHaveFocus();
});

test.each([
  ['Camisetas', '«Camisetas» tiene 3 subfamilias.'],
  ['Gorras', '«Gorras» tiene 1 subfamilia.'],
])('%s has subfamilias: the popup says so at once, and leads to them', async (name, reason) => {
  const user = await openList();
  await user.click(rowButton('Eliminar', name));
  const popup = await findPopup(`«${name}» está en uso`);
  expect(popup.getByRole('status')).toHaveTextContent(reason);
  await user.click(popup.getByText('Ver sus subfamilias'));
  await waitFor(() => expect(location.search).toBe(`?buscar=${name}`));
  expect(location.pathname).toBe('/edit-subfamilia');
});

test('a familia that got a subfamilia meanwhile is not deleted', async () => {
  const { confirm } = await openDelete('Toallas');
  await sql("insert into public.subfamilia (id, nombre, familia_id) values (14, 'Playa', 3)");
  await confirm();
  const text = await failure();
  expect(text).toContain('Error al eliminar familia');
  expect(text).toContain('«Toallas» tiene 1 subfamilia.');
  expect(await storedRows()).toHaveLength(5);
});

test('a refused deletion says why', async () => {
  const { confirm } = await openDelete('Toallas', 'stranger');
  faults.write('delete', 'familia', () => restError(401, 'PGRST301', 'expired'));
  await confirm();
  expect(await failure()).toContain('Debes iniciar sesión para eliminar familias');
  faults.none();
  await confirm();
  await screen.findByText('Error al eliminar familia');
  expect(await failure()).toContain('Su usuario no tiene permiso de personal.');
  expect(await storedRows()).toHaveLength(5);
});

test('a familia that someone else deleted leaves the list', async () => {
  const { user, popup, confirm } = await openDelete('Toallas');
  await sql('delete from public.familia where id = 3');
  await confirm();
  expect(await failure()).toContain('Ya no existe');
  await user.click(popup.getByText('Cancelar'));
  await waitFor(() => expect(shownNames().join(' ')).toBe('Camisetas Gorras Bolsos Zapatos'));
});

test('a familia that someone else renamed is asked about again', async () => {
  const { popup, confirm } = await openDelete('Toallas');
  await sql("update public.familia set nombre = 'Mantas' where id = 3");
  await confirm();
  expect(await screen.findByText(/Otra persona le cambió el nombre/)).toBeVisible();
  expect(popup.getByText(/¿Eliminar la familia «Mantas»\?/)).toBeVisible();
  expect(await storedRows()).toHaveLength(5);
  await confirm();
  await findToast('Se eliminó la familia «Mantas»');
  expect(await storedRows()).toHaveLength(4);
});
