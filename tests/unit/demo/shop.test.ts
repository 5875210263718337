import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_PICTURES_DIR, REPO_ROOT } from '#backend/paths.ts';
import { beforeTests } from '#tests/beforeTests.ts';
import { resetBackend } from '#tests/resettable.ts';

/** A backend with the rows of the demo shop, without pictures. */
const backend = beforeTests(async () => {
  const shared = await resetBackend();
  await shared.sql(await readFile(path.join(REPO_ROOT, 'supabase', 'seed.sql'), 'utf8'));
  return shared;
});
const count = async (table: string) => (await backend().sql(`select from ${table}`)).length;

test.each([
  [
    'a larger quantity that costs more per unit',
    'producto where precio2 >= precio1 and precio1 > 0 or precio3 >= coalesce(precio2, precio1)',
  ],
  ['a code twice', 'producto group by codigo having count(*) > 1'],
  [
    'a colour and size twice in a subfamilia',
    'producto group by sub_familia_id, color_numeric_id, talla_id having count(*) > 1',
  ],
  [
    'sizes of one colour with different pictures',
    `(select sub_familia_id, color_numeric_id, string_agg(url, ' ' order by url) as urls
      from producto p join images i on i.producto_id = p.id group by p.id) as pictures
    group by sub_familia_id, color_numeric_id having count(distinct urls) > 1`,
  ],
])('the demo shop never has %s', async (_what, rows) => {
  expect(await count(rows)).toBe(0);
});

/** Files of the demo pictures, as 'bucket/name'. */
const PICTURES = readdirSync(DEMO_PICTURES_DIR, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.webp'))
  .sort();

test('the demo shop has exactly the pictures that its rows refer to', async () => {
  const rows = await backend().sql<{ url: string }>(`
    select url from images
    union select thumbnail from subfamilia where thumbnail is not null
    union select url from banners
  `);
  const paths = rows.map(({ url }) => decodeURIComponent(url));
  const all = [...paths, 'productsamples/thumbnails/default/logo.webp'];
  const start = /^\/storage\/v1\/object\/public\//;
  expect(all.map((file) => file.replace(start, '')).sort()).toEqual(PICTURES);
});

const shipped = (file: string) => readFile(path.join(REPO_ROOT, 'public', file));

test.each([
  ['hero/desktop-1.webp', 60_000],
  ['hero/mobile-1.webp', 40_000],
  ['default-image.webp', 8_000],
  ['logo.svg', 4_000],
  ['favicon.svg', 2_000],
])('the pictures that every shop has are small: %s', async (file, maxBytes) => {
  expect((await shipped(file)).byteLength).toBeLessThanOrEqual(maxBytes);
});
