import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { listFiles } from '../pictures/library.ts';
import { field, fillRequired, openAddPage, put, save } from './formPage.ts';
import { FORM_ROWS, imagesOf, picture, productosOf, stockOf } from './formRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop(FORM_ROWS);
beforeAll(async () => {
  await listFiles(backend(), ['frente.webp']);
});

const DONE = '¡Producto agregado exitosamente!';
const MISSING = 'Por favor, complete todos los campos obligatorios.';
const RESUME = 'Guardar lo que falta';
const broken = () => restError(400, 'XX000', 'disk full');

/** The one product that was added, with what belongs to it. */
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

test('each field says what is missing or wrong, the first takes the focus, and nothing is saved', async () => {
  const { user } = await openAddPage();
  await save(user);
  expect((await screen.findByText(MISSING)).closest('[role="alert"]')).not.toBeNull();
  for (const label of ['Código', 'Nombre', 'Subfamilia', 'Precio 1', 'Precio 2', 'Precio 3']) {
    expect(field(label)).toHaveAccessibleDescription(/Este campo es obligatorio/);
  }
  expect(field('Código')).toHaveFocus();
  await fillRequired(user);
  expect(screen.queryByText(MISSING)).toBeNull();

  for (const number of ['1', '2', '3']) await put(user, `Precio ${number}`, '0');
  await put(user, 'Descuento (%)', '12%%');
  await put(user, 'Cantidad en Bodega 1 Taras', '1.000');
  await save(user);
  for (const number of ['1', '2', '3']) {
    expect(await screen.findByText(`El Precio ${number} debe ser mayor que cero.`)).toBeVisible();
    expect(field(`Precio ${number}`)).toBeInvalid();
  }
  expect(field('Precio 1')).toHaveFocus();
  expect(screen.getByText('Escriba un número, como 1500 o 1500.50.')).toBeVisible();
  expect(screen.getByText('Escriba un número entero desde 0.')).toBeVisible();
  expect(field('Descuento (%)')).toHaveValue('12%%');
  expect(field('Cantidad en Bodega 1 Taras')).toHaveValue('1.000');
  expect(await productosOf(backend(), 'N-1')).toEqual([]);
});

test('a product is saved as its prices are shown, with stock above 0, and the list follows', async () => {
  const { user } = await openAddPage();
  await fillRequired(user);
  await put(user, 'Precio 1', '12.500,50');
  expect(field('Precio 1')).toHaveAccessibleDescription('Al detalle ₡12,500.50');
  await put(user, 'Precio 2', '12,000');
  expect(field('Precio 2')).toHaveAccessibleDescription('Por mayor (+12) ₡12,000.00');
  await put(user, 'Precio 3', '3.600');
  expect(field('Precio 3')).toHaveAccessibleDescription('Especial (+24) ₡3,600.00');
  await put(user, 'Descuento (%)', '');
  await put(user, 'Color', 'Azul');
  await put(user, 'Talla', 'XL');
  await user.click(screen.getByText('Agregar bodega', { selector: 'button' }));
  await put(user, 'Cantidad en Cartago', '4');
  await save(user);
  expect((await screen.findByText(DONE)).closest('[role="status"]')).not.toBeNull();
  await waitFor(() => expect(location.pathname).toBe('/edit-producto'));
  expect(await screen.findByText('N-1')).toBeVisible();
  const { row, stock } = await added();
  expect(row).toMatchObject({
    precio1: 12500.5,
    precio2: 12000,
    precio3: 3600,
    descuento: 0,
    sub_familia_id: 111,
    color_numeric_id: 21,
    talla_id: 'XL',
    iva_id: 1,
    detalle: null,
  });
  expect(stock).toEqual([{ bodega_id: 2, cantidad: 4 }]);
});

test('a product whose stock or pictures were not saved is completed, not added twice', async () => {
  const { user } = await openAddPage();
  await fillRequired(user);
  await put(user, 'Cantidad en Bodega 1 Taras', '6');
  await user.click(await screen.findByTitle('frente.webp'));
  faults.write('post', 'producto', () => restError(401, 'PGRST301', 'expired'));
  await save(user);
  await screen.findByText('Debes iniciar sesión para agregar productos');
  faults.none();
  faults.write('post', 'producto', broken, { once: true });
  await save(user);
  const text = await screen.findByText('Error al agregar producto');
  expect(text.closest('[role="alert"]')).toHaveTextContent('Respuesta del servidor: disk full');
  faults.write('post', 'inventario', broken, { once: true });
  await save(user);
  await screen.findByText(
    'Producto creado pero hubo un error al agregar algunos registros de inventario',
  );
  faults.write('post', 'images', broken, { once: true });
  await save(user, RESUME);
  await screen.findByText(
    'Producto e inventario creados, pero hubo un error al guardar algunas imágenes',
  );
  await save(user, RESUME);
  await screen.findByText(DONE);
  expect(await added()).toMatchObject({
    stock: [{ bodega_id: 1, cantidad: 6 }],
    images: [picture('frente.webp')],
  });
});

test('each warehouse is chosen once, and one row always stays', async () => {
  const ALL_USED = 'Ya has agregado todas las bodegas disponibles';
  const { user } = await openAddPage();
  await screen.findByText('Cartago', { selector: 'option' });
  const warehouses = () => screen.getAllByLabelText<HTMLSelectElement>('Bodega');
  const choices = (row = 0) => Array.from(warehouses()[row]?.options ?? [], ({ text }) => text);
  expect(choices()).toEqual(['Bodega 1 Taras', 'Cartago', 'San José']);
  expect(screen.getByLabelText('Cantidad en Bodega 1 Taras')).toHaveValue('0');
  expect(screen.getByLabelText('Quitar Bodega 1 Taras')).toBeDisabled();
  const add = screen.getByText('Agregar bodega', { selector: 'button' });
  await user.click(add);
  await user.click(add);
  expect(screen.queryByText(ALL_USED)).toBeNull();
  await user.click(add);
  expect(screen.getByText(ALL_USED)).toHaveAttribute('role', 'alert');
  expect(warehouses()).toHaveLength(3);
  expect([choices(0), choices(1), choices(2)]).toEqual([
    ['Bodega 1 Taras'],
    ['Cartago'],
    ['San José'],
  ]);
  await user.click(screen.getByLabelText('Quitar Cartago'));
  expect(screen.queryByText(ALL_USED)).toBeNull();
  expect(choices()).toEqual(['Bodega 1 Taras', 'Cartago']);
  await user.selectOptions(warehouses()[1] ?? document.body, 'Cartago');
  expect(screen.getByLabelText('Cantidad en Cartago')).toHaveValue('0');
});

test('while the warehouses load or fail nothing says that all are used', async () => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  faults.rest('bodega', async () => {
    await isReleased;
    return broken();
  });
  const { user } = await openAddPage();
  const add = screen.getByText('Agregar bodega', { selector: 'button' });
  expect(add).toHaveAttribute('aria-busy', 'true');
  await user.click(add);
  expect(screen.queryByText(/todas las bodegas/)).toBeNull();
  release();
  expect(await screen.findByText(/^Error cargando bodegas/)).toBeVisible();
  expect(add).toBeDisabled();
});

test('the lists to choose from are read again on demand, and a failure says so', async () => {
  const { user } = await openAddPage();
  await put(user, 'Código', 'N-1');
  await backend().sql(`insert into public.color (name) values ('Verde')`);
  await user.click(screen.getByText('Actualizar datos', { selector: 'button' }));
  const done = await screen.findByText('Datos actualizados correctamente');
  expect(done.closest('[role="status"]')).not.toBeNull();
  await put(user, 'Color', 'Verde');
  expect(field('Código')).toHaveValue('N-1');

  faults.rest('talla', broken);
  await user.click(screen.getByText('Actualizar datos', { selector: 'button' }));
  const failed = await screen.findByText('Error al actualizar los datos');
  expect(failed.closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByText('XL', { selector: 'option' })).toBeInTheDocument();
});
