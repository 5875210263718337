import { beforeAll, describe, expect } from 'vitest';
import { applyChange } from '#data/changes/staff/apply.ts';
import { undoChanges } from '#data/changes/staff/undo.ts';
import { updateFamilia } from '#data/familias/staff.ts';
import { listProductos } from '#data/productos/read.ts';
import { listStaffProductos } from '#data/productos/staff/list.ts';
import { readByCode } from '#data/quickOrder/read.ts';
import { findAll, suggest } from '#data/search/read.ts';
import { listSubfamilias } from '#data/subfamilias/read.ts';
import { listVariants } from '#data/variants/read.ts';
import type { ChangePlan } from '#domain/staff/changes/change.ts';
import { type ProductoListing, readListing } from '#domain/staff/productos/listing.ts';
import { keepSession, signIn, useBackend } from '#tests/backend.ts';
import { limitRows } from '#tests/limitRows.ts';
import { FILL_MS, measure, shopOf } from './measure.ts';

// Measures a shop with 20,000 products, three quarters of them with two pictures: the product list (limit 300 ms),
// the reads of visitors (limit 1 s) and large writes. A hosted project ends a visitor's statement after 3 s and
// a statement of staff after 8 s.

const COUNT = 20_000;
const LAST_PAGE = COUNT / 50;
const NOWHERE = 'uno dos tres cuatro cinco seis siete ocho';

const backend = useBackend();
beforeAll(async () => {
  // The first familia has 3,500 of the products.
  await backend().sql(`${shopOf(COUNT / 20)}
    insert into public.bodega (id, nombre) values (2, 'Cartago');
    update public.subfamilia set familia_id = 1 + (id > 175)::int * (1 + id % 19);`);
  keepSession(await signIn(backend(), 'ana@example.com', { staff: true }));
}, FILL_MS);

const read = (name: string, listing: Partial<ProductoListing>) =>
  measure(name, () => listStaffProductos({ ...readListing(''), ...listing }));

describe('a page', () => {
  read('the first', { page: 1 });
  read('the last', { page: LAST_PAGE });
});

describe('a search', () => {
  read('one word that one product has', { search: 'cam-999-5xl' });
  read('one word that every product has', { search: 'prenda' });
  read('one word that no product has', { search: 'sombrero' });
  read('eight words that no product has', { search: NOWHERE });
  read('eight times two letters that no product has', { search: 'zq zx zk zj zb zv zw kq' });
  read('the last page of a word that every product has', { search: 'prenda', page: LAST_PAGE });
});

describe('products without pictures', () => {
  read('the first page', { isWithoutImages: true });
  read('the last page', { isWithoutImages: true, page: LAST_PAGE / 4 });
});

describe('a read of a visitor', () => {
  measure('the cards of the catalogue', () => listSubfamilias());
  measure('the variants of the whole catalogue', () => listVariants());
  measure('a product', () => listProductos('500'));
  measure('the suggestions of the search field', () => suggest('prenda'));
  measure('all results of a word that a fifth of the products has', () => findAll('camiseta'));
  const codes = Array.from({ length: 50 }, (_, index) => `CAM-${index * 19 + 1}-3XL`);
  measure('50 codes of the quick order', () => readByCode(codes));
});

let written = 0;

/** Adds products with two warehouses and two pictures each. */
async function add(count: number): Promise<void> {
  written += 1;
  const batch = `NUE-${written}-`;
  const created = Array.from({ length: count }, (_, index) => {
    const label = `${batch}${index}`;
    const producto = {
      code: label,
      name: 'Prenda nueva',
      detail: null,
      subfamiliaId: 500,
      prices: { retail: 3000, wholesale: 2500, special: null },
      discountPercent: 0,
      ivaId: 1,
      colorId: 1,
      tallaId: 'S',
      isHidden: false,
    };
    const stock = [1, 2].map((bodegaId) => ({ bodegaId, quantity: 5 }));
    const imageUrls = ['a', 'b'].map((side) => `/${label}-${side}.webp`);
    return { label, producto: { producto, stock, imageUrls } };
  });
  await write({ title: 'Nuevos', created });
  const [totals] = await backend().sql(
    `select count(distinct codigo)::int as productos, sum(existencias)::int as units, sum(imagenes)::int as pictures
     from public.producto where codigo like '${batch}%'`,
  );
  expect(totals).toEqual({ productos: count, units: count * 10, pictures: count * 2 });
}

async function write(plan: ChangePlan): Promise<string> {
  const changeId = crypto.randomUUID();
  const { total, rows } = await applyChange({ changeId, plan });
  expect(rows.filter(({ outcome }) => outcome.kind === 'done')).toHaveLength(total);
  return changeId;
}

async function rename(): Promise<string> {
  written += 1;
  const [familia] = await backend().sql<{ nombre: string }>(
    'select nombre from public.familia where id = 1',
  );
  const draft = { name: `Familia ${written}`, position: null };
  const read = { id: 1, name: familia?.nombre ?? '', position: null };
  expect((await updateFamilia(read, draft)).outcome).toBe('saved');
  const [head] = await backend().sql<{ cambio: string }>(
    'select cambio from public.historial where cabeza order by id desc limit 1',
  );
  return head?.cambio ?? '';
}

async function undo(changeId: string, rows: number): Promise<void> {
  expect(await undoChanges([changeId], () => {})).toMatchObject({ done: rows, keptCount: 0 });
}

async function changePrices(): Promise<void> {
  const rows = await backend().sql<{ id: number; codigo: string; precio1: number }>(
    `select id::int, codigo, precio1::int from public.producto order by id limit ${COUNT}`,
  );
  const cells = rows.map(({ id, codigo, precio1 }) => ({
    row: { id, label: codigo },
    target: { kind: 'field', field: 'retail' } as const,
    before: precio1,
    after: precio1 + 5,
  }));
  await undo(await write({ title: 'Precios', cells }), COUNT);
}

describe('a write of staff', () => {
  measure('500 new products with two warehouses and two pictures', () => add(500), 3);
  measure('2,000 new products with two warehouses and two pictures', () => add(2000), 1);
  measure('a familia of 3,500 products gets another name', rename, 3);
  measure('that familia gets its old name back by undo', async () => undo(await rename(), 1), 3);
  measure('a price list of 20,000, and its undo', changePrices, 1);
});

describe('where the database ends a statement that writes more than 300 rows', () => {
  const measureEnded = (name: string, work: () => Promise<void>) =>
    measure(
      name,
      async () => {
        await limitRows(backend(), 300);
        await work();
        await limitRows(backend(), null);
      },
      1,
    );
  measureEnded('2,000 new products', () => add(2000));
  measureEnded('a familia of 3,500 products and its undo', async () => undo(await rename(), 1));
  measureEnded('a price list of 20,000, and its undo', changePrices);
});
