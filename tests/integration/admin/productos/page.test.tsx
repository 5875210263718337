import { QueryClientProvider, type QueryClient, useQuery } from '@tanstack/react-query';
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { readListing } from '#features/admin/productos/listingUrl.ts';
import { useNeighbours } from '#features/admin/productos/page/useNeighbours.ts';
import { faults } from '#tests/faults.ts';
import { listFiles } from '../pictures/library.ts';
import { see, useSignedInShop } from '../staffShop.ts';
import { FORM_ROWS, imagesOf, productosOf, SIBLING, SIBLINGS_BOX, stockOf } from './formRows.ts';
import {
  address,
  broken,
  field,
  fill,
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

test('a save stays on the page, and the next one goes on from it without a conflict', async () => {
  const user = await openEdit(501, '');
  await heading('CAM-1 · Camiseta azul');
  await pick(user);
  fill({ Código: 'CAM-9', 'Bodega 1 Taras': '3' });
  await save(user);
  await see(DONE);
  await heading('CAM-9 · Camiseta azul');
  await screen.findByLabelText('Desvincular foto-1.webp');
  expect(screen.queryByLabelText('Se vincularán al guardar')).toBeNull();
  fill({ Código: 'CAM-8', 'Bodega 1 Taras': '2' });
  await waitFor(() => expect(screen.queryByText(DONE)).toBeNull());
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await see(DONE);
  expect(await productosOf(backend(), 'CAM-8')).toHaveLength(1);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 2 }, { cantidad: 4 }]);
  expect(address()).toBe('/edit-producto/501');
  // Nothing is unsaved: no question.
  await user.click(screen.getByText('Volver a la lista'));
  await waitForCodes('GOR-1 CAM-8');
});

test('it is deleted from its page, and the list takes its place in the history', async () => {
  const user = await openList('?orden=codigo', 'CAM-1 GOR-1');
  await user.click(screen.getByText('GOR-1'));
  await heading('GOR-1 · Gorra');
  await chooseAction(user, 'Eliminar');
  const popup = within(await screen.findByRole('dialog', { name: 'Eliminar producto' }));
  await user.click(popup.getByText('Eliminar', { selector: 'button' }));
  await see('¡Producto eliminado correctamente!');
  await waitForCodes('CAM-1');
  expect(address()).toBe('/edit-producto?orden=codigo');
  expect(document.getElementById('main')).toHaveFocus();
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
  expect(address()).toBe('/edit-producto?orden=codigo');
  history.go(2);
  await see('No existe el producto 502', 'Se eliminó, o la dirección no es correcta.');
  await user.click(screen.getByText('Ver la lista de productos'));
  await waitForCodes('CAM-1');
});

test('another product is added after a save, in the same subfamilia, one after the other', async () => {
  await sql(SIBLING);
  const user = await openEdit(501, '?orden=codigo');
  await user.click(await screen.findByLabelText(SIBLINGS_BOX));
  await pick(user);
  await save(user, 'Guardar y agregar otro');
  await see(`${DONE} Las imágenes quedaron vinculadas a 2 productos.`);
  await optionsLoaded();
  expect(address()).toBe('/add-producto?subfamilia=111&lista=orden%3Dcodigo');
  expect(field('Subfamilia')).toHaveDisplayValue('Camisetas · Cuello redondo');
  expect(field('Código')).toHaveFocus();
  fill({ Código: 'N-1', Nombre: 'Nuevo', Subfamilia: 'Gorras · Gorra clásica' });
  fill({ 'Precio 1': '10', 'Precio 2': '10', 'Precio 3': '10' });
  await save(user, 'Guardar y agregar otro');
  await see('¡Producto agregado exitosamente!');
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
  await sql('update public.producto set iva_id = 7 where id = 501');
  const user = await openEdit(501, '?pagina=1&subfamilia=111&orden=codigo-desc');
  await chooseAction(user, 'Duplicar');
  await optionsLoaded();
  expect(address()).toBe('/add-producto?copia=501&lista=subfamilia%3D111%26orden%3Dcodigo-desc');
  await waitFor(() => expect(field('Código')).toHaveFocus());
  expect(field('Código')).toHaveValue('');
  fill({ Código: 'CAM-2' });
  await save(user);
  await see('¡Producto agregado exitosamente!');
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

describe('faults', () => {
  test('pictures that cannot be read after a save are told; a copy waits for them', async () => {
    const user = await openEdit(501, '');
    await pick(user);
    faults.rest('images', broken);
    await save(user);
    await see(DONE);
    expect(await message(/^Error cargando imágenes/)).toHaveTextContent('Reintentar');
    const linked = within(screen.getByLabelText('Imágenes vinculadas'));
    expect(linked.getAllByRole('img')).toHaveLength(2);
    await chooseAction(user, 'Duplicar');
    await see('No se pudo cargar el producto');
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    expect(await screen.findByLabelText('Quitar foto-1.webp')).toBeVisible();
  });

  test('the copy of a product that is gone starts empty', async () => {
    const user = await openProductos('/add-producto?copia=999');
    await see('No existe el producto 999');
    await user.click(screen.getByText('Empezar con un formulario vacío'));
    await optionsLoaded();
    expect(address()).toBe('/add-producto');
  });

  test('a product that is not read is read again; its stock and pictures are read beside it', async () => {
    const requested: string[] = [];
    const note = ({ url }: Request) => void requested.push(new URL(url).pathname);
    for (const table of ['inventario', 'images']) faults.rest(table, note);
    faults.rest('producto', broken);
    const user = await openProductos('/edit-producto/501?buscar=gor');
    const alert = await message('No se pudo cargar el producto');
    expect(requested).toEqual(expect.arrayContaining(['/rest/v1/inventario', '/rest/v1/images']));
    faults.none();
    await user.click(within(alert).getByText('Reintentar'));
    await heading('CAM-1 · Camiseta azul');
  });

  test('an address without a number says so, and leads to the list', async () => {
    const user = await openProductos('/edit-producto/abc?buscar=gor');
    expect(await screen.findByText('«abc» no es un número de producto')).toBeVisible();
    await user.click(screen.getByText('Ver la lista de productos'));
    await waitForCodes('GOR-1');
  });
});

describe('the products beside it', () => {
  // By code, 1001 to 1050 are the first page, 1051 to 1100 the second, 1101 to 1110 the third.
  beforeEach(() =>
    sql(`insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
        select 1000 + n, 'P' || 100 + n, 'Fila', 112, 1000 from generate_series(1, 110) n;
      update public.producto set sub_familia_id = 111 where id < 1000;`),
  );
  const listing = (page: number) => readListing(`subfamilia=112&orden=codigo&pagina=${page}`);
  /** What a save does that takes a product out of the list. */
  const takeOut = (id: number) =>
    sql(`update public.producto set sub_familia_id = 111 where id = ${id}`);

  function render<Result>(client: QueryClient, hook: () => Result) {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    return renderHook(hook, { wrapper }).result;
  }
  const neighboursOf = (client: QueryClient, id: number, page: number) =>
    render(client, () => useNeighbours(String(id), listing(page)));
  const IN_ORDER = { previous: { id: 1049, page: 1 }, next: { id: 1051, page: 1 } };

  test('follow the list over its pages, stay after a change, and are left only after a question', async () => {
    const user = await openEdit(1049, '?orden=codigo&subfamilia=112&pagina=1');
    const next = async () => {
      await waitFor(() => expect(link('Producto siguiente')).toBeVisible());
      await user.click(link('Producto siguiente'));
    };
    await waitFor(() => expect(link('Producto siguiente')).toBeVisible());
    expect(link('Producto anterior')).toHaveAttribute(
      'href',
      '/edit-producto/1048?subfamilia=112&orden=codigo',
    );
    fill({ Código: 'A-1' });
    await save(user);
    await see(DONE);
    await next();
    await heading('P150 · Fila');
    expect(address()).toBe('/edit-producto/1050?subfamilia=112&orden=codigo');
    await next();
    await heading('P151 · Fila');
    expect(address()).toBe('/edit-producto/1051?pagina=2&subfamilia=112&orden=codigo');
    await waitFor(() => expect(link('Producto anterior')).toBeVisible());

    fill({ Nombre: 'Sin guardar' });
    for (const way of [link('Producto anterior'), screen.getByText('Volver a la lista')]) {
      await user.click(way);
      await user.click(await screen.findByText('Seguir editando'));
      expect(field('Nombre')).toHaveValue('Sin guardar');
    }
    await user.click(screen.getByText('Cancelar', { selector: 'a' }));
    await user.click(await screen.findByText('Salir sin guardar'));
    await waitFor(() => expect(shownCodes()).toMatch(/^P151 /));
  });

  test('are not known of a product that is not on the page of the list, which is said', async () => {
    await openEdit(502, '?subfamilia=112');
    for (const name of ['anterior', 'siguiente']) {
      const text = `Producto ${name}: este producto no está en esa página de la lista`;
      const step = (await screen.findByText(text)).closest('button');
      expect(step).toHaveAttribute('aria-disabled', 'true');
    }
  });

  test('skip none when the next page is read again before this one', async () => {
    const client = createQueryClient();
    await client.fetchQuery(staffQueries.productos(listing(1)));
    await takeOut(1040);
    const { release, fault } = hold();
    faults.rest('producto', async ({ url }) => {
      const query = new URL(url).searchParams;
      return query.get('select') === 'id' && query.get('offset') === '0' ? fault() : undefined;
    });
    const neighbours = neighboursOf(client, 1050, 1);
    // Shown somewhere else, too.
    const nextPage = render(client, () => useQuery(staffQueries.productos(listing(2))));
    await waitFor(() => expect(nextPage.current.isSuccess).toBe(true));
    release();
    await waitFor(() => expect(neighbours.current).toEqual(IN_ORDER));
  });

  test('are found on the page before when a product has moved there', async () => {
    const client = createQueryClient();
    for (const page of [1, 2]) await client.fetchQuery(staffQueries.productos(listing(page)));
    await takeOut(1040);
    const both = neighboursOf(client, 1050, 1);
    await waitFor(() => expect(both.current).toEqual(IN_ORDER));
    const moved = neighboursOf(createQueryClient(), 1051, 2);
    await waitFor(() =>
      expect(moved.current).toEqual({
        previous: { id: 1050, page: 1 },
        next: { id: 1052, page: 2 },
      }),
    );
  });

  test('end with the list, and are not known while a page cannot be read', async () => {
    const client = createQueryClient();
    const first = neighboursOf(client, 1001, 1);
    await waitFor(() => expect(first.current.previous).toEqual({ reason: 'first' }));
    const last = neighboursOf(client, 1110, 3);
    await waitFor(() => expect(last.current.next).toEqual({ reason: 'last' }));
    const edge = neighboursOf(client, 1050, 1);
    faults.rest('producto', broken);
    await waitFor(() => expect(edge.current.next).toEqual({ reason: 'failed' }));
  });
});
