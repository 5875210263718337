import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/toast.ts';
import { listFiles } from '../pictures/library.ts';
import { field, openPage, optionsLoaded, put, save } from './formPage.ts';
import { FORM_ROWS, imagesOf, productosOf, stockOf, SIBLING, SIBLINGS_BOX } from './formRows.ts';
import { address, openList, shownCodes, waitForCodes } from './listPage.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend, sql } = useSignedInShop(FORM_ROWS);
beforeAll(async () => {
  await listFiles(backend(), ['foto-1.webp', 'foto-2.webp']);
});

const DONE = '¡Producto actualizado con éxito!';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByLabelText(name, { selector: 'a' });
const menuItem = async (user: Awaited<ReturnType<typeof openPage>>['user'], name: string) => {
  await user.click(screen.getByLabelText('Más acciones'));
  await user.click(screen.getByText(name));
};

test('a save stays on the page, and the next one goes on from it without a conflict', async () => {
  const { user } = await openPage(501);
  await heading('CAM-1 · Camiseta azul');
  await user.click(await screen.findByTitle('foto-1.webp'));
  await put(user, 'Código', 'CAM-9');
  await put(user, 'Bodega 1 Taras', '3');
  await save(user);
  await screen.findByText(DONE);
  await heading('CAM-9 · Camiseta azul');
  await screen.findByLabelText('Desvincular foto-1.webp');
  expect(screen.queryByLabelText('Se vincularán al guardar')).toBeNull();
  await put(user, 'Código', 'CAM-8');
  expect(screen.queryByText(DONE)).toBeNull();
  await put(user, 'Bodega 1 Taras', '2');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await screen.findByText(DONE);
  expect(await productosOf(backend(), 'CAM-8')).toHaveLength(1);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 2 }, { cantidad: 4 }]);
  expect(address()).toBe('/edit-producto/501');
  // Nothing is unsaved: no question.
  await user.click(screen.getByText('Volver a la lista'));
  await waitForCodes('GOR-1 CAM-8');
});

test('the products beside it follow the list over its pages, and stay after a change', async () => {
  await sql(`insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
    select 700 + n, 'P' || n, 'Fila', 111, 1000 + n from generate_series(10, 69) n`);
  // CAM-1, GOR-1 and P10 to P57 are the first page.
  const { user } = await openPage(757, '?orden=codigo&subfamilia=111&pagina=1');
  await waitFor(() => expect(link('Producto siguiente')).toBeVisible());
  expect(link('Producto anterior')).toHaveAttribute(
    'href',
    '/edit-producto/756?subfamilia=111&orden=codigo',
  );
  await put(user, 'Código', 'A-1');
  await save(user);
  await screen.findByText(DONE);
  await user.click(link('Producto siguiente'));
  await heading('P58 · Fila');
  expect(address()).toBe('/edit-producto/758?subfamilia=111&orden=codigo');
  await waitFor(() => expect(link('Producto siguiente')).toBeVisible());
  await user.click(link('Producto siguiente'));
  await heading('P59 · Fila');
  expect(address()).toBe('/edit-producto/759?pagina=2&subfamilia=111&orden=codigo');
  await waitFor(() => expect(link('Producto anterior')).toBeVisible());

  await put(user, 'Nombre', 'Sin guardar');
  for (const way of [
    () => link('Producto anterior'),
    () => screen.getByText('Volver a la lista'),
  ]) {
    await user.click(way());
    await user.click(await screen.findByText('Seguir editando'));
    expect(field('Nombre')).toHaveValue('Sin guardar');
  }
  await user.click(screen.getByText('Cancelar', { selector: 'a' }));
  await user.click(await screen.findByText('Salir sin guardar'));
  await waitFor(() => expect(shownCodes()).toMatch(/^P59 /));
});

test('a product that is not on the page of the list has no neighbours, which is said', async () => {
  await openPage(502, '?subfamilia=111');
  for (const name of ['anterior', 'siguiente']) {
    const step = await screen.findByText(
      `Producto ${name}: este producto no está en esa página de la lista`,
    );
    expect(step.closest('button')).toHaveAttribute('aria-disabled', 'true');
  }
});

test('an address without a product says so; stock and pictures are read beside the product', async () => {
  const requested: string[] = [];
  const note = ({ url }: Request) => void requested.push(new URL(url).pathname);
  for (const table of ['inventario', 'images']) faults.rest(table, note);
  faults.rest('producto', () => restError(400, 'XX000', 'disk full'));
  const { user } = await renderApp('/edit-producto/501?buscar=gor');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo cargar el producto');
  expect(requested).toEqual(expect.arrayContaining(['/rest/v1/inventario', '/rest/v1/images']));
  faults.none();
  await user.click(within(alert).getByText('Reintentar'));
  await heading('CAM-1 · Camiseta azul');
});

test.each([
  ['abc', '«abc» no es un número de producto'],
  ['999', 'No existe el producto 999'],
])('the page of product %s says that there is none, and leads to the list', async (id, text) => {
  const { user } = await renderApp(`/edit-producto/${id}?buscar=gor`);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByText('Ver la lista de productos'));
  await waitForCodes('GOR-1');
});

test('it is deleted from its page, and the list takes its place in the history', async () => {
  const { user } = await openList('?orden=codigo');
  await user.click(await screen.findByText('GOR-1'));
  await heading('GOR-1 · Gorra');
  await menuItem(user, 'Eliminar');
  const popup = within(await screen.findByRole('dialog', { name: 'Eliminar producto' }));
  await user.click(popup.getByText('Eliminar', { selector: 'button' }));
  expect(await findToast('¡Producto eliminado correctamente!')).toBeVisible();
  await waitForCodes('CAM-1');
  expect(address()).toBe('/edit-producto?orden=codigo');
  expect(document.getElementById('main')).toHaveFocus();
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
  expect(address()).toBe('/edit-producto?orden=codigo');
  history.go(2);
  expect(await screen.findByText('No existe el producto 502')).toBeVisible();
  expect(screen.getByText('Se eliminó, o la dirección no es correcta.')).toBeVisible();
  await user.click(screen.getByText('Ver la lista de productos'));
  await waitForCodes('CAM-1');
});

test('another product is added after a save, in the same subfamilia, one after the other', async () => {
  await sql(SIBLING);
  const { user } = await openPage(501, '?orden=codigo');
  await user.click(await screen.findByLabelText(SIBLINGS_BOX));
  await user.click(await screen.findByTitle('foto-1.webp'));
  await save(user, 'Guardar y agregar otro');
  expect(await findToast(`${DONE} Las imágenes quedaron vinculadas a 2 productos.`)).toBeVisible();
  await optionsLoaded();
  expect(address()).toBe('/add-producto?subfamilia=111&lista=orden%3Dcodigo');
  expect(field('Subfamilia')).toHaveDisplayValue('Camisetas · Cuello redondo');
  expect(field('Código')).toHaveFocus();
  await put(user, 'Código', 'N-1');
  await put(user, 'Nombre', 'Nuevo');
  await put(user, 'Subfamilia', 'Gorras · Gorra clásica');
  await save(user, 'Guardar y agregar otro');
  await screen.findByText('Por favor, complete todos los campos obligatorios.');
  for (const n of [1, 2, 3]) await put(user, `Precio ${n}`, '10');
  await save(user, 'Guardar y agregar otro');
  expect(await findToast('¡Producto agregado exitosamente!')).toBeVisible();
  await waitFor(() => expect(field('Código')).toHaveValue(''));
  expect(address()).toBe('/add-producto?subfamilia=112&lista=orden%3Dcodigo');
  expect(field('Código')).toHaveFocus();
  expect(field('Nombre')).toHaveValue('');
  expect(field('Subfamilia')).toHaveDisplayValue('Gorras · Gorra clásica');
  expect(await productosOf(backend(), 'N-1')).toMatchObject([{ sub_familia_id: 112 }]);
  await user.click(screen.getByText('Cancelar', { selector: 'a' }));
  await waitForCodes('CAM-1 CAM-XL GOR-1 N-1');
  expect(address()).toBe('/edit-producto?orden=codigo');
});

test('a product is copied with its pictures, but without code and stock', async () => {
  await sql('update public.producto set iva_id = (select max(id) from public.iva) where id = 501');
  const { user } = await openPage(501, '?pagina=1&subfamilia=111&orden=codigo-desc');
  await menuItem(user, 'Duplicar');
  await optionsLoaded();
  expect(address()).toBe('/add-producto?copia=501&lista=subfamilia%3D111%26orden%3Dcodigo-desc');
  await waitFor(() => expect(field('Código')).toHaveFocus());
  expect(field('Código')).toHaveValue('');
  await put(user, 'Código', 'CAM-2');
  await save(user);
  await screen.findByText('¡Producto agregado exitosamente!');
  const [original] = await productosOf(backend(), 'CAM-1');
  const [copy] = await productosOf(backend(), 'CAM-2');
  const id = copy?.id ?? 0;
  const same = { codigo: '', id: 0, busqueda: '', existencias: 0, orden_codigo: '' };
  expect({ ...copy, ...same }).toEqual({ ...original, ...same });
  expect(await imagesOf(backend(), id)).toEqual(await imagesOf(backend(), 501));
  expect(await stockOf(backend(), id)).toEqual([]);
  await waitForCodes('CAM-2 CAM-1');
  expect(address()).toBe('/edit-producto?subfamilia=111&orden=codigo-desc');
});

test('pictures that cannot be read after a save are told; a copy waits for them', async () => {
  const { user } = await openPage(501);
  await user.click(await screen.findByTitle('foto-1.webp'));
  faults.rest('images', () => restError(400, 'XX000', 'disk full'));
  await save(user);
  await screen.findByText(DONE);
  const alert = await screen.findByText(/^Error cargando imágenes/);
  expect(within(screen.getByLabelText('Imágenes vinculadas')).getAllByRole('img')).toHaveLength(2);
  expect(alert.closest('[role="alert"]')).toHaveTextContent('Reintentar');
  await import('#features/admin/productos/form/AddProductoPage.tsx');
  await menuItem(user, 'Duplicar');
  await screen.findByText('No se pudo cargar el producto');
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  expect(await screen.findByLabelText('Quitar foto-1.webp')).toBeVisible();
});

test('a copy that cannot be read says so, and can be read again or started empty', async () => {
  faults.rest('images', () => restError(400, 'XX000', 'disk full'));
  const { user } = await renderApp('/add-producto?copia=501');
  await screen.findByText('No se pudo cargar el producto');
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  await screen.findByDisplayValue('Camiseta azul');
  expect(screen.getByLabelText('Quitar azul.webp')).toBeVisible();
});

test('the copy of a product that is gone starts empty', async () => {
  const { user } = await renderApp('/add-producto?copia=999');
  await screen.findByText('No existe el producto 999');
  await user.click(screen.getByText('Empezar con un formulario vacío'));
  await optionsLoaded();
  expect(address()).toBe('/add-producto');
});
