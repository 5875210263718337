import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';

const database = prepareDatabase({ isFilled: true });

/** Foreign key, what it refuses to delete because it is in use, a change to what does not exist. */
const CASES = [
  ['subfamilia_familia_id_fkey', 'familia where id = 1', 'subfamilia set familia_id = 99'],
  ['producto_sub_familia_id_fkey', 'subfamilia where id = 1', 'producto set sub_familia_id = 99'],
  ['producto_iva_id_fkey', 'iva where id = 1', 'producto set iva_id = 99'],
  [
    'producto_color_numeric_id_fkey',
    'color where numeric_id = 1',
    'producto set color_numeric_id = 99',
  ],
  ['producto_talla_id_fkey', "talla where id = 'M'", "producto set talla_id = 'XXL'"],
  ['inventario_producto_id_fkey', 'producto where id = 1', 'inventario set producto_id = 99'],
  ['images_producto_id_fkey', 'producto where id = 1', 'images set producto_id = 99'],
  ['inventario_bodega_id_fkey', 'bodega where id = 1', 'inventario set bodega_id = 99'],
] as const;

/** The other rows that use the producto go first. */
const BEFORE: Readonly<Record<string, string>> = {
  inventario_producto_id_fkey: 'delete from public.images',
  images_producto_id_fkey: 'delete from public.inventario',
};

test.for(CASES)('%s keeps what is in use, and refuses what does not exist', async (item) => {
  const [constraint, used, change] = item;
  const refused = { code: '23503', constraint };
  const before = BEFORE[constraint] ?? '';
  const deletion = await database.attempt(`delete from public.${used}`, { before });
  expect(deletion).toMatchObject(refused);
  expect(await database.attempt(`update public.${change}`)).toMatchObject(refused);
});

test('every foreign key of the store has its case above', async () => {
  const rows = await database.rows<{ name: string }>(`select conname as name from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(CASES.map(([name]) => name).toSorted());
});

test('a size that is renamed is renamed on its products', async () => {
  const result = await database.attempt(
    "select 1 from public.producto where talla_id = 'Mediana'",
    { before: "update public.talla set id = 'Mediana' where id = 'M'" },
  );
  expect(result).toEqual({ rows: 1 });
});
