import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEMO_PICTURES_DIR } from '#backend/paths.ts';
import { useDemoShop } from './demoShop.ts';

const shop = useDemoShop();

/** The pictures in the repository, as 'bucket/name'. */
const PICTURES = readdirSync(DEMO_PICTURES_DIR, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.webp'));
const MAX_TOTAL_BYTES = 4_000_000;
const PUBLIC_URL = '/storage/v1/object/public/';
const DEFAULT_LOGO = 'productsamples/thumbnails/default/logo.webp';

async function referencedPaths(): Promise<string[]> {
  const rows = await shop.rows<{ url: string }>(`
    select url from images
    union select thumbnail from subfamilia where thumbnail is not null
    union select url from banners
  `);
  return rows.map(({ url }) => {
    expect(url.startsWith(PUBLIC_URL)).toBe(true);
    return decodeURIComponent(url.slice(PUBLIC_URL.length));
  });
}

test('the repository has exactly the pictures that the shop refers to', async () => {
  const referenced = [...(await referencedPaths()), DEFAULT_LOGO].toSorted();
  expect(PICTURES.toSorted()).toEqual(referenced);
});

test('all pictures together are below 4 MB', () => {
  const sizes = PICTURES.map((file) => statSync(path.join(DEMO_PICTURES_DIR, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
});

test.each([
  ['productsamples/thumbnails/default/logo', 400, 400],
  ['productsamples/thumbnails/camiseta', 400, 400],
  ['productsamples/highres/', 800, 800],
  ['banners/banner desktop/', 1920, 600],
  ['banners/banner mobile/', 640, 800],
])('%s… is webp of %i x %i px', async (start, width, height) => {
  const found = PICTURES.filter((file) => file.startsWith(start));
  expect(found.length).toBeGreaterThan(0);
  for (const file of found) {
    const metadata = await sharp(path.join(DEMO_PICTURES_DIR, file)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width, height });
  }
});

test('every picture has a name that staff may use', async () => {
  const names = PICTURES.map((path) => {
    const [bucket = '', ...name] = path.split('/');
    return `('${bucket}', '${name.join('/')}')`;
  });
  const refused = await shop.rows(
    `select * from (values ${names.join(',')}) as v (bucket, name)
     where not private.is_valid_object_name(bucket, name)`,
  );
  expect(refused).toEqual([]);
});

test('all sizes of one colour share their pictures', async () => {
  const rows = await shop.rows(`
    select sub_familia_id, color_numeric_id
    from (
      select p.id, p.sub_familia_id, p.color_numeric_id, string_agg(i.url, ' ' order by i.url) as urls
      from producto p join images i on i.producto_id = p.id
      group by p.id
    ) as pictures
    group by 1, 2 having count(distinct urls) > 1
  `);
  expect(rows).toEqual([]);
});
