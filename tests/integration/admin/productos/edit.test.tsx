import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { faults, lostAnswer } from '#tests/faults.ts';
import { listFiles } from '../pictures/library.ts';
import { endSession, popupClosed, press, see, useSignedInShop } from '../staffShop.ts';
import { FORM_ROWS, imagesOf, picture, productosOf, stockOf } from './formRows.ts';
import {
  broken,
  field,
  fill,
  findConflicts,
  message,
  openEdit,
  openProductos,
  save,
} from './pages.ts';

const { backend, sql } = useSignedInShop(`delete from storage.objects; ${FORM_ROWS}`);
beforeEach(() => listFiles(backend(), ['foto-1.webp']));

const DONE = '¡Producto actualizado con éxito!';
const unitsBy = (units: number) =>
  sql(`update public.inventario set cantidad = ${units} where producto_id = 501 and bodega_id = 1`);

test('the form shows the product, says what is wrong, saves what is changed, and closes after 1.5 s', async () => {
  const user = await openEdit(501);
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

  fill({ Código: '', Nombre: '', 'Precio 1': '', 'Precio 2': '', 'Precio 3': '0.005' });
  fill({ 'Descuento (%)': '100.5', 'Bodega 1 Taras': '-1' });
  await save(user);
  await see('Por favor, complete todos los campos obligatorios.');
  const REQUIRED = /Este campo es obligatorio/;
  for (const [label, rule] of [
    ['Código', REQUIRED],
    ['Nombre', REQUIRED],
    ['Precio 1', REQUIRED],
    ['Precio 3', /Use dos decimales como máximo\./],
    ['Descuento (%)', /Escriba un porcentaje de 0 a 100\./],
    ['Bodega 1 Taras', /Escriba un número entero desde 0\./],
  ] as const) {
    expect(field(label)).toHaveAccessibleDescription(rule);
  }
  expect(field('Precio 2')).toBeValid();
  expect(field('Código')).toHaveFocus();

  // It may keep its code, and is told when another product has it.
  fill({ Código: 'gor-1' });
  await see('Ver GOR-1 en otra pestaña');
  fill({ Código: 'cam-1' });
  await waitFor(() => expect(screen.queryByText(/ya tiene este código/)).toBeNull());
  fill({ Código: 'CAM-1', Nombre: 'Camiseta azul', 'Precio 1': '4100.25', 'Precio 3': '2500' });
  fill({ 'Bodega 1 Taras': '3', 'Descuento (%)': '', Detalle: '' });
  fill({ Subfamilia: 'Sin asignar', Talla: 'Sin asignar' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await save(user);
  await see(DONE);
  await act(() => vi.advanceTimersByTimeAsync(1_300));
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(200));
  vi.useRealTimers();
  await popupClosed();
  expect(location.hash).toBe('');
  await see('₡4,100.25');
  const emptied = { precio2: null, detalle: null, sub_familia_id: null, talla_id: null };
  const saved = { ...emptied, nombre: 'Camiseta azul', descuento: 0, color_numeric_id: 21 };
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([saved]);
  expect(await stockOf(backend(), 501)).toEqual([
    { bodega_id: 1, cantidad: 3 },
    { bodega_id: 2, cantidad: 4 },
  ]);
});

test('every field that someone else changed too is listed with both values; the rest is saved', async () => {
  await sql(`insert into public.subfamilia (id, nombre, familia_id) values (113, 'Tela', 102)`);
  const user = await openEdit(501);
  await screen.findByText('Gorras · Gorra clásica', { selector: 'option' });
  fill({ Nombre: 'Camiseta mía', Subfamilia: 'Gorras · Gorra clásica', 'Precio 1': '4000' });
  fill({ 'Precio 2': '3100', 'Descuento (%)': '5', Color: 'Rojo', Talla: 'XL', Detalle: 'Mío' });
  fill({ 'Bodega 1 Taras': '20' });
  await sql(`
    update public.producto set nombre = 'Camiseta ajena', precio1 = 4200.5, precio2 = null,
      color_numeric_id = null, sub_familia_id = 113, talla_id = null, descuento = 0, detalle = null
    where id = 501`);
  await unitsBy(5);
  await save(user);
  const conflict = (label: string, theirs: string, mine: string) =>
    `${label}Está guardado${theirs}Usted escribió${mine}`;
  expect(await findConflicts()).toEqual([
    conflict('Nombre', 'Camiseta ajena', 'Camiseta mía'),
    conflict('Subfamilia', 'Tela', 'Gorra clásica'),
    conflict('Precio 1', '₡4,200.50', '₡4,000.00'),
    conflict('Precio 2', 'sin valor', '₡3,100.00'),
    conflict('Descuento (%)', '0', '5'),
    conflict('Color', 'sin valor', 'Rojo'),
    conflict('Talla', 'sin valor', 'XL'),
    conflict('Detalle', 'sin valor', 'Mío'),
    conflict('Cantidad', '5', '20'),
  ]);
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([{ nombre: 'Camiseta ajena' }]);
  await press(user, 'Usar lo guardado');
  expect(field('Nombre')).toHaveValue('Camiseta ajena');
  expect(field('Nombre')).toHaveFocus();
  expect(field('Precio 1')).toHaveValue('4200.5');
  expect(field('Bodega 1 Taras')).toHaveValue('5');

  fill({ Nombre: 'Camiseta mía', IVA: 'Sin asignar', Color: 'Rojo', 'Bodega 1 Taras': '20' });
  await unitsBy(6);
  await save(user);
  expect(await findConflicts()).toEqual([conflict('Cantidad', '6', '20')]);
  expect(field('Bodega 1 Taras')).toHaveValue('20');
  expect(field('Color')).toHaveDisplayValue('Rojo');
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 6 }, { cantidad: 4 }]);
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([
    { nombre: 'Camiseta mía', sub_familia_id: 113, iva_id: null, color_numeric_id: 22 },
  ]);
  await press(user, 'Guardar lo mío');
  await see(DONE);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 20 }, { cantidad: 4 }]);
});

describe('faults', () => {
  test('parts that were not saved are listed and kept, and saved by the next attempt', async () => {
    const user = await openEdit(501);
    fill({ 'Precio 1': '4000', 'Bodega 1 Taras': '2' });
    await user.click(await screen.findByTitle('foto-1.webp'));
    for (const table of ['producto', 'inventario']) faults.write('patch', table, broken);
    faults.write('post', 'images', broken);
    await save(user);
    const alert = await message('Errores al actualizar: producto, inventario, imágenes');
    expect(alert).toHaveTextContent('Respuesta del servidor: disk full');
    expect(field('Precio 1')).toHaveValue('4000');
    expect(field('Bodega 1 Taras')).toHaveValue('2');
    expect(screen.getByLabelText('Quitar foto-1.webp')).toBeVisible();
    faults.none();
    faults.write('patch', 'inventario', lostAnswer(backend), { once: true });
    await save(user);
    await see('Errores al actualizar: inventario');
    expect(screen.queryByLabelText('Quitar foto-1.webp')).toBeNull();
    await save(user);
    await see(DONE);
    expect(await productosOf(backend(), 'CAM-1')).toMatchObject([{ precio1: 4000 }]);
    expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 2 }, { cantidad: 4 }]);
    expect(await imagesOf(backend(), 501)).toContain(picture('foto-1.webp'));
  });

  test('the address of a product that there is not leads to the list', async () => {
    const user = await openProductos('/edit-producto#editar-999');
    await see('No existe el producto 999');
    await press(user, 'Ver la lista de productos');
    await popupClosed();
    expect(location.hash).toBe('');
  });

  test('parts that could not be read are read again on demand, and nothing loses what is typed', async () => {
    const parts = ['inventario', 'bodega', 'images'];
    for (const table of ['producto', ...parts]) faults.rest(table, broken);
    const user = await openProductos('/edit-producto#editar-501');
    const failed = await screen.findByText('No se pudo cargar el producto');
    const popup = failed.closest('dialog') ?? document.body;
    faults.none();
    for (const table of parts) faults.rest(table, broken);
    await user.click(within(popup).getByText('Reintentar', { selector: 'button' }));
    for (const part of ['inventario', 'bodegas', 'imágenes']) {
      await see(`Error cargando ${part}: Respuesta del servidor: disk full`);
    }
    expect(screen.queryByLabelText('Bodega 1 Taras')).toBeNull();
    fill({ 'Precio 1': '4000' });
    faults.none();
    const form = within(screen.getByRole('dialog', { name: 'Editar producto CAM-1' }));
    for (const retry of form.getAllByText('Reintentar', { selector: 'button' })) {
      await user.click(retry);
    }
    await waitFor(() => expect(field('Bodega 1 Taras')).toHaveValue('8'));
    await screen.findByLabelText('Imágenes vinculadas');
    expect(screen.queryByText(/^Error cargando/)).toBeNull();
    endSession();
    await screen.findAllByText('Su sesión terminó');
    await save(user);
    await see('Debes iniciar sesión para editar productos');
    expect(field('Precio 1')).toHaveValue('4000');
  });
});
