import { expect, test } from 'vitest';
import { gone, newOne, prepareChanges } from './support/changes.ts';

// Tests of parts of `apply_change` and calls of `undo_change` that are as large as the time limit allows.

const { store, call, apply, undo } = prepareChanges();

test('new products are written by one statement per table, and each has its own outcome', async () => {
  await store.backend.sql(`create sequence private.statements;
    create function private.count_statement() returns trigger language plpgsql security definer
      as 'begin perform nextval(''private.statements''); return null; end';
    ${['producto', 'inventario', 'images']
      .map(
        (table) => `create trigger counted after insert or update on public.${table}
        for each statement execute function private.count_statement();`,
      )
      .join(' ')}`);
  const list = Array.from({ length: 40 }, (_, index) => newOne(`B-${index}`));
  await apply(list);
  const [counted] = await store.backend.sql('select last_value::int from private.statements');
  await store.backend.sql(
    'drop function private.count_statement cascade; drop sequence private.statements',
  );
  // Three statements insert, and two update the counts of stock and pictures.
  expect(counted).toEqual({ last_value: 5 });

  const mixed: unknown[] = list.map((_, index) => newOne(`C-${index}`));
  mixed[7] = newOne('C-7', { precio1: -1 });
  mixed[8] = newOne('C-8', { precio1: 'x' });
  mixed[20] = newOne('C-20', { inventario: [{ bodega_id: 99, cantidad: 1 }] });
  mixed[30] = newOne('C-30', { images: ['/a.webp', '/a.webp'] });
  mixed[39] = newOne('C-39', { descuento: 5, images: ['/z.webp', '/b.webp', '/y.webp'] });
  const outcomes = await apply(mixed);
  const refused = outcomes.flatMap(({ reason }, index) => (reason === undefined ? [] : [index]));
  expect(refused).toEqual([7, 8, 20, 30]);
  expect(outcomes[20]?.['reason']).toContain('bodega');
  const written = await store.backend.sql(`select id::int, codigo from public.producto
    where codigo like 'C-%' and existencias = 7 and imagenes > 1 order by substr(codigo, 3)::int`);
  expect(written).toEqual(
    outcomes.flatMap(({ id }, index) => (id === undefined ? [] : [{ id, codigo: `C-${index}` }])),
  );
  const pictures = await store.backend
    .sql(`select url from public.images join public.producto p on p.id = producto_id
    where codigo = 'C-39' order by position`);
  expect(pictures.map(({ url }) => url)).toEqual(['/z.webp', '/b.webp', '/y.webp']);
});

test('an undo restores a product with all its rows in one call, however small the limit of the call', async () => {
  const change = crypto.randomUUID();
  await apply([newOne('D-1'), newOne('D-2'), gone(1), gone(3)], change);
  const parts: number[] = [];
  let report = await undo(change, { most: 1 });
  for (; report.left > 8; report = await undo(change, { most: 2 })) parts.push(report.done);
  // Product 3 comes first, then product 1, each with a stock row and a picture.
  expect(parts).toEqual([3]);
  expect(report).toMatchObject({ done: 6, keptCount: 0, left: 8 });
  expect(await undo(change, { most: 1 })).toMatchObject({ done: 10, keptCount: 0, left: 4 });
  await store.backend.sql("update public.producto set precio1 = 1 where codigo = 'D-1'");
  expect(await undo(change, { most: 1 })).toMatchObject({ done: 10, keptCount: 4, left: 0 });
  const left = await store.backend.sql(
    "select existencias::int, imagenes::int from public.producto where codigo like 'D-%'",
  );
  expect(left).toEqual([{ existencias: 7, imagenes: 2 }]);
});

test('a part is refused once one of its halves is written, and a half once its part is written', async () => {
  const change = crypto.randomUUID();
  let name = 0;
  const send = async (part: number) => {
    name += 1;
    const { data, error } = await call([newOne(`H-${name}`)], change, part);
    return error?.code ?? data.rows[0].id;
  };
  // The halves of part 0 are -256 and -768, those of part 1 -1280 and -1792, those of -256 -128 and -384.
  expect(await send(-384)).toBe(4);
  for (const above of [0, -256]) expect(await send(above), `${above}`).toBe('57014');
  expect(await send(-384), 'sent again').toBe(4);
  expect(await send(1)).toBe(5);
  for (const below of [-1280, -1792, -1025, -2047]) expect(await send(below)).toBe('PT409');
  for (const below of [-383, -320]) expect(await send(below)).toBe('PT409');
  expect([await send(-128), await send(-768), await send(2), await send(1)]).toEqual([6, 7, 8, 5]);
  expect(
    await store.backend.sql("select 1 from public.producto where codigo like 'H-%'"),
  ).toHaveLength(5);
});

test('a part is refused once the undo of its change has begun', async () => {
  const change = crypto.randomUUID();
  await apply([newOne('E-1')], change);
  await undo(change);
  expect((await call([newOne('E-2')], change, 1)).error?.code).toBe('42501');
});

test('an undo restores 500 rows per call, and never splits the rows of a product', async () => {
  await store.backend.sql(`begin;
    insert into public.talla (id) select 'A' || n from generate_series(1, 50) n;
    insert into public.producto (codigo, nombre, precio1) values ('M-1', 'M', 1);
    insert into public.inventario values (currval(pg_get_serial_sequence('public.producto', 'id')), 1, 5);
    insert into public.talla (id) select 'B' || n from generate_series(1, 499) n;
    commit`);
  const [head] = await store.backend.sql<{ cambio: string }>(
    "select cambio from public.historial where etiqueta = 'A1'",
  );
  const change = head?.cambio ?? '';
  expect(await undo(change)).toMatchObject({ done: 501, left: 50 });
  expect(await undo(change)).toMatchObject({ done: 551, left: 0 });
});
