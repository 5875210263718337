import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScripts } from '../../scripts/databaseTypes/migratedDatabase.mjs';
import { createBackend } from '#backend/createBackend.ts';
import type { Backend } from '#backend/types.ts';

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

test('what a search looks through follows code, name and detail, and nobody writes it', async () => {
  await backend.sql(`update public.producto set codigo = 'ÑA-1', detalle = null where id = 1`);
  expect(await backend.sql('select busqueda from public.producto where id = 1')).toEqual([
    { busqueda: 'ña-1\n\ncamiseta cuello redondo 1' },
  ]);
  await expect(
    backend.sql(`update public.producto set busqueda = 'x' where id = 1`),
  ).rejects.toThrow('can only be updated to DEFAULT');
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
  await backend.sql('alter table public.producto drop column busqueda');
  for (const { text } of migrations) await backend.sql(text);
  expect(
    await backend.sql(`select reloptions from pg_class where relname = 'producto_search_idx'`),
  ).toEqual([{ reloptions: ['fastupdate=off'] }]);
});
