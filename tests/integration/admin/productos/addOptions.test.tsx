import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import {
  endSession,
  field,
  fillRequired,
  openAddPage,
  optionsLoaded,
  popupClosed,
  productosOf,
  put,
} from './formPage.ts';
import { FORM_ROWS } from './formRows.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  await backend().sql(FORM_ROWS);
});

const ADD = 'Agregar producto';
const DONE = '¡Producto agregado exitosamente!';
const broken = () => restError(400, 'XX000', 'out of order');

const dialog = (name: string) => screen.getByRole('dialog', { name });

/** Opens the popup over the list by its button. */
async function openPopup(session: StoredSession): Promise<UserEvent> {
  keepSession(session);
  const { user } = await renderApp('/edit-producto');
  await screen.findByText('CAM-1');
  await user.click(screen.getByRole('button', { name: ADD }));
  await screen.findByRole('dialog', { name: ADD });
  await optionsLoaded();
  return user;
}

/** Opens a popup over that one, and types into its first field. */
async function openNested(user: UserEvent, name: string, label: string, text: string) {
  await user.click(within(dialog(ADD)).getByRole('button', { name }));
  const nested = await screen.findByRole('dialog', { name });
  const control = within(nested).getByLabelText(new RegExp(`^${label}`));
  await user.clear(control);
  if (text !== '') await user.paste(text);
  return {
    nested,
    control,
    save: () => user.click(within(nested).getByRole('button', { name: 'Guardar' })),
  };
}

const openColor = (user: UserEvent, text: string) =>
  openNested(user, 'Agregar color', 'Nombre', text);
const openTalla = (user: UserEvent, text: string) =>
  openNested(user, 'Agregar talla', 'ID de la talla', text);

test('the popup adds a product, and closes a second later over the list that has it', async () => {
  const user = await openPopup(staff);
  expect(location.hash).toBe('#agregar');
  await fillRequired(user);
  await user.click(within(dialog(ADD)).getByRole('button', { name: 'Guardar' }));
  await screen.findByText(DONE);
  const start = performance.now();
  await popupClosed();
  expect(performance.now() - start).toBeGreaterThan(800);
  expect(location.hash).toBe('');
  expect(await screen.findByText('N-1')).toBeVisible();
});

test('a new colour is chosen at once, and nothing typed is lost', async () => {
  const user = await openPopup(staff);
  await put(user, 'Código', 'N-1');
  const { save } = await openColor(user, 'Verde');
  expect(location.hash).toBe('#agregar/color');
  await save();
  await screen.findByText('Color agregado correctamente');
  expect(field('Color')).toHaveDisplayValue('Verde');
  await waitFor(() => expect(location.hash).toBe('#agregar'));
  expect(field('Código')).toHaveValue('N-1');
  const [verde] = await backend().sql<{ id: number }>(
    `select numeric_id::int as id from public.color where name = 'Verde'`,
  );
  expect(field('Color')).toHaveValue(String(verde?.id));
});

test('a new size is chosen at once, and nothing typed is lost', async () => {
  const user = await openPopup(staff);
  await put(user, 'Código', 'N-1');
  const { save } = await openTalla(user, '4XL');
  expect(location.hash).toBe('#agregar/talla');
  await save();
  await screen.findByText('Talla agregada correctamente');
  expect(field('Talla')).toHaveDisplayValue('4XL');
  await waitFor(() => expect(location.hash).toBe('#agregar'));
  expect(field('Código')).toHaveValue('N-1');
  expect(await backend().sql(`select id from public.talla where id = '4XL'`)).toHaveLength(1);
});

test.each([
  ['', 'El nombre del color no puede estar vacío'],
  ['  ', 'El nombre del color no puede estar vacío'],
  ['azul', 'Este nombre de color ya existe'],
])('a new colour is not called %j', async (name, text) => {
  const user = await openPopup(staff);
  const { save, control } = await openColor(user, name);
  await save();
  expect(await screen.findByText(text)).toBeVisible();
  expect(control).toHaveFocus();
});

test.each([
  ['', 'El ID de la talla no puede estar vacío'],
  ['   ', 'El ID de la talla no puede estar vacío'],
  ['xl', 'Esta talla ya existe'],
])('a new size is not called %j', async (id, text) => {
  const user = await openPopup(staff);
  const { save, control } = await openTalla(user, id);
  await save();
  expect(await screen.findByText(text)).toBeVisible();
  expect(control).toHaveFocus();
  expect(control).toBeInvalid();
});

test('a size that somebody else added meanwhile is told as such', async () => {
  const user = await openPopup(staff);
  const { save } = await openTalla(user, '5XL');
  await backend().sql(`insert into public.talla (id) values ('5XL')`);
  await save();
  expect(await screen.findByText('Esta talla ya existe')).toBeVisible();
});

test('a colour that could not be added says why, and keeps what was typed', async () => {
  const user = await openPopup(staff);
  const { save, control } = await openColor(user, 'Verde');
  faults.write('post', 'color', broken);
  await save();
  await screen.findByText('Error al agregar el color: out of order');
  expect(control).toHaveValue('Verde');
  faults.none();
  await save();
  await screen.findByText('Color agregado correctamente');
});

test('a size that could not be added says why, and keeps what was typed', async () => {
  const user = await openPopup(staff);
  const { save, control } = await openTalla(user, '4XL');
  faults.write('post', 'talla', broken);
  await save();
  await screen.findByText('Error al agregar la talla: out of order');
  expect(control).toHaveValue('4XL');
  faults.none();
  await save();
  await screen.findByText('Talla agregada correctamente');
});

test('a stranger who is signed in adds no size, and is told why', async () => {
  const user = await openPopup(stranger);
  const { nested, save } = await openTalla(user, '4XL');
  await save();
  await within(nested).findByText(/Error al agregar la talla: /);
  expect(within(nested).getByText(/no tiene permiso de personal/)).toBeVisible();
  expect(await backend().sql(`select id from public.talla where id = '4XL'`)).toEqual([]);
});

test('whoever is no longer signed in is told so by the popups of colours and sizes', async () => {
  const user = await openPopup(staff);
  const talla = await openTalla(user, '4XL');
  endSession();
  await screen.findAllByText('Su sesión terminó');
  await talla.save();
  await screen.findByText('Debes iniciar sesión para agregar tallas');
  expect(talla.control).toHaveValue('4XL');
});

test('closing a nested popup leaves the product as typed, and gives the focus back', async () => {
  const user = await openPopup(staff);
  await put(user, 'Código', 'N-1');
  const opener = within(dialog(ADD)).getByRole('button', { name: 'Agregar talla' });
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Agregar talla' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.hash).toBe('#agregar'));
  expect(screen.queryByText('Hay cambios sin guardar')).toBeNull();
  expect(field('Código')).toHaveValue('N-1');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('what is typed is asked about before the popup closes, by Escape as by Back', async () => {
  const user = await openPopup(staff);
  await put(user, 'Código', 'N-1');
  await user.keyboard('{Escape}');
  await screen.findByText('Hay cambios sin guardar');
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
  history.back();
  await screen.findByText('Hay cambios sin guardar');
  expect(dialog(ADD)).toBeInTheDocument();
  expect(field('Código')).toHaveValue('N-1');
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  await popupClosed();
  expect(await productosOf(backend(), 'N-1')).toEqual([]);
});

test('on the page of its own the nested popups work as well', async () => {
  const { user } = await openAddPage(staff);
  await user.click(screen.getByRole('button', { name: 'Agregar talla' }));
  expect(location.hash).toBe('#talla');
  await user.type(screen.getByLabelText(/^ID de la talla/), '6XL');
  const nested = dialog('Agregar talla');
  await user.click(within(nested).getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Talla agregada correctamente');
  await popupClosed();
  expect(field('Talla')).toHaveDisplayValue('6XL');
  expect(location.pathname).toBe('/add-producto');
});

test('Enter in the search of the gallery does not save the product', async () => {
  const { user } = await openAddPage(staff);
  await user.type(screen.getByRole('searchbox'), 'azul{Enter}');
  expect(screen.getByRole('searchbox')).toHaveValue('azul');
  expect(field('Código')).toBeValid();
  expect(screen.queryByText(/complete todos los campos/)).toBeNull();
});
