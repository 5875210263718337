import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { faults, lostResponse, restError } from '#tests/faults.ts';
import { retypeField } from '#tests/visitor.ts';
import { listFiles } from '../pictures/library.ts';
import { button, IN_BUTTON, popupClosed, press, see, useSignedInShop } from '../staffShop.ts';
import { FORM_ROWS, imagesOf, picture, productosOf, stockOf } from './formRows.ts';
import { broken, field, fill, hold, message, openAdd, REQUIRED, save } from './pages.ts';

const { backend, sql } = useSignedInShop(`delete from storage.objects; ${FORM_ROWS}`);
beforeEach(() => listFiles(backend(), ['frente.webp']));

const DONE = '¡Producto agregado exitosamente!';
const MISSING = 'Por favor, complete todos los campos obligatorios.';
const RESUME = 'Guardar lo que falta';

async function added() {
  const rows = await productosOf(backend(), 'N-1');
  expect(rows).toHaveLength(1);
  const id = rows[0]?.id ?? 0;
  return {
    row: rows[0],
    stock: await stockOf(backend(), id),
    images: await imagesOf(backend(), id),
  };
}

const addUsualIvaFault = (fault: () => Response | undefined | Promise<undefined>) =>
  faults.rest('producto', fault, { where: 'select=iva_id' });

describe('bad inputs', () => {
  test('each field says what is missing or wrong, and unusual values only warn', async () => {
    const user = await openAdd();
    await save(user);
    await see(MISSING);
    for (const label of Object.keys(REQUIRED)) {
      expect(field(label)).toHaveAccessibleDescription(/Este campo es obligatorio/);
    }
    expect(field('Código')).toHaveFocus();
    fill(REQUIRED);
    fill({ 'Precio 1': '0', 'Precio 2': '0', 'Precio 3': '0', 'Descuento (%)': '12%%' });
    fill({ 'Cantidad en Bodega 1 Taras': '2,5' });
    await save(user);
    for (const number of [1, 2, 3]) await see(`El Precio ${number} debe ser mayor que cero.`);
    expect(field('Precio 1')).toHaveFocus();
    await see('Escriba un número, como 1500 o 1500.50.', 'Escriba un número entero desde 0.');
    expect(await productosOf(backend(), 'N-1')).toEqual([]);

    fill({ Código: ' cám-1 ', 'Precio 1': '30', 'Precio 2': '31', 'Precio 3': '30.5' });
    fill({ 'Descuento (%)': '', 'Cantidad en Bodega 1 Taras': '0', IVA: 'Sin asignar' });
    const link = await screen.findByText('Ver CAM-1 en otra pestaña');
    expect(link).toHaveAttribute('href', '/edit-producto/501');
    expect(field('Código')).toHaveAccessibleDescription(/^«Camiseta azul» ya tiene este código/);
    await see('El Precio 2 es mayor que el Precio 1.', 'El Precio 3 es mayor que el Precio 1.');
    await save(user);
    await see(DONE);
    expect(await productosOf(backend(), 'cám-1')).toMatchObject([{ iva_id: null }]);
  });
});

test('a product is saved with the shown prices, the usual IVA and stock above 0, and each warehouse can be chosen once', async () => {
  const user = await openAdd();
  await waitFor(() => expect(field('IVA')).toHaveDisplayValue('IVA 13%'));
  fill(REQUIRED);
  fill({ 'Precio 1': '12.500,50', 'Precio 2': '12,000', 'Precio 3': '3.600' });
  fill({ 'Descuento (%)': '', Color: 'Azul', Talla: 'XL' });
  for (const [label, shown] of [
    ['Precio 1', 'Al detalle ₡12,500.50'],
    ['Precio 2', 'Por mayor (+12) ₡12,000.00'],
    ['Precio 3', 'Especial (+24) ₡3,600.00'],
  ] as const) {
    expect(field(label)).toHaveAccessibleDescription(shown);
  }
  await screen.findByText('Cartago', { selector: 'option' });
  const warehouses = () => screen.getAllByLabelText<HTMLSelectElement>('Bodega');
  const choices = () =>
    warehouses().map(({ options }) => Array.from(options, ({ text }) => text).join(', '));
  expect(choices()).toEqual(['Bodega 1 Taras, Cartago, San José']);
  expect(field('Cantidad en Bodega 1 Taras')).toHaveValue('0');
  expect(screen.getByLabelText('Quitar Bodega 1 Taras')).toBeDisabled();
  await press(user, 'Agregar bodega', 'Agregar bodega');
  await press(user, 'Agregar bodega');
  expect(await message('Ya has agregado todas las bodegas disponibles')).toHaveRole('alert');
  expect(choices()).toEqual(['Bodega 1 Taras', 'Cartago', 'San José']);
  await user.click(screen.getByLabelText('Quitar Cartago'));
  expect(choices()).toEqual(['Bodega 1 Taras, Cartago', 'Cartago, San José']);
  await user.selectOptions(warehouses()[1] ?? document.body, 'Cartago');
  fill({ 'Cantidad en Cartago': '1.000' });
  expect(field('Cantidad en Cartago')).toHaveAccessibleDescription('1,000');
  await save(user);
  await see(DONE);
  await waitFor(() => expect(location.pathname).toBe('/edit-producto'));
  await see('N-1');
  const { row, stock } = await added();
  const prices = { precio1: 12500.5, precio2: 12000, precio3: 3600, descuento: 0 };
  const chosen = { sub_familia_id: 111, color_numeric_id: 21, talla_id: 'XL', iva_id: 1 };
  expect(row).toMatchObject({ ...prices, ...chosen, detalle: null });
  expect(stock).toEqual([{ bodega_id: 2, cantidad: 1000 }]);
});

describe('faults', () => {
  test('a product whose stock or pictures failed is completed by the retry, and not added twice', async () => {
    addUsualIvaFault(broken);
    const user = await openAdd();
    expect(await screen.findByText(/^No se pudo leer el IVA usual/)).toHaveRole('status');
    expect(field('IVA')).toHaveDisplayValue('Sin asignar');
    fill({ ...REQUIRED, 'Cantidad en Bodega 1 Taras': '6', IVA: 'IVA 4%' });
    await user.click(await screen.findByTitle('frente.webp'));
    const expired = () => restError(401, 'PGRST301', 'expired');
    for (const [table, text] of [
      ['producto', 'Debes iniciar sesión para agregar productos'],
      ['producto', 'Error al agregar producto'],
      [
        'inventario',
        'Producto creado pero hubo un error al agregar algunos registros de inventario',
      ],
      ['images', 'Producto e inventario creados, pero hubo un error al guardar algunas imágenes'],
    ] as const) {
      faults.write('post', table, text.startsWith('Debes') ? expired : broken);
      await save(user, screen.queryByText(RESUME) ? RESUME : 'Guardar');
      const reason = text.startsWith('Debes') ? text : 'Respuesta del servidor: disk full';
      expect(await message(text)).toHaveTextContent(reason);
      faults.none();
    }
    await save(user, RESUME);
    await see(DONE);
    expect((await added()).stock).toEqual([{ bodega_id: 1, cantidad: 6 }]);
    expect((await added()).images).toEqual([picture('frente.webp')]);
  });

  test.each(['producto', 'inventario', 'images'] as const)(
    'a retry after a lost response at %s keeps changes of someone else, and asks about conflicts',
    async (step) => {
      const user = await openAdd();
      fill({ ...REQUIRED, 'Precio 3': '1.010', 'Cantidad en Bodega 1 Taras': '6' });
      await user.click(await screen.findByTitle('frente.webp'));
      faults.write('post', step, lostResponse(backend), { once: true });
      await save(user);
      await see(/^(Error al agregar producto|Producto .*creado)/);
      const edit = 'nombre = nombre || $$ azul$$, precio1 = 40, precio3 = 9';
      await sql(`update public.producto set ${edit} where codigo = 'N-1'`);
      await sql('update public.inventario set cantidad = 5 where cantidad = 6');
      fill({ 'Precio 1': '50', 'Precio 2': '20' });
      await save(user, screen.queryByText(RESUME) ? RESUME : 'Guardar');
      // The 5 units may be left over from the lost attempt or counted by somebody, so the form asks.
      const units = step === 'inventario' ? 'Cantidad.*5.*6' : '';
      const conflicts = new RegExp(`sin guardar.Precio 1.*₡40.*₡50.00${units}Guardar lo mío`);
      expect(await message(/^Otra persona guardó cambios/)).toHaveTextContent(conflicts);
      await press(user, 'Guardar lo mío');
      await see(DONE);
      const { row, stock, images } = await added();
      expect(row).toMatchObject({ nombre: 'Nuevo azul', precio1: 50, precio2: 20, precio3: 9 });
      expect(stock).toEqual([{ bodega_id: 1, cantidad: step === 'images' ? 5 : 6 }]);
      expect(images).toEqual([picture('frente.webp')]);
    },
  );

  test('the form says that its lists are loading or failed, and reads them again on demand', async () => {
    const iva = hold();
    const bodegas = hold();
    addUsualIvaFault(iva.fault);
    faults.rest('bodega', () => bodegas.fault().then(broken));
    const user = await openAdd();
    const add = button('Agregar bodega');
    expect(add).toHaveAttribute('aria-busy', 'true');
    expect(field('IVA')).toHaveDisplayValue('Cargando…');
    await save(user);
    await see(/^El IVA usual se está cargando/);
    // A tax that is chosen before the usual tax is known stays.
    fill({ IVA: 'IVA 4%', Código: 'N-1' });
    iva.release();
    bodegas.release();
    await screen.findByText('Sin asignar', { selector: '[name="ivaId"] option' });
    expect(field('IVA')).toHaveDisplayValue('IVA 4%');
    await see(/^Error cargando bodegas/);
    expect(add).toBeDisabled();

    faults.none();
    await sql(`insert into public.color (name) values ('Verde')`);
    await press(user, 'Actualizar datos');
    await see('Datos actualizados correctamente');
    expect(screen.getByText('Verde', { selector: 'option' })).toBeInTheDocument();
    faults.rest('talla', broken);
    await press(user, 'Actualizar datos');
    await see('Error al actualizar los datos');
    expect(field('Código')).toHaveValue('N-1');
  });

  test('typing and presses are refused during a save', async () => {
    const { release, fault } = hold();
    faults.write('post', 'producto', fault);
    const user = await openAdd();
    fill(REQUIRED);
    await save(user, 'Guardar y agregar otro');
    await user.type(field('Nombre'), ' más');
    await user.selectOptions(field('Color'), 'Azul');
    await press(user, 'Agregar bodega');
    expect(field('Nombre')).toHaveValue('Nuevo');
    expect(field('Color')).toHaveDisplayValue('Sin asignar');
    expect(screen.getAllByLabelText('Bodega')).toHaveLength(1);
    await press(user, 'Subir imágenes');
    expect(location.hash).toBe('');
    release();
    await see(DONE);
  });
});

test('a size that staff add is selected at once, and its popup and the gallery change nothing else in the form', async () => {
  const user = await openAdd('/edit-producto#agregar');
  fill(REQUIRED);
  screen.getByLabelText('Agregar talla').focus();
  await user.keyboard('{Enter}');
  const popup = within(await screen.findByRole('dialog', { name: 'Agregar talla' }));
  const control = popup.getByLabelText(/^ID de la talla/);
  async function send(text: string) {
    await retypeField(user, control, text);
    await user.click(popup.getByText('Guardar', IN_BUTTON));
  }
  await sql(`insert into public.talla (id) values ('5XL')`);
  for (const [text, refusal] of [
    ['', 'El ID de la talla no puede estar vacío'],
    ['5XL', 'Esta talla ya existe'],
  ] as const) {
    await send(text);
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(control).toHaveFocus();
  }
  faults.write('post', 'talla', broken, { once: true });
  await send('4XL');
  await see('Error al agregar la talla: disk full');
  await send('4XL');
  await see('Talla agregada correctamente');
  expect(field('Talla')).toHaveDisplayValue('4XL');
  await waitFor(() => expect(location.hash).toBe('#agregar'));

  // Enter in the search of the gallery does not submit the form.
  const form = within(screen.getByRole('dialog', { name: 'Agregar producto' }));
  await user.type(form.getByRole('searchbox'), '{Enter}');
  expect(field('Detalle')).toBeValid();
  expect(field('Código')).toHaveValue('N-1');
  await save(user);
  await see(DONE);
  await popupClosed();
  expect(location.hash).toBe('');
  await see('N-1');
  expect((await added()).row).toMatchObject({ talla_id: '4XL' });
});
