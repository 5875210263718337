import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { findToast } from '#tests/toast.ts';
import { address, openList, rowButton, waitForCodes } from './listPage.ts';
import { LIST_ROWS, NO_ROWS } from './listRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const ALL = 'DEL-4 GOR-3 CAM-2 CAM-1';

const { backend } = useSignedInShop(NO_ROWS + LIST_ROWS);

const popupGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The texts of a row, without its code. */
const cellsOf = (code: string) =>
  Array.from(
    screen.getByText(code, { selector: 'th' }).closest('tr')?.querySelectorAll('td') ?? [],
    (cell) => cell.textContent,
  );

test('the table has 13 columns, and shows what is known of each product', async () => {
  await backend().sql(`insert into public.talla (id) values ('Única ajustable de 54 a 62 cm')`);
  await backend().sql(
    `update public.producto set talla_id = 'Única ajustable de 54 a 62 cm' where id = 4`,
  );
  await openList();
  await waitForCodes(ALL);
  const headers = Array.from(document.querySelectorAll('th[scope="col"]'), (th) => th.textContent);
  expect(headers).toEqual([
    'Código',
    'Nombre',
    'Detalle',
    'Subfamilia',
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
    'Camiseta roja',
    'Algodón peinado',
    'Cuello redondo',
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
  const lacking = ['Camiseta azul', '–', '–', '₡0.00', '–', '–', '0 %', '–', '–', '–'];
  expect(cellsOf('CAM-2')).toEqual([...lacking, 'Sin imágenes', '']);
  expect(cellsOf('GOR-3').slice(7, 11)).toEqual(['7.25 %', 'colores', '–', '1 imagen']);
  expect(screen.getByTitle('Única ajustable de 54 a 62 cm')).toBeVisible();
  const swatch = (name: string) =>
    screen.getByTitle(name).closest('td')?.querySelector('[aria-hidden]');
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
  await waitForCodes(ALL);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the refresh button shows what changed elsewhere, or why it failed', async () => {
  const { user } = await openList();
  await waitForCodes(ALL);
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
  await user.click(rowButton('Editar', 'CAM-1 Camiseta roja'));
  expect(await screen.findByDisplayValue('CAM-1')).toBeVisible();
  expect(address()).toBe('/edit-producto/1?buscar=roj');
  await waitForCodes('DEL-4 CAM-1');
  history.back();
  await popupGone();
  expect(address()).toBe('/edit-producto?buscar=roj');
  expect(rowButton('Editar', 'CAM-1 Camiseta roja')).toHaveFocus();

  const add = screen.getByText('Agregar producto', { selector: 'button' });
  await user.click(add);
  const popup = await screen.findByRole('dialog');
  expect(address()).toBe('/edit-producto?buscar=roj#agregar');
  await user.click(within(popup).getByText('Cancelar', { selector: 'button' }));
  await popupGone();
  expect(address()).toBe('/edit-producto?buscar=roj');
  expect(add).toHaveFocus();
});

test('the address of a product opens it over the list, and closing it leads to the list', async () => {
  const { user } = await openList('/1?sinImagenes=1');
  expect(await screen.findByDisplayValue('CAM-1')).toBeVisible();
  await waitForCodes('DEL-4 CAM-2');
  const entries = history.length;
  await user.keyboard('{Escape}');
  await popupGone();
  expect(address()).toBe('/edit-producto?sinImagenes=1');
  expect(history.length).toBe(entries);
});
