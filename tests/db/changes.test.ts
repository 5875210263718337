import { expect, onTestFinished, test } from 'vitest';
import { signedInClient } from '../backend/support.ts';
import {
  done,
  gone,
  hiding,
  type Json,
  newOne,
  place,
  prepareChanges,
  set,
} from './support/changes.ts';
import { LINE } from './support/rows.ts';

// Tests of `apply_change`, which writes many rows, and of `undo_change`, which restores them, over HTTP.

const { store, call, apply, undo } = prepareChanges();

const stock = (id: number, before: number, after: number, bodega = 1) => ({
  table: 'inventario',
  key: { producto_id: id, bodega_id: bodega },
  before: { cantidad: before },
  after: { cantidad: after },
});
const picture = (id: number, url: string, isLinked: boolean) => ({
  table: 'images',
  key: { producto_id: id, url },
  before: isLinked ? null : {},
  after: isLinked ? {} : null,
});
const NEW = newOne('N-1');

const shop = () =>
  store.backend.sql(`select
    (select jsonb_agg(to_jsonb(p) order by id) from public.producto p) as productos,
    (select jsonb_agg(to_jsonb(i) order by producto_id, bodega_id) from public.inventario i) as stock,
    (select jsonb_agg(to_jsonb(i) order by producto_id, url) from public.images i) as pictures`);

test('every kind of row is written and undone completely, and the undo can be undone', async () => {
  await store.backend.sql("insert into public.images values ('/b.webp', 1)");
  const before = await shop();
  const change = crypto.randomUUID();
  const rows = [
    NEW,
    set(1, { precio1: 3500, precio2: 3000.5 }, { precio1: 3675, precio2: null }),
    gone(3),
    stock(1, 12, 4),
    stock(2, 0, 3, 2),
    picture(1, 'https://example.com/roja.webp', false),
    { ...picture(1, '/b.webp', false), before: { position: null }, after: { position: 1 } },
    { ...picture(2, '/c.webp', true), after: { position: 2 } },
    { ...NEW, after: { codigo: 'N-2', nombre: 'Sola', precio1: 0 } },
  ];
  const outcomes = await apply(rows, change);
  const changed = Array.from({ length: 7 }, () => done);
  expect(outcomes).toEqual([{ ...done, id: 4 }, ...changed, { ...done, id: 5 }]);
  const after = await shop();
  expect(after).not.toEqual(before);
  const order =
    'select url from public.images where position > 0 and producto_id < 4 order by position';
  expect(await store.backend.sql(order)).toEqual([{ url: '/b.webp' }, { url: '/c.webp' }]);

  expect(await undo(change, { dry: true })).toMatchObject({
    done: 14,
    keptCount: 0,
    kept: [],
    left: 0,
  });
  expect(await shop()).toEqual(after);
  const report = await undo(change);
  expect(report).toMatchObject({ done: 14, keptCount: 0, kept: [], left: 0 });
  expect(await shop()).toEqual(before);
  expect(await undo(change), 'called again, it returns the report').toEqual(report);

  // The undo is itself a change.
  expect(await undo(report.change)).toMatchObject({ done: 14, keptCount: 0 });
  expect(await shop()).toEqual(after);
  const heads = await store.backend.sql(
    "select distinct titulo, deshecho from public.historial where cabeza and titulo <> '' order by titulo",
  );
  expect(heads).toEqual([
    { titulo: 'Cambio', deshecho: null },
    { titulo: 'Deshecho: Cambio', deshecho: 'todo' },
    { titulo: 'Deshecho: Deshecho: Cambio', deshecho: null },
  ]);
  expect(await undo(change), 'taken back again').toMatchObject({ done: 14, keptCount: 0 });
  expect(await shop()).toEqual(before);
});

test('a row that was changed or deleted meanwhile, is in use or is invalid stays as it is', async () => {
  await store.backend.sql(
    'create table private.sold (producto_id bigint references public.producto); insert into private.sold values (3)',
  );
  const outcomes = await apply([
    set(1, { precio1: 1, talla_id: 'M' }, { precio1: 2 }),
    set(99, { codigo: 'CR-99' }, { precio1: 2 }),
    gone(3),
    set(2, { codigo: 'CR-2' }, { sub_familia_id: 99 }),
    set(2, { codigo: 'CR-2' }, { precio1: -1 }),
    set(2, { codigo: 'CR-2' }, { nombre: ' ' }),
    ...['NaN', 'Infinity', '1e400', '0 or true'].map((precio1) =>
      set(2, { codigo: 'CR-2' }, { precio1 }),
    ),
    set(2, { codigo: 'CR-2' }, { talla_id: "M' or 'x" }),
    { ...set(2, { codigo: 'CR-2' }, { precio1: 1 }), key: { id: '2 or true' } },
    stock(1, 11, 3),
    stock(2, 1, 3),
    picture(1, '/none.webp', false),
    picture(1, 'https://example.com/roja.webp', true),
    newOne('N-1', { inventario: [{ bodega_id: 99, cantidad: 1 }] }),
    set(2, { codigo: 'CR-2' }, { codigo: 'CR-22' }),
  ]);
  await store.backend.sql('drop table private.sold');
  expect(outcomes).toMatchObject([
    { outcome: 'changed', now: { precio1: 3500, talla_id: 'M' } },
    { outcome: 'gone' },
    { outcome: 'inUse' },
    { outcome: 'refused', reason: 'falta la subfamilia n.º 99' },
    { outcome: 'refused', reason: expect.stringContaining('precio1') },
    { outcome: 'refused', reason: expect.stringContaining('nombre') },
    ...Array.from({ length: 6 }, () => ({ outcome: 'refused' })),
    { outcome: 'changed', now: { cantidad: 12 } },
    { outcome: 'gone' },
    { outcome: 'gone' },
    { outcome: 'changed', now: null },
    { outcome: 'refused', reason: 'falta la bodega' },
    done,
  ]);
  const rows = await store.backend.sql('select tabla, despues from public.historial');
  expect(rows).toEqual([{ tabla: 'producto', despues: { codigo: 'CR-22' } }]);
});

test('a part that is sent again gets the same response and writes nothing, and another part is written', async () => {
  const change = crypto.randomUUID();
  const rows = [set(1, { precio1: 3500 }, { precio1: 3600 })];
  const first = await apply(rows, change);
  await store.backend.sql('update public.producto set precio1 = 3500 where id = 1');
  expect(await apply(rows, change)).toEqual(first);
  expect(await store.backend.sql('select precio1::int from public.producto where id = 1')).toEqual([
    { precio1: 3500 },
  ]);
  expect(await apply([set(2, { precio1: 0 }, { precio1: 5 })], change, 1)).toEqual([done]);
  expect((await undo(change)).done).toBe(1);

  const other = await signedInClient(store.backend, 'eva@example.com', { staff: true });
  const { error } = await other.rpc('apply_change', { change, part: 0, title: 'x', rows });
  expect(error?.code, 'the change of somebody else').toBe('42501');
});

test('an undo leaves rows that were changed since, and names them', async () => {
  const change = crypto.randomUUID();
  await apply(
    [NEW, set(1, { codigo: 'CR-1' }, { precio1: 10 }), set(3, { codigo: 'CR-3' }, { precio1: 20 })],
    change,
  );
  await store.backend.sql(`update public.producto set precio1 = 11 where id = 1;
    insert into public.images (producto_id, url) values (4, '/more.webp')`);
  for (const report of [await undo(change, { dry: true }), await undo(change)]) {
    expect(report).toMatchObject({ done: 1, keptCount: 5 });
    expect(report.kept).toContainEqual({
      outcome: 'changed',
      now: { precio1: 11 },
      etiqueta: 'CR-1 · Camiseta roja',
      tabla: 'producto',
      clave: { id: 1 },
    });
    // A product that somebody has edited keeps all its rows.
    expect(report.kept.filter(({ etiqueta }) => etiqueta === 'N-1 · Nueva')).toHaveLength(4);
  }
  const [counts] = await store.backend.sql(
    'select (select count(*)::int from public.images where producto_id = 4) as pictures',
  );
  expect(counts).toEqual({ pictures: 3 });
});

test('undo restores a product with stock and pictures that a form deleted step by step', async () => {
  const before = await shop();
  const { staff } = store.clients;
  await staff.from('inventario').delete().eq('producto_id', 3);
  await staff.from('images').delete().eq('producto_id', 3);
  await staff.from('producto').delete().eq('id', 3);
  const heads = await store.backend.sql<{ cambio: string }>(
    'select cambio from public.historial where cabeza order by id desc',
  );
  for (const { cambio } of heads) expect((await undo(cambio)).keptCount).toBe(0);
  expect(await shop()).toEqual(before);
});

test('undo names the missing subfamilia, colour or size of a row, and restores the row once they exist', async () => {
  const insertSql = {
    subfamilia: "insert into public.subfamilia (id, nombre, familia_id) values (90, 'Gorras', 1);",
    color: "insert into public.color (numeric_id, name, rgb_code) values (90, 'Lila', '#c8a2c8');",
    talla: "insert into public.talla (id) values ('Rara');",
  };
  await store.backend.sql(`${Object.values(insertSql).join('')}
    update public.producto set sub_familia_id = 90, talla_id = 'Rara', color_numeric_id = 90 where id = 3`);
  const before = await shop();
  const change = crypto.randomUUID();
  await apply([gone(3), stock(1, 12, 11)], change);
  await store.clients.staff.from('subfamilia').delete().eq('id', 90);
  await store.clients.staff.from('color').delete().eq('numeric_id', 90);
  await store.clients.staff.from('talla').delete().eq('id', 'Rara');
  await store.backend.sql('update public.inventario set cantidad = 9 where producto_id = 1');
  const reasons = async (how = {}) => {
    const { done: back, kept } = await undo(change, how);
    return [back, ...kept.map(({ reason, now }) => reason ?? now)];
  };
  const ofProducto = 'falta el producto CR-3 · Gorra';
  const changed = { cantidad: 9 };
  const stays = [ofProducto, ofProducto, changed];
  expect(await reasons()).toEqual([0, 'falta la subfamilia Gorras', ...stays]);
  await store.backend.sql(insertSql.subfamilia);
  expect(await reasons({ dry: true })).toEqual([0, 'falta el color Lila', ...stays]);
  await store.backend.sql(insertSql.color);
  expect(await reasons({ most: 1 })).toEqual([0, 'falta la talla Rara', ofProducto, ofProducto]);
  expect(await reasons({ most: 1 })).toEqual([0, 'falta la talla Rara', ...stays]);
  await store.backend.sql(insertSql.talla);
  // The second call stands for a retry after a lost response.
  for (let tries = 0; tries < 2; tries += 1) expect(await reasons()).toEqual([3, changed]);
  await store.backend.sql('update public.inventario set cantidad = 11 where producto_id = 1');
  expect(await reasons({ dry: true })).toEqual([1]);
  for (let tries = 0; tries < 2; tries += 1) expect(await reasons()).toEqual([4]);
  expect(await shop()).toEqual(before);
});

test('undo does not restore a deleted colour whose name another colour has now, and says why', async () => {
  const add = "insert into public.color (name, rgb_code) values ('Lila', '#c8a2c8')";
  await store.backend.sql(add);
  await store.clients.staff.from('color').delete().eq('name', 'Lila');
  await store.backend.sql(add);
  const [deleted] = await store.backend.sql(
    "select cambio from public.historial where tabla = 'color' and despues is null",
  );
  expect(await undo(String(deleted?.['cambio']))).toMatchObject({
    done: 0,
    kept: [{ etiqueta: 'Lila', outcome: 'refused', reason: 'ya hay otro igual' }],
  });
});

test('the preview of an undo counts what it does, even for a row written twice or a renamed size', async () => {
  const before = await shop();
  const change = crypto.randomUUID();
  await apply(
    [NEW, set(1, { codigo: 'CR-1' }, { precio1: 10 }), set(1, { codigo: 'CR-1' }, { precio1: 20 })],
    change,
  );
  await apply([set(4, { codigo: 'N-1' }, { nombre: 'Otra' }), stock(4, 7, 9), gone(1)], change, 1);
  const preview = await undo(change, { dry: true });
  expect(preview.keptCount).toBe(0);
  expect(await undo(change)).toMatchObject({ done: preview.done, keptCount: 0 });
  expect(await shop()).toEqual(before);

  await store.backend.sql("update public.talla set id = 'XS' where id = 'M'");
  const [head] = await store.backend.sql<{ cambio: string }>(
    'select cambio from public.historial where clave = \'{"id": "XS"}\' and cabeza is not null order by id desc limit 1',
  );
  expect(await undo(head?.cambio ?? '', { dry: true })).toMatchObject({ done: 3, keptCount: 0 });
  expect(await undo(head?.cambio ?? '')).toMatchObject({ done: 3, keptCount: 0 });
  expect(await shop()).toEqual(before);
});

test('undo_change knows every column that the history records', async () => {
  const unknown = await store.backend.sql(`select attname
    from (select tgrelid, tgrelid::regclass::text as name from pg_trigger where tgname like '%_insert_history') t
    join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
    where attname <> all (private.change_keys(name) || private.change_columns(name))
      and attname !~ '^(busqueda|existencias|imagenes|orden_|request_id)'`);
  expect(unknown).toEqual([]);
});

test('the stock of an order is taken completely or not at all, only once, and returned by the undo', async () => {
  const pedido = crypto.randomUUID();
  await store.clients.anon
    .from('pedido')
    .insert({ id: pedido, referencia: 'TT-1', lineas: [LINE] });
  const take = async (rows: unknown, change: string = crypto.randomUUID()) => {
    const args = { change, part: 0, title: 'Pedido TT-1', rows, pedido };
    const { data, error } = await store.clients.staff.rpc('apply_change', args);
    expect(error).toBeNull();
    const response: Json = data;
    return response;
  };
  const taken = () => store.backend.sql('select cambio from public.pedido');
  const state = () => store.backend.sql('select estado from public.pedido');

  const before = await shop();
  expect(await take([stock(1, 12, 10), stock(3, 4, 3)])).toEqual({
    written: false,
    rows: [done, { outcome: 'changed', now: { cantidad: 5 } }],
  });
  expect([await shop(), await taken()]).toEqual([before, [{ cambio: null }]]);
  expect(await state()).toEqual([{ estado: 'nuevo' }]);

  const change = crypto.randomUUID();
  expect(await take([stock(1, 12, 10)], change)).toMatchObject({ written: true });
  expect(await taken()).toEqual([{ cambio: change }]);
  expect(await state()).toEqual([{ estado: 'preparando' }]);
  expect(await take([stock(1, 10, 8)])).toEqual({ written: false, taken: true });
  const given = await undo(change);
  expect([await shop(), await taken()]).toEqual([before, [{ cambio: null }]]);

  await store.backend.sql(`update public.pedido set estado = 'entregado'`);
  const retaken = await undo(given.change);
  expect(await taken()).toEqual([{ cambio: retaken.change }]);
  expect(await state()).toEqual([{ estado: 'entregado' }]);
  const whole = await undo(change);
  expect([await shop(), await taken()]).toEqual([before, [{ cambio: null }]]);

  // Once another change has taken the returned stock, the first change cannot take it again.
  const second = crypto.randomUUID();
  await take([stock(1, 12, 10), stock(3, 5, 4)], second);
  const again = await store.clients.staff.rpc('undo_change', { change: whole.change });
  expect(again.error?.code).toBe('PT409');

  // Stock that was returned in part, taken again and returned again still counts as taken.
  await store.backend.sql('update public.inventario set cantidad = 9 where producto_id = 3');
  let last: string = second;
  for (const keptCount of [1, 0, 0]) {
    const report = await undo(last);
    expect(report).toMatchObject({ done: 1, keptCount });
    last = report.change;
  }
  expect(await taken()).toEqual([{ cambio: second }]);
});

const row = set(1, { codigo: 'CR-1' }, { precio1: 1 });
const TABLES =
  `staff private.staff private.cambio historial pedido iva bodega auth.users public.producto
  "producto" PRODUCTO producto;`.split(/\s+/);

const REFUSED: readonly [string, unknown][] = [
  ['no rows', []],
  ['no list', row],
  ['501 rows', Array.from({ length: 501 }, () => row)],
  ...TABLES.map((table): [string, unknown] => [`the table ${table}`, [{ ...row, table }]]),
  ['a table that only an undo writes', [{ ...row, table: 'color', after: { name: 'x' } }]],
  ['another column of a familia', [{ ...place(1, 1, 2), after: { number: 2, nombre: 'x' } }]],
  ['a familia that goes', [{ ...place(1, 1, 2), after: null }]],
  ['a product that is written uncompared', [set(1, {}, { precio1: 1 })]],
  ['a product that goes uncompared', [set(1, {}, null)]],
  ['a subfamilia that is written uncompared', [{ ...hiding('subfamilia', 1, true), before: {} }]],
  ['an unknown column', [set(1, { codigo: 'CR-1' }, { busqueda: 'x' })]],
  ['the key among the columns', [set(1, { codigo: 'CR-1' }, { id: 7 })]],
  ['a column named as SQL', [set(1, { codigo: 'CR-1' }, { 'precio1 = 0, nombre': 1 })]],
  ['a column in upper case', [set(1, { codigo: 'CR-1' }, { PRECIO1: 1 })]],
  ['a foreign column to compare', [set(1, { busqueda: '' }, { precio1: 1 })]],
  ['a key with quotes', [{ ...row, key: { 'id" = 1 or "id': 1 } }]],
  ['a key with another column', [{ ...row, key: { id: 1, codigo: 'CR-1' } }]],
  ['an unknown key', [{ ...row, key: { codigo: 'CR-1' } }]],
  ['a key of null', [{ ...row, key: { id: null } }]],
  ['another field', [{ ...row, where: 'true' }]],
  ['no before', [{ table: 'producto', key: { id: 1 }, after: {} }]],
  ['nothing to write', [set(1, { codigo: 'CR-1' }, {})]],
  ['nothing to write of a picture', [{ ...picture(1, '/a.webp', true), before: {}, after: {} }]],
  ['a new subfamilia', [{ table: 'subfamilia', key: null, before: null, after: { nombre: 'x' } }]],
  ['a subfamilia that goes', [{ table: 'subfamilia', key: { id: 1 }, before: {}, after: null }]],
  ['stock with another column', [{ ...stock(1, 12, 3), after: { cantidad: 3, producto_id: 2 } }]],
  ['a new product with an id', [newOne('N-1', { id: 77 })]],
  ['a new product without columns', [{ ...NEW, after: { images: [] } }]],
  ['a text that is none', [set(1, { codigo: 'CR-1' }, { nombre: { a: 1 } })]],
  ['nested rows of another shape', [newOne('N-1', { images: [{ url: '/a' }] })]],
  [
    'nested stock of another product',
    [newOne('N-1', { inventario: [{ bodega_id: 1, cantidad: 1, producto_id: 1 }] })],
  ],
];

test('malformed rows are refused, and nothing is written', async () => {
  const before = await shop();
  const notRefused: string[] = [];
  for (const [what, rows] of REFUSED) {
    if ((await call(rows)).error?.code !== '22023') notRefused.push(what);
  }
  expect(notRefused).toEqual([]);
  expect(await shop()).toEqual(before);
});

test.each(['anon', 'stranger', 'staff'] as const)(
  '%s cannot call apply_change or undo_change without the rights of staff',
  async (role) => {
    const change = crypto.randomUUID();
    await apply([row], change);
    const before = await shop();
    const client = store.clients[role];
    await store.backend.sql("select private.revoke_staff('staff@example.com')");
    onTestFinished(
      async () => void (await store.backend.sql("select private.grant_staff('staff@example.com')")),
    );
    const calls = [
      client.rpc('apply_change', { change: crypto.randomUUID(), part: 0, title: '', rows: [row] }),
      client.rpc('apply_change', { change, part: 0, title: '', rows: [row] }),
      client.rpc('undo_change', { change }),
      client.rpc('undo_change', { change, dry: true }),
    ];
    for (const { data, error } of await Promise.all(calls)) {
      expect(data).toBeNull();
      expect(error?.code).toBe('42501');
    }
    expect(await shop()).toEqual(before);
  },
);

test('an unknown change cannot be undone, and a new change cannot reuse an id of the history', async () => {
  const { staff } = store.clients;
  const unknown = await staff.rpc('undo_change', { change: crypto.randomUUID() });
  expect(unknown.error?.code).toBe('PT404');
  await staff.from('talla').insert({ id: 'XL' });
  const [head] = await store.backend.sql<{ cambio: string }>('select cambio from public.historial');
  expect((await call([row], head?.cambio)).error?.code).toBe('42501');
});
