import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { network } from '#tests/backend.ts';
import { faults, lostAnswer, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { listFiles, pictureFile } from '../pictures/library.ts';
import { failure, nameField, popupClosed } from '../staffShop.ts';
import { address, familiaField, findPicker, rowsShown, saveForm, useSubfamilias } from './page.ts';
import { thumbnail } from './subfamiliaRows.ts';

const { backend, sql, signInAs, openAt, openList, stored } = useSubfamilias();
beforeAll(async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `thumbnails/foto-${index}.webp`);
  await listFiles(backend(), paths);
});

const ADDED = '¡Subfamilia agregada exitosamente!';

async function openPopup() {
  const user = await openList();
  await user.click(screen.getByText('Agregar subfamilia'));
  await screen.findByText('Agregar subfamilia', { selector: 'h2' });
  return user;
}

test('the popup adds a subfamilia without a thumbnail, and closes after 0.8 s', async () => {
  const user = await openPopup();
  expect(nameField()).toHaveFocus();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await saveForm(user, { name: ' Delantal de cocina ', familia: 'Algodón crudo' });
  const done = await screen.findByText(ADDED);
  expect(done.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
  expect(await stored('Delantal')).toEqual([
    { nombre: 'Delantal de cocina', familia_id: 103, thumbnail: null },
  ]);
  vi.advanceTimersByTime(800);
  await popupClosed();
  expect(await screen.findByText('Delantal de cocina')).toBeVisible();
  expect(address()).toBe('/edit-subfamilia');
});

test('the form asks for a name and a familia before it sends anything', async () => {
  const user = await openPopup();
  await saveForm(user, { name: '   ' });
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
  expect(nameField()).toHaveFocus();
  expect(nameField()).toHaveAccessibleDescription('Este campo es obligatorio');
  await saveForm(user, { name: 'Delantal' });
  expect(screen.getByText('Este campo es obligatorio')).toBeVisible();
  expect(familiaField()).toHaveFocus();
  expect(await stored('Delantal')).toEqual([]);
});

test('in English the form asks for them in English', async () => {
  await signInAs();
  const { user } = await renderApp('/add-subfamilia', { language: 'en' });
  await screen.findByText('Elija una familia');
  await saveForm(user, { name: ' ' });
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
});

test('a thumbnail is chosen from ten per page, and can be removed', async () => {
  const user = await openPopup();
  const picker = await findPicker();
  const picture = picker.getByTitle('foto-7.webp');
  expect(picker.getAllByTitle(/\.(webp|jpg)$/)).toHaveLength(10);
  await user.click(picture);
  expect(picture).toHaveAttribute('aria-pressed', 'true');
  expect(picker.getByText('Imagen elegida')).toBeVisible();
  await user.click(picker.getByText('Quitar imagen'));
  expect(picture).toHaveAttribute('aria-pressed', 'false');
  expect(picker.getByText('Sin imagen')).toBeVisible();
  await user.click(picture);
  await saveForm(user, { name: 'Con imagen', familia: 'Gorras' });
  await screen.findByText(ADDED);
  expect(await stored('Con imagen')).toEqual([
    { nombre: 'Con imagen', familia_id: 102, thumbnail: thumbnail('foto-7.webp') },
  ]);
});

test('saving waits until the thumbnail is uploaded', async () => {
  const user = await openPopup();
  let endUpload: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    endUpload = resolve;
  });
  network.use(http.post('*/storage/v1/object/productsamples/*', () => gate));
  await user.upload(screen.getByLabelText('Subir imagen'), await pictureFile('Foto niño.jpg'));
  await waitFor(() => expect(screen.getByText('Guardar')).toHaveAttribute('aria-busy', 'true'));
  await saveForm(user, { name: 'Con foto', familia: 'Gorras' });
  expect(await stored('Con foto')).toEqual([]);
  endUpload();
  await screen.findByText('Imagen elegida');
  await saveForm(user);
  await screen.findByText(ADDED);
  const [row] = await stored('Con foto');
  expect(row?.['thumbnail']).toMatch(/\/thumbnails\/\d+_Foto_nino\.jpg$/);
});

test('saving again after a lost response adds nothing twice, and saves what was changed since', async () => {
  await sql(`insert into public.subfamilia (nombre, familia_id) values ('Delantal', 103)`);
  const user = await openPopup();
  faults.write('post', 'subfamilia', lostAnswer(backend), { once: true });
  await saveForm(user, { name: 'Delantal', familia: 'Algodón crudo' });
  await screen.findByText('Error al agregar la subfamilia.');
  await saveForm(user, { name: 'Delantal largo' });
  await screen.findByText(ADDED);
  // The one that existed before has the same name and familia.
  expect(await stored('Delantal')).toMatchObject([
    { nombre: 'Delantal' },
    { nombre: 'Delantal largo' },
  ]);
});

test('a refused subfamilia stays in the form, with the reason', async () => {
  const user = await openAt('/add-subfamilia', 'stranger');
  await screen.findByText('Guardar');
  faults.write('post', 'subfamilia', () => restError(401, 'PGRST301', 'expired'));
  await saveForm(user, { name: 'Delantal', familia: 'Gorras' });
  expect(await failure()).toContain('Debes iniciar sesión para agregar subfamilias');
  faults.none();
  await saveForm(user);
  await screen.findByText('Error al agregar la subfamilia.');
  expect(await failure()).toContain('Su usuario no tiene permiso de personal.');
  expect(nameField()).toHaveValue('Delantal');
  expect(await stored('Delantal')).toEqual([]);
});

test('the page leads to the list after a save, and a catalogue read before shows the new row', async () => {
  const goTo = (path: string) =>
    act(() => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  const user = await openAt('/catalogue');
  await screen.findByText('Ñandutí');
  expect(screen.queryByText('Delantal')).toBeNull();
  goTo('/add-subfamilia');
  await screen.findByText('Guardar');
  await saveForm(user, { name: 'Delantal', familia: 'Gorras' });
  await screen.findByText(ADDED);
  await rowsShown();
  expect(address()).toBe('/edit-subfamilia');
  goTo('/catalogue');
  expect(await screen.findByText('Delantal')).toBeVisible();
});

test('familias that cannot be read are requested again with a button', async () => {
  faults.rest('familia', () => restError(500, 'XX000', 'down'));
  const user = await openAt('/add-subfamilia');
  await screen.findByText('No se pudieron cargar las familias.');
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  expect(await screen.findByText('Gorras', { selector: 'option' })).toBeInTheDocument();
  expect(screen.queryByText('No se pudieron cargar las familias.')).toBeNull();
});

test('a shop without familias leads to the page that adds one', async () => {
  await sql(
    'delete from public.producto; delete from public.subfamilia; delete from public.familia;',
  );
  await openAt('/add-subfamilia');
  await screen.findByText(/Todavía no hay familias/);
  expect(screen.getByText('Ir a familias')).toHaveAttribute('href', '/edit-familia');
});
