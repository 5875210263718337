import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';
import { CASES, type ConstraintCase } from './support/constraintCases.ts';
import type { TableName } from './support/rows.ts';

const database = prepareDatabase({ isFilled: true });

/** A row that the table takes; each case below changes some columns of it. */
const VALID_ROW: Readonly<Record<TableName, Readonly<Record<string, unknown>>>> = {
  familia: { nombre: 'Bolsos', number: 3 },
  subfamilia: { nombre: 'Tote', familia_id: 1, thumbnail: null },
  iva: { nombre: 'Reducido', porcentaje: 0.04, detalle: null },
  color: { name: 'Verde', rgb_code: '#00aa00' },
  talla: { id: 'XL' },
  bodega: { nombre: 'Bodega 3' },
  producto: { codigo: 'CR-3', nombre: 'Camiseta', precio1: 100, sub_familia_id: 1 },
  inventario: { producto_id: 2, bodega_id: 1, cantidad: 5 },
  images: { producto_id: 2, url: 'https://example.com/nueva.webp' },
  banners: { url: 'https://example.com/nuevo.webp', desktop: true },
  pedido_descontado: { referencia: 'TT-261123-WWWW', cambio: 3 },
};

type Attempted = Omit<ConstraintCase, 'good' | 'bad'> & { readonly value: unknown };

function insertWith({ table, column, row, value }: Attempted) {
  const inserted = { ...VALID_ROW[table], ...row, [column]: value };
  const names = Object.keys(inserted);
  return database.attempt(
    `insert into public.${table} (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    { values: Object.values(inserted) },
  );
}

const GOOD: Attempted[] = CASES.flatMap((item) =>
  item.good.map((value) => Object.assign({}, item, { value })),
);

test.for(GOOD)('$constraint: $column $value is taken', async (item) => {
  expect(await insertWith(item)).toEqual({ rows: 1 });
});

const BAD: Attempted[] = CASES.flatMap((item) =>
  item.bad.map((value) => Object.assign({}, item, { value })),
);

test.for(BAD)('$constraint: $column $value is refused', async (item) => {
  expect(await insertWith(item)).toMatchObject({
    code: expect.stringMatching(/^235/),
    constraint: item.constraint,
  });
});

test.for([
  ['familia', 'nombre'],
  ['subfamilia', 'nombre'],
  ['subfamilia', 'familia_id'],
  ['iva', 'nombre'],
  ['iva', 'porcentaje'],
  ['color', 'name'],
  ['color', 'rgb_code'],
  ['bodega', 'nombre'],
  ['producto', 'codigo'],
  ['producto', 'nombre'],
  ['producto', 'precio1'],
  ['producto', 'descuento'],
  ['inventario', 'cantidad'],
  ['banners', 'url'],
  ['banners', 'desktop'],
  ['pedido_descontado', 'descontado_en'],
  ['pedido_descontado', 'cambio'],
] as const)('%s.%s is required', async ([table, column]) => {
  const result = await database.attempt(`update public.${table} set ${column} = null`);
  expect(result).toMatchObject({ code: '23502' });
});

test('a new colour is black, a new product has no discount, new stock is 0, an order is received now', async () => {
  const rows =
    await database.rows(`select relname as table, pg_get_expr(adbin, adrelid) as default from pg_attrdef
     join pg_attribute on (attrelid, attnum) = (adrelid, adnum) join pg_class c on c.oid = adrelid
     where relnamespace = 'public'::regnamespace
       and attname !~ '^(busqueda|existencias|imagenes|orden_.*)$' order by 1`);
  expect(rows).toEqual([
    { table: 'color', default: "'#000000'::text" },
    { table: 'inventario', default: '0' },
    { table: 'pedido_descontado', default: 'now()' },
    { table: 'producto', default: '0' },
  ]);
});

test('prices are kept with two decimals', async () => {
  const rows = await database.rows<{
    scale: number;
  }>(`select distinct numeric_scale as scale from information_schema.columns
     where table_schema = 'public' and table_name = 'producto' and column_name like 'precio_'`);
  expect(rows).toEqual([{ scale: 2 }]);
});

test('every CHECK, unique and natural key has its case above', async () => {
  const rows = await database.rows<{ name: string }>(`select conname as name from pg_constraint c
     where connamespace = 'public'::regnamespace and (
       contype in ('c', 'u')
       or contype = 'p' and not exists (
         select from pg_attribute a
         where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attidentity <> ''
       )
     )
     union
     select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and i.indisunique and not exists (
       select from pg_constraint k where k.conindid = i.indexrelid
     )`);
  expect(rows.map((row) => row.name).toSorted()).toEqual(
    CASES.map((item) => item.constraint).toSorted(),
  );
});
