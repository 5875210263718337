import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles } from '../pictures/library.ts';
import { findNames, openFolders, openLibrary } from './libraryPage.tsx';
import { ADDRESS, fillShop, link, setThumbnail, SHOP, storedIn } from './shop.ts';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  await fillShop(backend());
});
beforeEach(async () => {
  keepSession(staff);
  await listFiles(backend(), ['highres/d/una.webp', 'highres/d/dos.webp']);
});
afterEach(async () => {
  await backend().sql('delete from public.images');
  await backend().sql('update public.subfamilia set thumbnail = null');
  await backend().sql('delete from storage.objects');
});

/** Opens the folder and asks to delete a picture of it. */
async function askToDelete(name = 'una.webp'): Promise<{ user: UserEvent; dialog: HTMLElement }> {
  const { user } = await openLibrary();
  await openFolders(user, 'd');
  await user.click(await screen.findByRole('button', { name: `Eliminar ${name}` }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Eliminar archivo' }) };
}
const confirm = (user: UserEvent, dialog: HTMLElement, name = 'Eliminar') =>
  user.click(within(dialog).getByRole('button', { name }));
const isStored = async () => (await storedIn(backend(), 'highres/d')).includes('una.webp');

test('a picture that is shown nowhere says so, and is deleted: Archivo eliminado correctamente', async () => {
  const { user, dialog } = await askToDelete();
  expect(
    await within(dialog).findByText('No se usa en ningún producto ni subfamilia.'),
  ).toBeVisible();
  await confirm(user, dialog);
  expect(await screen.findByText('Archivo eliminado correctamente')).toBeVisible();
  expect(await findNames()).toEqual(['dos.webp']);
  expect(await storedIn(backend(), 'highres/d')).toEqual(['dos.webp']);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Contenido de la carpeta' })).toHaveFocus(),
  );
});

test('one that is in use says where; kept, nothing changes', async () => {
  await link(backend(), SHOP.roja, `${ADDRESS}/highres/d/una.webp`);
  await setThumbnail(backend(), SHOP.polo, `${ADDRESS}/highres/d/una.webp`);
  const { user, dialog } = await askToDelete();
  expect(await within(dialog).findByText('Producto C-1 · Camiseta roja')).toBeVisible();
  expect(within(dialog).getByText('Subfamilia Polo')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(await isStored()).toBe(true);
  expect(screen.getByRole('button', { name: 'Eliminar una.webp' })).toHaveFocus();
});

test('one that is in use is deleted after its links, when that is wanted', async () => {
  await link(backend(), SHOP.roja, `${ADDRESS}/highres/d/una.webp`);
  await setThumbnail(backend(), SHOP.polo, `${ADDRESS}/highres/d/una.webp`);
  const { user, dialog } = await askToDelete();
  await within(dialog).findByText('Subfamilia Polo');
  await confirm(user, dialog, 'Eliminar de todos modos');
  expect(await screen.findByText('Archivo eliminado correctamente')).toBeVisible();
  expect(await isStored()).toBe(false);
  expect(await backend().sql('select url from public.images')).toEqual([]);
});

test('one that is in use only since it was looked up is asked about again', async () => {
  const { user, dialog } = await askToDelete();
  await within(dialog).findByText(/^No se usa/);
  await link(backend(), SHOP.azul, `${ADDRESS}/highres/d/una.webp`);
  await confirm(user, dialog);
  expect(await within(dialog).findByText('Producto P-1 · Polo azul')).toBeVisible();
  expect(within(dialog).getByText(/^Mientras tanto se empezó a usar/)).toBeVisible();
  expect(await isStored()).toBe(true);
});

test('one that somebody else has deleted is gone, and that is said', async () => {
  const { user, dialog } = await askToDelete();
  await within(dialog).findByText(/^No se usa/);
  await backend().sql(`delete from storage.objects where name = 'highres/d/una.webp'`);
  await confirm(user, dialog);
  expect(await screen.findByText('Otra persona ya lo había eliminado.')).toBeVisible();
  expect(await findNames()).toEqual(['dos.webp']);
});

test('a removal that is refused without a word says: Error al eliminar archivo', async () => {
  network.use(
    http.delete('*/storage/v1/object/productsamples', () => HttpResponse.json([])),
    http.head(`*${ADDRESS}/highres/d/una.webp`, () => new HttpResponse(null, { status: 200 })),
  );
  const { user, dialog } = await askToDelete();
  await within(dialog).findByText(/^No se usa/);
  await confirm(user, dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Error al eliminar archivo: Su usuario no tiene permiso de personal.',
  );
  expect(await isStored()).toBe(true);
});

test('a file that stays though its links are gone is told', async () => {
  await link(backend(), SHOP.roja, `${ADDRESS}/highres/d/una.webp`);
  faults.storage('delete', 'object/productsamples', 'network');
  const { user, dialog } = await askToDelete();
  await within(dialog).findByText(/^Producto C-1/);
  await confirm(user, dialog, 'Eliminar de todos modos');
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar archivo: No hay conexión con la tienda.');
  expect(alert).toHaveTextContent('Ya no se muestra en ninguna parte');
  faults.none();
  await confirm(user, dialog);
  expect(await screen.findByText('Archivo eliminado correctamente')).toBeVisible();
});

test('nothing is deleted while it is not known where it is shown', async () => {
  faults.rest('images', () => restError(400, 'XX000', 'disk is asleep'));
  const { user, dialog } = await askToDelete();
  expect(await within(dialog).findByText('No se pudo comprobar dónde se usa')).toBeVisible();
  faults.none();
  // Pressed all the same, it only looks again.
  await confirm(user, dialog);
  expect(await within(dialog).findByText(/^No se usa/)).toBeVisible();
  expect(await isStored()).toBe(true);
});

test('without a sign-in it says: Debes iniciar sesión para eliminar archivos', async () => {
  const { user, dialog } = await askToDelete();
  await within(dialog).findByText(/^No se usa/);
  localStorage.removeItem(SESSION_KEY);
  await confirm(user, dialog);
  expect(
    await within(dialog).findByText('Debes iniciar sesión para eliminar archivos'),
  ).toBeVisible();
  expect(await isStored()).toBe(true);
});

test('the default logo cannot be deleted', async () => {
  await listFiles(backend(), ['thumbnails/default/logo.webp']);
  const { user } = await openLibrary();
  await user.click(screen.getByRole('button', { name: 'Inicio' }));
  await openFolders(user, 'thumbnails', 'default');
  expect(await screen.findByText('Logo por defecto')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
});
