import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { address, openList, recordReads, waitForCodes } from './listPage.ts';
import { LIST_ROWS } from './listRows.ts';

const ALL = 'DEL-4 GOR-3 CAM-2 CAM-1';

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
  await backend().sql(LIST_ROWS);
});

const box = () => screen.getByRole('searchbox', { name: 'Buscar por código, nombre o detalle' });

const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');
afterEach(() => {
  if (format) Object.defineProperty(Intl.NumberFormat.prototype, 'format', format);
});

/** Counts the amounts that are formatted from now on: every row shows a price. */
function countFormats(): () => number {
  let count = 0;
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    ...format,
    get(this: Intl.NumberFormat) {
      count += 1;
      return format?.get?.call(this);
    },
  });
  return () => count;
}

test.each([
  ['gor-3', 'GOR-3'],
  ['AZUL', 'CAM-2'],
  ['ALGODÓN', 'CAM-1'],
  ['peinado', 'CAM-1'],
  ['roj', 'DEL-4 CAM-1'],
  ['gorra azul', 'GOR-3 CAM-2'],
])('the search "%s" finds any of its words in code, name and detail', async (text, codes) => {
  const { user } = await openList(session);
  await waitForCodes(ALL);
  await user.type(box(), text);
  await waitForCodes(codes);
  expect(new URLSearchParams(location.search).get('buscar')).toBe(text);
});

test('a search waits until the typing has rested for 500 ms, and is then asked for once', async () => {
  const { user } = await openList(session);
  await waitForCodes(ALL);
  const reads = recordReads();
  await user.type(box(), 'roj');
  const typedAtMs = performance.now();
  await waitForCodes('DEL-4 CAM-1');
  expect(reads[0]?.query.get('or')).toContain('%roj%');
  // The order whose plan is looked at in tests/db/searchPlans.test.ts.
  expect(reads[0]?.query.get('order')).toBe('id.desc.nullslast');
  expect((reads[0]?.atMs ?? 0) - typedAtMs).toBeGreaterThan(450);
  expect(reads.filter(({ query }) => query.has('or'))).toHaveLength(1);
});

test('a search starts at its first page and stays in the address without history', async () => {
  const { user } = await openList(session, '?pagina=1&sinImagenes=1');
  await waitForCodes('DEL-4 CAM-2');
  const entries = history.length;
  await user.type(box(), 'roj');
  await waitForCodes('DEL-4');
  expect(address()).toBe('/edit-producto?buscar=roj&sinImagenes=1');
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  await waitForCodes('DEL-4 CAM-2');
  expect(address()).toBe('/edit-producto?sinImagenes=1');
  expect(history.length).toBe(entries);
  expect(box()).toHaveFocus();
});

test('a search that finds nothing says so, and leads back to everything', async () => {
  const { user } = await openList(session, '?buscar=sombrero');
  expect(await screen.findByText('No se encontraron productos')).toBeVisible();
  expect(screen.getByText('0 productos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar todos los productos' }));
  await waitForCodes(ALL);
  expect(address()).toBe('/edit-producto');
  expect(box()).toHaveValue('');
});

test('a filter that finds nothing says why', async () => {
  await backend().sql(`insert into public.images (url, producto_id) values ('/a', 2), ('/a', 4)`);
  await openList(session, '?sinImagenes=1');
  expect(await screen.findByText('No se encontraron productos')).toBeVisible();
  expect(screen.getByText('Todos los productos tienen al menos una imagen.')).toBeVisible();
  await backend().sql(`delete from public.images where url = '/a'`);
});

test('what is typed draws no product again', async () => {
  const { user } = await openList(session);
  await waitForCodes(ALL);
  const formats = countFormats();
  await user.type(box(), 'camiseta de algod');
  expect(box()).toHaveValue('camiseta de algod');
  expect(formats()).toBe(0);
  await waitForCodes('DEL-4 CAM-2 CAM-1');
  expect(formats()).toBeGreaterThan(0);
});

test('the box follows when the address changes otherwise', async () => {
  await openList(session, '?buscar=gorra');
  await waitForCodes('GOR-3');
  history.pushState(null, '', '/edit-producto');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await waitForCodes(ALL);
  await waitFor(() => expect(box()).toHaveValue(''));
});

test('a word is looked for in each text by itself, also when it holds a comma', async () => {
  await openList(session, '?buscar=CAM-1,Camiseta');
  expect(await screen.findByText('No se encontraron productos')).toBeVisible();
});

test('a search with every character that a filter knows is no error', async () => {
  await openList(session, `?buscar=${encodeURIComponent(String.raw`,()"%_*\{}:.'`)}`);
  expect(await screen.findByText('No se encontraron productos')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
