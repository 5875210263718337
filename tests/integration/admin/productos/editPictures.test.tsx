import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles } from '../pictures/library.ts';
import { endSession, field, imagesOf, openEdit, popupClosed, put, save } from './formPage.ts';
import { FORM_ROWS, picture } from './formRows.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
  await listFiles(backend(), [
    'highres/azul.webp',
    'highres/espalda.webp',
    'highres/nueva foto.webp',
    ...Array.from({ length: 7 }, (_, index) => `foto-${index + 1}.webp`),
  ]);
});
beforeEach(async () => {
  await backend().sql(FORM_ROWS);
});

const DONE = '¡Producto actualizado con éxito!';
const UNLINKED = 'Imagen desvinculada correctamente';
const broken = () => restError(400, 'XX000', 'out of order');

/** The names of the pictures in a row of small ones. */
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

test('the linked pictures are shown, and unlinking one is done at once', async () => {
  const { user } = await openEdit(staff, 501);
  await screen.findByRole('list', { name: 'Imágenes vinculadas' });
  expect(names('Imágenes vinculadas')).toEqual(['azul.webp', 'espalda.webp']);
  await user.click(screen.getByRole('button', { name: 'Desvincular azul.webp' }));
  expect((await screen.findByText(UNLINKED)).closest('[role="status"]')).not.toBeNull();
  expect(names('Imágenes vinculadas')).toEqual(['espalda.webp']);
  expect(await imagesOf(backend(), 501)).toEqual([picture('highres/espalda.webp')]);
  expect(document.body).not.toHaveFocus();
  await user.keyboard('{Escape}');
  await popupClosed();
});

test('pictures unlinked one right after the other are all unlinked', async () => {
  let goOn = () => {};
  const isReleased = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  faults.write('delete', 'images', () => isReleased.then(() => undefined));
  const { user } = await openEdit(staff, 501);
  await user.click(await screen.findByRole('button', { name: 'Desvincular azul.webp' }));
  await user.click(screen.getByRole('button', { name: 'Desvincular espalda.webp' }));
  goOn();
  expect(await screen.findByText('Este producto todavía no tiene imágenes.')).toBeVisible();
  expect(await imagesOf(backend(), 501)).toEqual([]);
});

test('pictures chosen from folders of the gallery are linked on saving', async () => {
  const { user } = await openEdit(staff, 501);
  await screen.findByRole('list', { name: 'Imágenes vinculadas' });
  await user.click(await screen.findByRole('button', { name: 'Abrir la carpeta highres' }));
  const nueva = await screen.findByRole('button', { name: 'nueva foto.webp' });
  expect(screen.getByRole('button', { name: 'azul.webp' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(nueva);
  expect(names('Se vincularán al guardar')).toEqual(['nueva foto.webp']);
  expect(await imagesOf(backend(), 501)).toHaveLength(2);
  await save(user);
  await screen.findByText(DONE);
  expect(await imagesOf(backend(), 501)).toEqual([
    picture('highres/azul.webp'),
    picture('highres/espalda.webp'),
    picture('highres/nueva%20foto.webp'),
  ]);
});

test('the gallery has pages of 6, and a search', async () => {
  const { user } = await openEdit(staff, 501);
  const gallery = screen.getByRole('region', { name: 'Galería' });
  const shown = () => within(gallery).getAllByRole('button', { name: /\.webp$/ });
  await within(gallery).findByRole('button', { name: 'foto-1.webp' });
  expect(shown()).toHaveLength(6);
  await user.click(within(gallery).getByRole('button', { name: 'Página siguiente' }));
  expect(shown().map((tile) => tile.title)).toEqual(['foto-7.webp']);
  await user.click(within(gallery).getByRole('searchbox'));
  await user.paste('foto-3');
  expect(shown().map((tile) => tile.title)).toEqual(['foto-3.webp']);
});

test('pressing a linked picture in the gallery unlinks it', async () => {
  const { user } = await openEdit(staff, 501);
  await screen.findByRole('list', { name: 'Imágenes vinculadas' });
  await user.click(await screen.findByRole('button', { name: 'Abrir la carpeta highres' }));
  await user.click(await screen.findByRole('button', { name: 'azul.webp' }));
  await screen.findByText(UNLINKED);
  expect(screen.getByRole('button', { name: 'azul.webp' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a picture that somebody else unlinked before is no failure', async () => {
  const { user } = await openEdit(staff, 501);
  await screen.findByRole('list', { name: 'Imágenes vinculadas' });
  await backend().sql('delete from public.images where producto_id = 501');
  await user.click(screen.getByRole('button', { name: 'Desvincular azul.webp' }));
  await screen.findByText(UNLINKED);
  expect(await screen.findByText('Este producto todavía no tiene imágenes.')).toBeVisible();
});

test('a stranger who is signed in unlinks nothing, and is told why', async () => {
  const { user } = await openEdit(stranger, 501);
  await screen.findByRole('list', { name: 'Imágenes vinculadas' });
  await user.click(screen.getByRole('button', { name: 'Desvincular azul.webp' }));
  await screen.findByText('Error al desvincular la imagen');
  expect(screen.getByText(/no tiene permiso de personal/)).toBeVisible();
  expect(names('Imágenes vinculadas')).toHaveLength(2);
  expect(await imagesOf(backend(), 501)).toHaveLength(2);
});

test('whoever is no longer signed in is told so when unlinking', async () => {
  const { user } = await openEdit(staff, 501);
  await screen.findByRole('list', { name: 'Imágenes vinculadas' });
  await put(user, 'Nombre', 'Camiseta mía');
  endSession();
  await screen.findAllByText('Su sesión terminó');
  await user.click(screen.getByRole('button', { name: 'Desvincular azul.webp' }));
  expect(await screen.findByText('Debes iniciar sesión para editar productos')).toBeVisible();
  expect(await imagesOf(backend(), 501)).toHaveLength(2);
});

test('pictures that could not be linked are named, and linked by the next attempt', async () => {
  const { user } = await openEdit(staff, 501);
  await user.click(await screen.findByRole('button', { name: 'foto-1.webp' }));
  faults.write('post', 'images', broken);
  await save(user);
  await screen.findByText('Errores al actualizar: imágenes');
  expect(names('Se vincularán al guardar')).toEqual(['foto-1.webp']);
  faults.none();
  await save(user);
  await screen.findByText(DONE);
  expect(await imagesOf(backend(), 501)).toContain(picture('foto-1.webp'));
});

test('pictures that could not be read say why, and are read again', async () => {
  keepSession(staff);
  faults.rest('images', broken);
  const { user } = await renderApp('/edit-producto/501');
  const text = await screen.findByText(
    'Error cargando imágenes: Respuesta del servidor: out of order',
  );
  faults.none();
  const box = text.closest<HTMLElement>('[role="alert"]') ?? document.body;
  await user.click(within(box).getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('list', { name: 'Imágenes vinculadas' });
  await waitFor(() => expect(field('Bodega 1 Taras')).toHaveValue('8'));
});
