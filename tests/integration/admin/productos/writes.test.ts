import { describe, expect, test } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { linkImages, unlinkImage } from '#data/productos/images.ts';
import { readProducto } from '#data/productos/row.ts';
import {
  type CreationProgress,
  type ProductoChange,
  createProducto,
  deleteProducto,
  updateProducto,
} from '#data/productos/write.ts';
import type { NewProducto } from '#domain/forms/newProducto.ts';
import { type Fault, faults, lostAnswer } from '#tests/faults.ts';
import { FORM_ROWS, imagesOf, picture, productosOf, stockOf } from './formRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend, signInAs } = useSignedInShop(FORM_ROWS);

const STEPS = ['producto', 'inventario', 'images'] as const;

async function failureOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof DataError)) throw new Error(`no DataError: ${String(error)}`);
  return error.kind;
}

describe('a new product', () => {
  const WANTED: NewProducto = {
    producto: {
      code: 'N-1',
      name: 'Nuevo',
      subfamiliaId: 111,
      prices: { retail: 30, wholesale: 20.5, special: 10 },
      discountPercent: 0,
      ivaId: null,
      colorId: null,
      tallaId: null,
      detail: null,
    },
    stock: [{ bodegaId: 1, quantity: 6 }],
    imageUrls: [picture('frente.webp')],
  };

  /** Every product that was created, with its stock and its pictures. */
  async function created() {
    const rows = await productosOf(backend(), 'N-1');
    return Promise.all(
      rows.map(async ({ id, precio1 }) => ({
        retail: precio1,
        stock: await stockOf(backend(), id),
        images: await imagesOf(backend(), id),
      })),
    );
  }

  const COMPLETE = {
    retail: 30,
    stock: [{ bodega_id: 1, cantidad: 6 }],
    images: [picture('frente.webp')],
  };

  /** An attempt that meets a fault in one step; returns how far it came. */
  async function failAt(
    step: (typeof STEPS)[number],
    fault: Fault,
    { wanted = WANTED, before = null as CreationProgress | null } = {},
  ): Promise<CreationProgress> {
    faults.write('post', step, fault, { once: true });
    const creation = await createProducto(wanted, before);
    if (creation.outcome !== 'failed') throw new Error('the creation did not fail');
    expect(creation.step).toBe(step);
    return creation.progress;
  }

  test('is written row first, then stock, then pictures', async () => {
    const tables: string[] = [];
    for (const table of STEPS) faults.write('post', table, () => void tables.push(table));
    expect(await createProducto(WANTED, null)).toMatchObject({ outcome: 'created' });
    expect(tables).toEqual(STEPS);
    expect(await created()).toEqual([COMPLETE]);
  });

  test.each(STEPS)(
    'whose response at %s is lost is completed by the next attempt',
    async (step) => {
      const before = await failAt(step, lostAnswer(backend));
      expect(await createProducto(WANTED, before)).toMatchObject({ outcome: 'created' });
      expect(await created()).toEqual([COMPLETE]);
    },
  );

  test('is saved as last typed when it is changed after lost responses', async () => {
    const lost = lostAnswer(backend);
    let before = await failAt('producto', lost);
    const dearer = {
      ...WANTED,
      producto: { ...WANTED.producto, prices: { ...WANTED.producto.prices, retail: 45 } },
    };
    before = await failAt('inventario', lost, { wanted: dearer, before });
    const moved = { ...dearer, stock: [{ bodegaId: 2, quantity: 9 }] };
    before = await failAt('images', lost, { wanted: moved, before });
    await createProducto({ ...moved, imageUrls: [picture('lado.webp')] }, before);
    expect(await created()).toEqual([
      { retail: 45, stock: [{ bodega_id: 2, cantidad: 9 }], images: [picture('lado.webp')] },
    ]);
  });

  test('is added although an older product is the same in every column', async () => {
    await createProducto(WANTED, null);
    const before = await failAt('producto', 'network');
    await createProducto(WANTED, before);
    expect(await created()).toEqual([COMPLETE, COMPLETE]);
  });
});

test.each([
  ['abc', 'invalidId'],
  ['null', 'invalidId'],
  ['1.5', 'invalidId'],
  ['999', 'notFound'],
  ['99999999999999999999', 'notFound'],
])('reading the product %s fails as %s', async (id, kind) => {
  expect(await failureOf(readProducto(id))).toBe(kind);
});

describe('a changed product', () => {
  const otherTab = (change: string) =>
    backend().sql(`update public.producto set ${change} where id = 501`);

  /** A change of a product as it is now. */
  async function changeOf(
    id: number,
    fields: Partial<ProductoChange['producto']>,
    rest: Partial<ProductoChange> = {},
  ): Promise<ProductoChange> {
    const read = await readProducto(String(id));
    return {
      read,
      producto: { ...read, ...fields },
      stock: null,
      imageUrls: [],
      isForColor: false,
      ...rest,
    };
  }

  test('keeps the other fields as someone else saved them', async () => {
    const change = await changeOf(501, { name: 'Camiseta mía' });
    await otherTab(`precio1 = 4200.5, precio2 = null, color_numeric_id = 22, detalle = 'Otro'`);
    expect((await updateProducto(change)).producto).toEqual({ outcome: 'saved' });
    expect(await readProducto('501')).toMatchObject({
      name: 'Camiseta mía',
      prices: { retail: 4200.5, wholesale: null },
      colorId: 22,
      detail: 'Otro',
    });
  });

  test('reports units as saved when the response to the same change was lost before', async () => {
    const change = await changeOf(501, {}, { stock: { bodegaId: 1, quantity: 2, read: 8 } });
    faults.write('patch', 'inventario', lostAnswer(backend), { once: true });
    expect((await updateProducto(change)).inventario).toMatchObject({ outcome: 'failed' });
    expect((await updateProducto(change)).inventario).toEqual({ outcome: 'saved' });
  });

  test('does not overwrite units that someone else put where there were none', async () => {
    const change = await changeOf(502, {}, { stock: { bodegaId: 1, quantity: 20, read: null } });
    await backend().sql('insert into public.inventario values (502, 1, 3)');
    expect((await updateProducto(change)).inventario).toEqual({ outcome: 'changed', now: 3 });
    expect(await stockOf(backend(), 502)).toEqual([{ bodega_id: 1, cantidad: 3 }]);
  });

  test('with a long detail is not saved over one that someone else changed', async () => {
    await otherTab(`detalle = repeat('ñandú y algodón ', 300)`);
    const change = await changeOf(501, { detail: 'Mío' });
    await otherTab(`detalle = detalle || '!'`);
    expect((await updateProducto(change)).producto).toMatchObject({ outcome: 'changed' });
  });

  test.each([{}, { name: 'Camiseta mía' }])(
    'of %o links no picture for a colour that it no longer has',
    async (fields) => {
      await backend().sql(`insert into public.producto (id, codigo, nombre, sub_familia_id, precio1,
        color_numeric_id) values (511, 'CAM-XL', 'Camiseta azul', 111, 1, 21)`);
      const links = { imageUrls: [picture('nueva.webp')], isForColor: true };
      const change = await changeOf(501, fields, links);
      await otherTab('color_numeric_id = 22');
      expect(await updateProducto(change)).toMatchObject({
        images: { outcome: 'changed', now: { ...fields, colorId: 22 } },
        imageProductos: 0,
      });
      expect(await imagesOf(backend(), 511)).toEqual([]);
      expect(await imagesOf(backend(), 501)).not.toContain(picture('nueva.webp'));
    },
  );

  test('that someone else deleted writes nothing more', async () => {
    const change = await changeOf(
      501,
      { name: 'Camiseta mía' },
      { stock: { bodegaId: 1, quantity: 2, read: 8 }, imageUrls: [picture('nueva.webp')] },
    );
    await deleteProducto(501);
    expect(await updateProducto(change)).toEqual({
      producto: { outcome: 'failed', error: expect.objectContaining({ kind: 'notFound' }) },
      inventario: { outcome: 'skipped' },
      images: { outcome: 'skipped' },
      imageProductos: 0,
    });
  });
});

test.each([
  [501, 'inventario'],
  [502, 'producto'],
])('deleting the product %s is refused to a stranger at %s', async (id, step) => {
  await signInAs('stranger');
  expect(await deleteProducto(id)).toMatchObject({
    outcome: 'failed',
    step,
    error: { kind: 'forbidden' },
  });
});

test('a picture is linked to and unlinked from more products than one statement may write', async () => {
  await backend().sql(`insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
    select n, 'P' || n, 'Fila', 111, 1 from generate_series(1001, 1410) n`);
  const ids = Array.from({ length: 410 }, (_, index) => 1001 + index);
  const url = picture('highres/azul.webp');
  const linked = () =>
    backend().sql('select 1 from public.images where producto_id > 1000 and url = $1', [url]);
  await linkImages(ids, [url]);
  expect(await linked()).toHaveLength(410);
  expect(await unlinkImage(ids, url)).toBe(410);
  expect(await linked()).toEqual([]);
});

test('unlinking a picture succeeds when it is unlinked already, and is refused to a stranger', async () => {
  const url = picture('highres/azul.webp');
  expect(await unlinkImage([501], url)).toBe(1);
  expect(await unlinkImage([501], url)).toBe(0);
  expect(await imagesOf(backend(), 501)).toEqual([picture('highres/espalda.webp')]);
  await signInAs('stranger');
  expect(await failureOf(unlinkImage([501], picture('highres/espalda.webp')))).toBe('forbidden');
});
