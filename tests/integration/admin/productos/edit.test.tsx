import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import {
  endSession,
  field,
  openEdit,
  popupClosed,
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

const DONE = '¡Producto actualizado con éxito!';
const broken = () => restError(400, 'XX000', 'out of order');

test('the form holds the product as it is', async () => {
  await openEdit(staff, 501);
  expect(field('Código')).toHaveValue('CAM-1');
  expect(field('Nombre')).toHaveValue('Camiseta azul');
  expect(field('Subfamilia')).toHaveDisplayValue(/Cuello redondo/);
  expect(field('Precio 1')).toHaveValue('3500');
  expect(field('Precio 2')).toHaveValue('3000.5');
  expect(field('Precio 3')).toHaveValue('2500');
  expect(field('Descuento (%)')).toHaveValue('10');
  expect(field('Color')).toHaveDisplayValue('Azul');
  expect(field('Talla')).toHaveDisplayValue('S');
  expect(field('Detalle')).toHaveValue('Algodón peinado');
  expect(field('Bodega 1 Taras')).toHaveValue('8');
  expect(field('Código')).toHaveFocus();
});

test('what is changed is saved, and the popup closes a second and a half later', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Precio 1', '4100.25');
  await put(user, 'Bodega 1 Taras', '3');
  await save(user);
  const done = await screen.findByText(DONE);
  expect(done.closest('[role="status"]')).not.toBeNull();
  const start = performance.now();
  await popupClosed();
  expect(performance.now() - start).toBeGreaterThan(1_200);
  expect(location.pathname).toBe('/edit-producto');
  await screen.findByText('₡4,100.25');
  expect(await stockOf(backend(), 501)).toEqual([
    { bodega_id: 1, cantidad: 3 },
    { bodega_id: 2, cantidad: 4 },
  ]);
});

test('what is emptied is saved as null, the discount as 0', async () => {
  const { user } = await openEdit(staff, 501);
  for (const label of ['Precio 2', 'Precio 3', 'Descuento (%)', 'Detalle']) {
    await put(user, label, '');
  }
  for (const label of ['IVA', 'Color', 'Talla', 'Subfamilia']) {
    await user.selectOptions(field(label), 'Sin asignar');
  }
  await save(user);
  await screen.findByText(DONE);
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([
    {
      precio2: null,
      precio3: null,
      detalle: null,
      iva_id: null,
      color_numeric_id: null,
      talla_id: null,
      sub_familia_id: null,
    },
  ]);
  const [row] = await backend().sql<{ descuento: string }>(
    'select descuento from public.producto where id = 501',
  );
  expect(Number(row?.descuento)).toBe(0);
});

test('code, name and first price are required', async () => {
  const { user } = await openEdit(staff, 501);
  for (const label of ['Código', 'Nombre', 'Precio 1']) await put(user, label, '');
  await save(user);
  await screen.findByText('Por favor, complete todos los campos obligatorios.');
  for (const label of ['Código', 'Nombre', 'Precio 1']) expect(field(label)).toBeInvalid();
  expect(field('Precio 2')).toBeValid();
  expect(field('Código')).toHaveFocus();
});

test.each([
  ['Descuento (%)', '100.5', 'Escriba un porcentaje de 0 a 100.'],
  ['Bodega 1 Taras', '-1', 'Escriba un número entero desde 0.'],
  ['Bodega 1 Taras', '', 'Escriba un número entero desde 0.'],
  ['Precio 3', '0.005', 'Use dos decimales como máximo.'],
])('%s does not take %j', async (label, value, text) => {
  const { user } = await openEdit(staff, 501);
  await put(user, label, value);
  await save(user);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field(label)).toHaveFocus();
});

test('a product without stock in warehouse 1 gets its first units', async () => {
  const { user } = await openEdit(staff, 502);
  expect(field('Bodega 1 Taras')).toHaveValue('0');
  await put(user, 'Bodega 1 Taras', '7');
  await save(user);
  await screen.findByText(DONE);
  expect(await stockOf(backend(), 502)).toEqual([{ bodega_id: 1, cantidad: 7 }]);
});

test('stock that was left alone is not written', async () => {
  const { user } = await openEdit(staff, 502);
  const written: string[] = [];
  faults.write('post', 'inventario', () => void written.push('inventario'));
  await put(user, 'Nombre', 'Gorra de tela');
  await save(user);
  await screen.findByText(DONE);
  expect(written).toEqual([]);
  expect(await stockOf(backend(), 502)).toEqual([]);
});

test('a part that could not be saved is named, the rest is saved, and nothing typed is lost', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Precio 1', '4000');
  await put(user, 'Bodega 1 Taras', '2');
  faults.write('patch', 'inventario', broken);
  await save(user);
  await screen.findByText('Errores al actualizar: inventario');
  expect(screen.getByText('Respuesta del servidor: out of order')).toBeVisible();
  expect(field('Bodega 1 Taras')).toHaveValue('2');
  faults.none();
  await save(user);
  await screen.findByText(DONE);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 2 }, { cantidad: 4 }]);
});

test('every part that could not be saved is listed', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Precio 1', '4000');
  await put(user, 'Bodega 1 Taras', '2');
  faults.write('patch', 'producto', broken);
  faults.write('patch', 'inventario', broken);
  await save(user);
  const text = await screen.findByText('Errores al actualizar: producto, inventario');
  expect(text.closest('[role="alert"]')).toHaveAttribute('data-tone', 'error');
  expect(field('Precio 1')).toHaveValue('4000');
});

test('a change whose answer was lost is no conflict with oneself', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Precio 1', '4000');
  await put(user, 'Bodega 1 Taras', '2');
  for (const table of ['producto', 'inventario']) {
    faults.write(
      'patch',
      table,
      async (request) => {
        await backend().fetch(request.clone());
        return Response.error();
      },
      { once: true },
    );
  }
  await save(user);
  await screen.findByText('Errores al actualizar: producto, inventario');
  await save(user);
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('a stranger who is signed in is refused, and told why', async () => {
  const { user } = await openEdit(stranger, 501);
  await put(user, 'Precio 1', '1');
  await put(user, 'Bodega 1 Taras', '99');
  await save(user);
  await screen.findByText('Errores al actualizar: producto, inventario');
  expect(screen.getByText(/no tiene permiso de personal/)).toBeVisible();
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([{ nombre: 'Camiseta azul' }]);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 8 }, { cantidad: 4 }]);
});

test('whoever is no longer signed in is told so, and keeps what is typed', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Precio 1', '4000');
  endSession();
  await screen.findAllByText('Su sesión terminó');
  await save(user);
  await screen.findByText('Debes iniciar sesión para editar productos');
  expect(field('Precio 1')).toHaveValue('4000');
});

test('what is typed is asked about before the popup closes', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Precio 1', '4000');
  await user.keyboard('{Escape}');
  await screen.findByText('Hay cambios sin guardar');
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  await popupClosed();
  expect(location.pathname).toBe('/edit-producto');
});

test.each([
  ['abc', '«abc» no es un número de producto'],
  ['null', '«null» no es un número de producto'],
  ['1.5', '«1.5» no es un número de producto'],
  ['999', 'No existe el producto 999'],
  ['99999999999999999999', 'No existe el producto 99999999999999999999'],
])('the address of product %s says in words that there is none', async (id, text) => {
  keepSession(staff);
  const { user } = await renderApp(`/edit-producto/${id}`);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver la lista de productos' }));
  await popupClosed();
  expect(location.pathname).toBe('/edit-producto');
});

test('a product that could not be read says why, and is read again', async () => {
  keepSession(staff);
  faults.rest('producto', broken);
  const { user } = await renderApp('/edit-producto/501');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('No se pudo cargar el producto');
  faults.none();
  await user.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('dialog', { name: 'Editar producto CAM-1' })).toBeVisible();
});

test('stock and warehouses that could not be read say why, and the stock is not written', async () => {
  keepSession(staff);
  faults.rest('inventario', broken);
  faults.rest('bodega', broken);
  const { user } = await renderApp('/edit-producto/501');
  await screen.findByText('Error cargando inventario: Respuesta del servidor: out of order');
  await screen.findByText('Error cargando bodegas: Respuesta del servidor: out of order');
  expect(screen.queryByLabelText('Bodega 1 Taras')).toBeNull();
  await put(user, 'Precio 1', '4000');
  faults.none();
  await user.click(screen.getAllByRole('button', { name: 'Reintentar' }).at(-1) ?? document.body);
  await waitFor(() => expect(field('Bodega 1 Taras')).toHaveValue('8'));
  expect(field('Precio 1')).toHaveValue('4000');
});

test('from the list, the popup opens over it and gives the focus back', async () => {
  keepSession(staff);
  const { user } = await renderApp('/edit-producto');
  const button = await screen.findByRole('button', { name: 'Editar CAM-1 Camiseta azul' });
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Editar producto CAM-1' });
  expect(location.pathname).toBe('/edit-producto/501');
  await user.keyboard('{Escape}');
  await popupClosed();
  expect(location.pathname).toBe('/edit-producto');
  await waitFor(() => expect(button).toHaveFocus());
});
