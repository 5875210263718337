import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { retypeField } from '#tests/retype.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { address, openList, waitForCodes } from './listPage.ts';
import { LIST_ROWS, NO_ROWS } from './listRows.ts';

const backend = useBackend();
let session: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  await backend().sql(NO_ROWS + LIST_ROWS);
});

/** Colours of the database by id, as `name rgb`. */
async function stored(): Promise<string[]> {
  const rows = await backend().sql<{ name: string; rgb_code: string }>(
    'select name, rgb_code from public.color order by numeric_id',
  );
  return rows.map(({ name, rgb_code: rgb }) => `${name} ${rgb}`);
}

const BEFORE = ['Rojo #c02020', 'colores #ffffff'];

const dialog = (name: string) => screen.findByRole('dialog', { name });

async function openColors(as: StoredSession = session) {
  const { user } = await openList(as);
  await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
  await user.click(screen.getByRole('button', { name: 'Colores' }));
  const list = await screen.findByRole('list', { name: 'Colores' });
  return { user, list };
}

async function openAdd(as?: StoredSession) {
  const { user } = await openColors(as);
  await user.click(screen.getByRole('button', { name: 'Agregar color' }));
  return { user, form: within(await dialog('Agregar color')) };
}

async function openEdit(as?: StoredSession) {
  const { user } = await openColors(as);
  await user.click(screen.getByRole('button', { name: 'Editar el color Rojo' }));
  return { user, form: within(await dialog('Editar color')) };
}

type Form = Awaited<ReturnType<typeof openAdd>>['form'];

async function retype(user: UserEvent, form: Form, label: RegExp, text: string) {
  await retypeField(user, form.getByLabelText(label), text);
}

const save = (user: UserEvent, form: Form, name = 'Guardar') =>
  user.click(form.getByRole('button', { name }));

test('the colours are listed by name with their swatch and code', async () => {
  const { list } = await openColors();
  expect(address()).toBe('/edit-producto#colores');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['colores#ffffff', 'Rojo#c02020']);
  expect(items[1]?.querySelector('[aria-hidden]')).toHaveStyle({ backgroundColor: '#c02020' });
});

test('Escape closes the colours, and the focus returns to their button', async () => {
  const { user } = await openColors();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/edit-producto');
  expect(screen.getByRole('button', { name: 'Colores' })).toHaveFocus();
});

test('a new colour is black unless told otherwise, is told in green, and is listed', async () => {
  const { user, form } = await openAdd();
  expect(form.getByLabelText(/^Código/)).toHaveValue('#000000');
  await user.type(form.getByLabelText(/^Nombre/), '  Negro ');
  await save(user, form);
  expect(await form.findByRole('status')).toHaveTextContent('Color agregado correctamente');
  expect(await stored()).toEqual([...BEFORE, 'Negro #000000']);
  await waitFor(() => expect(address()).toBe('/edit-producto#colores'));
  const list = screen.getByRole('list', { name: 'Colores' });
  expect(await within(list).findByText('Negro')).toBeVisible();
});

test('that a new colour stays black is said in words until another is chosen', async () => {
  const { user, form } = await openAdd();
  const said = 'Sin elegir: se guardará en negro (#000000). Escriba su código o use la paleta.';
  expect(form.getByText(said)).toBeVisible();
  const palette = form.getByLabelText('Elegir el color en una paleta');
  expect(palette).toHaveAccessibleDescription(said);
  fireEvent.input(palette, { target: { value: '#1a2b3c' } });
  expect(form.getByLabelText(/^Código/)).toHaveValue('#1a2b3c');
  expect(form.queryByText(said)).toBeNull();
  expect(form.getByText('Se guardará así: #1a2b3c')).toBeVisible();
  await retype(user, form, /^Código/, '#1a2');
  expect(form.getByText('Se guardará así: #11aa22')).toBeVisible();
  await retype(user, form, /^Código/, 'rojo');
  expect(form.queryByText(/^Se guardará/)).toBeNull();
});

test.each([
  ['#1A2B3C', '#1a2b3c'],
  ['abc', '#aabbcc'],
])('the colour %s is saved as %s', async (typed, rgb) => {
  const { user, form } = await openAdd();
  await user.type(form.getByLabelText(/^Nombre/), 'Nuevo');
  await retype(user, form, /^Código/, typed);
  expect(form.getByLabelText('Elegir el color en una paleta')).toHaveValue(rgb);
  await save(user, form);
  await form.findByText('Color agregado correctamente');
  expect(await stored()).toContain(`Nuevo ${rgb}`);
});

test.each([
  ['', '#000000', 'El nombre del color no puede estar vacío', /^Nombre/],
  ['   ', '#000000', 'El nombre del color no puede estar vacío', /^Nombre/],
  ['Rojo', '#000000', 'Este nombre de color ya existe', /^Nombre/],
  [' rOJO ', '#000000', 'Este nombre de color ya existe', /^Nombre/],
  ['Verde', 'verde', 'Escriba el color como #1a2b3c', /^Código/],
])('a new colour "%s" %s is refused: %s', async (name, rgb, text, field) => {
  const { user, form } = await openAdd();
  if (name !== '') await user.type(form.getByLabelText(/^Nombre/), name);
  await retype(user, form, /^Código/, rgb);
  await save(user, form);
  expect(await form.findByText(text)).toBeVisible();
  expect(form.getByLabelText(field)).toHaveFocus();
  expect(form.getByLabelText(field)).toBeInvalid();
  expect(await stored()).toEqual(BEFORE);
});

test('a name that somebody else added meanwhile is refused in the same words', async () => {
  const { user, form } = await openAdd();
  await backend().sql(`insert into public.color (name) values ('Verde')`);
  await user.type(form.getByLabelText(/^Nombre/), 'verde');
  await save(user, form);
  expect(await form.findByText('Este nombre de color ya existe')).toBeVisible();
  expect(form.getByLabelText(/^Nombre/)).toHaveFocus();
});

test('a colour that cannot be added says why and keeps what was typed', async () => {
  faults.write('post', 'color', () => restError(500, 'XX000', 'disk full'), { once: true });
  const { user, form } = await openAdd();
  await user.type(form.getByLabelText(/^Nombre/), 'Verde');
  await save(user, form);
  expect(await form.findByText('Error al agregar el color: disk full')).toBeVisible();
  expect(form.getByLabelText(/^Nombre/)).toHaveValue('Verde');
  await save(user, form);
  await form.findByText('Color agregado correctamente');
  expect(await stored()).toEqual([...BEFORE, 'Verde #000000']);
});

test('a stranger is refused a new colour in words', async () => {
  const { user, form } = await openAdd(stranger);
  await user.type(form.getByLabelText(/^Nombre/), 'Verde');
  await save(user, form);
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent(/^Error al agregar el color: .*row-level security/);
  expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
  expect(await stored()).toEqual(BEFORE);
});

test('a sign-in that the server no longer takes is asked for', async () => {
  faults.write('post', 'color', () => restError(401, 'PGRST301', 'JWT expired'));
  const { user, form } = await openAdd();
  await user.type(form.getByLabelText(/^Nombre/), 'Verde');
  await save(user, form);
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent('Debes iniciar sesión para agregar colores');
  expect(form.getByLabelText(/^Nombre/)).toHaveValue('Verde');
});

test('an edited colour is saved, and the list of products shows it at once', async () => {
  const { user, form } = await openEdit();
  expect(form.getByLabelText(/^Nombre/)).toHaveValue('Rojo');
  await retype(user, form, /^Nombre/, 'Rojo vivo');
  await retype(user, form, /^Código/, '#ff0000');
  await save(user, form);
  expect(await form.findByRole('status')).toHaveTextContent('Color actualizado correctamente');
  expect(await stored()).toEqual(['Rojo vivo #ff0000', 'colores #ffffff']);
  await waitFor(() => expect(address()).toBe('/edit-producto#colores'));
  expect(await screen.findByRole('cell', { name: 'Rojo vivo', hidden: true })).toBeInTheDocument();
});

test('an edited colour may keep its own name, not take that of another', async () => {
  const { user, form } = await openEdit();
  await retype(user, form, /^Nombre/, 'COLORES');
  await save(user, form);
  expect(await form.findByText('Este nombre de color ya existe')).toBeVisible();
  await retype(user, form, /^Nombre/, 'ROJO');
  await save(user, form);
  await form.findByText('Color actualizado correctamente');
  expect(await stored()).toEqual(['ROJO #c02020', 'colores #ffffff']);
});

test('an edited colour needs a name', async () => {
  const { user, form } = await openEdit();
  await retype(user, form, /^Nombre/, '');
  await save(user, form);
  expect(await form.findByText('El nombre del color no puede estar vacío')).toBeVisible();
  expect(await stored()).toEqual(BEFORE);
});

test('a stranger is refused a change in words', async () => {
  const { user, form } = await openEdit(stranger);
  await retype(user, form, /^Nombre/, 'Rojo vivo');
  await save(user, form);
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent('Error al actualizar el color: ');
  expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
  expect(await stored()).toEqual(BEFORE);
});

test('a colour that somebody else changed too is asked about', async () => {
  const { user, form } = await openEdit();
  await backend().sql(
    `update public.color set name = 'Rojo fuego', rgb_code = '#ff1100' where numeric_id = 101`,
  );
  await retype(user, form, /^Nombre/, 'Rojo mío');
  await retype(user, form, /^Código/, '#ff2200');
  await save(user, form);
  const question = await form.findByRole('alert');
  expect(question).toHaveTextContent('Otra persona guardó cambios mientras usted editaba');
  const told = within(question).getAllByRole('listitem');
  expect(told.map((item) => item.textContent)).toEqual([
    'NombreEstá guardadoRojo fuegoUsted escribióRojo mío',
    'Código del colorEstá guardado #ff1100Usted escribió #ff2200',
  ]);
  expect(await stored()).toEqual(['Rojo fuego #ff1100', 'colores #ffffff']);
});

test('what somebody else changed of a colour in its other field stays', async () => {
  const { user, form } = await openEdit();
  await backend().sql(`update public.color set rgb_code = '#ff1100' where numeric_id = 101`);
  await retype(user, form, /^Nombre/, 'Rojo mío');
  await save(user, form);
  await form.findByText('Color actualizado correctamente');
  expect(await stored()).toEqual(['Rojo mío #ff1100', 'colores #ffffff']);
});

test('colours that do not load say so, and are tried again', async () => {
  faults.rest('color', () => restError(500, 'XX000', 'disk full'));
  const { user } = await openList(session, '#colores');
  const colors = within(await dialog('Colores'));
  expect(await colors.findByRole('alert')).toHaveTextContent('Error al cargar colores');
  faults.none();
  await user.click(colors.getByRole('button', { name: 'Reintentar' }));
  expect(await colors.findByText('Rojo')).toBeVisible();
});
