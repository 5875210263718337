import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScripts } from '../../scripts/databaseTypes/migratedDatabase.mjs';
import { codePattern, searchTerms } from '#domain/catalogue/productSearch.ts';
import { createBackend } from '#backend/createBackend.ts';
import type { Backend } from '#backend/types.ts';

// Large enough that the planner chooses an index because it is quicker.
const FILL = `
  insert into public.familia (id, nombre) values (1, 'Camisetas');
  insert into public.subfamilia (id, nombre, familia_id)
  select n, 'Modelo ' || n, 1 from generate_series(1, 300) n;
  insert into public.producto (id, codigo, nombre, detalle, sub_familia_id, precio1)
  select n, 'CAM-' || lpad(n::text, 5, '0'), 'Camiseta cuello redondo ' || n,
    case when n % 3 = 0 then null else 'Algodón peinado, lote ' || n end, 1 + n % 300, 3500
  from generate_series(1, 3000) n;
  insert into public.inventario (producto_id, bodega_id, cantidad)
  select n, 1, 5 from generate_series(1, 3000) n;
  insert into public.images (url, producto_id)
  select '/foto-' || n || '.webp', n from generate_series(1, 3000) n where n % 4 <> 0;
  analyze;
`;

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend();
  await backend.sql(FILL);
});
afterAll(() => backend.close());

/** The plan of a statement as the API runs it: in the name of its caller, policies included. */
async function planOf(statement: string, role: 'anon' | 'authenticated' = 'anon'): Promise<string> {
  const plan = await backend.sql<{ 'QUERY PLAN': string }>(
    `begin; set local role ${role}; explain ${statement}`,
  );
  await backend.sql('rollback');
  return plan.map((row) => row['QUERY PLAN']).join('\n');
}

test('a page of the product list reads the newest ids from the key', async () => {
  const plan = await planOf('select id from public.producto order by id desc limit 50 offset 500');
  expect(plan).toMatch(/Index (Only )?Scan Backward using producto_pkey on producto/);
  expect(plan).not.toContain('Seq Scan');
});

test('the products of a page are read by their key', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => 2000 + index);
  const plan = await planOf(`select * from public.producto where id in (${ids.join()})`);
  expect(plan).toContain('producto_pkey');
  expect(plan).not.toContain('Seq Scan');
});

/** A page of a search as the product list asks for it, or the number of all that it finds. */
function search(words: readonly string[], what: 'page' | 'count'): string {
  const conditions = words.map((word) => `busqueda like '%${word}%'`).join(' or ');
  return what === 'page'
    ? `select id from public.producto where ${conditions} order by id desc nulls last limit 50`
    : `select count(*) from public.producto where ${conditions}`;
}

const RARE_WORDS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

test.each(['anon', 'authenticated'] as const)(
  'a search of one to eight rare words reads the trigram index alone (%s)',
  async (role) => {
    for (const words of [RARE_WORDS.slice(0, 1), RARE_WORDS.slice(0, 4), RARE_WORDS]) {
      for (const what of ['page', 'count'] as const) {
        const plan = await planOf(search(words, what), role);
        expect(plan.match(/Bitmap Index Scan on producto_search_idx/g)).toHaveLength(words.length);
        expect(plan).not.toMatch(/Seq Scan|producto_pkey/);
      }
    }
  },
);

/** A search of the store, as `data/search/read.ts` requests it. */
function storeSearch(text: string): string {
  const conditions = searchTerms(text).map((patterns) => {
    const forms = patterns.map((pattern) => `busqueda like '${pattern}'`);
    return `(${forms.join(' or ')})`;
  });
  return `select sub_familia_id from public.producto where ${conditions.join(' and ')} limit 1000`;
}

test.each(['camisetas 00042', 'algodones 17 xl', 'cam-00100'])(
  'the search %j of the store reads the trigram index alone',
  async (text) => {
    const plan = await planOf(storeSearch(text));
    expect(plan).toContain('Bitmap Index Scan on producto_search_idx');
    expect(plan).not.toMatch(/Seq Scan|producto_pkey/);
  },
);

test('a whole code is read from the trigram index', async () => {
  const plan = await planOf(
    `select id from public.producto where busqueda like '${codePattern('CAM-00100') ?? ''}' limit 20`,
  );
  expect(plan).toContain('Bitmap Index Scan on producto_search_idx');
  expect(plan).not.toMatch(/Seq Scan|producto_pkey/);
});

test('some codes of a quick order are read from the trigram index alone', async () => {
  const codes = Array.from({ length: 4 }, (_, index) => `CAM-0${1000 + index}`);
  const conditions = codes.map((code) => `busqueda like '${codePattern(code) ?? ''}'`).join(' or ');
  const plan = await planOf(`select id from public.producto where ${conditions} limit 1000`);
  expect(plan.match(/Bitmap Index Scan on producto_search_idx/g)).toHaveLength(codes.length);
  expect(plan).not.toMatch(/Seq Scan|producto_pkey/);
});

test('the variants of a page of subfamilias are read from indexes', async () => {
  const plan = await planOf(
    'select * from public.subfamilia_variantes order by subfamilia_id limit 50',
  );
  expect(plan).toContain('producto_sub_familia_id_precio1_idx');
  expect(plan).toContain('inventario_pkey');
  expect(plan).not.toContain('Seq Scan');
});

test('the filter for products without pictures looks each up in the key of the pictures', async () => {
  const plan = await planOf(`
    select producto.id from public.producto
    left join lateral (
      select json_agg(linked) as linked
      from (select i.producto_id from public.images i where i.producto_id = producto.id) linked
    ) pictures on true
    where pictures is null
    order by producto.id desc limit 50
  `);
  expect(plan).toMatch(/using images_pkey on images/);
  expect(plan).toMatch(/using producto_pkey on producto/);
  expect(plan).not.toContain('Seq Scan');
});

test('a database that had no trigrams at first gets its index later', async () => {
  const migrations = (await readScripts()).filter(({ name }) => name.includes('product_search'));
  await backend.sql('drop extension pg_trgm cascade');
  await backend.sql('alter table public.producto drop column busqueda cascade');
  for (const { text } of migrations) await backend.sql(text);
  expect(
    await backend.sql(`select reloptions from pg_class where relname = 'producto_search_idx'`),
  ).toEqual([{ reloptions: ['fastupdate=off'] }]);
});
