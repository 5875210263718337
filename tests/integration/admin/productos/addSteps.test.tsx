import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, lostAnswer, restError } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles } from '../pictures/library.ts';
import {
  fillRequired,
  imagesOf,
  openAddPage,
  productosOf,
  put,
  save,
  stockOf,
} from './formPage.ts';
import { FORM_ROWS, picture } from './formRows.ts';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  await listFiles(backend(), ['frente.webp', 'lado.webp']);
});
beforeEach(async () => {
  await backend().sql(FORM_ROWS);
});

const DONE = '¡Producto agregado exitosamente!';
const NO_INVENTARIO =
  'Producto creado pero hubo un error al agregar algunos registros de inventario';
const NO_IMAGES = 'Producto e inventario creados, pero hubo un error al guardar algunas imágenes';
const RESUME = 'Guardar lo que falta';

const broken = () => restError(500, 'XX000', 'out of order');

/** Writes what is asked, and loses the answer. */
const loseAnswer = (table: string) =>
  faults.write('post', table, lostAnswer(backend), { once: true });

/** The form with all it needs, 6 units in warehouse 1 and a picture. */
async function openFilled(): Promise<UserEvent> {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await put(user, 'Cantidad en Bodega 1 Taras', '6');
  await user.click(await screen.findByRole('button', { name: 'frente.webp' }));
  return user;
}

/** The one product that there is, with what belongs to it. */
async function onlyProducto() {
  const rows = await productosOf(backend(), 'N-1');
  expect(rows).toHaveLength(1);
  const { id } = rows[0] ?? { id: 0 };
  return {
    row: rows[0],
    stock: await stockOf(backend(), id),
    images: await imagesOf(backend(), id),
  };
}

const COMPLETE = {
  stock: [{ bodega_id: 1, cantidad: 6 }],
  images: [picture('frente.webp')],
};

test('product, stock and pictures are saved one after the other', async () => {
  const user = await openFilled();
  const order: string[] = [];
  for (const table of ['producto', 'inventario', 'images']) {
    faults.write('post', table, () => void order.push(table));
  }
  await save(user);
  await screen.findByText(DONE);
  expect(order).toEqual(['producto', 'inventario', 'images']);
  expect(await onlyProducto()).toMatchObject(COMPLETE);
});

test('a product that was not added is added by the next attempt', async () => {
  const user = await openFilled();
  faults.write('post', 'producto', broken);
  await save(user);
  await screen.findByText('Error al agregar producto');
  expect(screen.getByText('Respuesta del servidor: out of order')).toBeVisible();
  expect(await productosOf(backend(), 'N-1')).toEqual([]);
  faults.none();
  await save(user);
  await screen.findByText(DONE);
  expect(await onlyProducto()).toMatchObject(COMPLETE);
});

test('a product whose stock was not saved is no second product after the next attempt', async () => {
  const user = await openFilled();
  faults.write('post', 'inventario', broken);
  await save(user);
  await screen.findByText(NO_INVENTARIO);
  expect(await onlyProducto()).toMatchObject({ stock: [], images: [] });
  faults.none();
  await save(user, RESUME);
  await screen.findByText(DONE);
  expect(await onlyProducto()).toMatchObject(COMPLETE);
});

test('a product whose pictures were not saved is no second product after the next attempt', async () => {
  const user = await openFilled();
  faults.write('post', 'images', broken);
  await save(user);
  await screen.findByText(NO_IMAGES);
  expect(await onlyProducto()).toMatchObject({ stock: COMPLETE.stock, images: [] });
  faults.none();
  await save(user, RESUME);
  await screen.findByText(DONE);
  expect(await onlyProducto()).toMatchObject(COMPLETE);
});

test('a product whose answer was lost on the way is found again, not added again', async () => {
  const user = await openFilled();
  loseAnswer('producto');
  await save(user);
  await screen.findByText('Error al agregar producto');
  await save(user);
  await screen.findByText(DONE);
  expect(await onlyProducto()).toMatchObject(COMPLETE);
});

test('a product that was there before, the same in all, is not taken for the new one', async () => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await save(user);
  await screen.findByText(DONE);
  await screen.findByRole('heading', { level: 1, name: 'Productos' });
  history.pushState(null, '', '/add-producto');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await screen.findByRole('heading', { level: 1, name: 'Agregar producto' });
  await screen.findByRole('option', { name: 'Camisetas · Cuello redondo' });
  await fillRequired(user);
  faults.write('post', 'producto', 'network', { once: true });
  await save(user);
  await screen.findByText('Error al agregar producto');
  await save(user);
  await screen.findByText(DONE);
  expect(await productosOf(backend(), 'N-1')).toHaveLength(2);
});

test('what is changed after a lost answer is brought to the product that was made', async () => {
  const user = await openFilled();
  loseAnswer('producto');
  await save(user);
  await screen.findByText('Error al agregar producto');
  await put(user, 'Precio 1', '45');
  await save(user);
  await screen.findByText(DONE);
  const { row } = await onlyProducto();
  expect(Number(row?.precio1)).toBe(45);
});

test('stock and pictures that are changed after a failure are saved as they are then', async () => {
  const user = await openFilled();
  loseAnswer('inventario');
  await save(user);
  await screen.findByText(NO_INVENTARIO);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bodega' }), 'Cartago');
  await put(user, 'Cantidad en Cartago', '9');
  loseAnswer('images');
  await save(user, RESUME);
  await screen.findByText(NO_IMAGES);
  await user.click(screen.getByRole('button', { name: 'Quitar frente.webp' }));
  await user.click(screen.getByRole('button', { name: 'lado.webp' }));
  await save(user, RESUME);
  await screen.findByText(DONE);
  expect(await onlyProducto()).toMatchObject({
    stock: [{ bodega_id: 2, cantidad: 9 }],
    images: [picture('lado.webp')],
  });
});

test('nothing typed is lost when a step fails, and no second press adds a second product', async () => {
  const user = await openFilled();
  faults.write('post', 'producto', 'network', { once: true });
  await save(user);
  const text = await screen.findByText('Error al agregar producto');
  expect(
    within(text.closest('[role="alert"]') ?? document.body).getByText(/internet/),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Código/)).toHaveValue('N-1');
  expect(screen.getByRole('button', { name: 'frente.webp' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(DONE);
  expect(await onlyProducto()).toMatchObject(COMPLETE);
});

test('the page leads to the list a second after the product was added, which has it', async () => {
  const { user } = await openAddPage(staff);
  await fillRequired(user);
  await save(user);
  const done = await screen.findByText(DONE);
  expect(done.closest('[role="status"]')).not.toBeNull();
  const start = performance.now();
  await waitFor(() => expect(location.pathname).toBe('/edit-producto'));
  expect(performance.now() - start).toBeGreaterThan(800);
  await screen.findByText('N-1');
});
