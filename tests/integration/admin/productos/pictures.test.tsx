import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faults } from '#tests/faults.ts';
import { listFiles, pictureFile } from '../pictures/library.ts';
import { field, openEdit, put, save } from './formPage.ts';
import { FORM_ROWS, imagesOf, picture, stockOf } from './formRows.ts';
import { hold, openLibrary } from './libraryPopup.ts';
import { popupClosed, useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop(FORM_ROWS);
beforeEach(async () => {
  await listFiles(backend(), ['highres/azul.webp', 'highres/espalda.webp', 'highres/sola.webp']);
});
afterEach(async () => {
  await backend().sql('delete from storage.objects');
});

const TO_LINK = 'Se vincularán al guardar';

const gallery = () => within(screen.getByLabelText('Galería'));
const openHighres = async (user: UserEvent) =>
  user.click(await gallery().findByLabelText('Abrir la carpeta highres'));

/** Names of the pictures in a list of the form. */
const namesIn = (list: string) =>
  within(screen.getByLabelText(list))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

/** What the table below the popup says about the pictures of a product. */
const imageStatus = (code: string) =>
  screen.queryByText(code, { selector: 'th *' })?.closest('tr')?.querySelectorAll('td')[12]
    ?.textContent;

test('linked pictures are unlinked at once, by their button or in the gallery', async () => {
  const { release, fault } = hold();
  faults.write('delete', 'images', fault);
  const { user } = await openEdit(501);
  await screen.findByLabelText('Imágenes vinculadas');
  expect(namesIn('Imágenes vinculadas')).toEqual(['azul.webp', 'espalda.webp']);
  await openHighres(user);
  const tile = await gallery().findByTitle('espalda.webp');
  expect(tile).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(imageStatus('CAM-1')).toBe('2 imágenes'));
  await user.click(screen.getByLabelText('Desvincular azul.webp'));
  expect(document.body).not.toHaveFocus();
  await user.click(tile);
  release();
  const text = await screen.findByText('Imagen desvinculada correctamente');
  expect(text.closest('[role="status"]')).not.toBeNull();
  expect(await screen.findByText('Este producto todavía no tiene imágenes.')).toBeVisible();
  expect(tile).toHaveAttribute('aria-pressed', 'false');
  expect(await imagesOf(backend(), 501)).toEqual([]);
  await waitFor(() => expect(imageStatus('CAM-1')).toBe('Sin imágenes'));
  await user.keyboard('{Escape}');
  await popupClosed();
});

test('pictures uploaded or chosen over the edit form are linked when it is saved', async () => {
  await listFiles(backend(), [
    'highres/nueva foto.webp',
    ...Array.from({ length: 7 }, (_, index) => `foto-${index + 1}.webp`),
  ]);
  const { user } = await openEdit(502);
  await waitFor(() => expect(imageStatus('GOR-1')).toBe('Sin imágenes'));
  await gallery().findByTitle('foto-1.webp');
  expect(gallery().getAllByTitle(/\.webp$/)).toHaveLength(6);
  await put(user, 'Nombre', 'Gorra nueva');
  const { upload, library, close } = await openLibrary(user);
  expect(location.hash).toBe('#editar-502/biblioteca');
  await upload('gorra.jpg');
  await library.findByText(/^1 archivos subidos correctamente/);
  await close();
  expect(field('Nombre')).toHaveValue('Gorra nueva');
  await openHighres(user);
  for (const name of ['nueva foto.webp', 'azul.webp', 'espalda.webp']) {
    await user.click(await gallery().findByTitle(name));
  }
  await user.click(screen.getByLabelText('Quitar azul.webp'));
  await user.click(gallery().getByTitle('espalda.webp'));
  expect(namesIn(TO_LINK)).toEqual(['gorra.webp', 'nueva foto.webp']);
  expect(await imagesOf(backend(), 502)).toEqual([]);
  await save(user);
  await screen.findByText('¡Producto actualizado con éxito!');
  expect(await imagesOf(backend(), 502)).toEqual([
    picture('highres/gorra.webp'),
    picture('highres/nueva%20foto.webp'),
  ]);
  // Stock that was left alone is not written.
  expect(await stockOf(backend(), 502)).toEqual([]);
  await waitFor(() => expect(imageStatus('GOR-1')).toBe('2 imágenes'));
});

test('the form follows what is replaced and deleted in the library, and leaves out thumbnails', async () => {
  const { user } = await openEdit(501);
  await screen.findByLabelText('Imágenes vinculadas');
  await openHighres(user);
  await user.click(await gallery().findByTitle('sola.webp'));
  expect(namesIn(TO_LINK)).toEqual(['sola.webp']);
  const { library, upload, remove, close } = await openLibrary(user);
  await library.findByLabelText('Eliminar azul.webp');
  await upload('azul.jpg');
  await library.findByText(/^1 archivos subidos correctamente/);
  await remove('sola.webp', 'No se usa en ningún producto ni subfamilia.', 'Eliminar');
  await remove('espalda.webp', 'Producto CAM-1 · Camiseta azul', 'Eliminar de todos modos');
  await user.click(library.getByText('Inicio', { selector: 'button' }));
  await user.click(await library.findByLabelText('Abrir la carpeta thumbnails'));
  await upload('tarjeta.jpg');
  await library.findByLabelText('Eliminar tarjeta.webp');
  await close();
  expect(screen.queryByLabelText(TO_LINK)).toBeNull();
  expect(namesIn('Imágenes vinculadas')).toEqual(['azul.webp']);
  expect(imageStatus('CAM-1')).toBe('1 imagen');
  expect(await imagesOf(backend(), 501)).toEqual([picture('highres/azul.webp')]);
});

test('of a batch, what is deleted before its end is not chosen; the rest is', async () => {
  const { release, fault } = hold();
  faults.storage('post', 'object/productsamples/highres/otra.webp', fault);
  const { user } = await openEdit(502);
  const { library, upload, remove, close } = await openLibrary(user);
  await library.findByLabelText('Eliminar sola.webp');
  await upload('sola.jpg', 'otra.jpg');
  await library.findByText(/Reemplazó a sola\.webp/);
  await remove('sola.webp', 'No se usa en ningún producto ni subfamilia.', 'Eliminar');
  release();
  await library.findByText(/^2 archivos subidos correctamente/);
  await close();
  expect(namesIn(TO_LINK)).toEqual(['otra.webp']);
});

test('gallery and library over one folder request each of its pages once', async () => {
  await listFiles(
    backend(),
    Array.from({ length: 1_001 }, (_, index) => `highres/foto-${1000 + index}.webp`),
  );
  const { release, fault } = hold();
  const cursors: (string | undefined)[] = [];
  faults.storage('post', 'object/list-v2/productsamples', async (request) => {
    const { prefix, cursor }: { prefix: string; cursor?: string } = await request.clone().json();
    if (prefix !== 'highres/') return undefined;
    cursors.push(cursor);
    return fault();
  });
  const { user } = await openEdit(502);
  await openHighres(user);
  const { library } = await openLibrary(user);
  await library.findByText('Cargando imágenes…');
  release();
  await library.findByText('1,004 imágenes');
  expect(gallery().getByText('1,004 imágenes')).toBeInTheDocument();
  expect(cursors).toHaveLength(2);
  expect(new Set(cursors).size).toBe(2);
});

test('files dropped on the gallery wait in the library, and are chosen for the product', async () => {
  const { user } = await openEdit(501);
  const file = await pictureFile('soltada.jpg');
  fireEvent.drop(screen.getByText('Subir imágenes', { selector: 'button' }), {
    dataTransfer: { types: ['Files'], files: [file] },
  });
  const popup = within(await screen.findByRole('dialog', { name: 'Biblioteca de imágenes' }));
  const waiting = within(popup.getByLabelText('Archivos elegidos')).getByRole('listitem');
  expect(waiting).toHaveTextContent('soltada.jpg1 KB');
  await user.click(popup.getByText('Subir', { selector: 'button' }));
  await popup.findByText(/^1 archivos subidos correctamente/);
  expect(namesIn(TO_LINK)).toEqual(['soltada.webp']);
});
