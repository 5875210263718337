import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles, pictureFile } from '../pictures/library.ts';
import {
  address,
  endSession,
  fill,
  findTable,
  openAs,
  openRow,
  popupClosed,
  save,
  shownNames,
} from './page.ts';
import { SUBFAMILIA_ROWS, thumbnail } from './subfamiliaRows.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
  await listFiles(
    backend(),
    Array.from({ length: 8 }, (_, index) => `thumbnails/foto-${index}.webp`),
  );
});
beforeEach(async () => {
  await backend().sql(SUBFAMILIA_ROWS);
});

const GORRA = 'Gorra clásica';
const gorra = () =>
  backend().sql('select nombre, familia_id::int, thumbnail from public.subfamilia where id = 113');
const nameField = () => screen.getByRole('textbox', { name: /Nombre/ });

test('the popup is filled with the row, has an address, and Back closes it', async () => {
  const { user } = await openAs(staff, '/edit-subfamilia?buscar=gorra');
  await findTable();
  await openRow(user, 'Editar', GORRA);
  expect(address()).toBe('/edit-subfamilia?buscar=gorra#editar-113');
  expect(nameField()).toHaveValue(GORRA);
  expect(screen.getByRole('combobox', { name: /Familia/ })).toHaveDisplayValue('Gorras');
  expect(screen.getByText('Imagen elegida')).toBeVisible();
  history.back();
  await popupClosed();
  expect(address()).toBe('/edit-subfamilia?buscar=gorra');
  expect(screen.getByRole('button', { name: `Editar ${GORRA}` })).toHaveFocus();
});

test('a change is told, closes its popup 0.8 s later, and is in the table', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Gorra trucker', familia: 'Camisetas' });
  const pressedAt = performance.now();
  await save(user);
  const done = await screen.findByText('¡Actualizado!');
  expect(done.closest('[role="status"]')).toHaveAttribute('data-tone', 'success');
  await popupClosed();
  expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(800);
  await screen.findByRole('rowheader', { name: 'Gorra trucker' });
  expect(shownNames()).not.toContain(GORRA);
  // The picture was left alone, and stays spelled as it was.
  expect(await gorra()).toEqual([
    { nombre: 'Gorra trucker', familia_id: 101, thumbnail: thumbnail('gorra.webp') },
  ]);
});

test('another thumbnail is chosen from six on a page', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  const group = within(screen.getByRole('group', { name: /Thumbnail/ }));
  await group.findByRole('button', { name: 'foto-7.webp' });
  expect(group.getAllByRole('button', { name: /^foto-/ })).toHaveLength(6);
  await user.click(group.getByRole('button', { name: 'Página siguiente' }));
  await user.click(group.getByRole('button', { name: 'foto-0.webp' }));
  await save(user);
  await screen.findByText('¡Actualizado!');
  await popupClosed();
  expect(await gorra()).toEqual([
    { nombre: GORRA, familia_id: 102, thumbnail: thumbnail('foto-0.webp') },
  ]);
});

test('a thumbnail uploaded in the popup is chosen at once, and saved', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await user.upload(screen.getByLabelText('Subir imagen'), await pictureFile('Otra.jpg'));
  await screen.findByText(/^Imagen subida/);
  await save(user);
  await screen.findByText('¡Actualizado!');
  const [row] = await gorra();
  expect(row?.['thumbnail']).toMatch(/\/thumbnails\/\d{13}_Otra\.\w+$/);
});

test('a thumbnail is required: it says so, sends nothing, and takes the focus there', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', 'Zíper por metro');
  await fill(user, { name: 'Zíper' });
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error: Thumbnail URL is missing');
  expect(alert).toHaveTextContent('Elija una imagen de la lista o suba una.');
  expect(screen.getByRole('group', { name: /Thumbnail/ })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'foto-7.webp' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await save(user);
  await screen.findByText('¡Actualizado!');
});

test('name and familia are required', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await user.clear(nameField());
  await fill(user, { familia: 'Elija una familia' });
  await save(user);
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
  expect(nameField()).toHaveFocus();
  expect(await gorra()).toMatchObject([{ nombre: GORRA }]);
});

test('a failure is told, and keeps what is typed', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Gorra trucker' });
  faults.write('patch', 'subfamilia', () => restError(500, 'XX000', 'disk full'));
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al actualizar');
  expect(alert).toHaveTextContent('disk full');
  expect(nameField()).toHaveValue('Gorra trucker');
  faults.none();
  await save(user);
  await screen.findByText('¡Actualizado!');
});

test('a stranger who is signed in is refused, and told why', async () => {
  const { user } = await openAs(stranger);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Mía' });
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al actualizar');
  expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
  expect(await gorra()).toMatchObject([{ nombre: GORRA }]);
});

test('a sign-in that ended meanwhile loses nothing, and says what is needed', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Gorra trucker' });
  endSession();
  await screen.findAllByText('Su sesión terminó');
  await save(user);
  await screen.findByText('Debes iniciar sesión para guardar cambios');
  expect(nameField()).toHaveValue('Gorra trucker');
  expect(await gorra()).toMatchObject([{ nombre: GORRA }]);
});

test('a sign-in that the shop no longer takes says what is needed', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Gorra trucker' });
  faults.write('patch', 'subfamilia', () => restError(401, 'PGRST301', 'JWT expired'));
  await save(user);
  await screen.findByText('Debes iniciar sesión para editar subfamilias');
  expect(nameField()).toHaveValue('Gorra trucker');
});

test('closing with something changed asks first', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await user.type(nameField(), '!');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  await popupClosed();
  await openRow(user, 'Editar', GORRA);
  expect(nameField()).toHaveValue(GORRA);
});

test('a change by keyboard alone', async () => {
  const { user } = await openAs(staff);
  await findTable();
  screen.getByRole('button', { name: `Editar ${GORRA}` }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Editar subfamilia' });
  const picture = await screen.findByRole('button', { name: 'foto-5.webp' });
  while (document.activeElement !== picture) await user.tab();
  await user.keyboard(' ');
  expect(picture).toHaveAttribute('aria-pressed', 'true');
  while (document.activeElement !== nameField()) await user.tab();
  await user.keyboard('{End}s{Enter}');
  await screen.findByText('¡Actualizado!');
  await popupClosed();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Editar ${GORRA}s` })).toHaveFocus(),
  );
});

test('the address of a row that there is not says so', async () => {
  await openAs(staff, '/edit-subfamilia#editar-999');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Esa subfamilia ya no existe');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a popup opened by its address closes to the list', async () => {
  const { user } = await openAs(staff, '/edit-subfamilia?buscar=gorra#editar-113');
  await screen.findByRole('dialog', { name: 'Editar subfamilia' });
  expect(nameField()).toHaveValue(GORRA);
  await user.keyboard('{Escape}');
  await popupClosed();
  expect(address()).toBe('/edit-subfamilia?buscar=gorra');
});

const CHANGED = 'Otra persona guardó cambios mientras usted editaba';

/** What another tab saves while the popup is open. */
const otherTab = (change: string) =>
  backend().sql(`update public.subfamilia set ${change} where id = 113`);

test('what is changed on both sides is asked about, with both values; nothing is written', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Gorra mía', familia: 'Camisetas' });
  await user.click(await screen.findByRole('button', { name: 'foto-7.webp' }));
  await otherTab(`nombre = 'Gorra ajena', familia_id = 103, thumbnail = '/otra.webp'`);
  await save(user);
  const box = (await screen.findByText(CHANGED)).closest<HTMLElement>('[role="alert"]');
  if (box === null) throw new Error('nobody is told');
  const told = within(box).getAllByRole('listitem');
  expect(told.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Nombre.*Gorra ajena.*Gorra mía$/),
    expect.stringMatching(/^Familia.*Algodón crudo.*Camisetas$/),
    expect.stringMatching(/^Thumbnail/),
  ]);
  expect(await gorra()).toMatchObject([{ nombre: 'Gorra ajena' }]);
});

test('what another tab changed in other fields stays', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Gorra mía' });
  await otherTab(`familia_id = 101`);
  await save(user);
  await screen.findByText('¡Actualizado!');
  await popupClosed();
  expect(await gorra()).toEqual([
    { nombre: 'Gorra mía', familia_id: 101, thumbnail: thumbnail('gorra.webp') },
  ]);
});

test('a row that another tab deleted says so, and keeps what is typed', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Editar', GORRA);
  await fill(user, { name: 'Gorra mía' });
  await backend().sql('delete from public.subfamilia where id = 113');
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al actualizar');
  expect(alert).toHaveTextContent('Ya no existe: otra persona lo eliminó.');
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Gorra mía');
});
