import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { faults, restError } from '#tests/faults.ts';
import { listFiles } from '../pictures/library.ts';
import { findNames, openFolders, openLibrary } from './libraryPage.tsx';
import { ADDRESS, fillShop, link, setThumbnail, SHOP, storedIn } from './shop.ts';
import { useSignedInShop } from '../staffShop.ts';

const URL = `${ADDRESS}/highres/d/una.webp`;

const { backend, signInAs } = useSignedInShop();
beforeAll(async () => {
  await fillShop(backend());
});
beforeEach(async () => {
  await listFiles(backend(), ['highres/d/una.webp', 'highres/d/dos.webp']);
});
afterEach(async () => {
  await backend().sql('delete from public.images');
  await backend().sql('update public.subfamilia set thumbnail = null');
  await backend().sql('delete from storage.objects');
});

/** Opens the folder and asks to delete a picture of it. */
async function askToDelete() {
  const { user } = await openLibrary();
  await openFolders(user, 'd');
  await user.click(await screen.findByLabelText('Eliminar una.webp'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar archivo' }));
  const confirm = (label = 'Eliminar') =>
    user.click(dialog.getByText(label, { selector: 'button' }));
  return { user, dialog, confirm };
}
const isStored = async () => (await storedIn(backend(), 'highres/d')).includes('una.webp');

test('an unused picture is deleted, and the focus moves to the folder', async () => {
  const { dialog, confirm } = await askToDelete();
  expect(await dialog.findByText('No se usa en ningún producto ni subfamilia.')).toBeVisible();
  await confirm();
  expect(await screen.findByText('Archivo eliminado correctamente')).toBeVisible();
  expect(await findNames()).toEqual(['dos.webp']);
  expect(await isStored()).toBe(false);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Contenido de la carpeta' })).toHaveFocus(),
  );
});

test('a picture in use says where, and is kept or deleted with its links', async () => {
  await link(backend(), SHOP.roja, URL);
  await setThumbnail(backend(), SHOP.polo, URL);
  const { user, dialog } = await askToDelete();
  expect(await dialog.findByText('Producto C-1 · Camiseta roja')).toBeVisible();
  expect(dialog.getByText('Subfamilia Polo')).toBeVisible();
  await user.click(dialog.getByText('Cancelar'));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(await isStored()).toBe(true);
  expect(screen.getByLabelText('Eliminar una.webp')).toHaveFocus();

  await user.keyboard('{Enter}');
  const again = within(await screen.findByRole('dialog', { name: 'Eliminar archivo' }));
  await user.click(await again.findByText('Eliminar de todos modos'));
  expect(await screen.findByText('Archivo eliminado correctamente')).toBeVisible();
  expect(await isStored()).toBe(false);
  expect(await backend().sql('select url from public.images')).toEqual([]);
  const thumbnails = 'select thumbnail from public.subfamilia where thumbnail is not null';
  expect(await backend().sql(thumbnails)).toEqual([]);
});

test('a picture that came into use after it was looked up is asked about again', async () => {
  const { dialog, confirm } = await askToDelete();
  await dialog.findByText(/^No se usa/);
  await link(backend(), SHOP.azul, URL);
  await confirm();
  expect(await dialog.findByText('Producto P-1 · Polo azul')).toBeVisible();
  expect(dialog.getByText(/^Mientras tanto se empezó a usar/)).toBeVisible();
  expect(await isStored()).toBe(true);
});

test('a deletion that fails says why, and can be tried again', async () => {
  const { dialog, confirm } = await askToDelete();
  await dialog.findByText(/^No se usa/);
  localStorage.removeItem(SESSION_KEY);
  await confirm();
  expect(await dialog.findByText('Debes iniciar sesión para eliminar archivos')).toBeVisible();

  await signInAs();
  faults.storage('delete', 'object/productsamples', () => HttpResponse.json([]));
  faults.storage('all', 'object/public/*', () => new Response(null, { status: 200 }));
  await confirm();
  expect(
    await dialog.findByText(/^Error al eliminar archivo: Su usuario no tiene permiso/),
  ).toBeVisible();
  expect(await isStored()).toBe(true);

  faults.none();
  await backend().sql(`delete from storage.objects where name = 'highres/d/una.webp'`);
  await confirm();
  expect(await screen.findByText('Otra persona ya lo había eliminado.')).toBeVisible();
  expect(await findNames()).toEqual(['dos.webp']);
});

test('a file that stays after its links are gone is reported', async () => {
  await link(backend(), SHOP.roja, URL);
  faults.storage('delete', 'object/productsamples', 'network');
  const { dialog, confirm } = await askToDelete();
  await dialog.findByText(/^Producto C-1/);
  await confirm('Eliminar de todos modos');
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar archivo: No hay conexión con la tienda.');
  expect(alert).toHaveTextContent('Ya no se muestra en ninguna parte');
  faults.none();
  await confirm();
  expect(await screen.findByText('Archivo eliminado correctamente')).toBeVisible();
});

test('nothing is deleted while its uses are unknown', async () => {
  faults.rest('images', () => restError(400, 'XX000', 'disk is asleep'));
  const { dialog, confirm } = await askToDelete();
  expect(await dialog.findByText('No se pudo comprobar dónde se usa')).toBeVisible();
  faults.none();
  await confirm();
  expect(await dialog.findByText(/^No se usa/)).toBeVisible();
  expect(await isStored()).toBe(true);
});
