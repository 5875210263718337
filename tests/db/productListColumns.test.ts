import { beforeEach, expect, test } from 'vitest';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import { compareNames } from '#domain/text/collation.ts';
import { RESET_ROWS } from './support/rows.ts';
import { prepareStore, ROLES } from './support/store.ts';

const store = prepareStore();
beforeEach(() => store.backend.sql(RESET_ROWS));

const kept = async (id: number) =>
  (
    await store.backend.sql(
      `select existencias::int as units, imagenes::int as pictures, orden_codigo as code,
         orden_nombre as name, orden_subfamilia as subfamilia, orden_color as color,
         orden_talla as talla, orden_iva::float8 as iva, orden_precio2::float8 as wholesale
       from public.producto where id = ${id}`,
    )
  )[0];

test('a product holds its units, pictures and sort keys, also where it has none', async () => {
  expect(await kept(1)).toMatchObject({
    units: 12,
    pictures: 1,
    code: 'cr-011',
    name: 'camiseta roja',
    subfamilia: 'cuello redondo',
    color: 'rojo',
    iva: 0.13,
    wholesale: 3000.5,
  });
  expect(await kept(2)).toMatchObject({
    units: 0,
    pictures: 0,
    subfamilia: '',
    color: '',
    talla: '',
    iva: -1,
    wholesale: 0,
  });
});

test.for([
  ['inventario', 'insert', { producto_id: 1, bodega_id: 2, cantidad: 8 }, {}, { units: 20 }],
  ['inventario', 'update', { cantidad: 7 }, { producto_id: 1 }, { units: 7 }],
  ['inventario', 'update', { producto_id: 2 }, { producto_id: 1 }, { units: 0 }],
  ['inventario', 'delete', {}, { producto_id: 1 }, { units: 0 }],
  ['images', 'insert', { producto_id: 1, url: '/b.webp' }, {}, { pictures: 2 }],
  ['images', 'delete', {}, { producto_id: 1 }, { pictures: 0 }],
  ['producto', 'update', { precio2: null }, { id: 1 }, { wholesale: 0 }],
  ['producto', 'update', { nombre: 'Ñandú 9' }, { id: 1 }, { name: 'n~andu 019' }],
  ['producto', 'update', { existencias: 99, imagenes: 9 }, { id: 1 }, { units: 12, pictures: 1 }],
  ['producto', 'update', { orden_nombre: 'a', orden_iva: 0.9 }, { id: 1 }, { iva: 0.13 }],
  ['subfamilia', 'update', { nombre: 'Básica' }, { id: 1 }, { subfamilia: 'basica' }],
  ['color', 'update', { name: 'Índigo' }, { numeric_id: 1 }, { color: 'indigo' }],
  ['iva', 'update', { porcentaje: 0.08 }, { id: 1 }, { iva: 0.08 }],
] as const)('after %s %s by staff of %j they are right', async ([table, verb, row, key, after]) => {
  const rows = store.clients.staff.from(table);
  const written = {
    insert: () => rows.insert(row),
    update: () => rows.update(row).match(key),
    delete: () => rows.delete().match(key),
  };
  const { error } = await written[verb]();
  expect(error).toBeNull();
  expect(await kept(1)).toMatchObject(after);
});

test('stock that moves to another product counts there', async () => {
  await store.clients.staff.from('inventario').update({ producto_id: 2 }).eq('producto_id', 1);
  expect(await kept(2)).toMatchObject({ units: 12 });
});

test('a new product cannot bring values of its own', async () => {
  const { error } = await store.clients.staff
    .from('producto')
    .insert({ id: 3, codigo: 'B', nombre: 'B', precio1: 1, existencias: 5, orden_codigo: 'zzz' });
  expect(error).toBeNull();
  expect(await kept(3)).toMatchObject({ units: 0, code: 'b' });
});

test('a changed rate renews more products than staff may change at once', async () => {
  await store.backend.sql(`
    insert into public.producto (codigo, nombre, precio1, iva_id)
    select 'N-' || n, 'Nueva', 1, 1 from generate_series(1, 250) n`);
  const { error } = await store.clients.staff.from('iva').update({ porcentaje: 0.1 }).eq('id', 1);
  expect(error).toBeNull();
  const [left] = await store.backend.sql<{ count: number }>(
    `select count(*)::int from public.producto where iva_id = 1 and orden_iva <> 0.1`,
  );
  expect(left?.count).toBe(0);
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

test.for(ROLES)('%s reads the variants of each subfamilia', async (role) => {
  await store.backend.sql(`
    insert into public.producto (codigo, nombre, sub_familia_id, precio1) values ('CR-3', 'Otra', 1, 0);
    insert into public.inventario (producto_id, bodega_id, cantidad) values (1, 2, 3)`);
  const { data, error } = await store.clients[role].from('subfamilia_variantes').select('*');
  expect(error).toBeNull();
  // Of all warehouses; 0 is no price; a product without a subfamilia is not in the catalogue.
  expect(data).toEqual([
    {
      subfamilia_id: 1,
      variantes: [
        [1, 'M', 3500, 15],
        [null, null, null, 0],
      ],
    },
  ]);
});

test.for(ROLES)('%s writes nothing through the view', async (role) => {
  const view = () => store.clients[role].from('subfamilia_variantes');
  const tried = await Promise.all([
    view().insert({ subfamilia_id: 2 }),
    view().update({ subfamilia_id: 2 }).eq('subfamilia_id', 1),
    view().delete().eq('subfamilia_id', 1),
  ]);
  for (const { error } of tried) expect(error).not.toBeNull();
  const rows = await store.backend.sql(
    'select id, sub_familia_id from public.producto order by id',
  );
  expect(rows).toEqual([
    { id: 1, sub_familia_id: 1 },
    { id: 2, sub_familia_id: null },
  ]);
});

test.for(ROLES)('%s reads through it only what the policies show', async (role) => {
  await store.backend.sql('drop policy producto_select_public on public.producto');
  const { data } = await store.clients[role].from('subfamilia_variantes').select('*');
  await store.backend.sql(`create policy producto_select_public on public.producto
    for select to anon, authenticated using (true)`);
  expect(data).toEqual([]);
});
