import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScripts } from '../../scripts/databaseTypes/migratedDatabase.mjs';
import { createBackend } from '../../supabase/local/createBackend.ts';
import type { Backend } from '../../supabase/local/types.ts';

// Large enough that the planner chooses an index because it is quicker.
const FILL = `
  insert into public.producto (id, codigo, nombre, detalle, precio1)
  select n, 'CAM-' || lpad(n::text, 5, '0'), 'Camiseta cuello redondo ' || n,
    case when n % 3 = 0 then null else 'Algodón peinado, lote ' || n end, 3500
  from generate_series(1, 3000) n;
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

/** The plan of a statement as the API runs it: in the name of a visitor, policies included. */
async function planOf(statement: string): Promise<string> {
  const plan = await backend.sql<{ 'QUERY PLAN': string }>(
    `begin; set local role anon; explain ${statement}`,
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

function search(wordCount: number): string {
  const words = Array.from({ length: wordCount }, (_, index) => `palabra${index}`);
  const conditions = words.flatMap((word) =>
    ['codigo', 'nombre', 'detalle'].map((column) => `${column} ilike '%${word}%'`),
  );
  return `select count(*) from public.producto where ${conditions.join(' or ')}`;
}

test('a search reads the trigram index alone', async () => {
  const plan = await planOf(search(1));
  expect(plan.match(/Bitmap Index Scan on producto_search_idx/g)).toHaveLength(3);
  expect(plan).not.toContain('Seq Scan');
});

test('every word of a long search can be found by the trigram index', async () => {
  // So few products are read as fast from the table itself.
  await backend.sql('set enable_seqscan = off');
  const plan = await planOf(search(8));
  await backend.sql('reset enable_seqscan');
  expect(plan.match(/Bitmap Index Scan on producto_search_idx/g)).toHaveLength(24);
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

test('a database that had no trigrams at first gets its index later, once', async () => {
  const migration = (await readScripts()).find(({ name }) => name.includes('product_search'));
  const options = () =>
    backend.sql(`select reloptions from pg_class where relname = 'producto_search_idx'`);
  await backend.sql('drop index public.producto_search_idx');
  await backend.sql(migration?.text ?? '');
  expect(await options()).toEqual([{ reloptions: ['fastupdate=off'] }]);
  await backend.sql(migration?.text ?? '');
  expect(await options()).toHaveLength(1);
});
