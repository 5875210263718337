import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { faults, lostAnswer, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { listFiles } from '../pictures/library.ts';
import { field, openEdit, put, save } from './formPage.ts';
import { FORM_ROWS, imagesOf, picture, productosOf, stockOf } from './formRows.ts';
import { endSession, popupClosed, useSignedInShop } from '../staffShop.ts';

const { backend, signInAs } = useSignedInShop(FORM_ROWS);
beforeAll(async () => {
  await listFiles(backend(), ['foto-1.webp']);
});

const DONE = '¡Producto actualizado con éxito!';
const broken = () => restError(400, 'XX000', 'disk full');

test('the form shows the product, saves what is changed, and closes after a second and a half', async () => {
  const { user } = await openEdit(501);
  const shown = {
    Código: 'CAM-1',
    Nombre: 'Camiseta azul',
    'Precio 1': '3500',
    'Precio 2': '3000.5',
    'Precio 3': '2500',
    'Descuento (%)': '10',
    Detalle: 'Algodón peinado',
    'Bodega 1 Taras': '8',
  };
  for (const [label, value] of Object.entries(shown)) expect(field(label)).toHaveValue(value);
  await screen.findByText('Camisetas · Cuello redondo', { selector: 'option' });
  expect(field('Subfamilia')).toHaveDisplayValue('Camisetas · Cuello redondo');
  expect(field('Color')).toHaveDisplayValue('Azul');
  expect(field('Talla')).toHaveDisplayValue('S');
  expect(field('Código')).toHaveFocus();

  await put(user, 'Precio 1', '4100.25');
  await put(user, 'Bodega 1 Taras', '3');
  for (const label of ['Precio 2', 'Descuento (%)', 'Detalle']) await put(user, label, '');
  for (const label of ['Subfamilia', 'Talla']) await put(user, label, 'Sin asignar');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await save(user);
  expect((await screen.findByText(DONE)).closest('[role="status"]')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_300));
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(200));
  vi.useRealTimers();
  await popupClosed();
  expect(location.hash).toBe('');
  await screen.findByText('₡4,100.25');
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([
    {
      nombre: 'Camiseta azul',
      precio2: null,
      descuento: 0,
      detalle: null,
      sub_familia_id: null,
      talla_id: null,
      color_numeric_id: 21,
    },
  ]);
  expect(await stockOf(backend(), 501)).toEqual([
    { bodega_id: 1, cantidad: 3 },
    { bodega_id: 2, cantidad: 4 },
  ]);
});

test('each field says what is wrong with it, and the first one takes the focus', async () => {
  const { user } = await openEdit(501);
  for (const label of ['Código', 'Nombre', 'Precio 1']) await put(user, label, '');
  await put(user, 'Precio 3', '0.005');
  await put(user, 'Descuento (%)', '100.5');
  await put(user, 'Bodega 1 Taras', '-1');
  await save(user);
  await screen.findByText('Por favor, complete todos los campos obligatorios.');
  for (const label of ['Código', 'Nombre', 'Precio 1']) {
    expect(field(label)).toHaveAccessibleDescription(/Este campo es obligatorio/);
  }
  expect(field('Precio 2')).toBeValid();
  expect(field('Precio 3')).toHaveAccessibleDescription(/Use dos decimales como máximo\./);
  expect(field('Descuento (%)')).toHaveAccessibleDescription(/Escriba un porcentaje de 0 a 100\./);
  expect(field('Bodega 1 Taras')).toHaveAccessibleDescription(/Escriba un número entero desde 0\./);
  expect(field('Código')).toHaveFocus();
});

test('parts that were not saved are listed and kept, and saved by the next attempt', async () => {
  const { user } = await openEdit(501);
  await put(user, 'Precio 1', '4000');
  await put(user, 'Bodega 1 Taras', '2');
  await user.click(await screen.findByTitle('foto-1.webp'));
  for (const table of ['producto', 'inventario']) faults.write('patch', table, broken);
  faults.write('post', 'images', broken);
  await save(user);
  const text = await screen.findByText('Errores al actualizar: producto, inventario, imágenes');
  expect(text.closest('[role="alert"]')).toHaveTextContent('Respuesta del servidor: disk full');
  expect(field('Precio 1')).toHaveValue('4000');
  expect(field('Bodega 1 Taras')).toHaveValue('2');
  expect(screen.getByLabelText('Se vincularán al guardar')).toBeVisible();

  faults.none();
  faults.write('patch', 'inventario', lostAnswer(backend), { once: true });
  await save(user);
  await screen.findByText('Errores al actualizar: inventario');
  expect(screen.queryByLabelText('Se vincularán al guardar')).toBeNull();
  await save(user);
  await screen.findByText(DONE);
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([{ precio1: 4000 }]);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 2 }, { cantidad: 4 }]);
  expect(await imagesOf(backend(), 501)).toContain(picture('foto-1.webp'));
});

test('a stranger is refused, in words, to save and to unlink a picture', async () => {
  await signInAs('stranger');
  const { user } = await openEdit(501);
  await put(user, 'Precio 1', '4000');
  await save(user);
  const refused = await screen.findByText('Errores al actualizar: producto');
  expect(refused.closest('[role="alert"]')).toHaveTextContent(/no tiene permiso de personal/);
  await user.click(await screen.findByLabelText('Desvincular azul.webp'));
  await screen.findByText('Error al desvincular la imagen');
  expect(screen.getByLabelText('Desvincular azul.webp')).toBeVisible();
  expect(await imagesOf(backend(), 501)).toHaveLength(2);
});

test.each([
  ['abc', '«abc» no es un número de producto'],
  ['999', 'No existe el producto 999'],
])('the address of product %s says that there is none, and leads to the list', async (id, text) => {
  const { user } = await renderApp(`/edit-producto#editar-${id}`);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByText('Ver la lista de productos', { selector: 'button' }));
  await popupClosed();
  expect(location.hash).toBe('');
});

test('parts that could not be read are read again on demand, and nothing loses what is typed', async () => {
  const parts = ['inventario', 'bodega', 'images'];
  for (const table of ['producto', ...parts]) faults.rest(table, broken);
  const { user } = await renderApp('/edit-producto#editar-501');
  const failed = await screen.findByText('No se pudo cargar el producto');
  const popup = failed.closest('dialog') ?? document.body;
  faults.none();
  for (const table of parts) faults.rest(table, broken);
  await user.click(within(popup).getByText('Reintentar', { selector: 'button' }));
  for (const part of ['inventario', 'bodegas', 'imágenes']) {
    await screen.findByText(`Error cargando ${part}: Respuesta del servidor: disk full`);
  }
  expect(screen.queryByLabelText('Bodega 1 Taras')).toBeNull();
  await put(user, 'Precio 1', '4000');
  faults.none();
  const form = within(screen.getByRole('dialog', { name: 'Editar producto CAM-1' }));
  for (const retry of form.getAllByText('Reintentar', { selector: 'button' })) {
    await user.click(retry);
  }
  await waitFor(() => expect(field('Bodega 1 Taras')).toHaveValue('8'));
  await screen.findByLabelText('Imágenes vinculadas');
  expect(screen.queryByText(/^Error cargando/)).toBeNull();
  expect(field('Precio 1')).toHaveValue('4000');
  endSession();
  await screen.findAllByText('Su sesión terminó');
  await save(user);
  await screen.findByText('Debes iniciar sesión para editar productos');
  expect(field('Precio 1')).toHaveValue('4000');
});
