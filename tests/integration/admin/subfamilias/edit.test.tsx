import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { listFiles } from '../pictures/library.ts';
import { endSession, failure, nameField, popupClosed, shownNames } from '../staffShop.ts';
import { address, familiaField, findPicker, GORRA, saveForm, useSubfamilias } from './page.ts';
import { thumbnail } from './subfamiliaRows.ts';

const { backend, sql, openAt, openList, openRow, stored } = useSubfamilias();
beforeAll(async () => {
  const paths = Array.from({ length: 8 }, (_, index) => `thumbnails/foto-${index}.webp`);
  await listFiles(backend(), paths);
});

const UPDATED = '¡Actualizado!';

test('the popup shows the row, has an address, and closes to the list with its search', async () => {
  const user = await openList('?buscar=gorra');
  await user.click(screen.getByLabelText(`Editar ${GORRA}`));
  await screen.findByText('Editar subfamilia');
  expect(address()).toBe('/edit-subfamilia?buscar=gorra#editar-113');
  expect(nameField()).toHaveValue(GORRA);
  expect(familiaField()).toHaveDisplayValue('Gorras');
  expect(screen.getByText('Imagen elegida')).toBeVisible();
  history.back();
  await popupClosed();
  expect(address()).toBe('/edit-subfamilia?buscar=gorra');
  expect(screen.getByLabelText(`Editar ${GORRA}`)).toHaveFocus();
});

test('the address of a subfamilia that does not exist says so', async () => {
  await openAt('/edit-subfamilia#editar-999');
  expect(await failure()).toContain('Esa subfamilia ya no existe');
});

test('a changed name and familia are saved, and the thumbnail stays as it was stored', async () => {
  const user = await openRow('Editar');
  await saveForm(user, { name: 'Gorra trucker', familia: 'Camisetas' });
  const done = await screen.findByText(UPDATED);
  expect(done.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
  await popupClosed();
  expect(await screen.findByText('Gorra trucker')).toBeVisible();
  expect(shownNames()).not.toContain(GORRA);
  expect(await stored('Gorra')).toEqual([
    { nombre: 'Gorra trucker', familia_id: 101, thumbnail: thumbnail('gorra.webp') },
  ]);
});

test('another thumbnail is chosen from six per page', async () => {
  const user = await openRow('Editar');
  const picker = await findPicker();
  expect(picker.getAllByTitle(/^foto-/)).toHaveLength(6);
  await user.click(picker.getByLabelText('Página siguiente'));
  await user.click(picker.getByTitle('foto-0.webp'));
  await saveForm(user);
  await screen.findByText(UPDATED);
  expect(await stored('Gorra')).toEqual([
    { nombre: GORRA, familia_id: 102, thumbnail: thumbnail('foto-0.webp') },
  ]);
});

test('name, familia and thumbnail are required', async () => {
  const user = await openRow('Editar', 'Zíper por metro');
  await saveForm(user, { name: 'Zíper' });
  const text = await failure();
  expect(text).toContain('Error: Thumbnail URL is missing');
  expect(text).toContain('Elija una imagen de la lista o suba una.');
  expect(document.activeElement).toHaveTextContent(/^Thumbnail/);
  await user.click((await findPicker()).getByTitle('foto-7.webp'));
  expect(screen.queryByRole('alert')).toBeNull();
  await saveForm(user, { name: '', familia: 'Elija una familia' });
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
  expect(await stored('Zíper')).toMatchObject([{ nombre: 'Zíper por metro', thumbnail: null }]);
});

test('a refused change stays in the form, with the reason', async () => {
  const user = await openRow('Editar', GORRA, 'stranger');
  faults.write('patch', 'subfamilia', () => restError(401, 'PGRST301', 'expired'));
  await saveForm(user, { name: 'Mía' });
  expect(await failure()).toContain('Debes iniciar sesión para editar subfamilias');
  faults.none();
  await saveForm(user);
  await screen.findByText('Error al actualizar');
  expect(await failure()).toContain('Su usuario no tiene permiso de personal.');
  endSession();
  await screen.findAllByText('Su sesión terminó');
  await saveForm(user);
  await screen.findByText('Debes iniciar sesión para guardar cambios');
  expect(nameField()).toHaveValue('Mía');
  expect(await stored('Gorra')).toMatchObject([{ nombre: GORRA }]);
});

test('fields that both sides changed are shown before they are overwritten', async () => {
  const user = await openRow('Editar');
  await user.click((await findPicker()).getByTitle('foto-7.webp'));
  await sql(`update public.subfamilia
    set nombre = 'Gorra ajena', familia_id = 103, thumbnail = '/otra.webp' where id = 113`);
  await saveForm(user, { name: 'Gorra mía', familia: 'Camisetas' });
  const title = await screen.findByText('Otra persona guardó cambios mientras usted editaba');
  const question = within(title.closest<HTMLElement>('[data-tone]') ?? title);
  expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Nombre.*Gorra ajena.*Gorra mía$/),
    expect.stringMatching(/^Familia.*Algodón crudo.*Camisetas$/),
    expect.stringMatching(/^Thumbnail/),
  ]);
  expect(await stored('Gorra')).toMatchObject([{ nombre: 'Gorra ajena' }]);
});
