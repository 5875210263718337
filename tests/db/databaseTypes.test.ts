import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, expectTypeOf, test } from 'vitest';
import { generateFiles } from '../../scripts/databaseTypes/generateFiles.mjs';
import { printTypes } from '../../scripts/databaseTypes/printTypes.mjs';
import { readSchema } from '../../scripts/databaseTypes/readSchema.mjs';
import type { Database } from '#data/http/database.types.ts';
import { prepareDatabase } from './support/migrated.ts';

const database = prepareDatabase({ isFilled: false });

test('what is generated fits the migrations (if not: npm run types:db)', async () => {
  for (const { current, text } of await generateFiles(database.open())) {
    expect(current).toBe(text);
  }
});

test('what the printer does not know stops it instead of being left out', async () => {
  await database.open().exec('create materialized view public.cheap as select 1 as id');
  await expect(readSchema(database.open())).rejects.toThrow('materialized view cheap');
  await database.open().exec('drop materialized view public.cheap');

  await database.open().exec('alter table public.talla add column place point');
  const tables = await readSchema(database.open());
  expect(() => printTypes(tables, [])).toThrow('Column place has type point');
  await database.open().exec('alter table public.talla drop column place');
});

test('the client infers embedded rows from the types', () => {
  const client = new PostgrestClient<Database>('http://store.test');

  const subfamilias = client
    .from('subfamilia')
    .select('id, thumbnail, familia(nombre), producto(precio1)');
  expectTypeOf<Rows<typeof subfamilias>>().toEqualTypeOf<{
    id: number;
    thumbnail: string | null;
    familia: { nombre: string };
    producto: { precio1: number }[];
  }>();

  const productos = client
    .from('producto')
    .select('id, color(name), inventario(cantidad), images(url)');
  expectTypeOf<Rows<typeof productos>>().toEqualTypeOf<{
    id: number;
    color: { name: string } | null;
    inventario: { cantidad: number }[];
    images: { url: string }[];
  }>();
  expect(productos).toBeDefined();
});

/** One row of what a query answers. */
type Rows<Query extends PromiseLike<{ data: unknown }>> =
  NonNullable<Awaited<Query>['data']> extends readonly (infer Row)[] ? Row : never;
