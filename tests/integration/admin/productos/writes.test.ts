import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { historyQueries } from '#data/changes/staff/history.ts';
import { createColor, updateColor } from '#data/colors/staff.ts';
import { createFamilia, updateFamilia } from '#data/familias/staff.ts';
import { createTalla } from '#data/options/staff.ts';
import { linkImages, listImages, unlinkImage } from '#data/productos/staff/images.ts';
import { readProducto } from '#data/productos/staff/row.ts';
import {
  type ProductoChange,
  createProducto,
  deleteProducto,
  updateProducto,
} from '#data/productos/staff/write.ts';
import {
  createSubfamilia,
  deleteSubfamilia,
  staffSubfamiliaQueries,
} from '#data/subfamilias/staff.ts';
import type { NewProducto } from '#domain/staff/forms/productoForm.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { faults, lostResponse } from '#tests/faults.ts';
import { useSignedInShop } from '../staffShop.ts';
import {
  draftOf,
  FORM_ROWS,
  imagesOf,
  picture,
  productosOf,
  SIBLING,
  stockOf,
} from './formRows.ts';

const { backend, sql, signInAs } = useSignedInShop(FORM_ROWS);

const lost = lostResponse(backend);
const REQUEST = '5f0f9a34-5f0c-4f0e-9d0a-0d7c3c1e7a01';
const WANTED = draftOf('N-1');
const URL_BLUE = picture('highres/azul.webp');

async function storedAfter(wanted: NewProducto, read: StaffProducto | null = null) {
  const creation = await createProducto(wanted, REQUEST, read);
  return creation.outcome === 'changed' ? creation.now : null;
}

test('a retry of a new product reports units that were changed meanwhile, and can then remove stock and pictures', async () => {
  faults.write('post', 'images', lost, { once: true });
  await createProducto(WANTED, REQUEST, null);
  const stored = await storedAfter(WANTED);
  await sql('update public.inventario set cantidad = 5 where cantidad = 6');
  const bare = { ...WANTED, stock: [], imageUrls: [] };
  const sold = await storedAfter(bare, stored);
  expect(sold?.stock).toEqual([{ bodegaId: 1, quantity: 5 }]);
  expect(await createProducto(bare, REQUEST, sold)).toEqual({ outcome: 'created' });
  const rows = await productosOf(backend(), 'N-1');
  expect(rows.map(({ precio1 }) => precio1)).toEqual([30]);
  const id = rows[0]?.id ?? 0;
  expect(await stockOf(backend(), id)).toEqual([{ bodega_id: 1, cantidad: 0 }]);
  expect(await imagesOf(backend(), id)).toEqual([]);
});

const named = (name: string) => ({ ...WANTED, producto: { ...WANTED.producto, name } });
test.each<[string, (name: string) => Promise<{ outcome: string }>]>([
  ['familia', (name) => createFamilia({ name }, REQUEST)],
  ['subfamilia', (name) => createSubfamilia({ name, familiaId: 101, thumbnailUrl: null }, REQUEST)],
  ['producto', (name) => createProducto(named(name), REQUEST, null)],
])('a %s is added once, even by late requests, and keeps later changes', async (table, add) => {
  const rows = () => sql(`select nombre from public.${table} where request_id is not null`);
  const late: Request[] = [];
  const delay = (request: Request) => {
    late.push(request.clone());
    return HttpResponse.error();
  };
  for (const fault of [delay, lost]) {
    faults.write('post', table, fault, { once: true });
    await add('Mío').catch(() => undefined);
  }
  await sql(`update public.${table} set nombre = 'Suyo' where request_id is not null`);
  for (const request of late) await backend().fetch(request);
  expect(await add('Otro')).toMatchObject({ outcome: 'changed', now: { name: 'Suyo' } });
  expect(await rows()).toEqual([{ nombre: 'Suyo' }]);
  await sql(`delete from public.${table} where request_id is not null`);
  await add('Otro');
  expect(await rows()).toEqual([{ nombre: 'Otro' }]);
});

test('pictures are requested only if a product or its history needs them', async () => {
  const requests: string[] = [];
  faults.rest('images', ({ url }) => void requests.push(url));
  const bare = { ...draftOf('N-1'), imageUrls: [] };
  expect(await createProducto(bare, REQUEST, null)).toMatchObject({ outcome: 'created' });
  faults.rest('historial', ({ url }) => void requests.push(url));
  await createQueryClient().fetchQuery(historyQueries.ofProducto(9));
  expect(requests).toHaveLength(1);
});

test.each<[string, string, () => Promise<unknown>]>([
  ['color', 'name', () => createColor({ name: 'Verde', rgb: '#ABC' })],
  ['talla', 'id', () => createTalla('Verde')],
])('a retry of a new %s with a lost response is a duplicate', async (table, column, create) => {
  faults.write('post', table, lost, { once: true });
  await expect(create()).rejects.toMatchObject({ kind: 'network' });
  await expect(create()).rejects.toMatchObject({ kind: 'duplicate' });
  expect(await sql(`select 1 from public.${table} where ${column} = 'Verde'`)).toHaveLength(1);
});

test('a write does not overwrite changes of somebody else, and a stranger can change and delete nothing', async () => {
  await sql(`insert into public.subfamilia (id, nombre, familia_id) values (113, 'Polo', 101)`);
  const subfamilias = await createQueryClient().fetchQuery(staffSubfamiliaQueries.all());
  const polo = subfamilias.find(({ id }) => id === 113);
  if (polo === undefined) throw new Error('no subfamilia');
  const shirt = await changeOf(501, { name: 'Camiseta mía' });
  const blue = { id: 21, name: 'Azul', rgb: '#0000ff' };
  const shirts = { id: 101, name: 'Camisetas', position: 1 };
  const colored = { name: 'Azul', rgb: 'azul' };
  expect(await updateColor({ ...blue, rgb: '#000000' }, colored)).toEqual({
    outcome: 'changed',
    now: blue,
  });
  const moved = await updateFamilia({ ...shirts, position: 9 }, { name: 'Polos', position: 3 });
  expect(moved).toEqual({ outcome: 'changed', now: shirts });
  await signInAs('stranger');
  for (const write of [
    () => updateColor(blue, { ...blue, name: 'Celeste' }),
    () => updateFamilia(shirts, { name: 'Polos', position: 3 }),
    () => updateFamilia(shirts, { name: 'Polos' }),
    () => deleteSubfamilia(polo),
    () => linkImages([501], { added: [], order: [URL_BLUE] }),
    () => unlinkImage([501], URL_BLUE),
  ]) {
    await expect(write()).rejects.toMatchObject({ kind: 'forbidden' });
  }
  const refused = { outcome: 'failed', error: { kind: 'forbidden' } };
  expect((await updateProducto(shirt)).producto).toMatchObject(refused);
  expect(await deleteProducto(501)).toMatchObject({ ...refused, step: 'inventario' });
  expect(await deleteProducto(502)).toMatchObject({ ...refused, step: 'producto' });
});

test.each([
  ['abc', 'invalidId'],
  ['999', 'notFound'],
  ['99999999999999999999', 'notFound'],
])('reading the product %s fails as %s', async (id, kind) => {
  await expect(readProducto(id)).rejects.toMatchObject({ kind });
});

const NO_CHANGES = { added: [], removed: [], order: [] };

const changeInOtherTab = (change: string) =>
  sql(`update public.producto set ${change} where id = 501`);

async function changeOf(
  id: number,
  fields: Partial<ProductoChange['producto']>,
  rest: Partial<ProductoChange> = {},
): Promise<ProductoChange> {
  const read = await readProducto(String(id));
  const producto = { ...read, ...fields };
  return { read, producto, stock: null, pictures: NO_CHANGES, isForColor: false, ...rest };
}

test('units are reported as saved if only the response of the first try was lost, and overwrite no units of someone else', async () => {
  const change = await changeOf(501, {}, { stock: { bodegaId: 1, quantity: 2, read: 8 } });
  faults.write('patch', 'inventario', lost, { once: true });
  expect((await updateProducto(change)).inventario).toMatchObject({ outcome: 'failed' });
  expect((await updateProducto(change)).inventario).toEqual({ outcome: 'saved', now: 2 });
  const other = await changeOf(502, {}, { stock: { bodegaId: 1, quantity: 20, read: null } });
  await sql('insert into public.inventario values (502, 1, 3)');
  expect((await updateProducto(other)).inventario).toEqual({ outcome: 'changed', now: 3 });
  expect(await stockOf(backend(), 502)).toEqual([{ bodega_id: 1, cantidad: 3 }]);
});

test('saving a product with a long detail works, but does not overwrite a detail that someone else changed', async () => {
  await changeInOtherTab(`detalle = repeat('ñandú y algodón ', 300)`);
  const change = await changeOf(501, { detail: 'Mío' });
  await changeInOtherTab(`detalle = detalle || '!'`);
  expect((await updateProducto(change)).producto).toMatchObject({ outcome: 'changed' });
  const next = await changeOf(501, { detail: 'Mío' });
  expect((await updateProducto(next)).producto).toMatchObject({ outcome: 'saved' });
});

test('saving a product links no pictures for a colour that it no longer has', async () => {
  await sql(SIBLING);
  const links = { pictures: { ...NO_CHANGES, added: [picture('nueva.webp')] }, isForColor: true };
  const change = await changeOf(501, {}, links);
  await changeInOtherTab('color_numeric_id = 22');
  expect((await updateProducto(change)).images).toEqual({ outcome: 'saved', now: 1 });
  expect(await imagesOf(backend(), 511)).toEqual([]);
});

test('saving a product that someone else deleted writes nothing', async () => {
  const stock = { bodegaId: 1, quantity: 2, read: 8 };
  const rest = { stock, pictures: { ...NO_CHANGES, added: [picture('nueva.webp')] } };
  const change = await changeOf(501, { name: 'Camiseta mía' }, rest);
  await deleteProducto(501);
  expect(await updateProducto(change)).toEqual({
    producto: { outcome: 'failed', error: expect.objectContaining({ kind: 'notFound' }) },
    inventario: { outcome: 'skipped' },
    images: { outcome: 'skipped' },
  });
});

test('a picture can be linked to and unlinked from more products than a statement may write', async () => {
  await sql(`insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
    select n, 'P' || n, 'Fila', 111, 1 from generate_series(1001, 1410) n`);
  const ids = Array.from({ length: 410 }, (_, index) => 1001 + index);
  const linked = 'select 1 from public.images where producto_id > 1000';
  await linkImages(ids, { added: [URL_BLUE], order: [] });
  expect(await sql(linked)).toHaveLength(410);
  expect(await unlinkImage(ids, URL_BLUE)).toBe(410);
  expect(await sql(linked)).toEqual([]);
  expect(await unlinkImage(ids.slice(0, 1), URL_BLUE)).toBe(0);
});

test('a picture that somebody unlinks while pictures are sorted is not linked again', async () => {
  const names = ['a', 'b', 'c'].map((name) => picture(`${name}.webp`));
  await sql(`delete from public.images; insert into public.images (producto_id, url)
    select id, url from unnest(array[501, 502]) id, unnest(array['${names.join("','")}']) url`);
  const [first = '', second = '', third = ''] = names;
  faults.rest('images', async (request) => {
    const response = await backend().fetch(request.clone());
    await sql(`delete from public.images where producto_id = 501 and url = '${second}'`);
    return response;
  });
  const added = picture('d.webp');
  await linkImages([501, 502], { added: [added], order: [third, added, second, first] });
  const shown = async (id: number) => (await listImages(id)).map(({ storedUrl }) => storedUrl);
  expect(await shown(501)).toEqual([third, added, first]);
  expect(await shown(502)).toEqual([third, added, second, first]);
});
