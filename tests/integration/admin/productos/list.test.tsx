import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { findToast } from '#tests/toast.ts';
import { openList, waitForCodes } from './listPage.ts';
import { LIST_ROWS, NO_ROWS } from './listRows.ts';

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(async () => {
  await backend().sql(NO_ROWS + LIST_ROWS);
});

function cellsOf(name: string): string[] {
  const row = screen.getByRole('row', { name: new RegExp(name) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

test('nobody signed in sees no products, and a way to the sign-in', async () => {
  await renderApp('/edit-producto');
  expect(await screen.findByText('Acceso Restringido')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the table has the 13 columns, newest product first', async () => {
  await openList(session);
  await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
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
});

test('long names of a colour and a size can be read whole', async () => {
  const colour = 'Azul petróleo jaspeado con hilo plateado de temporada';
  const size = 'Única ajustable de 54 a 62 cm con broche';
  await backend().sql('update public.color set name = $1 where numeric_id = 101', [colour]);
  await backend().sql('insert into public.talla (id) values ($1)', [size]);
  await backend().sql('update public.producto set talla_id = $1 where id = 1', [size]);
  await openList(session);
  expect(await screen.findByText(colour)).toHaveAttribute('title', colour);
  expect(screen.getByText(size)).toHaveAttribute('title', size);
});

test('a row shows what is known of its product', async () => {
  await openList(session);
  await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
  expect(cellsOf('Camiseta roja')).toEqual([
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
});

test('a row says what its product lacks', async () => {
  await openList(session);
  await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
  const lacking = ['Camiseta azul', '–', '–', '₡0.00', '–', '–', '0 %', '–', '–', '–'];
  expect(cellsOf('Camiseta azul')).toEqual([...lacking, 'Sin imágenes', '']);
  expect(cellsOf('Gorra').slice(7, 11)).toEqual(['7.25 %', 'colores', '–', '1 imagen']);
});

test('colours have a swatch; the one named colores is a rainbow', async () => {
  await openList(session);
  await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
  const swatch = (name: string) =>
    screen.getByRole('cell', { name }).querySelector('[aria-hidden]');
  expect(swatch('Rojo')).toHaveStyle({ backgroundColor: '#c02020' });
  expect(swatch('colores')).toHaveAttribute('data-rainbow');
});

test('while the products are on their way the screen says so', async () => {
  faults.rest('producto', 'never');
  await openList(session);
  expect(await screen.findByText('Cargando productos…')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Productos' })).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['no connection', 'network' as const, 'No hay conexión con la tienda.'],
  ['a fault', () => restError(500, 'XX000', 'disk full'), 'disk full'],
])(
  'products that do not load (%s): said with the reason, and tried again',
  async (_, fault, why) => {
    faults.rest('producto', fault);
    const { user } = await openList(session);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar productos');
    expect(alert).toHaveTextContent(why);
    faults.none();
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('without any product the screen says what to do next', async () => {
  await backend().sql(NO_ROWS);
  await openList(session);
  expect(await screen.findByText('No se encontraron productos')).toBeVisible();
  expect(screen.getByText('0 productos')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Agregar producto' })).toHaveLength(2);
});

test('the refresh button shows what changed elsewhere', async () => {
  const { user } = await openList(session);
  await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
  await backend().sql(`update public.producto set codigo = 'DEL-9' where id = 4`);
  await user.click(screen.getByRole('button', { name: 'Actualizar datos' }));
  expect(await findToast('Datos actualizados correctamente')).toBeVisible();
  await waitForCodes('DEL-9 GOR-3 CAM-2 CAM-1');
});

test('a refresh that fails says so, and keeps what is on show', async () => {
  const { user } = await openList(session);
  await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
  faults.rest('producto', () => restError(500, 'XX000', 'disk full'));
  await user.click(screen.getByRole('button', { name: 'Actualizar datos' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al actualizar los datos');
  expect(alert).toHaveTextContent('disk full');
  expect(screen.queryByText('Datos actualizados correctamente')).toBeNull();
  await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
});

test('pressing the refresh button twice reads once', async () => {
  const { user } = await openList(session);
  await waitForCodes('DEL-4 GOR-3 CAM-2 CAM-1');
  const reads: string[] = [];
  faults.rest('producto', (request) => {
    reads.push(request.url);
    return new Promise<never>(() => undefined);
  });
  const refresh = screen.getByRole('button', { name: 'Actualizar datos' });
  await user.dblClick(refresh);
  await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'));
  await user.click(refresh);
  expect(reads).toHaveLength(1);
});
