import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { address } from '#tests/renderApp.tsx';
import { listFiles } from '../pictures/library.ts';
import { endSession, IN_BUTTON, popupClosed, press, see, useSignedInShop } from '../staffShop.ts';
import { FORM_ROWS, imagesOf, picture, productosOf, stockOf } from './formRows.ts';
import {
  broken,
  field,
  fill,
  findConflicts,
  hold,
  message,
  openEdit,
  openList,
  openProductos,
  optionsLoaded,
  save,
  shownCodes,
  waitForCodes,
} from './pages.ts';

const { backend, sql } = useSignedInShop(`delete from storage.objects; ${FORM_ROWS}`);
beforeEach(() => listFiles(backend(), ['foto-1.webp']));

const DONE = '¡Producto actualizado con éxito!';
const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
const link = (name: string) => screen.getByLabelText(name, { selector: 'a' });
const pick = async (user: UserEvent) => user.click(await screen.findByTitle('foto-1.webp'));
const chooseAction = async (user: UserEvent, name: string) => {
  await user.click(screen.getByLabelText('Más acciones'));
  await user.click(screen.getByText(name));
};

const unitsBy = (units: number) =>
  sql(`update public.inventario set cantidad = ${units} where producto_id = 501 and bodega_id = 1`);

test('the popup shows the product, reports errors, adds units typed with a sign, saves changes, and closes', async () => {
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

  fill({ Código: '', 'Precio 3': '0.005', 'Descuento (%)': '100.5' });
  await save(user);
  await see('Por favor, complete todos los campos obligatorios.');
  await see('Use dos decimales como máximo.', 'Escriba un porcentaje de 0 a 100.');
  expect(field('Código')).toHaveFocus();

  // The product may keep its own code.
  fill({ Código: 'cam-1' });
  await waitFor(() => expect(screen.queryByText(/ya tiene este código/)).toBeNull());
  fill({ 'Precio 1': '35000' });
  await see('Precio 1 pasa de ₡3,500.00 a ₡35,000.00: cambia más de 60 %.');
  fill({ Código: 'CAM-1', 'Precio 1': '4100.25', 'Precio 2': '', 'Precio 3': '2500' });
  fill({ 'Descuento (%)': '', Detalle: '' });
  const units = field('Bodega 1 Taras');
  await screen.findByText('En otras bodegas: 4 · Total 12.');
  await user.type(units, '{Control>}a{/Control}-9');
  expect(units).toHaveAccessibleDescription(/No hay tantas unidades\./);
  await user.type(units, '{Control>}a{/Control}+20');
  expect(units).toHaveAccessibleDescription(/Queda en 28\./);
  screen.getByText('En otras bodegas: 4 · Total 32.');
  fill({ Subfamilia: 'Sin asignar', Talla: 'Sin asignar' });
  await save(user);
  await see(DONE);
  await popupClosed();
  expect(location.hash).toBe('');
  await see('4,100.25');
  const emptied = { precio2: null, detalle: null, sub_familia_id: null, talla_id: null };
  const saved = { ...emptied, nombre: 'Camiseta azul', descuento: 0, color_numeric_id: 21 };
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([saved]);
  expect(await stockOf(backend(), 501)).toEqual([
    { bodega_id: 1, cantidad: 28 },
    { bodega_id: 2, cantidad: 4 },
  ]);
});

test('fields that someone else changed too are listed with both values, and other fields are saved', async () => {
  await sql(`insert into public.subfamilia (id, nombre, familia_id) values (113, 'Tela', 102)`);
  const user = await openEdit(501);
  await screen.findByText('Gorras · Gorra clásica', { selector: 'option' });
  fill({ Nombre: 'Camiseta mía', Subfamilia: 'Gorras · Gorra clásica', 'Precio 1': '4000' });
  fill({ 'Precio 2': '3100', 'Descuento (%)': '5', Color: 'Rojo', Talla: 'XL', Detalle: 'Mío' });
  fill({ IVA: 'Sin asignar', 'Bodega 1 Taras': '20' });
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
    conflict('Subfamilia', 'Gorras · Tela', 'Gorras · Gorra clásica'),
    conflict('Precio 1', '₡4,200.50', '₡4,000.00'),
    conflict('Precio 2', 'sin valor', '₡3,100.00'),
    conflict('Descuento (%)', '0', '5'),
    conflict('Color', 'sin valor', 'Rojo'),
    conflict('Talla', 'sin valor', 'XL'),
    conflict('Detalle', 'sin valor', 'Mío'),
    conflict('Cantidad', '5', '20'),
  ]);
  expect(await message(/^Otra persona guardó cambios/)).toHaveFocus();
  // The form asks again about the units, which have changed once more.
  await unitsBy(7);
  await press(user, 'Guardar lo mío');
  const again = [conflict('Cantidad', '7', '20')];
  await waitFor(async () => expect(await findConflicts()).toEqual(again));
  expect(await productosOf(backend(), 'CAM-1')).toMatchObject([
    { nombre: 'Camiseta mía', sub_familia_id: 112, iva_id: null },
  ]);
  await press(user, 'Guardar lo mío');
  await see(DONE);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 20 }, { cantidad: 4 }]);
});

test('units that are read during a save do not count as edited', async () => {
  const [stock, patch] = [hold(), hold()];
  faults.rest('inventario', stock.fault, { once: true });
  faults.write('patch', 'producto', patch.fault, { once: true });
  await openProductos('/edit-producto#editar-501');
  await screen.findByLabelText(/^Nombre/);
  fill({ Nombre: 'Nuevo' });
  fireEvent.click(screen.getByText('Guardar', { selector: 'dialog *' }));
  stock.release();
  await waitFor(() => expect(field('Bodega 1 Taras')).toHaveValue('8'));
  patch.release();
  await see(DONE);
  await popupClosed();
});

test('a save keeps the page open, and the next save has no conflict with it', async () => {
  await sql("update public.producto set detalle = 'Algo\u00ADdón' where id = 501");
  const user = await openEdit(501, '');
  await heading('CAM-1 · Camiseta azul');
  await pick(user);
  fill({ Código: 'CAM-9', Color: 'Rojo' });
  await sql(`update public.producto set precio1 = 3800 where id = 501`);
  await unitsBy(9);
  await save(user);
  await see(DONE);
  // The form takes over values that somebody else saved meanwhile.
  expect(field('Precio 1')).toHaveValue('3800');
  expect(field('Bodega 1 Taras')).toHaveValue('9');
  await heading('CAM-9 · Camiseta azul');
  await screen.findByLabelText('Desvincular foto-1.webp');
  fill({ Código: 'CAM-8', 'Bodega 1 Taras': '2' });
  await waitFor(() => expect(screen.queryByText(DONE)).toBeNull());
  // Fills in a field without an event, as a browser may. The detail, which nobody edits, is saved unchanged.
  Object.assign(field('Nombre'), { value: '\u200BPolo' });
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await see(DONE);
  const saved = { nombre: 'Polo', detalle: 'Algo\u00ADdón' };
  expect(await productosOf(backend(), 'CAM-8')).toMatchObject([saved]);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 2 }, { cantidad: 4 }]);
  expect(address()).toBe('/edit-producto/501');
  // Leaving asks nothing, because everything is saved.
  await user.click(screen.getByText('Volver a la lista'));
  await waitForCodes('GOR-1 CAM-8');
});

test('a product can be deleted on its page, which the list then replaces in the history', async () => {
  const user = await openList('?orden=codigo', 'CAM-1 GOR-1');
  await user.click(screen.getByText('GOR-1'));
  await heading('GOR-1 · Gorra');
  await chooseAction(user, 'Eliminar');
  const popup = within(await screen.findByRole('dialog', { name: 'Eliminar producto' }));
  await user.click(popup.getByText('Eliminar', IN_BUTTON));
  await see('¡Producto eliminado correctamente!');
  await waitForCodes('CAM-1');
  expect(address()).toBe('/edit-producto?orden=codigo');
  expect(document.getElementById('main')).toHaveFocus();
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
  expect(address()).toBe('/edit-producto?orden=codigo');
});

test('"Guardar y agregar otro" saves, and starts the next product with the same subfamilia, name, prices and tax', async () => {
  const user = await openEdit(501, '?orden=codigo');
  await user.click(await screen.findByLabelText('Desvincular azul.webp'));
  await save(user, 'Guardar y agregar otro');
  await see(`${DONE} Imagen desvinculada correctamente`);
  await optionsLoaded();
  expect(address()).toBe('/add-producto?subfamilia=111&lista=orden%3Dcodigo');
  expect(field('Subfamilia')).toHaveDisplayValue('Camisetas · Cuello redondo');
  expect(field('Nombre')).toHaveValue('Camiseta azul');
  expect(field('Precio 2')).toHaveValue('3000.5');
  expect(field('Código')).toHaveFocus();
  await user.selectOptions(field('Color'), 'Azul');
  await user.selectOptions(field('Talla'), 'S');
  await waitFor(() =>
    expect(field('Talla').closest('fieldset')).toHaveTextContent(
      '«Camiseta azul» ya tiene este color y esta talla en la subfamilia. Ver CAM-1 en otra pestaña',
    ),
  );
  fill({ Código: 'N-1', Nombre: 'Nuevo', Subfamilia: 'Gorras · Gorra clásica' });
  await waitFor(() => expect(screen.queryByText(/ya tiene este color/)).toBeNull());
  fill({ 'Precio 1': '10', 'Precio 2': '10', 'Precio 3': '10' });
  await save(user, 'Guardar y agregar otro');
  await see('¡Producto agregado exitosamente!');
  await waitFor(() => expect(field('Código')).toHaveValue(''));
  expect(address()).toBe('/add-producto?subfamilia=112&lista=orden%3Dcodigo');
  expect(field('Nombre')).toHaveValue('Nuevo');
  expect(field('Color')).toHaveDisplayValue('Sin asignar');
  expect(field('Código')).toHaveFocus();
  expect(await productosOf(backend(), 'N-1')).toMatchObject([{ sub_familia_id: 112 }]);
  await user.click(screen.getByText('Cancelar', { selector: 'a' }));
  await waitForCodes('CAM-1 GOR-1 N-1');
  expect(address()).toBe('/edit-producto?orden=codigo');
});

test('a copy of a product has its pictures, but not its code and stock', async () => {
  await sql('update public.producto set iva_id = 7 where id = 501');
  const user = await openEdit(501, '?pagina=1&subfamilia=111&orden=codigo-desc');
  await chooseAction(user, 'Duplicar');
  await optionsLoaded();
  expect(address()).toBe('/add-producto?copia=501&lista=subfamilia%3D111%26orden%3Dcodigo-desc');
  await waitFor(() => expect(field('Código')).toHaveFocus());
  fill({ Código: 'CAM-2' });
  await save(user);
  await see('¡Producto agregado exitosamente!');
  const [original] = await productosOf(backend(), 'CAM-1');
  const [copy] = await productosOf(backend(), 'CAM-2');
  const id = copy?.id ?? 0;
  const same = {
    codigo: '',
    id: 0,
    request_id: '',
    busqueda: '',
    existencias: 0,
    orden_codigo: '',
  };
  expect({ ...copy, ...same }).toEqual({ ...original, ...same });
  expect(await imagesOf(backend(), id)).toEqual(await imagesOf(backend(), 501));
  expect(await stockOf(backend(), id)).toEqual([]);
  await waitForCodes('CAM-2 CAM-1');
  expect(address()).toBe('/edit-producto?subfamilia=111&orden=codigo-desc');
});

describe('faults', () => {
  test('parts that were not saved are listed, stay in the form, and are saved by the retry', async () => {
    const user = await openEdit(501);
    fill({ 'Precio 1': '4000', 'Bodega 1 Taras': '2' });
    await user.click(await screen.findByTitle('foto-1.webp'));
    for (const table of ['producto', 'inventario']) faults.write('patch', table, broken);
    faults.write('post', 'images', broken);
    await save(user);
    const alert = await message('Errores al actualizar: producto, inventario, imágenes');
    expect(alert).toHaveTextContent('Respuesta del servidor: disk full');
    expect(field('Bodega 1 Taras')).toHaveValue('2');
    expect(screen.getByLabelText('Quitar foto-1.webp')).toBeVisible();
    faults.none();
    faults.write('post', 'images', broken, { once: true });
    await save(user);
    await see('Errores al actualizar: imágenes');
    fill({ 'Bodega 1 Taras': '1' });
    faults.write('patch', 'inventario', broken, { once: true });
    await save(user);
    await see('Errores al actualizar: inventario');
    expect(screen.queryByLabelText('Quitar foto-1.webp')).toBeNull();
    await save(user);
    await see(DONE);
    expect(await productosOf(backend(), 'CAM-1')).toMatchObject([{ precio1: 4000 }]);
    expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 1 }, { cantidad: 4 }]);
    expect(await imagesOf(backend(), 501)).toContain(picture('foto-1.webp'));
  });

  test('parts that could not be read are read again on demand, and typed values stay', async () => {
    const parts = ['inventario', 'bodega', 'images'];
    for (const table of ['producto', ...parts]) faults.rest(table, broken);
    const user = await openProductos('/edit-producto#editar-501');
    const failed = await screen.findByText('No se pudo cargar el producto');
    const popup = failed.closest('dialog') ?? document.body;
    faults.none();
    for (const table of parts) faults.rest(table, broken);
    faults.rest('images', () => restError(401, 'PGRST301', 'JWT expired'));
    await user.click(within(popup).getByText('Reintentar', IN_BUTTON));
    for (const part of ['inventario', 'bodegas']) {
      await see(
        `Error cargando ${part}: Respuesta del servidor: disk full. Espere un minuto e intente de nuevo.`,
      );
    }
    await see(/^Error cargando imágenes: Su sesión terminó\./);
    fill({ 'Precio 1': '4000' });
    faults.none();
    const form = within(screen.getByRole('dialog', { name: 'Editar producto CAM-1' }));
    for (const retry of form.getAllByText('Reintentar', IN_BUTTON)) {
      await user.click(retry);
    }
    await waitFor(() => expect(field('Bodega 1 Taras')).toHaveValue('8'));
    await screen.findByLabelText('Imágenes del producto, en su orden');
    endSession();
    await screen.findAllByText('Su sesión terminó');
    await save(user);
    await see('Debes iniciar sesión para editar productos');
    expect(field('Precio 1')).toHaveValue('4000');
  });

  test('a copy waits for the pictures, and offers an empty form if its product does not exist', async () => {
    faults.rest('images', broken);
    const user = await openProductos('/add-producto?copia=501');
    const alert = await message('No se pudo cargar el producto');
    faults.none();
    await user.click(within(alert).getByText('Reintentar', IN_BUTTON));
    expect(await screen.findByLabelText('Quitar azul.webp')).toBeVisible();
    cleanup();
    const next = await openProductos('/add-producto?copia=999');
    await see('No existe el producto 999');
    await press(next, 'Empezar con un formulario vacío');
    await optionsLoaded();
    expect(address()).toBe('/add-producto');
  });

  test('an invalid product id is reported, with a link to the list', async () => {
    const user = await openProductos('/edit-producto/abc?buscar=gor');
    expect(await screen.findByText('«abc» no es un número de producto')).toBeVisible();
    await user.click(screen.getByText('Ver la lista de productos'));
    await waitForCodes('GOR-1');
  });
});

describe('the links to the previous and next product', () => {
  // Sorted by code, 1001 to 1050 are the first page; 1051 and 1052 are the second.
  beforeEach(() =>
    sql(`insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
        select 1000 + n, 'P' || 100 + n, 'Fila', 112, 1000 from generate_series(1, 52) n;
      update public.producto set sub_familia_id = 111 where id < 1000;`),
  );
  const findReason = (name: string, reason: string) =>
    screen.findByText(`Producto ${name}: ${reason}`, { selector: 'button *' });

  test('follow the page of the list, even after the code of the product has changed', async () => {
    const user = await openEdit(1049, '?orden=codigo&subfamilia=112&pagina=1');
    await waitFor(() => expect(link('Producto siguiente')).toBeVisible());
    expect(link('Producto anterior')).toHaveAttribute(
      'href',
      '/edit-producto/1048?subfamilia=112&orden=codigo',
    );
    fill({ Código: 'A-1' });
    await save(user);
    await see(DONE);
    await user.click(link('Producto siguiente'));
    await heading('P150 · Fila');
    expect(address()).toBe('/edit-producto/1050?subfamilia=112&orden=codigo');
    await findReason('siguiente', 'este es el último de esa página de la lista');
    await user.click(screen.getByText('Cancelar', { selector: 'a' }));
    await waitFor(() => expect(shownCodes()).toMatch(/^A-1 /));
  });

  test('say why they are missing if the list cannot be read or lacks the product', async () => {
    faults.rest('producto', broken, { where: 'offset=' });
    await openEdit(1001, '?orden=codigo&subfamilia=112');
    expect(await findReason('anterior', 'no se pudo leer la lista')).toBeInTheDocument();
    faults.none();
    cleanup();
    await openEdit(1051, '?orden=codigo&subfamilia=112');
    await findReason('siguiente', 'este producto no está en esa página de la lista');
  });
});
