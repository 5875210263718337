import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';

const database = prepareDatabase({ isFilled: true });

const IN_USE = [
  {
    foreignKey: 'subfamilia_familia_id_fkey',
    statement: 'delete from public.familia where id = 1',
  },
  {
    foreignKey: 'producto_sub_familia_id_fkey',
    statement: 'delete from public.subfamilia where id = 1',
  },
  { foreignKey: 'producto_iva_id_fkey', statement: 'delete from public.iva where id = 1' },
  {
    foreignKey: 'producto_color_numeric_id_fkey',
    statement: 'delete from public.color where numeric_id = 1',
  },
  { foreignKey: 'producto_talla_id_fkey', statement: "delete from public.talla where id = 'M'" },
  {
    foreignKey: 'inventario_producto_id_fkey',
    before: 'delete from public.images',
    statement: 'delete from public.producto where id = 1',
  },
  {
    foreignKey: 'images_producto_id_fkey',
    before: 'delete from public.inventario',
    statement: 'delete from public.producto where id = 1',
  },
  { foreignKey: 'inventario_bodega_id_fkey', statement: 'delete from public.bodega where id = 1' },
];

test.for(IN_USE)(
  '$foreignKey refuses to delete what is in use',
  async ({ foreignKey, before, statement }) => {
    const result = await database.attempt(statement, before === undefined ? {} : { before });
    expect(result).toMatchObject({ code: '23503', constraint: foreignKey });
  },
);

const UNKNOWN = [
  { foreignKey: 'subfamilia_familia_id_fkey', change: 'public.subfamilia set familia_id = 99' },
  { foreignKey: 'producto_sub_familia_id_fkey', change: 'public.producto set sub_familia_id = 99' },
  { foreignKey: 'producto_iva_id_fkey', change: 'public.producto set iva_id = 99' },
  {
    foreignKey: 'producto_color_numeric_id_fkey',
    change: 'public.producto set color_numeric_id = 99',
  },
  { foreignKey: 'producto_talla_id_fkey', change: "public.producto set talla_id = 'XXL'" },
  { foreignKey: 'inventario_producto_id_fkey', change: 'public.inventario set producto_id = 99' },
  { foreignKey: 'inventario_bodega_id_fkey', change: 'public.inventario set bodega_id = 99' },
  { foreignKey: 'images_producto_id_fkey', change: 'public.images set producto_id = 99' },
];

test.for(UNKNOWN)('$foreignKey refuses what does not exist', async (item) => {
  const result = await database.attempt(`update ${item.change}`);
  expect(result).toMatchObject({ code: '23503', constraint: item.foreignKey });
});

test('every foreign key of the store has its two cases above', async () => {
  const rows = await database.rows<{ name: string }>(`select conname as name from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`);
  const names = rows.map((row) => row.name).toSorted();
  expect(names).toEqual(IN_USE.map((item) => item.foreignKey).toSorted());
  expect(names).toEqual(UNKNOWN.map((item) => item.foreignKey).toSorted());
});

test.for([
  'delete from public.familia where id = 2',
  'delete from public.subfamilia where id = 2',
  'delete from public.iva where id = 2',
  'delete from public.color where numeric_id = 2',
  "delete from public.talla where id = 'L'",
  'delete from public.bodega where id = 2',
  'delete from public.producto where id = 2',
])('what is not in use can go: %s', async (statement) => {
  expect(await database.attempt(statement)).toEqual({ rows: 1 });
});

test('a product goes after its stock and its image links', async () => {
  const before = `
    delete from public.inventario where producto_id = 1;
    delete from public.images where producto_id = 1;
  `;
  const statement = 'delete from public.producto where id = 1';
  expect(await database.attempt(statement, { before })).toEqual({ rows: 1 });
});

test('a size that is renamed is renamed on its products', async () => {
  const result = await database.attempt(
    "select 1 from public.producto where talla_id = 'Mediana'",
    {
      before: "update public.talla set id = 'Mediana' where id = 'M'",
    },
  );
  expect(result).toEqual({ rows: 1 });
});
