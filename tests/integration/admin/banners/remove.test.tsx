import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '#tests/faults.ts';
import {
  activate,
  activeUrls,
  emptyBanners,
  expectToast,
  namesIn,
  openBanners,
  storedNames,
} from './page.tsx';
import { listFiles } from '../pictures/library.ts';
import { useSignedInShop } from '../staffShop.ts';

const UNO = 'banner desktop/uno.webp';
const DOS = 'banner desktop/dos.webp';

const { backend, signInAs } = useSignedInShop();
beforeEach(async () => {
  await emptyBanners(backend());
  await listFiles(backend(), [UNO, DOS], 'banners');
  await activate(backend(), DOS);
});

const removeButton = (name: string) => screen.getByLabelText(`Eliminar ${name} del almacenamiento`);
const findDialog = () => screen.findByRole('dialog', { name: 'Eliminar del almacenamiento' });

async function askToRemove(name: string) {
  const { user } = await openBanners();
  await user.click(removeButton(name));
  const dialog = within(await findDialog());
  return { user, dialog, confirm: dialog.getByText('Eliminar', { selector: 'button' }) };
}

test('the question says where the banner is shown, and Cancelar keeps it', async () => {
  await activate(backend(), UNO);
  const { user, dialog } = await askToRemove('uno.webp');
  expect(dialog.getByText('«uno.webp» se eliminará para siempre.')).toBeVisible();
  expect(dialog.getByText(/página de inicio: Escritorio, lugar 2 de 2\./)).toBeVisible();
  await user.click(dialog.getByText('Cancelar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removeButton('uno.webp')).toHaveFocus();
  expect(await storedNames(backend())).toHaveLength(2);
});

test('an address with the hash of the question alone opens none', async () => {
  const { user } = await openBanners();
  location.hash = '#eliminar';
  await waitFor(() => expect(location.hash).toBe('#eliminar'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(removeButton('uno.webp'));
  expect(await findDialog()).toHaveTextContent('Ahora no se muestra en la página de inicio.');
});

test('an active banner is removed with its row, and the focus moves to the list', async () => {
  await activate(backend(), UNO);
  const { user, confirm } = await askToRemove('dos.webp');
  await user.dblClick(confirm);
  await expectToast('success', 'Banner eliminado del almacenamiento');
  await waitFor(() => expect(namesIn('Banners guardados')).toEqual(['uno.webp']));
  expect(namesIn('Banners activos')).toEqual(['uno.webp']);
  expect(await activeUrls(backend())).toHaveLength(1);
  expect(await storedNames(backend())).toEqual([UNO]);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Banners guardados' })).toHaveFocus(),
  );
});

test('a removal that fails says what is left, and is retried', async () => {
  const { user, dialog, confirm } = await askToRemove('dos.webp');
  localStorage.clear();
  await user.click(confirm);
  await expectToast('error', 'Debes iniciar sesión para eliminar banners del almacenamiento');
  await signInAs();

  faults.write('delete', 'banners', 'network');
  await user.click(confirm);
  await expectToast('error', 'Error: Banner no fue eliminado de la base de datos');
  expect(await dialog.findByRole('alert')).toHaveTextContent('No hay conexión con la tienda.');
  expect(await activeUrls(backend())).toHaveLength(1);

  faults.none();
  faults.storage('delete', 'object/banners', () => HttpResponse.json([]));
  faults.storage('all', 'object/public/*', () => new Response(null, { status: 200 }));
  await user.click(confirm);
  await expectToast('error', 'Error al eliminar el banner del almacenamiento');
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Ya no está activo, pero su archivo sigue guardado.');
  expect(alert).toHaveTextContent('no tiene permiso de personal');
  await waitFor(() => expect(namesIn('Banners activos')).toEqual([]));
  expect(await storedNames(backend())).toHaveLength(2);

  faults.none();
  await user.click(confirm);
  await expectToast('success', 'Banner eliminado del almacenamiento');
});
