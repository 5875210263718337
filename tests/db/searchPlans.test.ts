import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend, type Backend } from '#backend/createBackend.ts';
import { codePattern, searchTerms } from '#domain/catalogue/productSearch.ts';

// Adds as many products as the shop may have; skips triggers, which would take a minute.
const FILL = `
  set session_replication_role = replica;
  drop index public.producto_search_idx;
  insert into public.familia (id, nombre) select n, 'Familia ' || n from generate_series(1, 40) n;
  insert into public.subfamilia (id, nombre, familia_id)
  select n, 'Modelo ' || n, 1 + n % 40 from generate_series(1, 400) n;
  insert into public.producto (
    id, codigo, nombre, detalle, sub_familia_id, precio1, precio2, color_numeric_id, talla_id, iva_id,
    existencias, imagenes, descuento, busqueda, orden_codigo, orden_nombre, orden_subfamilia,
    orden_color, orden_talla, orden_iva
  )
  select n, code, name, 'Algodón', 1 + n % 400, case n % 500 when 0 then 0 else 3500 + n % 700 end,
    3000 + n % 600, 1 + n % 50, 'T' || n % 25, 1 + n % 3, n % 40, case n % 50 when 0 then 0 else 1 end,
    n % 20, format(' %s | %s | algodon || modelo %s | familia %s ', lower(code), name, n % 400, n % 40),
    lower(code), name, 'modelo ' || 1 + n % 400, 'c' || 1 + n % 50, 't' || n % 25, 0.01 * (n % 3)
  from (
    select n, 'CAM-' || lpad(n::text, 5, '0') as code, 'camiseta cuello redondo ' || n as name
    from generate_series(1, 10000) n
  ) numbered;
  insert into public.images (url, producto_id)
  select '/foto-' || n || '.webp', n from generate_series(1, 10000) n where n % 50 <> 0;
  insert into public.inventario (producto_id, bodega_id, cantidad)
  select n, 1, n % 40 from generate_series(1, 10000) n;
  insert into public.historial (
    cambio, correo, tabla, clave, etiqueta, producto_id, despues, cabeza, filas, busqueda
  )
  select gen_random_uuid(), 'p' || n % 3 || '@tienda.cr', (array['producto', 'inventario', 'images'])[1 + n % 3],
    jsonb_build_object('id', n), 'CAM-' || n, n, '{}', true, 1, ' cam-' || n || ' '
  from generate_series(1, 10000) n;
  insert into public.pedido (id, referencia, creado_en, estado, lineas)
  select gen_random_uuid(), 'TT-' || n, now() - n * interval '1 hour',
    case when n % 100 = 0 then 'nuevo' else 'entregado' end, '[]'
  from generate_series(1, 10000) n;
  set session_replication_role = origin;
`;

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend();
  const [index] = await backend.sql<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'producto_search_idx'`,
  );
  await backend.sql(FILL);
  // Creating the index after the rows is ten times as fast as updating it with each row.
  await backend.sql(index?.indexdef ?? '');
  await backend.sql('vacuum analyze');
});
afterAll(() => backend.close());

/** Returns the plan of a statement as the API runs it: as the role of its caller, with policies. */
async function planOf(statement: string, role: 'anon' | 'authenticated' = 'anon'): Promise<string> {
  const plan = await backend.sql<{ 'QUERY PLAN': string }>(
    `begin; set local role ${role}; explain ${statement}`,
  );
  await backend.sql('rollback');
  return plan.map((row) => row['QUERY PLAN']).join('\n');
}

test.each([
  ['the newest changes', '', /historial_cabeza_idx/],
  ['changes of a table', "and tabla = 'familia'", /historial_tabla_idx/],
  ['changes of a person', "and correo = 'nadie@tienda.cr'", /historial_correo_idx/],
  ['changes of a product', 'and producto_id = 7', /historial_producto_id_idx/],
])('the history reads %s from an index', async (_what, condition, index) => {
  const read = `select * from public.historial where cabeza ${condition} order by id desc limit 50`;
  const plan = await planOf(read, 'authenticated');
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

/** Conditions as `data/pedidos/staff/queries.ts` requests them. */
test.each([
  ['new ones', "not revisar and estado = 'nuevo'", /pedido_estado_idx/],
  ['others', "not revisar and estado <> 'nuevo'", /pedido_creado_en_idx/],
  ['ones of a state', "not revisar and estado = 'preparando'", /pedido_estado_idx/],
  [
    'ones of the last day',
    "not revisar and estado <> 'nuevo' and creado_en >= now() - interval '1 day'",
    /pedido_creado_en_idx/,
  ],
  ['ones with a reference', "not revisar and referencia = 'TT-7'", /pedido_referencia_idx/],
  ['ones of a flood', 'revisar = true', /pedido_revisar_idx/],
])('the list of orders reads %s from an index', async (_what, condition, index) => {
  const read = `select * from public.pedido where ${condition} order by creado_en desc, id limit 50`;
  const plan = await planOf(read, 'authenticated');
  expect(plan).toMatch(index);
  expect(plan).not.toContain('Seq Scan');
});

const codes = Array.from({ length: 4 }, (_, index) => codePattern(`CAM-0${1000 + index}`) ?? '');

test.each([
  [
    'a page of the product list',
    'select id from public.producto order by id desc limit 50 offset 500',
    /Index (Only )?Scan Backward using producto_pkey on producto/,
  ],
  [
    'the products of a page',
    `select * from public.producto where id in (${Array.from({ length: 50 }, (_, n) => 2000 + n).join()})`,
    /producto_pkey/,
  ],
  [
    'the lowest price of a subfamilia',
    'select precio1 from public.producto where sub_familia_id = 1 order by precio1 limit 1',
    /producto_sub_familia_id_precio1_idx/,
  ],
  [
    'the variants of a page of subfamilias',
    'select * from public.subfamilia_variantes order by subfamilia_id limit 50',
    /producto_sub_familia_id_id_idx/,
  ],
  [
    'the subfamilias of a familia',
    'select id from public.subfamilia where familia_id = 1',
    /subfamilia_familia_id_idx/,
  ],
  [
    'the stock of some products',
    'select cantidad from public.inventario where producto_id in (1, 2, 3)',
    /inventario_pkey/,
  ],
  [
    'the images of some products',
    'select url from public.images where producto_id in (1, 2, 3)',
    /images_pkey/,
  ],
])('%s is read from an index', async (_what, statement, index) => {
  const plan = await planOf(statement);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

/** A search of the store, as `data/search/read.ts` requests it. */
function storeSearch(text: string): string {
  const conditions = searchTerms(text).map((patterns) => {
    const forms = patterns.map((pattern) => `busqueda like '${pattern}'`);
    return `(${forms.join(' or ')})`;
  });
  return conditions.join(' and ');
}

const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];
const anyOf = (patterns: readonly string[]) =>
  patterns.map((pattern) => `busqueda like '${pattern}'`).join(' or ');

/** Conditions as `data/productos/staff/list.ts` and the search of the store request them. */
test.each([
  ['eight rare words', anyOf(words.map((word) => `%${word}%||%`))],
  ['the codes of a quick order', anyOf(codes)],
  [
    'all words but not the code',
    `${storeSearch('00100 lote')} and busqueda not like ' cam-00100 |%'`,
  ],
  [
    'some words but not all',
    `(${anyOf(['%00100%||%', '%zzz%||%'])}) and not (${storeSearch('00100 zzz')})`,
  ],
  ['the words of a shopper', storeSearch('camisetas 00042')],
  ['a code of a shopper', storeSearch('cam-00100')],
])('a search for %s reads only the trigram index', async (_what, conditions) => {
  const from = `from public.producto where (${conditions})`;
  for (const statement of [
    `select count(*) ${from}`,
    `select sub_familia_id ${from} limit 1000`,
    `select id ${from} order by id desc nulls last limit 50`,
    `select id ${from} order by orden_nombre nulls first, id nulls first limit 50`,
    `select id ${from} and existencias = 0 order by precio1 desc nulls last, id desc nulls last limit 50`,
  ]) {
    for (const role of ['anon', 'authenticated'] as const) {
      const plan = await planOf(statement, role);
      expect(plan).toContain('Bitmap Index Scan on producto_search_idx');
      expect(plan).not.toMatch(/Seq Scan|producto_pkey|_orden_/);
    }
  }
});

const ORDERS = `orden_codigo orden_nombre orden_subfamilia precio1 orden_precio2 orden_precio3
  descuento orden_iva orden_color orden_talla existencias imagenes`.split(/\s+/);

test.each(ORDERS)('sorting by %s reads an index, forwards and backwards', async (column) => {
  for (const way of ['asc', 'desc']) {
    const plan = await planOf(
      `select id from public.producto order by ${column} ${way}, id ${way} limit 50 offset 500`,
      'authenticated',
    );
    expect(plan).toContain(`producto_${column}_idx`);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

/** Filter of a familia, as in `data/productos/staff/list.ts`. */
const OF_FAMILIA = `sub_familia_id in (select id from public.subfamilia where familia_id = 3)`;

test.each([
  [OF_FAMILIA, 'producto_sub_familia_id'],
  ['sub_familia_id = 7', 'producto_sub_familia_id'],
  ['color_numeric_id = 9', 'producto_color_numeric_id_idx'],
  [`talla_id = 'T5'`, 'producto_talla_id_idx'],
  ['existencias = 0', 'producto_existencias_idx'],
  ['existencias >= 1', 'producto_existencias_idx'],
  ['precio1 = 0', 'producto_precio1_idx'],
  ['imagenes = 0', 'producto_imagenes_idx'],
  ['iva_id is null', 'producto_iva_id_idx'],
  ['sub_familia_id is null', 'producto_sub_familia_id'],
])('the filter %s reads an index for its count and with every sorting', async (filter, index) => {
  const from = `from public.producto where ${filter}`;
  const count = await planOf(`select count(*) ${from}`, 'authenticated');
  expect(count).toContain(index);
  expect(count).not.toContain('Seq Scan on producto');
  for (const order of ['id desc', ...ORDERS.map((column) => `${column} desc, id desc`)]) {
    const page = await planOf(`select id ${from} order by ${order} limit 50`, 'authenticated');
    expect(page).not.toContain('Seq Scan on producto');
  }
});
