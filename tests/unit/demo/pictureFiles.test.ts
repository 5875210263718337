import { expect, test } from 'vitest';
import { PALETTE } from '../../../supabase/local/demo/palette.ts';
import { PICTURE_GROUPS } from '../../../supabase/local/demo/plan.ts';
import { startDemoShop } from './demoShop.ts';

const shop = startDemoShop();
const PICTURES = PICTURE_GROUPS.flat();
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

test('every picture that the shop refers to is drawn, and every drawn one is referred to', async () => {
  const referenced = [...(await referencedPaths()), DEFAULT_LOGO].toSorted();
  expect(PICTURES.toSorted()).toEqual(referenced);
});

test('no picture is drawn twice', () => {
  expect(new Set(PICTURES).size).toBe(PICTURES.length);
});

test('staff could have stored every picture under its name', async () => {
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

test('pictures are dyed in the colours that the shop names', async () => {
  const colours = await shop.rows<{ name: string; rgb_code: string }>(
    'select name, rgb_code from color',
  );
  expect(Object.fromEntries(colours.map(({ name, rgb_code: code }) => [name, code]))).toEqual(
    PALETTE,
  );
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
