import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import {
  activate,
  activeUrls,
  emptyBanners,
  expectToast,
  namesIn,
  openBanners,
  storedNames,
  uploadFile,
} from './page.ts';

const UNO = 'banner desktop/uno.webp';
const DOS = 'banner desktop/dos.webp';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  await emptyBanners(backend());
  await uploadFile(backend(), staff, UNO);
  await uploadFile(backend(), staff, DOS);
  await activate(backend(), DOS);
});

const question = () => screen.findByRole('dialog', { name: 'Eliminar del almacenamiento' });

async function askToRemove(name: string) {
  const { user } = await openBanners(staff);
  await user.click(screen.getByRole('button', { name: `Eliminar ${name} del almacenamiento` }));
  const dialog = within(await question());
  return { user, dialog, confirm: dialog.getByRole('button', { name: 'Eliminar' }) };
}

test('the question says where the banner is shown', async () => {
  await activate(backend(), UNO);
  const { dialog } = await askToRemove('uno.webp');
  expect(dialog.getByText('«uno.webp» se eliminará para siempre.')).toBeVisible();
  expect(
    dialog.getByText(/se muestra en la página de inicio: Escritorio, lugar 2 de 2\./),
  ).toBeVisible();
});

test('the question says that the banner is not shown', async () => {
  const { dialog } = await askToRemove('uno.webp');
  expect(dialog.getByText('Ahora no se muestra en la página de inicio.')).toBeVisible();
});

test('Cancelar and Escape keep it, and the focus returns', async () => {
  const { user, dialog } = await askToRemove('uno.webp');
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Eliminar uno.webp del almacenamiento' });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await question();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await storedNames(backend())).toHaveLength(2);
});

test('an active banner goes with its row: Banner eliminado del almacenamiento', async () => {
  const { user, confirm } = await askToRemove('dos.webp');
  await user.click(confirm);
  await expectToast('success', 'Banner eliminado del almacenamiento');
  await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['uno.webp']));
  expect(namesIn('Banners activos')).toEqual([]);
  expect(await activeUrls(backend())).toEqual([]);
  expect(await storedNames(backend())).toEqual([UNO]);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Banners guardados' })).toHaveFocus(),
  );
});

test('one that somebody else has removed is gone all the same', async () => {
  const { user, confirm } = await askToRemove('uno.webp');
  await backend().fetch(
    new Request(`${location.origin}/storage/v1/object/banners`, {
      method: 'DELETE',
      headers: {
        apikey: backend().anonKey,
        authorization: `Bearer ${staff.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ prefixes: [UNO] }),
    }),
  );
  await user.click(confirm);
  await expectToast('success', 'Banner eliminado del almacenamiento');
  await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['dos.webp']));
});

test('a row that stays: Error: Banner no fue eliminado de la base de datos, the file is kept', async () => {
  faults.write('delete', 'banners', 'network');
  const { user, dialog, confirm } = await askToRemove('dos.webp');
  await user.click(confirm);
  await expectToast('error', 'Error: Banner no fue eliminado de la base de datos');
  expect(await dialog.findByRole('alert')).toHaveTextContent('No hay conexión con la tienda.');
  expect(await storedNames(backend())).toHaveLength(2);
  expect(await activeUrls(backend())).toHaveLength(1);
  network.resetHandlers();
  await user.click(confirm);
  await expectToast('success', 'Banner eliminado del almacenamiento');
});

test.each([
  ['the storage fails', () => new HttpResponse('', { status: 503 }), 'Service Unavailable'],
  ['it refuses without a word', () => HttpResponse.json([]), 'no tiene permiso de personal'],
])(
  'a file that stays: Error al eliminar el banner del almacenamiento (%s)',
  async (_why, answer, reason) => {
    faults.storage('delete', 'object/banners', answer);
    const { user, dialog, confirm } = await askToRemove('dos.webp');
    await user.click(confirm);
    await expectToast('error', 'Error al eliminar el banner del almacenamiento');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Ya no está activo, pero su archivo sigue guardado.');
    expect(alert).toHaveTextContent(reason);
    expect(await storedNames(backend())).toContain(DOS);
    expect(await activeUrls(backend())).toEqual([]);
    await waitFor(() => expect(namesIn('Banners activos')).toEqual([]));
  },
);

test('Debes iniciar sesión para eliminar banners del almacenamiento', async () => {
  const { user, confirm } = await askToRemove('uno.webp');
  localStorage.clear();
  await user.click(confirm);
  await expectToast('error', 'Debes iniciar sesión para eliminar banners del almacenamiento');
  expect(await storedNames(backend())).toHaveLength(2);
});

test('by a signed-in stranger it is refused, though the storage answers with success', async () => {
  const { user, dialog, confirm } = await askToRemove('uno.webp');
  localStorage.setItem(SESSION_KEY, JSON.stringify(stranger));
  await user.click(confirm);
  await expectToast('error', 'Error al eliminar el banner del almacenamiento');
  expect(await dialog.findByRole('alert')).toHaveTextContent('no tiene permiso de personal');
  expect(await storedNames(backend())).toHaveLength(2);
});

test('a question opened by its address alone asks nothing', async () => {
  const { user } = await openBanners(staff);
  location.hash = '#eliminar';
  await waitFor(() => expect(location.hash).toBe('#eliminar'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Eliminar uno.webp del almacenamiento' }));
  await question();
});
