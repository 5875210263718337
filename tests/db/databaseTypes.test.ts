import { expect, test } from 'vitest';
import { generateFiles } from '../../scripts/databaseTypes/generateFiles.ts';
import { prepareDatabase } from './support/migrated.ts';

const database = prepareDatabase({ isFilled: false });

test('what is generated fits the migrations (if not: npm run types:db)', async () => {
  for (const { current, text } of await generateFiles(database.rows)) expect(current).toBe(text);
});

test('a type that the printer does not know stops it instead of being left out', async () => {
  await database.open().exec('create materialized view public.place as select point(1, 2) as at');
  await expect(generateFiles(database.rows)).rejects.toThrow('Column at has type point');
  await database.open().exec('drop materialized view public.place');
});
