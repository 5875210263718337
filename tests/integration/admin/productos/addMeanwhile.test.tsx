import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { faults } from '#tests/faults.ts';
import { field, fillRequired, openAddPage, openAddPopup, openEdit, put, save } from './formPage.ts';
import { FORM_ROWS, imagesOf, picture, productosOf, stockOf } from './formRows.ts';
import { hold, openLibrary } from './libraryPopup.ts';
import { popupClosed, useSignedInShop } from '../staffShop.ts';

const { backend, sql } = useSignedInShop(FORM_ROWS);
afterEach(async () => {
  vi.useRealTimers();
  await sql('delete from storage.objects');
});

const DONE = '¡Producto agregado exitosamente!';
const LEFT = 'Lo que cambió mientras se guardaba todavía no está guardado: guarde otra vez.';
const UPLOADED = /^1 archivos subidos correctamente/;
const FOTO = [picture('highres/foto.webp')];

/** Uploads a picture while the form is being saved; the save ends meanwhile. */
async function uploadDuringSave(user: UserEvent, release: () => void) {
  const { library, upload, close } = await openLibrary(user);
  await upload('foto.jpg');
  await library.findByText(UPLOADED);
  release();
  await close();
}

/** The pictures of the one product that was added. */
async function addedImages() {
  const rows = await productosOf(backend(), 'N-1');
  expect(rows).toHaveLength(1);
  return imagesOf(backend(), rows[0]?.id ?? 0);
}

test.each([
  ['page', 'Guardar', openAddPage],
  ['page', 'Guardar y agregar otro', openAddPage],
  ['popup', 'Guardar', openAddPopup],
])(
  'a picture that is uploaded during the save of the %s by %s waits for the next save',
  async (_place, button, openForm) => {
    const { release, fault } = hold();
    faults.write('post', 'producto', fault);
    const { user } = await openForm();
    await fillRequired(user);
    await save(user, button);
    await uploadDuringSave(user, release);
    expect((await screen.findByText(DONE)).closest('[role="status"]')).toHaveTextContent(LEFT);
    expect(screen.getByLabelText('Quitar foto.webp')).toBeVisible();
    expect(await addedImages()).toEqual([]);
    await save(user, 'Guardar lo que falta');
    await waitFor(() => expect(location.pathname + location.hash).toBe('/edit-producto'));
    expect(await addedImages()).toEqual(FOTO);
  },
);

test('the second save of a new product leaves the units alone that were sold since the first', async () => {
  const { release, fault } = hold();
  faults.write('post', 'producto', fault);
  const { user } = await openAddPage();
  await fillRequired(user);
  await put(user, 'Cantidad en Bodega 1 Taras', '10');
  await save(user);
  await uploadDuringSave(user, release);
  await screen.findByText(DONE);
  const [{ id } = { id: 0 }] = await productosOf(backend(), 'N-1');
  expect(await stockOf(backend(), id)).toEqual([{ bodega_id: 1, cantidad: 10 }]);
  await sql('update public.inventario set cantidad = 7 where cantidad = 10');
  await save(user, 'Guardar lo que falta');
  await waitFor(() => expect(location.pathname).toBe('/edit-producto'));
  expect(await imagesOf(backend(), id)).toEqual(FOTO);
  expect(await stockOf(backend(), id)).toEqual([{ bodega_id: 1, cantidad: 7 }]);
});

test('what is typed during the save is refused, and the form says that it saves', async () => {
  const { release, fault } = hold();
  faults.write('post', 'producto', fault);
  const { user } = await openAddPage();
  await fillRequired(user);
  await save(user);
  expect(screen.getByText('Guardar', { selector: 'button' })).toHaveAttribute('aria-busy', 'true');
  await user.type(field('Nombre'), ' más');
  await user.selectOptions(field('Color'), 'Azul');
  await user.click(screen.getByText('Agregar bodega', { selector: 'button' }));
  expect(field('Nombre')).toHaveValue('Nuevo');
  expect(field('Color')).toHaveDisplayValue('Sin asignar');
  expect(screen.getAllByLabelText('Bodega')).toHaveLength(1);
  release();
  await screen.findByText(DONE);
});

test('the form stays under the library until the upload ends, and keeps its picture', async () => {
  const row = hold();
  const file = hold();
  faults.write('post', 'producto', row.fault);
  faults.storage('post', 'object/productsamples/highres/foto.webp', file.fault);
  const { user } = await openAddPopup();
  await fillRequired(user);
  await save(user);
  const { library, upload, close } = await openLibrary(user);
  await upload('foto.jpg');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  row.release();
  await screen.findByText(DONE);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(location.hash).toBe('#agregar/biblioteca');
  vi.useRealTimers();
  file.release();
  await library.findByText(UPLOADED);
  await close();
  expect((await screen.findByText(DONE)).closest('[role="status"]')).toHaveTextContent(LEFT);
  await save(user, 'Guardar lo que falta');
  await popupClosed();
  expect(await addedImages()).toEqual(FOTO);
});

test('nothing was added in the library: the form leads to the list once that is closed', async () => {
  const { release, fault } = hold();
  faults.write('post', 'producto', fault);
  const { user } = await openAddPage();
  await fillRequired(user);
  await save(user);
  const { close } = await openLibrary(user);
  release();
  await screen.findByText(DONE);
  await close();
  await waitFor(() => expect(location.pathname).toBe('/edit-producto'));
  expect(await screen.findByText('N-1')).toBeVisible();
});

test('a picture that is uploaded during the save of a changed product waits, too', async () => {
  const { release, fault } = hold();
  faults.write('patch', 'producto', fault);
  const { user } = await openEdit(502);
  await put(user, 'Nombre', 'Gorra nueva');
  await save(user);
  await uploadDuringSave(user, release);
  const done = await screen.findByText('¡Producto actualizado con éxito!');
  expect(done.closest('[role="status"]')).toHaveTextContent(LEFT);
  await save(user);
  await popupClosed();
  expect(await imagesOf(backend(), 502)).toEqual(FOTO);
});
