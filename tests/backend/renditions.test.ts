import type { SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, signedInClient, useBackend } from './support.ts';

const NAME = 'highres/shirt.jpg';

const backend = useBackend();
let staff: SupabaseClient;

async function picture(width: number, height: number, format: 'jpeg' | 'png') {
  const background = { r: 40, g: 80, b: 160, alpha: 1 };
  const channels = format === 'png' ? 4 : 3;
  return sharp({ create: { width, height, channels, background } }).toFormat(format).toBuffer();
}

beforeAll(async () => {
  staff = await signedInClient(backend(), 'staff@shop.example', { staff: true });
  await store(NAME, await picture(600, 300, 'jpeg'), 'image/jpeg');
  await store('highres/cut.png', await picture(200, 200, 'png'), 'image/png');
  await store('highres/broken.webp', Buffer.from('not a picture'), 'image/webp');
});

async function store(name: string, bytes: Buffer, contentType: string): Promise<void> {
  const options = { contentType, cacheControl: '3600', upsert: true };
  const { error } = await staff.storage.from('productsamples').upload(name, bytes, options);
  if (error) throw error;
}

function render(query: string, name = NAME, headers: Record<string, string> = {}) {
  const accept = 'image/avif,image/webp,*/*';
  const path = `/storage/v1/render/image/public/productsamples/${name}?${query}`;
  return call(backend(), path, { headers: { accept, ...headers } });
}

async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
}

describe('a picture in another size', () => {
  test.each([
    ['height=75', { width: 150, height: 75 }],
    ['width=100&height=100', { width: 100, height: 100 }],
    ['width=100&height=100&resize=contain', { width: 100, height: 50 }],
    ['width=100&height=100&resize=fill', { width: 100, height: 100 }],
    ['width=0', { width: 600, height: 300 }],
    ['width=99999&quality=20', { width: 600, height: 300 }],
  ])('with "%s" has the size of hosted and is never enlarged', async (query, size) => {
    const response = await render(query);
    expect(response.status).toBe(200);
    expect(await sizeOf(response)).toEqual({ ...size, format: 'webp' });
  });

  test('is webp for a browser that accepts it, else in the format of the original', async () => {
    const webp = await render('width=50');
    expect(webp.headers.get('content-type')).toBe('image/webp');
    expect(webp.headers.get('vary')).toContain('Accept');
    const jpeg = await render('width=50', NAME, { accept: 'image/*' });
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
    expect((await sizeOf(jpeg)).format).toBe('jpeg');
    const png = await render('width=50', 'highres/cut.png', { accept: 'image/*' });
    expect(png.headers.get('content-type')).toBe('image/png');
  });

  test('has the cache control of the original and is not sent again to a browser that has cached it', async () => {
    const first = await render('width=80');
    expect(first.headers.get('cache-control')).toBe('max-age=3600');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = String(first.headers.get('etag'));
    const again = await render('width=80', NAME, { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  test('changes when its original is replaced', async () => {
    const heights: number[] = [];
    for (const height of [40, 80]) {
      await store('highres/replaced.png', await picture(40, height, 'png'), 'image/png');
      heights.push((await sizeOf(await render('width=20', 'highres/replaced.png'))).height);
    }
    expect(heights).toEqual([20, 40]);
  });
});

describe('a picture that cannot be returned', () => {
  test.each([
    ['width=1.5', 'querystring/width must be integer'],
    ['width=-1', 'querystring/width must be >= 0'],
    ['height=', 'querystring/height must be integer'],
    ['quality=19', 'querystring/quality must be >= 20'],
    ['quality=101', 'querystring/quality must be <= 100'],
    ['resize=stretch', 'querystring/resize must be equal to one of the allowed values'],
  ])('because of "%s" is refused', async (query, message) => {
    const response = await render(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: '400', message });
  });

  test('because its file is not a picture is refused', async () => {
    const response = await render('width=100', 'highres/broken.webp');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      statusCode: '422',
      error: 'ImageProcessingError',
    });
  });

  test('because it or its bucket is missing has the response of the original', async () => {
    const missing = await render('width=100', 'highres/never.webp');
    expect(await missing.json()).toMatchObject({ statusCode: '404', error: 'not_found' });
    const path = '/storage/v1/render/image/public/nowhere/a.webp?width=100';
    const nowhere = await call(backend(), path);
    expect(await nowhere.json()).toMatchObject({ statusCode: '404', error: 'not_found' });
  });
});
