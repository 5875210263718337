import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_ROWS } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { faults } from '#tests/faults.ts';
import { address, renderApp } from '#tests/renderApp.tsx';
import { button, press, see, useSignedInShop } from '../staffShop.ts';
import { LIST_ROWS } from './formRows.ts';
import { ALL_CODES, broken, hold, message, openList, shownCodes, waitForCodes } from './pages.ts';

const { backend, sql } = useSignedInShop(LIST_ROWS);

const cellsOf = (code: string) =>
  Array.from(
    screen.getByText(code, { selector: 'th *' }).closest('tr')?.querySelectorAll('td') ?? [],
    (cell) => cell.textContent,
  ).join(' | ');

/** Records the id filter of each request for products whose response has arrived. */
function recordResponses(): string[] {
  const responses: string[] = [];
  faults.rest('producto', async (request) => {
    const response = await backend().fetch(request);
    responses.push(new URL(request.url).searchParams.get('id') ?? '');
    return response;
  });
  return responses;
}

test('the table has 14 columns on a wide screen, fewer on narrow ones, and shows the values of each product', async () => {
  resizeTo(1440);
  const user = await openList();
  const headers = () =>
    Array.from(document.querySelectorAll('th[scope="col"]'), (th) => th.textContent).join(' | ');
  expect(headers()).toBe(
    'Código | Nombre | Detalle | Subfamilia | Precio 1 | Precio 2 | Precio 3 | Desc. | IVA % | ' +
      'Color | Talla | Exist. | Imagen | Acciones',
  );
  expect(screen.getByLabelText('Descuento')).toHaveTextContent('Desc.');
  await see('4 productos');
  expect(cellsOf('CAM-1')).toBe(
    'Camiseta roja | Algodón peinado | Cuello redondo | 12,500.00 | 11,000.50 | 9,900.00 | ' +
      '7.5 % | 13 % | Rojo | M | 5 |  | ',
  );
  expect(cellsOf('CAM-2')).toBe(
    'Camiseta azul | – | – | Sin precio | – | – | 0 % | Sin IVA | – | – | Agotado | ' +
      'Sin imagen | ',
  );
  expect(cellsOf('GOR-3')).toMatch(/ \| 7\.25 % \| colores \| – \| /);
  expect(screen.getByAltText('1 imagen')).toBeVisible();
  act(() => resizeTo(701));
  expect(headers()).toBe('Código | Nombre | Precio 1 | Talla | Exist. | Acciones');
  // The menu of columns says which columns do not fit into a narrow window.
  act(() => resizeTo(768));
  expect(headers()).toBe('Código | Nombre | Precio 1 | Color | Talla | Exist. | Acciones');
  await user.click(screen.getByText('Columnas'));
  expect(await screen.findByLabelText('Imagen')).toBeChecked();
  expect(screen.getAllByText('No cabe en esta ventana')).toHaveLength(7);
});

test('the refresh button reads the table again, once on a double press, or says why that failed', async () => {
  const user = await openList();
  const refresh = button('Actualizar datos');
  const reads: string[] = [];
  faults.rest('producto', ({ url }) => void reads.push(url));
  await sql(`update public.producto set codigo = 'DEL-9' where id = 4`);
  fireEvent.click(refresh);
  fireEvent.click(refresh);
  await see('Datos actualizados correctamente');
  await waitForCodes('DEL-9 GOR-3 CAM-2 CAM-1');
  // A page of the list needs two reads; the second press adds none.
  expect(reads).toHaveLength(2);
  faults.rest('producto', broken);
  await user.click(refresh);
  expect(await message('Error al actualizar los datos')).toHaveTextContent('disk full');
  await waitForCodes('DEL-9 GOR-3 CAM-2 CAM-1');
});

test('filters narrow the table and headers sort it, and the URL keeps both', async () => {
  const user = await openList('?pagina=3');
  const select = (name: string) => screen.getByLabelText(`Filtrar por ${name}`);
  await user.hover(select('Color'));
  await within(select('Color')).findByText('Rojo');
  await user.selectOptions(select('Existencias'), 'Con existencias');
  await user.selectOptions(select('Color'), 'Rojo');
  await waitForCodes('CAM-1');
  expect(address()).toBe('/edit-producto?existencias=con&color=101');
  await user.click(screen.getByLabelText('Quitar el filtro «Color: Rojo»'));
  await waitForCodes('DEL-4 CAM-1');
  const price = button('Precio 1');
  await user.click(price);
  expect(price.closest('th')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(price);
  await waitForCodes('CAM-1 DEL-4');
  expect(price.closest('th')).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('/edit-producto?existencias=con&orden=precio1-desc');
  await press(user, 'Limpiar filtros');
  await waitForCodes('CAM-1 DEL-4 GOR-3 CAM-2');
  expect(address()).toBe('/edit-producto?orden=precio1-desc');
});

test('a hidden column stays hidden, and a press on a row opens the page of the product', async () => {
  resizeTo(1440);
  const first = await openList();
  await first.click(screen.getByText('Columnas'));
  await first.click(await screen.findByLabelText('Detalle'));
  expect(screen.queryByText('Algodón peinado')).toBeNull();
  cleanup();
  const codes = 'CAM-1 CAM-2 DEL-4 GOR-3';
  const user = await openList('?orden=codigo', codes);
  expect(screen.queryByText('Algodón peinado')).toBeNull();
  const opened = '/edit-producto/1?orden=codigo';
  expect(screen.getByText('CAM-1', { selector: 'th a' })).toHaveAttribute('href', opened);
  const store = screen.getByLabelText('Ver en la tienda CAM-1 Camiseta roja');
  expect(store).toHaveAttribute('href', '/product/10?color=101&talla=M');
  await user.click(screen.getByText('Camiseta roja'));
  expect(await screen.findByDisplayValue('CAM-1')).toBeVisible();
  expect(address()).toBe(opened);
  await user.click(screen.getByText('Volver a la lista'));
  await waitForCodes(codes);
  expect(address()).toBe('/edit-producto?orden=codigo');
});

test('hovering over the link to the list prefetches the list, and a press shows it at once', async () => {
  const { user } = await renderApp('/edit-familia');
  await screen.findByText('Familias', { selector: 'h1' });
  const responses = recordResponses();
  await user.hover(screen.getByText('Productos'));
  await waitFor(() => expect(responses).not.toEqual([]));
  faults.rest('producto', 'never');
  await user.click(screen.getByText('Productos'));
  await waitFor(() => expect(shownCodes()).toBe(ALL_CODES));
});

test('hovering over a row prefetches its product, and a press shows the product at once', async () => {
  const user = await openList();
  const responses = recordResponses();
  // The pointer only crosses this row, so its product is not read.
  fireEvent.pointerOver(screen.getByText('Camiseta azul'));
  const row = screen.getByText('Camiseta roja');
  fireEvent.pointerOver(row);
  await waitFor(() => expect(responses).toEqual(['eq.1']));
  faults.rest('producto', 'never');
  await user.click(row);
  expect(await screen.findByLabelText('Bodega 1 Taras')).toHaveValue('5');
  expect(screen.getByLabelText(/^Código/)).toHaveValue('CAM-1');
  expect(document.title).toContain('CAM-1');
  expect(document.getElementById('main')).toHaveFocus();
});

describe('with products for nine pages', () => {
  const COUNT = 420;
  // The first twenty products have a picture.
  beforeEach(() =>
    sql(`${NO_ROWS}
      insert into public.producto (id, codigo, nombre, precio1)
      select n, 'P' || n, 'Producto ' || n, 1000 from generate_series(1, ${COUNT}) n;
      insert into public.images (url, producto_id)
      select '/foto-' || n || '.webp', n from generate_series(1, 20) n;`),
  );

  const codes = (first: number, last: number) =>
    Array.from({ length: first - last + 1 }, (_, index) => `P${first - index}`).join(' ');
  const box = () => screen.getByLabelText('Buscar por código, nombre o detalle');
  const pager = () => screen.getByLabelText('Páginas de productos');

  test('a page has 50 products, newest first, and the URL keeps its number without a history entry', async () => {
    const user = await openList('?pagina=abc', codes(420, 371));
    await see('420 productos');
    expect(pager()).toHaveTextContent('Página 1 de 9');
    const entries = history.length;
    const { release, fault } = hold();
    faults.rest('producto', fault);
    await user.click(within(pager()).getByLabelText('Página 5'));
    // The old page stays until the next page has arrived.
    expect(screen.getByLabelText('Productos')).toHaveAttribute('aria-busy', 'true');
    expect(shownCodes()).toBe(codes(420, 371));
    release();
    await waitForCodes(codes(220, 171));
    expect(pager()).toHaveTextContent(/34567/);
    expect(address()).toBe('/edit-producto?pagina=5');
    expect(history.length).toBe(entries);
  });

  test('a search is sent once, 500 ms after the last key, starts at the first page, and offers all products if it finds none', async () => {
    const user = await openList('?pagina=2&sinImagenes=1', codes(370, 321));
    const entries = history.length;
    const sent: string[] = [];
    faults.rest('producto', ({ url }) => {
      const query = new URL(url).searchParams;
      if (!query.has('or')) return undefined;
      // tests/db/searchPlans.test.ts checks the plans of this filter and order.
      sent.push(`${query.get('or')} ${query.get('order')}`);
      return undefined;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const text of ['p1', 'p10']) {
      fireEvent.change(box(), { target: { value: text } });
      act(() => void vi.advanceTimersByTime(499));
      expect(address()).toBe('/edit-producto?pagina=2&sinImagenes=1');
    }
    act(() => void vi.advanceTimersByTime(1));
    expect(address()).toBe('/edit-producto?sinImagenes=1&buscar=p10');
    vi.useRealTimers();
    // P10 has a picture.
    await waitForCodes(codes(109, 100));
    expect(sent).toEqual([
      '(busqueda.like. p10 |%) id.desc.nullslast',
      '(and(and(or(busqueda.like.% p10%)),busqueda.not.like. p10 |%)) id.desc.nullslast',
      '(and(and(or(busqueda.like.%p10%)),not.and(or(busqueda.like.% p10%)),busqueda.not.like. p10 |%)) id.desc.nullslast',
    ]);
    await user.click(screen.getByLabelText('Borrar la búsqueda'));
    await waitFor(() => expect(address()).toBe('/edit-producto?sinImagenes=1'));
    expect(box()).toHaveFocus();
    expect(history.length).toBe(entries);

    expect(screen.getByLabelText('Solo productos sin imágenes')).toBeChecked();
    await user.keyboard('(');
    await see('No se encontraron productos', '0 productos');
    await press(user, 'Mostrar todos los productos');
    await waitForCodes(codes(420, 371));
    expect(address()).toBe('/edit-producto');
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  test('products with only some of the words come below a line, even if it is the first row of a page', async () => {
    await sql(`update public.producto set nombre = 'Producto azul' where id <= 50`);
    const user = await openList('?buscar=producto+azul&pagina=2', codes(420, 371));
    await see('50 productos');
    expect(box()).toHaveValue('producto azul');
    const first = () => document.querySelector('tbody tr')?.textContent;
    expect(first()).toBe('Coinciden en parte (370)');
    await user.click(within(pager()).getByLabelText('Página 3'));
    await waitForCodes(codes(370, 321));
    expect(first()).toMatch(/^P370/);
  });
});
