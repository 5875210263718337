import { expect, test } from 'vitest';
import { generateFiles } from '../../scripts/databaseTypes/generateFiles.mjs';
import { printTypes } from '../../scripts/databaseTypes/printTypes.mjs';
import { readSchema } from '../../scripts/databaseTypes/readSchema.mjs';
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
