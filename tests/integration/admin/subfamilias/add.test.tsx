import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { network, useBackend } from '#tests/backend.ts';
import { faults, lostAnswer, restError } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles, pictureFile } from '../pictures/library.ts';
import { cardNames } from '../../catalogue/page.ts';
import {
  address,
  endSession,
  fill,
  findTable,
  goTo,
  openAdd,
  openAs,
  popupClosed,
  save,
} from './page.ts';
import { SUBFAMILIA_ROWS, thumbnail } from './subfamiliaRows.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  await backend().sql(SUBFAMILIA_ROWS);
});

const stored = (name: string) =>
  backend().sql(
    `select nombre, familia_id::int, thumbnail from public.subfamilia where nombre = '${name}'`,
  );

test('name and familia are required: it says so, sends nothing, and takes the focus there', async () => {
  const { user } = await openAs(staff);
  await openAdd(user);
  await save(user);
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
  const name = screen.getByRole('textbox', { name: /Nombre/ });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Este campo es obligatorio');
  await user.type(name, '   ');
  await save(user);
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
  await fill(user, { name: 'Delantal' });
  await save(user);
  expect(screen.getByText('Este campo es obligatorio')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Familia/ })).toHaveFocus();
  expect(await stored('Delantal')).toEqual([]);
});

test('a new one is told, closes its popup 0.8 s later, and is in the table', async () => {
  const { user } = await openAs(staff);
  await openAdd(user);
  await fill(user, { name: ' Delantal de cocina ', familia: 'Algodón crudo' });
  const pressedAt = performance.now();
  await save(user);
  const done = await screen.findByText('¡Subfamilia agregada exitosamente!');
  expect(done.closest('[role="status"]')).toHaveAttribute('data-tone', 'success');
  await popupClosed();
  expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(800);
  await screen.findByRole('rowheader', { name: 'Delantal de cocina' });
  expect(address()).toBe('/edit-subfamilia');
  expect(await stored('Delantal de cocina')).toEqual([
    { nombre: 'Delantal de cocina', familia_id: 103, thumbnail: null },
  ]);
});

/** Adds 'Delantal', and loses the answer. */
async function addUnanswered(): Promise<UserEvent> {
  const { user } = await openAs(staff);
  await openAdd(user);
  await fill(user, { name: 'Delantal', familia: 'Algodón crudo' });
  faults.write('post', 'subfamilia', lostAnswer(backend), { once: true });
  await save(user);
  await screen.findByText('Error al agregar la subfamilia.');
  return user;
}

test('one whose answer was lost is found again, not added again', async () => {
  await backend().sql(
    `insert into public.subfamilia (nombre, familia_id) values ('Delantal', 103)`,
  );
  const user = await addUnanswered();
  await save(user);
  await screen.findByText('¡Subfamilia agregada exitosamente!');
  // The other one has the same name, and was there before.
  expect(await stored('Delantal')).toHaveLength(2);
});

test('what is changed after a lost answer is brought to the subfamilia that was made', async () => {
  const user = await addUnanswered();
  await fill(user, { name: 'Delantal largo' });
  await save(user);
  await screen.findByText('¡Subfamilia agregada exitosamente!');
  expect(await stored('Delantal')).toEqual([]);
  expect(await stored('Delantal largo')).toHaveLength(1);
});

test('a thumbnail is chosen from ten on a page, and may be taken back', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `foto-${index}.webp`);
  await listFiles(
    backend(),
    names.map((name) => `thumbnails/${name}`),
  );
  const { user } = await openAs(staff);
  await openAdd(user);
  await fill(user, { name: 'Con imagen', familia: 'Gorras' });
  const group = within(screen.getByRole('group', { name: 'Thumbnail' }));
  const picture = await group.findByRole('button', { name: 'foto-7.webp' });
  expect(group.getAllByRole('button', { name: /^foto-/ })).toHaveLength(10);
  await user.click(picture);
  expect(picture).toHaveAttribute('aria-pressed', 'true');
  expect(group.getByText('Imagen elegida')).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Quitar imagen' }));
  expect(picture).toHaveAttribute('aria-pressed', 'false');
  expect(group.getByText('Sin imagen')).toBeVisible();
  await user.click(picture);
  await save(user);
  await popupClosed();
  expect(await stored('Con imagen')).toEqual([
    {
      nombre: 'Con imagen',
      familia_id: 102,
      thumbnail: thumbnail('foto-7.webp'),
    },
  ]);
});

test('a thumbnail is uploaded, and saving waits for it', async () => {
  const { user } = await openAs(staff);
  await openAdd(user);
  await fill(user, { name: 'Con foto', familia: 'Gorras' });
  let endUpload: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    endUpload = resolve;
  });
  network.use(http.post('*/storage/v1/object/productsamples/*', () => gate));
  await user.upload(screen.getByLabelText('Subir imagen'), await pictureFile('Foto niño.jpg'));
  const saveButton = screen.getByRole('button', { name: 'Guardar' });
  await waitFor(() => expect(saveButton).toHaveAttribute('aria-busy', 'true'));
  await save(user);
  expect(await stored('Con foto')).toEqual([]);
  endUpload();
  await screen.findByText('Imagen elegida');
  await save(user);
  await screen.findByText('¡Subfamilia agregada exitosamente!');
  expect(await stored('Con foto')).toEqual([
    {
      nombre: 'Con foto',
      familia_id: 102,
      thumbnail: expect.stringMatching(/\/thumbnails\/\d+_Foto_nino\.jpg$/),
    },
  ]);
});

test.each([
  ['a failure', () => restError(500, 'XX000', 'disk full'), 'Respuesta del servidor: disk full'],
  ['no connection', 'network' as const, 'No hay conexión con la tienda.'],
])('%s is told, keeps what is typed, and trying again adds one', async (_, fault, reason) => {
  const { user } = await openAs(staff);
  await openAdd(user);
  await fill(user, { name: 'Delantal', familia: 'Gorras' });
  faults.write('post', 'subfamilia', fault);
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al agregar la subfamilia.');
  expect(alert).toHaveTextContent(reason);
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Delantal');
  faults.none();
  await save(user);
  await screen.findByText('¡Subfamilia agregada exitosamente!');
  await popupClosed();
  expect(await stored('Delantal')).toHaveLength(1);
});

test('a stranger who is signed in is refused, and told why', async () => {
  const { user } = await openAs(stranger);
  await openAdd(user);
  await fill(user, { name: 'Delantal', familia: 'Gorras' });
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al agregar la subfamilia.');
  expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Delantal');
  expect(await stored('Delantal')).toEqual([]);
});

test('a sign-in that ended meanwhile loses nothing, and says what is needed', async () => {
  const { user } = await openAs(staff);
  const popup = await openAdd(user);
  await fill(user, { name: 'Delantal', familia: 'Gorras' });
  endSession();
  expect(await within(popup).findByText('Su sesión terminó')).toBeVisible();
  await save(user);
  await screen.findByText('Debes iniciar sesión para agregar subfamilias');
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Delantal');
  expect(await stored('Delantal')).toEqual([]);
});

test('a double press adds one', async () => {
  const { user } = await openAs(staff);
  await openAdd(user);
  await fill(user, { name: 'Delantal', familia: 'Gorras' });
  await user.dblClick(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('¡Subfamilia agregada exitosamente!');
  await popupClosed();
  expect(await stored('Delantal')).toHaveLength(1);
});

test('closing with something typed asks first; an untouched form closes at once', async () => {
  const { user } = await openAs(staff);
  await openAdd(user);
  await user.keyboard('{Escape}');
  await popupClosed();
  await openAdd(user);
  await fill(user, { name: 'Delantal' });
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Delantal');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await popupClosed();
  expect(screen.getByRole('button', { name: 'Agregar subfamilia' })).toHaveFocus();
});

test('by keyboard alone', async () => {
  const { user } = await openAs(staff);
  await findTable();
  screen.getByRole('button', { name: 'Agregar subfamilia' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Agregar subfamilia' });
  await screen.findByRole('option', { name: 'Gorras' });
  expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveFocus();
  await user.keyboard('Delantal');
  await user.tab();
  // How a native list is worked by keys is the browser's own.
  const familia = screen.getByRole('combobox', { name: /Familia/ });
  expect(familia).toHaveFocus();
  await user.selectOptions(familia, 'Gorras');
  screen.getByRole('textbox', { name: /Nombre/ }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('¡Subfamilia agregada exitosamente!');
  await popupClosed();
  expect(screen.getByRole('button', { name: 'Agregar subfamilia' })).toHaveFocus();
});

test('the public catalogue that was open before shows it', async () => {
  const { user } = await openAs(staff);
  await findTable();
  goTo('/catalogue');
  expect(await cardNames()).not.toContain('Delantal');
  goTo('/edit-subfamilia');
  await openAdd(user);
  await fill(user, { name: 'Delantal', familia: 'Gorras' });
  await save(user);
  await popupClosed();
  goTo('/catalogue');
  await waitFor(async () => expect(await cardNames()).toContain('Delantal'));
});

test('familias that cannot be read say so, and trying again helps', async () => {
  faults.rest('familia', () => restError(500, 'XX000', 'down'));
  const { user } = await openAs(staff);
  await openAdd(user);
  await screen.findByText('No se pudieron cargar las familias.');
  faults.none();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'Gorras' })).toBeInTheDocument();
  expect(screen.queryByText('No se pudieron cargar las familias.')).toBeNull();
});

test('without any familia it leads to where one is added', async () => {
  await backend().sql(`
    delete from public.producto; delete from public.subfamilia; delete from public.familia;
  `);
  const { user } = await openAs(staff);
  await screen.findByText('Todavía no hay subfamilias');
  const [addButton] = screen.getAllByRole('button', { name: 'Agregar subfamilia' });
  if (addButton) await user.click(addButton);
  await screen.findByText(/Todavía no hay familias/);
  expect(screen.getByRole('link', { name: 'Ir a familias' })).toHaveAttribute(
    'href',
    '/edit-familia',
  );
});
