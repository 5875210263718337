import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { findToast } from '#tests/toast.ts';
import { ALL_CODES, address, openList, popupGone, rowButton, waitForCodes } from './listPage.ts';
import { LIST_ROWS, NO_ROWS } from './listRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop(NO_ROWS + LIST_ROWS);

/** The texts of a row, without its code. */
const cellsOf = (code: string) =>
  Array.from(
    screen.getByText(code, { selector: 'th *' }).closest('tr')?.querySelectorAll('td') ?? [],
    (cell) => cell.textContent,
  );

test('the table has the 13 columns, picture and stock, and shows what is known of each product', async () => {
  await backend().sql(`insert into public.talla (id) values ('Única ajustable de 54 a 62 cm')`);
  await backend().sql(
    `update public.producto set talla_id = 'Única ajustable de 54 a 62 cm' where id = 4`,
  );
  await openList();
  await waitForCodes(ALL_CODES);
  const headers = Array.from(document.querySelectorAll('th[scope="col"]'), (th) => th.textContent);
  expect(headers).toEqual([
    'Código',
    'Imagen',
    'Nombre',
    'Detalle',
    'Subfamilia',
    'Existencias',
    'Precio 1',
    'Precio 2',
    'Precio 3',
    'Descuento',
    'IVA %',
    'Color',
    'Talla',
    'Imágenes',
    'Acciones',
  ]);
  expect(screen.getByText('4 productos')).toBeVisible();
  expect(cellsOf('CAM-1')).toEqual([
    '',
    'Camiseta roja',
    'Algodón peinado',
    'Cuello redondo',
    '5',
    '₡12,500.00',
    '₡11,000.50',
    '₡9,900.00',
    '7.5 %',
    '13 %',
    'Rojo',
    'M',
    '2 imágenes',
    '',
  ]);
  const lacking = ['Agotado', 'Sin precio', '–', '–', '0 %', 'Sin IVA', '–', '–', 'Sin imágenes'];
  expect(cellsOf('CAM-2')).toEqual(['', 'Camiseta azul', '–', '–', ...lacking, '']);
  expect(cellsOf('GOR-3').slice(9, 13)).toEqual(['7.25 %', 'colores', '–', '1 imagen']);
  expect(screen.getByTitle('Única ajustable de 54 a 62 cm')).toBeVisible();
  const swatch = (name: string) =>
    screen.getByText(name, { selector: 'td *' }).closest('td')?.querySelector('[aria-hidden]');
  expect(swatch('Rojo')).toHaveStyle({ backgroundColor: '#c02020' });
  expect(swatch('colores')).toHaveAttribute('data-rainbow');
});

test('without any product the screen says what to do next', async () => {
  await backend().sql(NO_ROWS);
  await openList();
  expect(await screen.findByText('No se encontraron productos')).toBeVisible();
  expect(screen.getByText('0 productos')).toBeVisible();
  expect(screen.getAllByText('Agregar producto', { selector: 'button' })).toHaveLength(2);
});

test('products that do not load say why, and are read again on demand', async () => {
  faults.rest('producto', () => restError(500, 'XX000', 'disk full'));
  const { user } = await openList();
  expect(screen.getByText('Cargando productos…')).toBeInTheDocument();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al cargar productos');
  expect(alert).toHaveTextContent('disk full');
  faults.none();
  await user.click(within(alert).getByText('Reintentar', { selector: 'button' }));
  await waitForCodes(ALL_CODES);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the refresh button shows what changed elsewhere, or why it failed', async () => {
  const { user } = await openList();
  await waitForCodes(ALL_CODES);
  const refresh = screen.getByText('Actualizar datos', { selector: 'button' });
  const reads: string[] = [];
  faults.rest('producto', ({ url }) => void reads.push(url));
  await backend().sql(`update public.producto set codigo = 'DEL-9' where id = 4`);
  fireEvent.click(refresh);
  fireEvent.click(refresh);
  expect(await findToast('Datos actualizados correctamente')).toBeVisible();
  await waitForCodes('DEL-9 GOR-3 CAM-2 CAM-1');
  // A page of the list takes two reads; the second press of a double click adds none.
  expect(reads).toHaveLength(2);

  faults.rest('producto', () => restError(500, 'XX000', 'disk full'));
  await user.click(refresh);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al actualizar los datos');
  expect(alert).toHaveTextContent('disk full');
  await waitForCodes('DEL-9 GOR-3 CAM-2 CAM-1');
});

test('a product is edited over the list as it is, and closing leads back to it', async () => {
  const { user } = await openList('?buscar=roj');
  await waitForCodes('DEL-4 CAM-1');
  const edit = rowButton('Editar', 'CAM-1 Camiseta roja');
  const reads: string[] = [];
  faults.rest('producto', ({ url }) => {
    if (new URL(url).searchParams.get('id') === 'eq.1') reads.push(url);
    return undefined;
  });
  await user.hover(edit);
  await waitFor(() => expect(reads).toHaveLength(1));
  await user.click(edit);
  expect(await screen.findByDisplayValue('CAM-1')).toBeVisible();
  expect(reads).toHaveLength(1);
  expect(address()).toBe('/edit-producto?buscar=roj#editar-1');
  await waitForCodes('DEL-4 CAM-1');
  history.back();
  await popupGone();
  expect(address()).toBe('/edit-producto?buscar=roj');
  expect(edit).toHaveFocus();

  // What was read a while ago does not fill the form.
  await backend().sql(`update public.producto set nombre = 'Camiseta nueva' where id = 1`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
  await user.click(edit);
  expect(await screen.findByDisplayValue('Camiseta nueva')).toBeVisible();
  vi.useRealTimers();
  history.back();
  await popupGone();

  const add = screen.getByText('Agregar producto', { selector: 'button' });
  await user.click(add);
  const popup = await screen.findByRole('dialog');
  expect(address()).toBe('/edit-producto?buscar=roj#agregar');
  await user.click(within(popup).getByText('Cancelar', { selector: 'button' }));
  await popupGone();
  expect(address()).toBe('/edit-producto?buscar=roj');
  expect(add).toHaveFocus();
});

test('the address of a product that is not shown opens it over the list, too', async () => {
  const { user } = await openList('?sinImagenes=1#editar-1');
  expect(await screen.findByDisplayValue('CAM-1')).toBeVisible();
  await waitForCodes('DEL-4 CAM-2');
  const entries = history.length;
  await user.keyboard('{Escape}');
  await popupGone();
  expect(address()).toBe('/edit-producto?sinImagenes=1');
  expect(history.length).toBe(entries);
});

test('the list is narrowed by the filters and sorted by a header, and the address keeps both', async () => {
  const { user } = await openList('?pagina=3');
  await waitForCodes(ALL_CODES);
  const select = (name: string) => screen.getByLabelText(`Filtrar por ${name}`);
  await user.hover(select('Color'));
  await within(select('Color')).findByText('Rojo');
  await user.selectOptions(select('Existencias'), 'Con existencias');
  await waitForCodes('DEL-4 CAM-1');
  await user.selectOptions(select('Color'), 'Rojo');
  await waitForCodes('CAM-1');
  expect(address()).toBe('/edit-producto?color=101&existencias=con');
  await user.click(screen.getByLabelText('Quitar el filtro «Color: Rojo»'));
  await waitForCodes('DEL-4 CAM-1');
  const price = screen.getByText('Precio 1', { selector: 'button' });
  await user.click(price);
  expect(price.closest('th')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(price);
  await waitForCodes('CAM-1 DEL-4');
  expect(price.closest('th')).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('/edit-producto?existencias=con&orden=precio1-desc');
  await user.click(screen.getByText('Limpiar filtros', { selector: 'button' }));
  await waitForCodes('CAM-1 DEL-4 GOR-3 CAM-2');
  expect(address()).toBe('/edit-producto?orden=precio1-desc');
});

test('a hidden column stays hidden, and a press on the row opens the page of the product', async () => {
  const first = await openList();
  await waitForCodes(ALL_CODES);
  await first.user.click(screen.getByText('Columnas'));
  await first.user.click(await screen.findByLabelText('Detalle'));
  expect(screen.queryByText('Algodón peinado')).toBeNull();
  cleanup();
  const { user } = await openList('?orden=codigo');
  await waitForCodes('CAM-1 CAM-2 DEL-4 GOR-3');
  expect(screen.queryByText('Algodón peinado')).toBeNull();
  expect(screen.getByText('CAM-1', { selector: 'th a' })).toHaveAttribute(
    'href',
    '/edit-producto/1?orden=codigo',
  );
  expect(screen.getByLabelText('Ver en la tienda CAM-1 Camiseta roja')).toHaveAttribute(
    'href',
    '/product/10?color=101&talla=M',
  );
  await user.click(screen.getByText('Camiseta roja'));
  expect(await screen.findByDisplayValue('CAM-1')).toBeVisible();
  expect(address()).toBe('/edit-producto/1?orden=codigo');
  await user.click(screen.getByText('Volver a la lista'));
  await waitForCodes('CAM-1 CAM-2 DEL-4 GOR-3');
  expect(address()).toBe('/edit-producto?orden=codigo');
  localStorage.removeItem('staff.productos.hiddenColumns');
});
