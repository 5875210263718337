import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { searchConditions } from '#data/search/conditions.ts';
import { codePattern } from '#domain/catalogue/productSearch.ts';
import { RESET_ROWS } from './support/rows.ts';
import { prepareStore } from './support/store.ts';

const store = prepareStore();
beforeEach(() => store.backend.sql(RESET_ROWS));

const textOf = async (id: number) =>
  (
    await store.backend.sql<{ busqueda: string }>(
      `select busqueda from public.producto where id = ${id}`,
    )
  )[0]?.busqueda;

test('the text of a search holds code, name, detail, subfamilia, familia, colour and size', async () => {
  await store.backend.sql(
    `update public.producto set codigo = ' Ñá|1', detalle = E'Algodón \\t peinado' where id = 1`,
  );
  expect(await textOf(1)).toBe(
    ' na 1 | camiseta roja | algodon peinado | cuello redondo | camisetas | rojo | m ',
  );
  expect(await textOf(2)).toBe(' cr-2 | camiseta sin nada ');
});

test.for([
  ['color', { numeric_id: 1 }, { name: 'Carmín' }, 'carmin'],
  ['subfamilia', { id: 1 }, { nombre: 'Básica' }, 'basica'],
  ['subfamilia', { id: 1 }, { familia_id: 2 }, 'gorras'],
  ['familia', { id: 1 }, { nombre: 'Blusas' }, 'blusas'],
  ['talla', { id: 'M' }, { id: 'Única' }, 'unica'],
  ['producto', { id: 1 }, { nombre: 'Otra' }, 'otra'],
  ['producto', { id: 1 }, { color_numeric_id: 2 }, 'azul'],
  ['producto', { id: 1 }, { busqueda: 'falso' }, 'roja'],
] as const)('it follows a change of %s that staff make', async ([table, key, change, word]) => {
  const { error } = await store.clients.staff.from(table).update(change).match(key);
  expect(error).toBeNull();
  expect(await textOf(1)).toContain(word);
  expect(await textOf(1)).not.toContain('falso');
});

test('a renamed familia renews the text of more products than staff may change at once', async () => {
  await store.backend.sql(`
    insert into public.producto (codigo, nombre, sub_familia_id, precio1)
    select 'N-' || n, 'Nueva', 1, 1 from generate_series(1, 250) n`);
  const { error } = await store.clients.staff
    .from('familia')
    .update({ nombre: 'Blusas' })
    .eq('id', 1);
  expect(error).toBeNull();
  const [left] = await store.backend.sql<{ count: number }>(
    `select count(*)::int from public.producto
     where sub_familia_id = 1 and busqueda not like '% blusas %'`,
  );
  expect(left?.count).toBe(0);
});

test('a search in the words of a shopper finds the product', async () => {
  const found = async (text: string) => {
    const query = store.clients.anon.from('producto').select('id');
    const { data, error } = await query.or(searchConditions(text) ?? '');
    expect(error).toBeNull();
    return (data ?? []).map(({ id }) => id);
  };
  expect(await found('CAMISETAS rojos')).toEqual([1]);
  expect(await found('cuellos redondas m')).toEqual([1]);
  expect(await found('roja l')).toEqual([]);
  expect(await found('cr-1')).toEqual([1]);
  expect(await found('1%1')).toEqual([]);
  const { data } = await store.clients.anon
    .from('producto')
    .select('id')
    .like('busqueda', codePattern('cR-1 ') ?? '');
  expect(data).toEqual([{ id: 1 }]);
});

test('hostile text finds nothing and breaks nothing', async () => {
  const sign = fc.constantFrom(...Array.from(',()"{}*%_\\\'.;:|!&<>=~^$#?/-+[]\u0000\uD800'));
  const hostile = fc.array(fc.oneof(sign, fc.constantFrom('zq', ' ', 'or', 'and', 'eq.1')), {
    minLength: 1,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(hostile, async (parts) => {
      const text = `zq${parts.join('')}`;
      const productos = () => store.clients.anon.from('producto').select('id');
      const replies = await Promise.all([
        productos().or(searchConditions(text) ?? ''),
        productos().like('busqueda', codePattern(text) ?? ''),
      ]);
      for (const { data, error } of replies) {
        expect(error).toBeNull();
        expect(data).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
