import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { searchConditions } from '#data/search/conditions.ts';
import { codePattern } from '#domain/catalogue/productSearch.ts';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import { compareNames } from '#domain/text/collation.ts';
import { RESET_ROWS } from './support/rows.ts';
import { prepareStore, ROLES } from './support/store.ts';

const store = prepareStore();
beforeEach(() => store.backend.sql(RESET_ROWS));

const derived = async (id: number) =>
  (
    await store.backend.sql(
      `select existencias::int as units, imagenes::int as pictures, orden_codigo as code,
         orden_nombre as name, orden_subfamilia as subfamilia, orden_color as color,
         orden_talla as talla, orden_iva::float8 as iva, orden_precio2::float8 as wholesale, busqueda as text
       from public.producto where id = ${id}`,
    )
  )[0];

test('a product row holds its units, its number of pictures and its sort keys, even if it has none', async () => {
  const names = { subfamilia: 'cuello redondo', color: 'rojo' };
  expect(await derived(1)).toMatchObject({ code: 'cr-011', wholesale: 3000.5, ...names });
  expect(await derived(2)).toMatchObject({
    units: 0,
    pictures: 0,
    subfamilia: '',
    color: '',
    talla: '',
    iva: -1,
    wholesale: 0,
  });
});

const word = (text: string): unknown => expect.stringContaining(` ${text} `);

test.for([
  ['inventario', 'insert', { producto_id: 1, bodega_id: 2, cantidad: 8 }, {}, { units: 20 }],
  ['inventario', 'update', { cantidad: 7 }, { producto_id: 1 }, { units: 7 }],
  ['inventario', 'update', { producto_id: 2 }, { producto_id: 1 }, { units: 0 }],
  ['inventario', 'delete', {}, { producto_id: 1 }, { units: 0 }],
  ['images', 'insert', { producto_id: 1, url: '/b.webp' }, {}, { pictures: 2 }],
  ['images', 'delete', {}, { producto_id: 1 }, { pictures: 0 }],
  ['producto', 'update', { precio2: null }, { id: 1 }, { wholesale: 0 }],
  [
    'producto',
    'update',
    { nombre: 'Ñandú 9' },
    { id: 1 },
    { name: 'n~andu 019', text: word('nandu') },
  ],
  ['producto', 'update', { existencias: 99, imagenes: 9 }, { id: 1 }, { units: 12, pictures: 1 }],
  ['producto', 'update', { orden_nombre: 'a', orden_iva: 0.9 }, { id: 1 }, { iva: 0.13 }],
  ['subfamilia', 'update', { familia_id: 2 }, { id: 1 }, { text: word('gorras') }],
  ['talla', 'update', { id: 'Única' }, { id: 'M' }, { text: word('unica') }],
  ['producto', 'update', { color_numeric_id: 2 }, { id: 1 }, { text: word('azul') }],
  ['producto', 'update', { busqueda: 'falso' }, { id: 1 }, { text: word('roja') }],
] as const)('derived columns are right after %s %s %j', async ([table, verb, row, key, after]) => {
  const rows = store.clients.staff.from(table);
  const written = {
    insert: () => rows.insert(row),
    update: () => rows.update(row).match(key),
    delete: () => rows.delete().match(key),
  };
  const { error } = await written[verb]();
  expect(error).toBeNull();
  expect(await derived(1)).toMatchObject(after);
});

test('changing a tax or a familia updates its products, more than staff may change at once', async () => {
  await store.backend.sql(`
    insert into public.producto (codigo, nombre, sub_familia_id, precio1, iva_id)
    select 'N-' || n, 'Nueva', 1, 1, 1 from generate_series(1, 250) n`);
  const { staff } = store.clients;
  expect((await staff.from('iva').update({ porcentaje: 0.1 }).eq('id', 1)).error).toBeNull();
  expect((await staff.from('familia').update({ nombre: 'Blusas' }).eq('id', 1)).error).toBeNull();
  const left = await store.backend.sql(`
    select id from public.producto where iva_id = 1 and (orden_iva <> 0.1 or busqueda not like '% blusas %')`);
  expect(left).toEqual([]);
});

test('changing a name updates products as saving each of them would, and runs no other triggers', async () => {
  await store.backend.sql(`
    update public.producto set sub_familia_id = 1, codigo = 'A||b', detalle = 'x | y || z' where id = 2;
    insert into public.producto (codigo, nombre, precio1, color_numeric_id, talla_id) values ('N', 'N', 1, 1, 'M')`);
  await store.backend.sql(`begin; set local track_functions = 'all';
    update public.familia set nombre = '¡Blusas! | || Ñ' where id = 1;
    update public.subfamilia set nombre = 'Básica 10' where id = 1;
    update public.color set name = '—' where numeric_id = 1;
    update public.iva set porcentaje = 0.02 where id = 1`);
  const calls = await store.backend
    .sql(`select funcname, calls::int from pg_stat_xact_user_functions
    where funcname in ('set_product_search_text', 'set_product_order', 'keep_history')`);
  await store.backend.sql('commit');
  expect(calls).toEqual([{ funcname: 'keep_history', calls: 3 }]);
  const renewed = await Promise.all([1, 2, 3].map(derived));
  await store.backend.sql("update public.producto set busqueda = ''");
  expect(await Promise.all([1, 2, 3].map(derived))).toEqual(renewed);
});

async function orderedByDatabase(labels: readonly string[], order: string): Promise<string[]> {
  const values = labels.map((label) => `('${label}')`).join();
  const rows = await store.backend.sql<{ label: string }>(
    `select label from (values ${values}) t (label) order by private.${order}(label) collate "C"`,
  );
  return rows.map(({ label }) => label);
}

test('the database orders sizes as the store does', async () => {
  const letters = 'M S L XS XXS XL XXL 3XL 10XL S/M L/XL XXXL 2XM S/';
  const numbers = '0-3M 3-6M 12M 2T 3T 16T 28 30 9.5 9,25 10 6-8';
  const words = ['12 meses', '4 años', 'Única', 'Unitalla', 'Mediana', '1.20 m', '1.5 m'];
  const labels = [...`${letters} ${numbers}`.split(' '), ...words];
  expect(await orderedByDatabase(labels, 'size_order')).toEqual(labels.toSorted(compareTallas));
});

test('the database orders names as the back-office does', async () => {
  const words = ['Camiseta 10', 'camiseta 9', 'Camiseta 009 b', 'Cámara', 'caña', 'cano', 'Cana'];
  const others = ['', 'Zapato', 'a b', 'ab', 'Índigo', 'inti', '10', '9', '123456789012345'];
  const names = [...words, ...others, 'CAM-2-XL', 'CAM-10-M'];
  expect(await orderedByDatabase(names, 'name_order')).toEqual(names.toSorted(compareNames));
});

test.for(ROLES)(
  '%s can read the variants of each subfamilia from a view, but write nothing through it',
  async (role) => {
    await store.backend.sql(`
    insert into public.producto (codigo, nombre, sub_familia_id, precio1) values ('CR-3', 'Otra', 1, 0);
    insert into public.inventario (producto_id, bodega_id, cantidad) values (1, 2, 3)`);
    const { data, error } = await store.clients[role].from('subfamilia_variantes').select('*');
    expect(error).toBeNull();
    // Units of all warehouses; a price of 0 is none; a product without a subfamilia is left out.
    expect(data).toEqual([
      {
        subfamilia_id: 1,
        variantes: [
          [1, 'M', 3500, 15],
          [null, null, null, 0],
        ],
      },
    ]);
    const view = () => store.clients[role].from('subfamilia_variantes');
    for (const { error: refusal } of [
      await view().insert({ subfamilia_id: 2 }),
      await view().update({ subfamilia_id: 2 }).eq('subfamilia_id', 1),
      await view().delete().eq('subfamilia_id', 1),
    ]) {
      expect(refusal).not.toBeNull();
    }
  },
);

test("the search text holds the code with and without signs, and names; || ends the product's own texts", async () => {
  await store.backend.sql(
    `update public.producto set codigo = ' Ñá|1', detalle = E'Algodón \\t peinado' where id = 1`,
  );
  expect((await derived(1))?.['text']).toBe(
    ' na 1 | na1 | camiseta roja | algodon peinado || cuello redondo | camisetas | rojo | m ',
  );
  expect((await derived(2))?.['text']).toBe(' cr-2 | cr2 | camiseta sin nada ||  ');
});

test('a search for hostile text finds nothing and causes no error', async () => {
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

test('a product that is moved into a hidden subfamilia is hidden, and stays hidden when it leaves', async () => {
  const { staff } = store.clients;
  await store.backend.sql('update public.subfamilia set oculto = true where id = 2');
  const row = { codigo: 'N', nombre: 'N', precio1: 1, sub_familia_id: 2 };
  const { data } = await staff.from('producto').insert(row).select('oculto').single();
  expect(data).toEqual({ oculto: true });
  for (const sub_familia_id of [2, 1]) {
    const moved = staff.from('producto').update({ sub_familia_id }).eq('id', 1);
    expect((await moved.select('oculto')).data).toEqual([{ oculto: true }]);
  }
});
