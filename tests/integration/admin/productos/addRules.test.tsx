import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import {
  endSession,
  field,
  fillRequired,
  openAddPage,
  productosOf,
  put,
  save,
  stockOf,
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

const DONE = '¡Producto agregado exitosamente!';
const MISSING = 'Por favor, complete todos los campos obligatorios.';
const ALL_USED = 'Ya has agregado todas las bodegas disponibles';

test('what is required has to be filled in; the first such field takes the focus', async () => {
  const { user } = await openAddPage(staff);
  await save(user);
  expect((await screen.findByText(MISSING)).closest('[role="alert"]')).not.toBeNull();
  const required = ['Código', 'Nombre', 'Subfamilia', 'Precio 1', 'Precio 2', 'Precio 3'];
  for (const label of required) {
    expect(field(label)).toHaveAccessibleDescription(/Este campo es obligatorio/);
  }
  expect(field('Código')).toHaveFocus();
  await fillRequired(user);
  expect(screen.queryByText(MISSING)).toBeNull();
  expect(await productosOf(backend(), 'N-1')).toEqual([]);
});

test.each(['1', '2', '3'])('price %s has to be above zero', async (number) => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await put(user, `Precio ${number}`, '0');
  await save(user);
  expect(await screen.findByText(`El Precio ${number} debe ser mayor que cero.`)).toBeVisible();
  expect(field(`Precio ${number}`)).toHaveFocus();
  expect(field(`Precio ${number}`)).toBeInvalid();
  expect(await productosOf(backend(), 'N-1')).toEqual([]);
});

test('prices take cents from 0.01', async () => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await put(user, 'Precio 3', '0.001');
  await save(user);
  expect(field('Precio 3')).toHaveAccessibleDescription(/Use dos decimales como máximo/);
  await put(user, 'Precio 3', '0.01');
  await save(user);
  await screen.findByText(DONE);
  expect(await productosOf(backend(), 'N-1')).toMatchObject([{ precio3: 0.01 }]);
});

test('numbers are read as they are written here, and the amount is shown before it is saved', async () => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await put(user, 'Precio 1', '12.500,50');
  expect(field('Precio 1')).toHaveAccessibleDescription('Al detalle ₡12,500.50');
  await put(user, 'Precio 2', '12,000');
  expect(field('Precio 2')).toHaveAccessibleDescription('Por mayor (+12) ₡12,000.00');
  await put(user, 'Precio 3', '3.600');
  expect(field('Precio 3')).toHaveAccessibleDescription('Especial (+24) ₡3,600.00');
  await put(user, 'Descuento (%)', '7,5');
  await save(user);
  await screen.findByText(DONE);
  expect(await productosOf(backend(), 'N-1')).toMatchObject([
    { precio1: 12500.5, precio2: 12000, precio3: 3600, descuento: 7.5 },
  ]);
});

test.each([
  ['Precio 1', 'tres mil', 'Escriba un número, como 1500 o 1500.50.'],
  ['Descuento (%)', '12%%', 'Escriba un número, como 1500 o 1500.50.'],
  ['Cantidad en Bodega 1 Taras', '1.000', 'Escriba un número entero desde 0.'],
])('%s of %s stays as typed, with what is wrong', async (label, typed, text) => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await put(user, label, typed);
  await save(user);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field(label)).toHaveValue(typed);
  expect(field(label)).toHaveFocus();
  expect(await productosOf(backend(), 'N-1')).toEqual([]);
});

test('what is chosen and left empty is saved so', async () => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await put(user, 'Color', 'Azul');
  await put(user, 'Talla', 'XL');
  await put(user, 'Descuento (%)', '');
  await save(user);
  await screen.findByText(DONE);
  expect(await productosOf(backend(), 'N-1')).toMatchObject([
    { color_numeric_id: 21, talla_id: 'XL', iva_id: null, detalle: null, sub_familia_id: 111 },
  ]);
});

test('each warehouse is chosen once, and no more rows are added than there are warehouses', async () => {
  const { user } = await openAddPage(staff);
  const add = screen.getByRole('button', { name: 'Agregar bodega' });
  expect(screen.getByRole('combobox', { name: 'Bodega' })).toHaveDisplayValue('Bodega 1 Taras');
  expect(screen.getByLabelText('Cantidad en Bodega 1 Taras')).toHaveValue('0');
  expect(screen.getByRole('button', { name: 'Quitar Bodega 1 Taras' })).toBeDisabled();
  await user.click(add);
  await user.click(add);
  expect(screen.queryByText(ALL_USED)).toBeNull();
  await user.click(add);
  expect(screen.getByText(ALL_USED)).toHaveAttribute('role', 'alert');
  const rows = screen.getAllByRole('combobox', { name: 'Bodega' });
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(within(row).getAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Quitar Cartago' }));
  expect(screen.queryByText(ALL_USED)).toBeNull();
  const [first = document.body] = screen.getAllByRole('combobox', { name: 'Bodega' });
  expect(
    within(first)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bodega 1 Taras', 'Cartago']);
});

test('only rows of stock above 0 are saved', async () => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await user.click(screen.getByRole('button', { name: 'Agregar bodega' }));
  await put(user, 'Cantidad en Cartago', '4');
  await save(user);
  await screen.findByText(DONE);
  const [producto] = await productosOf(backend(), 'N-1');
  expect(await stockOf(backend(), producto?.id ?? 0)).toEqual([{ bodega_id: 2, cantidad: 4 }]);
});

test('warehouses that could not be read say why, and are read again', async () => {
  faults.rest('bodega', () => restError(400, 'XX000', 'out of order'));
  const { user } = await openAddPage(staff);
  await screen.findByText('Error cargando bodegas: Respuesta del servidor: out of order');
  expect(screen.getByLabelText('Cantidad en Bodega 1 Taras')).toBeVisible();
  faults.none();
  const message = screen.getByText(/Error cargando bodegas/).closest<HTMLElement>('[role="alert"]');
  await user.click(within(message ?? document.body).getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('option', { name: 'Bodega 1 Taras' });
  await user.click(screen.getByRole('button', { name: 'Agregar bodega' }));
  expect(screen.getByLabelText('Cantidad en Cartago')).toHaveValue('0');
});

test('what somebody else adds to the lists comes by refreshing them, and nothing typed is lost', async () => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await backend().sql(`insert into public.color (name) values ('Verde')`);
  await user.click(screen.getByRole('button', { name: 'Actualizar datos' }));
  expect(
    (await screen.findByText('Datos actualizados correctamente')).closest('[role="status"]'),
  ).not.toBeNull();
  await put(user, 'Color', 'Verde');
  expect(field('Código')).toHaveValue('N-1');
});

test('lists that could not be refreshed say so', async () => {
  const { user } = await openAddPage(staff);
  faults.rest('talla', () => restError(400, 'XX000', 'out of order'));
  await user.click(screen.getByRole('button', { name: 'Actualizar datos' }));
  expect(
    (await screen.findByText('Error al actualizar los datos')).closest('[role="alert"]'),
  ).not.toBeNull();
  expect(screen.getByRole('option', { name: 'XL' })).toBeInTheDocument();
});

test('a stranger who is signed in is refused, and told why', async () => {
  const { user } = await openAddPage(stranger);
  await fillRequired(user);
  await save(user);
  await screen.findByText('Error al agregar producto');
  expect(screen.getByText(/no tiene permiso de personal/)).toBeVisible();
  expect(await productosOf(backend(), 'N-1')).toEqual([]);
});

test('whoever is no longer signed in is told so, and saves once signed in again', async () => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  endSession();
  await screen.findAllByText('Su sesión terminó');
  await save(user);
  await screen.findByText('Debes iniciar sesión para agregar productos');
  expect(field('Código')).toHaveValue('N-1');
});

test('what is typed is asked about before the page is left', async () => {
  const { user } = await openAddPage(staff);
  await put(user, 'Código', 'N-1');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  expect(await screen.findByText('Hay cambios sin guardar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect(field('Código')).toHaveValue('N-1');
});
