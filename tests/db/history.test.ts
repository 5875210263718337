import { beforeEach, expect, test } from 'vitest';
import { RESET_ROWS } from './support/rows.ts';
import { prepareStore } from './support/store.ts';

// The history of the catalogue: only triggers write it, only staff read it.

const store = prepareStore();
beforeEach(() => store.backend.sql(RESET_ROWS));

type Row = Readonly<Record<string, unknown>>;

const history = (columns = 'tabla, etiqueta, antes, despues') =>
  store.backend.sql<Row>(`select ${columns} from public.historial order by id`);

test('the history records the columns that an update changed, and all of an added or deleted row', async () => {
  const { staff } = store.clients;
  await staff.from('producto').update({ precio1: 4000, nombre: 'Camiseta roja' }).eq('id', 1);
  const bag = { nombre: 'Bolsos', number: 3, request_id: crypto.randomUUID() };
  await staff.from('familia').upsert(bag, { onConflict: 'request_id' });
  await staff.from('banners').delete().eq('id', 2);
  await staff.from('images').insert({ producto_id: 2, url: '/a.webp' });

  const alto = { id: 2, url: 'https://example.com/alto.webp', desktop: false };
  const bolsos = { id: 3, nombre: 'Bolsos', number: 3 };
  const link = { producto_id: 2, url: '/a.webp' };
  const rows = await history('tabla, clave, etiqueta, producto_id, antes, despues');
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['producto', { id: 1 }, 'CR-1 · Camiseta roja', 1, { precio1: 3500 }, { precio1: 4000 }],
    ['familia', { id: 3 }, 'Bolsos', null, null, bolsos],
    ['banners', { id: 2 }, alto.url, null, alto, null],
    ['images', link, 'CR-2 · Camiseta sin nada', 2, null, { ...link, position: null }],
  ]);
});

test('the history leaves out derived columns and values that are written again', async () => {
  await store.backend.sql(`
    update public.producto set busqueda = '', existencias = 9, imagenes = 9, orden_codigo = 'x', precio1 = 3500.00
      where id = 1;
    update public.iva set porcentaje = 0.02 where id = 1;
    update public.inventario set cantidad = 4 where producto_id = 1;
    update public.familia set request_id = gen_random_uuid();
  `);
  expect(await history('tabla, despues')).toEqual([
    { tabla: 'inventario', despues: { cantidad: 4 } },
  ]);
});

test('the history records a changed key as a deletion and an insert', async () => {
  await store.backend.sql("update public.talla set id = 'XS' where id = 'L'");
  expect(await history('tabla, antes, despues')).toEqual([
    { tabla: 'talla', antes: { id: 'L' }, despues: null },
    { tabla: 'talla', antes: null, despues: { id: 'XS' } },
  ]);
});

test('the history tells who made a change, and if it was made outside the store', async () => {
  await store.clients.staff.from('talla').insert({ id: 'XL' });
  await store.backend.sql("insert into public.talla (id) values ('XXL')");
  expect(await history('correo, usuario is null as outside')).toEqual([
    { correo: 'staff@example.com', outside: false },
    { correo: null, outside: true },
  ]);
  const { data } = await store.clients.staff.from('historial_personas').select('correo');
  expect(data).toEqual([{ correo: 'staff@example.com' }]);
});

test('a transaction is one change, of which the first row of each table counts and names all rows', async () => {
  await store.backend.sql(`begin;
    update public.producto set precio1 = 10 where id = 1;
    update public.producto set precio1 = 20 where id = 2;
    update public.talla set id = 'S' where id = 'L';
    commit;
    update public.producto set precio1 = 30 where id = 2;`);
  const rows = await history('cambio, tabla, cabeza, filas::int, busqueda');
  expect(new Set(rows.map(({ cambio }) => cambio)).size).toBe(2);
  expect(rows.filter(({ cabeza }) => cabeza)).toMatchObject([
    { tabla: 'producto', filas: 2, busqueda: ' camiseta cr-1 cr-2 nada roja sin ' },
    { tabla: 'talla', filas: 2 },
    { tabla: 'producto', filas: 1 },
  ]);
});

test.each(['anon', 'stranger', 'staff'] as const)('%s cannot write the history', async (role) => {
  await store.clients.staff.from('talla').insert({ id: 'XL' });
  const before = await history('*');
  const table = store.clients[role].from('historial');
  const row = { cambio: crypto.randomUUID(), tabla: 'talla', clave: {}, etiqueta: 'x' };
  for (const attempt of [
    table.insert(row),
    table.update({ etiqueta: 'x' }).gt('id', 0),
    table.delete().gt('id', 0),
  ]) {
    expect((await attempt).error?.code).toBe('42501');
  }
  expect(await history('*')).toEqual(before);
  const read = await table.select('etiqueta');
  expect(read.data ?? []).toEqual(role === 'staff' ? [{ etiqueta: 'XL' }] : []);
});

test('a save succeeds even if its history cannot be written', async () => {
  await store.backend.sql('alter table public.historial rename to hidden');
  const reply = await store.clients.staff.from('talla').insert({ id: 'XL' });
  await store.backend.sql('alter table public.hidden rename to historial');
  expect(reply.error).toBeNull();
  expect(await history()).toEqual([]);
});

test('the owner deletes the history older than a given age', async () => {
  await store.clients.staff.from('talla').insert([{ id: 'XL' }, { id: 'XXL' }]);
  await store.backend.sql(
    `update public.historial set hecho_en = now() - interval '3 years' where etiqueta = 'XL'`,
  );
  const [row] = await store.backend.sql<Row>(
    `select private.forget_history('2 years')::int as rows`,
  );
  expect(row).toEqual({ rows: 1 });
  expect(await history('etiqueta')).toEqual([{ etiqueta: 'XXL' }]);
});
